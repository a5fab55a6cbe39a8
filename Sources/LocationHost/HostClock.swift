import LocationSimulation

/// What makes a hosted device's time pass.
public enum HostClock: Hashable, Sendable {
  /// Only what the test says: ``DeviceHost/advance(by:)``.
  case manual
  /// The wall clock, so many times as fast.
  case live(speed: Double = 1)
}
