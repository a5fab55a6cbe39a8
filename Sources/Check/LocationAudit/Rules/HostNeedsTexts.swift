import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A library requests location by itself, so that each app that links it needs texts.
  static let hostNeedsTexts = Rule(
    id: .hostNeedsTexts,
    summary: "A library uses location, so each app that links it needs usage descriptions in its Info.plist.",
    explanation: """
      The prompts take their text from the app's Info.plist, whichever code asks. App Store Connect looks for the \
      names in linked libraries, too, and warns of apps without the usage descriptions or rejects them (ITMS-90683), even if they \
      never call the library. Other rules report an app that is checked together with the library.
      """,
    severity: .note, mistakes: [.mis28], facts: [.store001, .store002],
    judgesLibraries: true,
    subject: .setUp,
    check: { context in
      guard context.target.kind == .framework else { return [] }
      let code = context.code
      let always = own(code.alwaysRequests + code.uses("requestAlwaysAuthorization", .reference), in: context)
      let others = own(
        code.promptingUses.map(\.use) + code.uses("requestWhenInUseAuthorization", .reference)
          + code.uses("CLLocationManager", .construction), in: context)
      guard let use = always.first ?? others.first else { return [] }
      return violation(at: use, isAlways: !always.isEmpty, in: context).map { [$0] } ?? []
    })

  /// Returns the uses in the library itself; the libraries that it links are judged by themselves.
  private static func own(_ uses: [CodeUse], in context: AuditContext) -> [CodeUse] {
    uses.filter { context.isJudged($0.file) }
  }

  /// Returns the violation; nil if the library's manifest adds all texts to the apps.
  private static func violation(at use: CodeUse, isAlways: Bool, in context: AuditContext) -> Violation? {
    let keys: [LocationKey] = [.whenInUse] + (isAlways ? [.alwaysAndWhenInUse, .legacyAlways] : [])
    let read = keys.filter { key in
      context.deployedPolicies.contains(where: key.isRead)
        && !(context.hasEntriesOfApps && context.description(key).isPresent)
    }.map(\.rawValue)
    if read.isEmpty { return nil }
    return Violation(
      at: use.site,
      message: """
        An app that links \(context.target.name) needs \(MessageText.list(read)) in its Info.plist, or App Store Connect \
        may reject it (ITMS-90683): the library \(isAlways ? "mentions the request for Always" : "uses location").
        """,
      fix: isAlways
        ? "Say so in the library's documentation, and offer apps without Always a build that leaves the request out."
        : "Say so in the library's documentation.")
  }
}
