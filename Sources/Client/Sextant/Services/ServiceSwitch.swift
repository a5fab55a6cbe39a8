/// The complete setup of a service, independent of its previous setup.
struct ServiceSetup: Equatable, Sendable {
  /// Whether the service must run.
  var isRunning = false
  /// The number of times that the service has been started: a higher number means that it must be started again.
  var starts = 0
}

/// The actions that turn a service on and off; used only on the location thread.
struct ServiceSwitch: Sendable {
  /// Turns the service on.
  let start: @Sendable () -> Void
  /// Turns the service on again while it is on, because it may have stopped.
  let startAgain: @Sendable () -> Void
  /// Turns the service off.
  let stop: @Sendable () -> Void

  /// Brings the service from one state to another.
  func change(from before: ServiceSetup, to wanted: ServiceSetup) {
    switch (before.isRunning, wanted.isRunning) {
    case (false, false):
      // A loop began and ended in the meantime, which ends monitoring that an earlier process left running.
      start()
      stop()
    case (false, true): start()
    case (true, true): startAgain()
    case (true, false): stop()
    }
  }

  /// Creates the switch of a service with a separate manager, which exists only while the service runs.
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
