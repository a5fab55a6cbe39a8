public import LocationDelivery
import LocationHost
public import LocationPolicy
import LocationSimulation
import Sextant
import Synchronization

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestPhone {
  /// Lets the system end the app's process, as it does when memory is low.
  ///
  /// The app's code never receives what it is waiting for; its calls end as lost.
  public func terminate() throws { try perform(.system(.terminates(host.app))) }

  /// Lets the person end the app in the app switcher.
  public func forceQuit() throws { try perform(.person(.forceQuits(host.app))) }

  /// Ends the app's process, and lets the person open the app again.
  public func relaunch() throws {
    try terminate()
    try open()
  }

  /// Lets the system launch the app in the background, as for a fetch or a push.
  ///
  /// Throws a refusal if the phone was restarted and has not been unlocked since.
  public func launchInBackground() throws { try perform(.system(.launchesInBackground(host.app))) }

  /// Lets the system show the second prompt of provisional Always, whose time it chooses itself (AUTH-062).
  ///
  /// Throws a refusal if the app's authorization gives no reason for it.
  public func showSecondPrompt() throws { try perform(.system(.showsSecondPrompt(host.app))) }

  /// The app's real authorization; the app can read less, such as `authorizedWhenInUse` for both While Using and
  /// Allow Once.
  public var grant: Grant { host.read { $0[self.host.app].authorization.grant } }

  /// The indicator that tells the person that an app uses location in the background.
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
      let lost = takeCalls()
      // After the app's own objects have been notified of its end.
      host.mainTarget.deliver { MainActor.assumeIsolated { for call in lost { call.lose() } } }
    case .enteredForeground, .enteredBackground, .resignedActive, .becameActive, .locationButtonAction,
      .protectedDataWillBecomeUnavailable, .protectedDataBecameAvailable:
      break
    }
  }
}
