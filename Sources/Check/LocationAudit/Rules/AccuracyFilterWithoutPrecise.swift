import AppProject
import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// Locations are discarded below an accuracy that reduced accuracy never reaches.
  static let accuracyFilterWithoutPrecise = Rule(
    id: .accuracyFilterWithoutPrecise,
    summary:
      "Locations coarser than a threshold are ignored, and nothing checks whether Precise Location is on.",
    explanation: """
      With Precise Location off, locations are accurate only to a few kilometers, and stay that way. A finer \
      threshold ignores every one of them, so the app waits forever and says nothing. Read accuracyAuthorization: \
      when it is reducedAccuracy, use what arrives, ask for full accuracy once, or say what is missing. In Dart, \
      JavaScript and TypeScript this is a note.
      """,
    severity: .warning, bites: { $0.accuracyChoice.value }, mistakes: [.mis31], facts: [.acc001, .acc005],
    judgesLibraries: true,
    absence: .inProcess,
    check: { context in
      guard !context.looksAtPrecise else { return [] }
      let callbacks = DelegateFamily.all(in: context.code.types).flatMap {
        $0.ownMethods(.didUpdateLocations)
      }
      let direct = takers(from: callbacks, in: context.code.types)
      let others = takers(from: direct, in: context.code.types).filter { other in
        !direct.contains { $0.place == other.place }
      }
      let methods = (callbacks + direct + others)
        .filter { context.isJudged($0.file) && waitsForAccuracy($0.facts) }.sorted { $0.site < $1.site }
      let ofScripts = context.asksForAuthorization ? context.code.scriptAccuracyFilters : []
      let known = Set(ofScripts.prefix(1).map(\.file) + methods.map(\.file))
      return ofScripts.prefix(1).map(violation(ofScript:))
        + ofFlow(in: context).filter { !known.contains($0.file) }.map { place in
          Violation(
            at: Site(place), severity: .note,
            message:
              "With Precise Location off, every position is ignored here, and no code that was read looks at Precise Location.",
            fix:
              "Look at the position's accuracy, and say that Precise Location is needed when it is too coarse."
          )
        }
        + methods.prefix(1).map { method in
          Violation(
            at: method.site, severity: context.hasUnseenCode ? .note : .warning,
            message: """
              With Precise Location off, every location is ignored here, and nothing that was read checks \
              accuracyAuthorization.\(MessageText.further(methods.count - 1))
              """,
            fix:
              "Read accuracyAuthorization, and when it is reduced, accept coarse locations or ask for full accuracy."
          )
        }
    })

  /// Returns the first place in each script that no position passes without precision.
  private static func ofFlow(in context: AuditContext) -> [Effect.Place] {
    if context.code.scriptConditions.contains(where: { $0.fact.script?.role == .accuracyLook }) { return [] }
    return context.code.scriptPlaces.filters.filter { context.isJudged($0.file) }.firstInEachFile
  }

  private static func violation(ofScript use: CodeUse) -> Violation {
    Violation(
      at: use.site, severity: .note,
      message:
        "With Precise Location off, every position is ignored here, and no script that was read looks at Precise Location.",
      fix: "Look at the position's accuracy, and say that Precise Location is needed when it is too coarse.")
  }

  /// Returns the methods of the app's own that are handed a location, to which callbacks pass it on.
  ///
  /// A Boolean says whether the location was taken; another result may be a location that goes on.
  private static func takers(
    from callbacks: [TypeIndex.Method], in types: TypeIndex
  ) -> [TypeIndex.Method] {
    let called = Set(callbacks.flatMap(\.facts.callSites).map(\.name))
    return types.sorted.flatMap(\.methods).filter { method in
      called.contains(method.baseName) && [nil, "Bool"].contains(method.facts.returnType)
        && !method.facts.name.hasPrefix("locationManager(_:")
        && method.facts.parameterTypes.contains { ["CLLocation", "[CLLocation]"].contains($0) }
    }
  }

  /// The coarsest threshold that reduced accuracy certainly can't reach, in meters.
  private static let finest = 1_000.0

  /// Calls that only examine a location, or show it to the developer.
  private static let idle: Set<String> = [
    "print", "debugPrint", "NSLog", "log", "debug", "info", "String", "description", "abs", "fabs", "min",
    "max", "round", "distance", "distanceFromLocation", "timeIntervalSinceNow", "timeIntervalSince", "Date",
    "date", "lastObject", "firstObject", "last", "first", "reversed",
  ]

  /// Returns whether everything in the method waits for a location more accurate than a threshold.
  private static func waitsForAccuracy(_ method: MethodFacts) -> Bool {
    let calls = method.callSites.filter { !idle.contains($0.name) }.map(\.conditions)
    let acts = calls + method.assignmentConditions
    return !acts.isEmpty && acts.allSatisfy { $0.contains(where: isThreshold) }
  }

  private static func isThreshold(_ condition: String) -> Bool {
    guard condition.mentions("horizontalAccuracy") else { return false }
    let words = condition.split { !$0.isLetter && !$0.isNumber && !"._<>=!".contains($0) }
    guard let name = words.lastIndex(where: { String($0).mentions("horizontalAccuracy") }),
      name + 2 < words.count,
      let limit = Double(words[name + 2])
    else { return false }
    let isBelow = words[name + 1].hasPrefix("<")
    return limit > 0 && limit < finest && isBelow != condition.hasPrefix("!")
  }
}

extension AuditContext {
  /// Whether any code checks Precise Location or requests full accuracy.
  var looksAtPrecise: Bool {
    !code.uses("accuracyAuthorization", .read).isEmpty
      || !code.uses(of: .temporaryFullAccuracyRequest).isEmpty
  }
}
