public import LocationSimulation

/// The timers of the app's code in the device's time, earliest first; at the same moment, the oldest first.
///
/// They are found by binary search, because there may be very many.
struct HostTimers {
  private struct Planned {
    let moment: Moment
    let number: Int
    /// The process whose code scheduled it; nil for code that outlived its process.
    let process: Int?
    /// Whether it must run right after the current code, in whose midst the app is not suspended.
    let isNextTurn: Bool
    let target: DeliveryTarget
    let work: @Sendable () -> Void
  }

  /// The timers, with the earliest last, so that it can be removed without moving the others.
  private var planned: [Planned] = []
  private var moments: [Int: Moment] = [:]
  private var nextNumber = 0

  /// Returns the moment of the earliest timer that can fire in an app that runs, or doesn't; nil if there is none.
  func earliest(isRunning: Bool) -> Moment? { place(ofEarliest: isRunning).map { planned[$0].moment } }

  private func place(ofEarliest isRunning: Bool) -> Int? {
    isRunning ? planned.indices.last : planned.lastIndex { $0.isNextTurn }
  }

  /// Schedules a closure and returns a number for canceling it.
  mutating func plan(
    _ work: @escaping @Sendable () -> Void, at moment: Moment, isNextTurn: Bool, by process: Int?,
    on target: DeliveryTarget
  ) -> Int {
    nextNumber += 1
    let new = Planned(
      moment: moment, number: nextNumber, process: process, isNextTurn: isNextTurn, target: target, work: work
    )
    planned.insert(new, at: place(of: nextNumber, at: moment))
    moments[nextNumber] = moment
    return nextNumber
  }

  /// Cancels a timer; one that has already fired or been canceled stays so.
  ///
  /// Returns the closure, so that objects that it retains are released outside of any lock.
  mutating func cancel(_ number: Int) -> (@Sendable () -> Void)? {
    guard let moment = moments.removeValue(forKey: number) else { return nil }
    return planned.remove(at: place(of: number, at: moment)).work
  }

  /// Cancels the timers of all processes except one; returns the closures for the same reason.
  mutating func cancelAll(butOf process: Int?) -> [@Sendable () -> Void] {
    let canceled = planned.filter { !$0.isNextTurn && $0.process != process }
    planned.removeAll { !$0.isNextTurn && $0.process != process }
    for work in canceled { moments[work.number] = nil }
    return canceled.map(\.work)
  }

  /// Moves the earliest timer that can fire in an app that runs, or doesn't, to its queue and returns the target.
  mutating func putEarliestInLine(isRunning: Bool) -> DeliveryTarget? {
    guard let place = place(ofEarliest: isRunning) else { return nil }
    let first = planned.remove(at: place)
    moments[first.number] = nil
    first.target.append(first.work)
    return first.target
  }

  /// Returns the index of a timer, or the index at which it would be.
  private func place(of number: Int, at moment: Moment) -> Int {
    var low = 0
    var high = planned.count
    while low < high {
      let middle = (low + high) / 2
      let isLater = planned[middle].moment > moment
      if isLater || (planned[middle].moment == moment && planned[middle].number > number) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}

extension DeviceHost {
  /// The device's current time.
  public var now: Moment { read { $0.now } }

  /// Schedules a closure in the device's time: after some seconds it runs at the target, or on the thread that lets
  /// time pass.
  ///
  /// It belongs to the app: if it comes due while the app is suspended, it runs once the app runs again, and never in
  /// a later process (DEL-007). Zero seconds mean the next turn, which comes in any case.
  ///
  /// Returns a function that cancels it.
  @discardableResult
  public func after(
    _ seconds: Double, on target: DeliveryTarget = .anywhere(), _ work: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    catchUp()
    let number = state.withLock { state in
      state.timers.plan(
        work, at: state.device.now + max(0, seconds), isNextTurn: seconds <= 0,
        by: state.device[app].process?.generation, on: target)
    }
    setAlarm()
    // Objects that it retains may use the host when they are released, so that happens outside the lock.
    return { [weak self] in _ = self?.state.withLock { $0.timers.cancel(number) } }
  }

  /// Reports events of the app as a whole, in addition to ``onEvent(_:)``, on the main queue.
  ///
  /// Returns a function that cancels it.
  public func observeEvents(_ observer: @escaping @Sendable (AppEvent) -> Void) -> @Sendable () -> Void {
    let number = state.withLock { state in
      let number = (state.handlers.observers.last?.number ?? 0) + 1
      state.handlers.observers.append((number, observer))
      return number
    }
    return { [weak self] in self?.state.withLock { $0.handlers.observers.removeAll { $0.number == number } } }
  }
}
