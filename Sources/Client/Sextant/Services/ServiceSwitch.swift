/// Whether a service has to run, as one value: what is wanted now, whatever it was before.
struct ServiceSetup: Equatable, Sendable {
  /// Whether it has to run.
  var isRunning = false
  /// How often it was started so far: one more means that it has to be started again.
  var starts = 0
}

/// How a service is turned on and off; used on the location thread only.
struct ServiceSwitch: Sendable {
  /// Turns it on.
  let start: @Sendable () -> Void
  /// Turns it on again while it is on, because it may have come to a halt.
  let startAgain: @Sendable () -> Void
  /// Turns it off.
  let stop: @Sendable () -> Void

  /// Brings the service from one state into another.
  func change(from before: ServiceSetup, to wanted: ServiceSetup) {
    switch (before.isRunning, wanted.isRunning) {
    case (false, false):
      // A loop began and was left meanwhile: that ends what an earlier process has left running.
      start()
      stop()
    case (false, true): start()
    case (true, true): startAgain()
    case (true, false): stop()
    }
  }

  /// A switch of a service with a manager of its own, which is there only while the service runs.
  static func ownManager(
    in environment: LocationEnvironment, start: @escaping @Sendable (any SystemManager) -> Void,
    stop: @escaping @Sendable (any SystemManager) -> Void, tell: @escaping @Sendable (SystemEvent) -> Void
  ) -> ServiceSwitch {
    let holder = ManagerHolder<any SystemManager>(environment: environment)
    return ServiceSwitch {
      holder.make { environment.system.makeManager(telling: tell) }
      holder.use(start)
    } startAgain: {
      holder.use(start)
    } stop: {
      guard let manager = holder.take() else { return }
      stop(manager)
    }
  }
}
