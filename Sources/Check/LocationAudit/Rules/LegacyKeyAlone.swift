import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// Code that decides by the Info.plist whether to request Always checks only the old key.
  static let legacyKeyAlone = Rule(
    id: .legacyKeyAlone,
    summary: "Code that decides whether to ask for Always checks only the key of iOS 8 to 10.",
    explanation: """
      On iOS 11 and later, an app needs NSLocationAlwaysAndWhenInUseUsageDescription, and may omit the old \
      NSLocationAlwaysUsageDescription. Code, usually in a library, that checks the Info.plist only for the old key \
      never asks for Always in such an app. Check for the new key, too.
      """,
    severity: .warning, bites: { $0.alwaysDescriptions.value.contains(.alwaysAndWhenInUse) },
    mistakes: [.mis02], facts: [.key005, .key006],
    judgesLibraries: true,
    check: { context in
      guard !context.description(.legacyAlways).isPresent else { return [] }
      let methods = context.code.types.sorted.filter(decidesByLegacyKey).flatMap(\.methods)
        .filter { $0.facts.descriptionKeys.contains(LocationKey.legacyAlways.rawValue) }
        .filter { context.isJudged($0.file) && runsOnCurrentReleases($0, in: context.code) }
        .sorted { $0.site < $1.site }
      return methods.prefix(1).map { method in
        Violation(
          at: method.site,
          message: """
            An app that has only the current usage descriptions never asks for Always: this checks only for \
            NSLocationAlwaysUsageDescription.\(MessageText.further(methods.count - 1))
            """,
          fix: "Check for NSLocationAlwaysAndWhenInUseUsageDescription, too.")
      }
    })

  /// Returns whether a method looks for the old key on current releases, rather than only where a check of the version
  /// failed.
  private static func runsOnCurrentReleases(_ method: TypeIndex.Method, in code: ProcessCode) -> Bool {
    let functions = code.functions.filter {
      $0.file == method.file && $0.code.line == method.facts.position.line
    }
    return functions.isEmpty
      || functions.contains { CurrentCode.contains(LocationKey.legacyAlways.rawValue, in: $0.code.body) }
  }

  private static func decidesByLegacyKey(_ entry: TypeIndex.Entry) -> Bool {
    let keys = Set(entry.methods.flatMap(\.facts.descriptionKeys))
    return keys.contains(LocationKey.legacyAlways.rawValue)
      && !keys.contains(LocationKey.alwaysAndWhenInUse.rawValue)
      && entry.methods.contains { $0.facts.calls.contains("requestAlwaysAuthorization") }
  }
}
