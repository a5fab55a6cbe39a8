package import Foundation
package import LocationPolicy
package import LocationSimulation

// Answers of Core Location to its app, from the device's state
extension DeviceHost {
  /// The app's authorization status.
  package var authorizationStatus: AuthorizationStatus { read { $0[app].authorization.status } }

  /// The app's accuracy authorization.
  package var accuracyAuthorization: Accuracy {
    read { $0[app].authorization.accuracy(under: $0.policy) }
  }

  /// Whether the release has a request for full accuracy.
  package var knowsFullAccuracy: Bool { read { $0.policy.temporaryFullAccuracy.value } }

  /// The largest radius of a region, in meters.
  package var maximumRegionDistance: Double { read { $0.assumptions.maximumRegionDistance } }

  /// Returns the date of a moment of the phone's time.
  package func date(of moment: Moment) -> Date { startDate.addingTimeInterval(moment.seconds) }

  /// Returns whether Location Services is on; on iOS 16 and later, calling it on the main thread logs a warning
  /// (DEL-087).
  package func servicesAreEnabled() -> Bool {
    if Self.isOnMainQueue, read({ $0.policy.servicesEnabledWarnsOnMainThread.value }) {
      warn(.servicesEnabledOnMainThread)
    }
    return read { $0.switches[.locationServices] }
  }
}

// Platform services other than Core Location that the app's code uses
extension DeviceHost {
  /// Runs a closure on the app's main thread; immediately if called there.
  package func onMainThread(_ work: @escaping @Sendable () -> Void) {
    if Self.isOnMainQueue { return Self.$ofTask.withValue(self) { work() } }
    mainTarget.deliver { Self.$ofTask.withValue(self) { work() } }
  }

  /// Runs a closure that the app would run on another thread.
  package func inBackground(_ work: () -> Void) {
    Self.$ofTask.withValue(self) { StepScope.asOtherThread(on: self, work) }
  }

  /// The current date.
  package var date: Date { read { $0.date(of: $0.now) } }

  /// Whether the app is in the foreground.
  package var isAppInForeground: Bool { read { $0.phase(of: app) == .foreground } }

  /// Whether the app is in the foreground with nothing covering it.
  package var isAppActive: Bool { read { $0.phase(of: app) == .foreground && $0.visiblePrompt == nil } }

  /// The name of the app's current process.
  package var processName: String { read { "\($0[app].process?.generation ?? 0)" } }
}
