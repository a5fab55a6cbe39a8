import AppProject
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// An extension opens a monitor, whose conditions are then not the app's.
  static let monitorInExtension = Rule(
    id: .monitorInExtension,
    summary: "An app extension creates a CLMonitor, which is meant for the app only.",
    explanation: """
      Apple advises to use CLMonitor only from the app. Its conditions are in a file of the app's data container, and an \
      event with no monitor open to take it ends the monitoring; that an extension's conditions are out of the app's reach \
      is inferred from that. Let the app open the monitor, and share what it learns.
      """,
    severity: .warning, bites: { $0.services.value.contains(.monitor) }, facts: [.mon007, .mon013, .mon014],
    check: { context in
      guard context.isExtension else { return [] }
      let monitors = context.code.uses("CLMonitor", .construction).filter {
        !$0.isShared && !$0.isGuarded(by: "extension", "appex", "widget")
      }
      return monitors.prefix(1).map { use in
        Violation(
          at: use.site, releases: context.releases(of: use),
          message: """
            The extension \(context.target.name) opens a monitor here; Apple advises to use monitors only from the app.
            """,
          fix:
            "Open the monitor in the app, and give the extension what it needs, for example in an app group.")
      }
    })
}
