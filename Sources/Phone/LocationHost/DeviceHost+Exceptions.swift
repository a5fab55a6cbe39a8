import Foundation
public import LocationDelivery
import LocationPolicy
import LocationSimulation

extension DeviceHost {
  /// Ends this process as an uncaught exception would, with the text that iOS prints.
  public static let trap: @Sendable (LocationException) -> Void = { exception in
    fatalError(exception.consoleText)
  }

  /// Passes the exceptions that Core Location raises to a function, instead of ending this process.
  ///
  /// By then the app's process on the device has ended; its objects can be used without effect.
  public func onException(_ handler: @escaping @Sendable (LocationException) -> Void) {
    state.withLock { $0.handlers.exception = handler }
  }

  /// Runs code that may make Core Location raise an exception, and returns the exception; this process continues.
  public func catchingExceptions<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure)
    -> [LocationException]
  {
    let caught = Guarded<[LocationException]>([])
    let previous = state.withLock { state in
      defer { state.handlers.exception = { exception in caught.withLock { $0.append(exception) } } }
      return state.handlers.exception
    }
    defer { onException(previous) }
    try body()
    return caught.withLock { $0 }
  }

  func raise(_ exception: LocationException) {
    state.withLock { $0.handlers.exception }(exception)
  }
}

extension LocationException {
  /// The text that iOS prints if nothing catches the exception.
  public var consoleText: String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }
}
