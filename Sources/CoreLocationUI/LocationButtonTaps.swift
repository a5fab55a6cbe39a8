import Synchronization

/// Where the taps on location buttons go before the app hears of them.
///
/// A tap gives the app the location once without a prompt. What that means the simulated device decides: a host
/// that has one sets ``receive(_:)`` and tells the device.
package enum LocationButtonTaps {
  private static let receiver = Mutex<(@Sendable () -> Void)?>(nil)

  /// Hands every tap from now on to a host; nil lets taps go to the app alone.
  package static func receive(_ tap: (@Sendable () -> Void)?) { receiver.withLock { $0 = tap } }

  /// Tells the host of a tap.
  static func send() { receiver.withLock(\.self)?() }
}
