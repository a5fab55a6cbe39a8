import Dispatch
import LocationSimulation

/// One timer that rings at a time of the wall clock.
final class Alarm: Sendable {
  private struct Setting {
    var ring: @Sendable () -> Void = {}
    var time = UInt64.max
  }

  private let setting = Guarded(Setting())
  // Dispatch's own objects may be used from any thread; their types don't say so on Linux.
  nonisolated(unsafe) private let timer: any DispatchSourceTimer

  /// What happens when it rings, on a queue of its own.
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

  /// The wall clock, in nanoseconds since some moment; it never goes back.
  static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

  /// Sets the time at which it rings next; an earlier time that was set is kept.
  func set(_ time: UInt64) {
    let isEarlier = setting.withLock { setting in
      guard time < setting.time else { return false }
      setting.time = time
      return true
    }
    if isEarlier { timer.schedule(deadline: DispatchTime(uptimeNanoseconds: time)) }
  }
}

/// What makes a hosted device's time pass.
public enum HostClock: Hashable, Sendable {
  /// Only what the test says: ``DeviceHost/advance(by:)``.
  case manual
  /// The wall clock, so many times as fast.
  case live(speed: Double = 1)
}
