import AppProject
import LocationEvidence
import LocationPolicy
import Phrases

extension Rule {
  /// A widget requests authorization, and never shows a prompt.
  static let requestInWidget = Rule(
    id: .requestInWidget,
    summary: "A widget requests authorization, but a widget never shows a prompt.",
    explanation: """
      Only the app can ask. The person is asked for the widgets too when one that wants location is added. A widget reads \
      isAuthorizedForWidgetUpdates, and where that is false it shows what it can without a location.
      """,
    severity: .warning, bites: LocationKey.widgetWantsLocation.isRead, facts: [.key042],
    check: { context in
      guard context.target.kind == .widget else { return [] }
      let requests = context.code.uses(of: .whenInUseRequest, .alwaysRequest).filter {
        !$0.isShared
          && !$0.isGuarded(by: "extension", "appex", "widget", except: "isAuthorizedForWidgetUpdates")
      }
      return requests.prefix(1).map { use in
        Violation(
          at: use.site,
          message:
            "This shows no prompt: only the app can ask, and widgets are asked about when one is added.",
          fix: "Request authorization in the app, and read isAuthorizedForWidgetUpdates here.")
      }
    })
}
