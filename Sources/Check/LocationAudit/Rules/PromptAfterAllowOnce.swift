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
  /// The authorization callback repeats the request, which annoys people who chose Allow Once.
  static let promptAfterAllowOnce = Rule(
    id: .promptAfterAllowOnce,
    summary: "The authorization callback requests authorization whenever the status is notDetermined.",
    explanation: """
      On iOS 13 and later, "Allow Once" lapses after the person leaves the app, and the status returns to \
      notDetermined with a callback. A callback that requests then shows the prompt again each time the person comes \
      back. It also runs when a manager is created, so the first prompt appears at launch. Request when the person \
      does something that needs location. Updates that continue in the background with the indicator keep "Allow \
      Once" alive, so that an app with them is left alone.
      """,
    severity: .note, bites: { $0.whenInUsePrompt.value.choices.contains(.allowOnce) }, mistakes: [.mis16],
    facts: [.auth006, .auth068, .bg013],
    judgesLibraries: true,
    check: { context in
      let isLibrary = context.target.kind == .framework
      guard isLibrary || context.asksForAuthorization && context.description(.whenInUse).isPresent else {
        return []
      }
      if context.continuesInBackground, !stopsAtLocations(context.code) { return [] }
      // Nothing calls the callbacks of a type that is no manager's delegate.
      let unset = context.code.familiesNeverSet()
      let requests = context.requests(at: Set(context.code.reactions.flatMap(\.entries).flatMap(requests)))
        .filter { use in !unset.contains { $0.contains(use) } }
      return requests.prefix(1).map { violation(at: $0, further: requests.count - 1, in: context) }
    })

  /// Returns whether a callback that receives locations may stop the updates, so that none run when the app is left.
  private static func stopsAtLocations(_ code: ProcessCode) -> Bool {
    code.uses(ServiceMethods.locationUpdates.stop.baseName).contains(where: code.isInLocationCallback)
  }

  /// Returns the places where an authorization callback certainly makes a request while the status
  /// is not determined.
  private static func requests(in entry: ReactionTable.Entry) -> [Effect.Place] {
    guard entry.isAuthorizationCallback else { return [] }
    return entry.reactions(to: .notDetermined).filter { $0.surely { $0.asked != nil } }.flatMap(\.ways)
      .compactMap(\.asked?.place)
  }

  private static func violation(at use: CodeUse, further: Int, in context: AuditContext) -> Violation {
    Violation(
      at: use.site, releases: context.releases(of: use),
      message: """
        People who choose "Allow Once" are asked again each time they return to the app, because the callback makes \
        the request.\(MessageText.further(further))
        """,
      fix: "Request from the action that needs location, not from the callback.")
  }
}

extension Reaction.Way {
  /// The first request for When In Use or Always.
  fileprivate var asked: Effect? {
    effects.first { $0.isRequest && !$0.isLater }
  }
}
