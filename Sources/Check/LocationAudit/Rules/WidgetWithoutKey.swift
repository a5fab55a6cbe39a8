import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import Phrases

extension Rule {
  /// A widget uses location without declaring it in its own Info.plist.
  static let widgetWithoutKey = Rule(
    id: .widgetWithoutKey,
    summary: "A widget uses location, but its own Info.plist lacks NSWidgetWantsLocation.",
    explanation: """
      A widget gets location only if NSWidgetWantsLocation is true in the Info.plist of the widget extension, not in \
      that of the app. The usage descriptions and the prompt belong to the app.
      """,
    severity: .error, bites: LocationKey.widgetWantsLocation.isRead, facts: [.key042],
    subject: .setUp,
    check: { context in
      if context.target.kind == .app, let site = context.site(of: .widgetWantsLocation) {
        return [misplaced(at: site)]
      }
      guard context.target.kind == .widget, context.infoPlist != nil,
        context.entry(.widgetWantsLocation)?.value != .boolean(true)
      else { return [] }
      let starts = context.code.uses(of: .standardUpdates, .oneShot, .liveUpdates).filter { !$0.isShared }
      return starts.prefix(1).map { use in
        Violation(
          at: use.site,
          message: "The widget gets no location: its Info.plist has no NSWidgetWantsLocation.",
          adding: Proposal([.flag(.widgetWantsLocation)]), in: context)
      }
    })

  private static func misplaced(at site: Site) -> Violation {
    Violation(
      at: site, severity: .note,
      message:
        "This key does nothing in the app's Info.plist; a widget reads the Info.plist of its own extension.",
      fix: "Move it to the Info.plist of the widget extension.")
  }
}
