package import Foundation
import LocationPolicy
import LocationSimulation

// What the app's code asks of the platform around it, besides Core Location.
extension DeviceHost {
  /// Runs something on the app's main thread; at once, when called there.
  package func onMainThread(_ work: @escaping @Sendable () -> Void) {
    if Self.isOnMainQueue { return Self.$ofTask.withValue(self) { work() } }
    mainTarget.deliver { Self.$ofTask.withValue(self) { work() } }
  }

  /// Runs something that the app would run on another thread.
  package func inBackground(_ work: () -> Void) {
    Self.$ofTask.withValue(self) { StepScope.asOtherThread(on: self, work) }
  }

  /// The date.
  package var date: Date { read { $0.date(of: $0.now) } }

  /// Whether the app is in the foreground.
  package var isAppInForeground: Bool { read { $0[app].phase == .foreground } }

  /// Whether the app is in the foreground with nothing before it.
  package var isAppActive: Bool { read { $0[app].phase == .foreground && $0.visiblePrompt == nil } }

  /// The name of the process that the app has at the moment.
  package var processName: String { read { "\($0[app].process?.generation ?? 0)" } }
}
