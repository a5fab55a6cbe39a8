import LocationHost
public import LocationPolicy
import LocationSimulation
import Sextant
import Synchronization

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestPhone {
  /// Has the system end the app's process, as it does when it is short of memory.
  ///
  /// What the app's code waits for never comes; its calls end as lost.
  public func terminate() throws { try perform(.system(.terminates(host.app))) }

  /// Has the person end the app in the app switcher.
  public func forceQuit() throws { try perform(.person(.forceQuits(host.app))) }

  /// Ends the app's process, and has the person open the app again.
  public func relaunch() throws {
    try terminate()
    try open()
  }

  /// Has the system launch the app in the background, as for a fetch or a push.
  ///
  /// Throws a refusal when the phone was restarted and not unlocked since.
  public func launchInBackground() throws { try perform(.system(.launchesInBackground(host.app))) }

  /// Has the system find the moment for the second prompt of provisional Always, which it chooses itself (AUTH-062).
  ///
  /// Throws a refusal when the app's grant leaves no reason for it.
  public func showSecondPrompt() throws { try perform(.system(.showsSecondPrompt(host.app))) }

  /// What the app was granted; it reads less of that, such as `authorizedWhenInUse` for both While Using and Allow Once.
  public var grant: Grant { host.read { $0[self.host.app].authorization.grant } }

  /// What tells the person that an app in the background uses the location.
  public var indicator: Indicator { host.read { $0.visibleIndicator?.indicator ?? .none } }

  /// Whether the app has a process.
  public var isAppRunning: Bool { host.read { $0[self.host.app].process != nil } }

  func take(_ event: AppEvent) {
    switch event {
    case .launched(let reason):
      raised.withLock { $0 = nil }
      queue.launch(in: .phone(host, storage: storage))
      queue.inScope { onLaunch?(reason) }
    case .ended:
      let lost = calls
      calls = []
      // After all that the app's own objects are told of its end.
      host.mainTarget.deliver { MainActor.assumeIsolated { for call in lost { call.lose() } } }
    case .enteredForeground, .enteredBackground, .resignedActive, .becameActive, .locationButtonAction: break
    }
  }
}
