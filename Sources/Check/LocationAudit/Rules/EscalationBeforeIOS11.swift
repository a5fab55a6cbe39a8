import AppProject
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// The app requests Always after When In Use, and also deploys to releases on which that does
  /// nothing.
  static let escalationBeforeIOS11 = Rule(
    id: .escalationBeforeIOS11,
    summary: "Always is requested after When In Use, which does nothing on iOS 8 to 10.",
    explanation: """
      Before iOS 11 an app gets only one prompt: once When In Use is granted, requestAlwaysAuthorization does \
      nothing. On those releases only Settings can raise the authorization, so the app has to send the person there. \
      Where nothing that was read can use more than When In Use, nothing is lost, and the finding is a note.
      """,
    severity: .warning, bites: { $0.requestMethods.value && $0.escalation.value == .none },
    mistakes: [.mis43], facts: [.auth024],
    keepsAway: AppRequest.needing(.legacyAlways), judgesLibraries: true,
    check: { context in
      guard !context.isExtension, context.code.mayRequestWhenInUse else { return [] }
      let first = firstRequests(in: context.code)
      return context.code.uses(of: .alwaysRequest)
        .filter { use in escalates(use) || first[Place(use)].map { $0 < use.fact.position } ?? false }
        .map { (use: $0, releases: context.releases(of: $0)) }.filter { !$0.releases.isEmpty }
        .prefix(1).map { violation(at: $0.use, on: $0.releases, in: context) }
    })

  private static func escalates(_ use: CodeUse) -> Bool {
    use.fact.conditions.contains { $0.first != "!" && $0.mentions("authorizedWhenInUse") }
  }

  /// Returns the positions of the first requests for When In Use, by function and conditions.
  private static func firstRequests(in code: ProcessCode) -> [Place: SourcePosition] {
    Dictionary(
      code.uses(of: .whenInUseRequest).map { (Place($0), $0.fact.position) }, uniquingKeysWith: min)
  }

  private static func violation(
    at use: CodeUse, on releases: [ClosedRange<Release>], in context: AuditContext
  ) -> Violation {
    Violation(
      at: use.site, severity: context.mayUseAlways ? nil : .note, releases: releases,
      message:
        "On iOS \(context.policies.words(for: context.ruleReleases)) this request does nothing once the person has granted When In Use.",
      fix: context.mayUseAlways
        ? "On these releases, open UIApplication.openSettingsURLString and say why, instead of requesting."
        : "Remove this request: nothing that was read can use more than When In Use.")
  }
}

/// A function with the conditions at a place in it.
private struct Place: Hashable {
  private let file: String
  private let type: String?
  private let function: String?
  private let conditions: [String]

  init(_ use: CodeUse) {
    file = use.file
    type = use.fact.enclosingType
    function = use.fact.enclosingFunction
    conditions = use.fact.conditions
  }
}
