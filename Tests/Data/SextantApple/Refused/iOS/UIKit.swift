import UIKit

@MainActor func misspelt(_ app: UIApplication) -> Bool {
  app.isIdleTimerDisable  // error: value of type 'UIApplication' has no member 'isIdleTimerDisable'
}

func awayFromTheMainActor(_ app: UIApplication) -> UIApplication.State {
  app.applicationState
  // error@-1: main actor-isolated property 'applicationState' can not be referenced from a nonisolated context
}

@available(iOS 13, *) @available(iOSApplicationExtension, unavailable)
@MainActor func inAppsOnly() -> UIApplication { UIApplication.shared }
