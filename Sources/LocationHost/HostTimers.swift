public import LocationSimulation

/// What the app's code has planned in the device's time, earliest first; of those at one moment, the oldest first.
///
/// They are found by halves, for there may be very many.
struct HostTimers {
  private struct Planned {
    let moment: Moment
    let number: Int
    let target: DeliveryTarget
    let work: @Sendable () -> Void
  }

  /// The earliest last, from where it is taken without moving the others.
  private var planned: [Planned] = []
  private var moments: [Int: Moment] = [:]
  private var nextNumber = 0

  /// The moment of the earliest; nil when nothing is planned.
  var earliest: Moment? { planned.last?.moment }

  /// Plans something and returns a number to call it off with.
  mutating func plan(_ work: @escaping @Sendable () -> Void, at moment: Moment, on target: DeliveryTarget)
    -> Int
  {
    nextNumber += 1
    let new = Planned(moment: moment, number: nextNumber, target: target, work: work)
    planned.insert(new, at: place(of: nextNumber, at: moment))
    moments[nextNumber] = moment
    return nextNumber
  }

  /// Calls something off; what has been done or called off already stays so.
  ///
  /// Returns it, so that what it holds is let go of outside of any lock.
  mutating func cancel(_ number: Int) -> (@Sendable () -> Void)? {
    guard let moment = moments.removeValue(forKey: number) else { return nil }
    return planned.remove(at: place(of: number, at: moment)).work
  }

  /// Puts the earliest into its line and returns the target.
  mutating func putEarliestInLine() -> DeliveryTarget? {
    guard let first = planned.popLast() else { return nil }
    moments[first.number] = nil
    first.target.append(first.work)
    return first.target
  }

  /// Where something stands, or would stand.
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

  /// Plans something in the device's time: after so many seconds it is done at the target, or where time passes.
  ///
  /// Returns a function that calls it off.
  @discardableResult
  public func after(
    _ seconds: Double, on target: DeliveryTarget = .anywhere(), _ work: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    catchUp()
    let number = state.withLock { $0.timers.plan(work, at: $0.device.now + max(0, seconds), on: target) }
    setAlarm()
    // What it holds may use the host when it goes, so that happens outside the lock.
    return { [weak self] in _ = self?.state.withLock { $0.timers.cancel(number) } }
  }

  /// Tells what happens to the app as a whole, beside ``onEvent(_:)``, on the main queue.
  ///
  /// Returns a function that calls it off.
  public func observeEvents(_ observer: @escaping @Sendable (AppEvent) -> Void) -> @Sendable () -> Void {
    let number = state.withLock { state in
      let number = (state.handlers.observers.last?.number ?? 0) + 1
      state.handlers.observers.append((number, observer))
      return number
    }
    return { [weak self] in self?.state.withLock { $0.handlers.observers.removeAll { $0.number == number } } }
  }
}
