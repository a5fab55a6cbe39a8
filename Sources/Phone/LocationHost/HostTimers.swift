public import LocationSimulation

/// What the app's code has scheduled in the device's time, earliest first; at the same moment, the oldest first.
///
/// They are found by binary search, because there may be very many.
struct HostTimers {
  private struct Planned {
    let moment: Moment
    let number: Int
    /// The process whose code planned it; nil for code that outlived one.
    let process: Int?
    /// Whether it is only to be done after what is being done now, which the app is not suspended in the midst of.
    let isNextTurn: Bool
    let target: DeliveryTarget
    let work: @Sendable () -> Void
  }

  /// The earliest is last, so that it can be removed without moving the others.
  private var planned: [Planned] = []
  private var moments: [Int: Moment] = [:]
  private var nextNumber = 0

  /// The moment of the earliest that an app can do that runs, or doesn't; nil if nothing is scheduled.
  func earliest(isRunning: Bool) -> Moment? { place(ofEarliest: isRunning).map { planned[$0].moment } }

  private func place(ofEarliest isRunning: Bool) -> Int? {
    isRunning ? planned.indices.last : planned.lastIndex { $0.isNextTurn }
  }

  /// Schedules something and returns a number to cancel it with.
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

  /// Cancels something; what has already run or been canceled stays so.
  ///
  /// Returns it, so that what it holds is released outside of any lock.
  mutating func cancel(_ number: Int) -> (@Sendable () -> Void)? {
    guard let moment = moments.removeValue(forKey: number) else { return nil }
    return planned.remove(at: place(of: number, at: moment)).work
  }

  /// Calls off what other processes than one have planned for later; returns it for the same reason.
  mutating func cancelAll(butOf process: Int?) -> [@Sendable () -> Void] {
    let canceled = planned.filter { !$0.isNextTurn && $0.process != process }
    planned.removeAll { !$0.isNextTurn && $0.process != process }
    for work in canceled { moments[work.number] = nil }
    return canceled.map(\.work)
  }

  /// Puts the earliest that an app can do that runs, or doesn't, into its line and returns the target.
  mutating func putEarliestInLine(isRunning: Bool) -> DeliveryTarget? {
    guard let place = place(ofEarliest: isRunning) else { return nil }
    let first = planned.remove(at: place)
    moments[first.number] = nil
    first.target.append(first.work)
    return first.target
  }

  /// The position of something, or where it would be.
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
  /// The device's time as it stands.
  public var now: Moment { read { $0.now } }

  /// Schedules something in the device's time: after so many seconds it runs at the target, or where time passes.
  ///
  /// It is the app's: what comes due while the app is suspended is done once the app runs again, and never in a later
  /// process (DEL-007). No seconds mean the next turn, which comes in any case.
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
    // What it holds may use the host when it goes, so that happens outside the lock.
    return { [weak self] in _ = self?.state.withLock { $0.timers.cancel(number) } }
  }

  /// Reports what happens to the app as a whole, in addition to ``onEvent(_:)``, on the main queue.
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
