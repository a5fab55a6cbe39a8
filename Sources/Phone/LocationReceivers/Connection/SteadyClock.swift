import Dispatch

/// A clock that never goes back.
enum SteadyClock {
  /// Its time in seconds.
  static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
