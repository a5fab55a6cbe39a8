import LocationHost
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
