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
  /// A location is used that isn't there before the first one has come.
  static let missingLocationUsed = Rule(
    id: .missingLocationUsed,
    summary: "A location is used as if it were there: before the first one it crashes the app or is 0°, 0°.",
    explanation: """
      Updates begin with a cached location, if there is one (DEL-060); until then, and after a refusal, a manager's \
      location, a map's dot and a property that only the delegate sets have none (of the manager and the map it is \
      inferred). Forced with "!" that ends the app; in Objective-C, and with 0 as a default, the app continues with \
      the place at 0° north and 0° east, in the Gulf of Guinea; in Dart, a field that is empty until then may end up in \
      an address, or end what a tap has begun. Look whether it is there, and say so if it isn't. \
      This is a note, because other code may make sure of it.
      """,
    severity: .note, bites: everywhere, facts: [.del060, .err003],
    judgesLibraries: true,
    check: { context in
      let code = context.code
      let reads = PlaceReads(in: code.parts)
      let sites = code.parts.filter { context.isOwn($0.file) }.flatMap(reads.reads)
        .filter { !code.runsAfterLocation($0.function) }
        .map { (outcome: $0.outcome, site: site(of: $0, in: code)) }.sorted { $0.site < $1.site }
      // A map must show some place; it misleads where nothing says that the position is missing.
      let untold = Set(code.scriptReactions.silences.map(\.place.file))
      let standIns =
        code.scriptPlaces.standIns().filter { !$0.isView || untold.contains($0.use.file) }
        + code.nativePlaces.standIns {
          context.isJudged($0.place.file) && !code.runsAfterLocation(at: $0.user)
        }
        .filter { !$0.isView && !isOfPin($0.written, in: code) }
      return ofFlow(standIns) + unchecked(code.scriptPlaces)
        + [PlaceReads.Outcome.crash, .emptyList, .zero, .noDot].flatMap { outcome -> [Violation] in
          let files = Dictionary(grouping: sites.filter { $0.outcome == outcome }, by: \.site.file)
          return files.sorted { $0.key < $1.key }.compactMap { _, own in
            own.first.map { violation(outcome, at: $0.site, further: own.count - 1) }
          }
        }
    })

  /// Returns whether a place is the first value of a pin on a map, which must have one.
  private static func isOfPin(_ place: Effect.Place, in code: ProcessCode) -> Bool {
    code.parts.contains { part in
      part.file == place.file && part.code.inherited.contains("MKAnnotation")
        && part.code.properties.contains { $0.line == place.line }
    }
  }

  /// Returns a finding for the first place in each file that uses after a tap what is empty without a position.
  private static func unchecked(_ places: ScriptPlaces) -> [Violation] {
    let files = Dictionary(grouping: places.unchecked.keys, by: \.file)
    return files.sorted { $0.key < $1.key }.compactMap { file, all in
      all.min().map { place in
        Violation(
          at: Site(place),
          message: """
            Until a position has come, and after a refusal, \(places.unchecked[place] ?? "") is empty when the person \
            taps here, and nothing that was read looks at that first.\(MessageText.further(all.count - 1))
            """,
          fix: "Look whether there is a location first, and say what is missing if there is none.")
      }
    }
  }

  /// Returns a finding for the first place in each file that stands in for the person's position.
  private static func ofFlow(_ standIns: [ScriptPlaces.StandIn]) -> [Violation] {
    let files = Dictionary(grouping: standIns, by: \.written.file)
    return files.sorted { $0.key < $1.key }.compactMap { file, all in
      all.first.map { found in
        let isBeside = found.use.file == file && found.use != found.written
        if found.isView {
          return Violation(
            at: Site(found.written),
            message: """
              While there is no position, the map shows a place that is written in the code, and nothing here says that \
              it isn’t the person’s.
              """,
            fix: "Say what is missing if no position comes, or show a wider part of the map until then.")
        }
        return Violation(
          at: Site(found.written),
          message: isBeside
            ? "While there is no position, a place that is written in the code stands in here for the person’s, and line \(found.use.line) uses it as if it were real."
            : "While there is no position, a place that is written in the code stands in here for the person’s, and other code uses it as if it were real.",
          fix: "Leave the place empty until a position has come, and say what is missing if none does.")
      }
    }
  }

  private static func violation(
    _ outcome: PlaceReads.Outcome, at site: Site, further: Int
  ) -> Violation {
    switch outcome {
    case .crash:
      Violation(
        at: site,
        message: """
          This crashes while there is no location: before the first one, and after a \
          refusal.\(MessageText.further(further))
          """,
        fix: "Unwrap the location with if let or guard let, and say what is missing if there is none.")
    case .emptyList:
      Violation(
        at: site,
        message: """
          This crashes while the list has no location, as before the first one and after a \
          refusal.\(MessageText.further(further))
          """,
        fix: "Unwrap it with if let or guard let, and say what is missing if there is none.")
    case .zero:
      Violation(
        at: site,
        message: """
          While there is no location, as before the first one and after a refusal, this is the place at 0°, \
          0°.\(MessageText.further(further))
          """,
        fix: "Look whether there is a location first, and say what is missing if there is none.")
    case .noDot:
      Violation(
        at: site,
        message: """
          Until the map has found the person, and after a refusal, its userLocation is at no valid \
          place.\(MessageText.further(further))
          """,
        fix: "Look whether userLocation.location is nil first, or wait for mapView(_:didUpdate:).")
    }
  }

  /// Returns the position of a use: that of the mark that forces it, of Apple's property, or of the
  /// function.
  private static func site(of read: PlaceReads.Read, in code: ProcessCode) -> Site {
    if let position = read.position { return Site(file: read.function.file, position: position) }
    let name = read.path.split(separator: ".").last.map(String.init) ?? ""
    let function = read.function
    let uses = code.uses(name, .read).filter {
      $0.file == function.file && $0.fact.enclosingType == function.type
        && $0.fact.position.line >= function.code.line
        && $0.fact.enclosingFunction?.prefix(while: { $0 != "(" }) == function.code.name.prefix { $0 != "(" }
    }
    if let site = uses.first?.site { return site }
    return read.line == function.code.line
      ? code.types.methods(at: [function.place]).first?.site ?? Site(file: function.file, line: read.line)
      : Site(file: function.file, line: read.line)
  }
}
