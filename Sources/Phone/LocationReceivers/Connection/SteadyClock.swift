import Dispatch

/// A clock that never goes back.
enum SteadyClock {
  /// The time in seconds since an arbitrary start.
  static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
