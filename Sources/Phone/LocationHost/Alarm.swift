import Dispatch
import LocationSimulation

/// A timer that rings at a time of the wall clock.
final class Alarm: Sendable {
  private struct Setting {
    var ring: @Sendable () -> Void = {}
    var time = UInt64.max
  }

  private let setting = Guarded(Setting())
  // Dispatch's own objects may be used from any thread; their types don't say so on Linux.
  nonisolated(unsafe) private let timer: any DispatchSourceTimer

  /// The closure that is called when the timer rings, on a separate queue.
  var ring: @Sendable () -> Void {
    get { setting.withLock { $0.ring } }
    set { setting.withLock { $0.ring = newValue } }
  }

  init() {
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "Sextant device clock"))
    let setting = setting
    timer.setEventHandler {
      let ring = setting.withLock { setting in
        setting.time = .max
        return setting.ring
      }
      ring()
    }
    timer.resume()
  }

  deinit { timer.cancel() }

  /// The wall clock, in nanoseconds since an arbitrary moment; it never goes backwards.
  static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

  /// Sets the time of the next ring; an earlier time that is already set is kept.
  func set(_ time: UInt64) {
    setting.withLock { setting in
      guard time < setting.time else { return }
      setting.time = time
      // Under the lock, so that a later time, which another thread has just set, can't replace this one.
      timer.schedule(deadline: DispatchTime(uptimeNanoseconds: time))
    }
  }
}

/// The clock that makes a hosted device's time pass.
public enum HostClock: Hashable, Sendable {
  /// The test alone controls time, with ``DeviceHost/advance(by:)``.
  case manual
  /// The wall clock, multiplied by a factor.
  case live(speed: Double = 1)
}
