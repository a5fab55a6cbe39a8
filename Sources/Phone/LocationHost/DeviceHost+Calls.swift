public import Foundation
public import LocationSimulation

extension DeviceHost {
  /// Performs a call of the app's code.
  ///
  /// Returns the object that the call creates. A call that is impossible at the moment, such as one from a process
  /// that has ended, does nothing; the trace says why. Exceptions that Core Location raises go to the handler.
  @discardableResult
  public func call(_ call: AppCall, mailbox: Mailbox? = nil) -> ClientID? {
    do throws(CallError) {
      return try put(.call(call, by: app), mailbox: mailbox)
    } catch {
      // The device's trace contains the refusal.
      if case .raised(let exception) = error { raise(exception) }
      return nil
    }
  }

  /// Releases an object: its mailbox is closed first, so that nothing more reaches it.
  public func release(_ client: ClientID, by call: AppCall) {
    let mailbox = state.withLock { $0.mailboxes.removeValue(forKey: client)?.mailbox }
    guard let mailbox else { return }
    mailbox.close()
    self.call(call)
  }

  /// Writes a message to the app's console, as iOS does, and to the trace.
  public func warn(_ message: ConsoleMessage, client: ClientID? = nil) { note(message, client: client) }

  /// Whether the caller runs on the main queue or the main thread.
  ///
  /// Being on the main thread is not enough: once an asynchronous main function waits, other threads serve the main
  /// queue on Linux.
  public static var isOnMainQueue: Bool { MainQueue.isCurrent }

  /// The date of the start of the phone's time.
  public var startDate: Date { state.withLock { $0.device.startDate } }

  /// The regions that are monitored for the app, in the order of their identifiers.
  public var monitoredRegions: [Region] {
    read { $0[app].monitoring.regions.map(\.region).sorted { $0.identifier < $1.identifier } }
  }

  /// Whether the device's trace records what happens, which is the default.
  public var isRecording: Bool {
    get { state.withLock { $0.device.isRecording } }
    set { state.withLock { $0.device.isRecording = newValue } }
  }

  /// Returns whether an object's process still exists.
  public func holds(_ client: ClientID) -> Bool { state.withLock { $0.mailboxes[client] != nil } }

  /// The newest location that any object of the app received; nil before the first, and for a new process unless the
  /// system follows significant changes for the app (MON-004).
  public var newestFix: Fix? { state.withLock { $0.newestFixes[app] } }
}

extension SimulatedDevice {
  /// Opens the first app of a device that was just created, when nothing can prevent that.
  mutating func openFirst(_ app: AppID) {
    do throws(CallError) {
      try perform(.person(.opens(app)))
    } catch {
      preconditionFailure("a new device refused to open its app: \(error)")
    }
  }
}
