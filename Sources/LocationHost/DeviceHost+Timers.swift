public import LocationSimulation

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
