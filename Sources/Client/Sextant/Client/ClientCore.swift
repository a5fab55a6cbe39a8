/// The parts of a client, and the routing of events to them.
///
/// Every part has a core, which passes events to a state machine and carries out the effects that it returns. All
/// events of the client's one manager and of the app's scene pass through this class.
final class ClientCore: Sendable {
  let environment: LocationEnvironment
  /// Requests and reports authorization.
  let authorization: AuthorizationCore
  /// The searches for one location.
  let oneShots: OneShotCore
  /// The updates that are meant to continue in the background.
  let updates: UpdatesRegistry
  /// Headings, significant changes, visits and regions.
  let services: ServiceCores
  /// Reports mistakes in the Info.plist before they take effect.
  let configuration: ConfigurationCheck
  private let manager: ManagerHolder<SharedManager>
  private let lifecycle = Locked<Cancellation?>(nil)

  init(environment: LocationEnvironment) {
    self.environment = environment
    manager = ManagerHolder(environment: environment)
    configuration = ConfigurationCheck(environment: environment)
    authorization = AuthorizationCore(
      environment: environment, manager: manager, configuration: configuration)
    oneShots = OneShotCore(environment: environment, manager: manager)
    updates = UpdatesRegistry(environment: environment)
    services = ServiceCores(environment: environment, manager: manager)
  }

  /// Creates the manager, and then listens to it and to the app's scene.
  func start() {
    authorization.start { [weak self] in self }
    manager.make { [environment, weak self] in
      SharedManager(environment: environment) { [weak self] event in
        self?.handle(event)
      } tellReading: { [weak self] reading in
        self?.take(reading) { $0.read(reading) }
      }
    }
    let observation = environment.observeLifecycle { [weak self] event in self?.scene(event) }
    lifecycle.withLock { $0 = observation }
    updates.takeUpSessions()
    manager.use { $0.read() }
  }

  deinit {
    lifecycle.withLock { $0 }?.cancel()
    manager.release()
  }

  private func scene(_ event: LifecycleEvent) {
    authorization.handle { $0.scene(event) }
    if event == .ended { oneShots.end() }
    services.scene(event)
  }

  private func handle(_ event: SystemEvent) {
    switch event {
    case .authorizationChanged: manager.use { $0.read() }
    case .fullAccuracyAnswered(let promptShown):
      manager.use { [weak self] manager in
        let reading = manager.reading
        self?.take(reading) { $0.fullAccuracyAnswered(promptShown: promptShown, reading: reading) }
      }
    case .locations(let locations): oneShots.found(locations)
    case .monitoring(let event): services.handle(event)
    case .failed(let code): oneShots.failed(code)
    case .heading, .paused, .resumed: break
    }
  }

  private func take(
    _ reading: AuthorizationReading,
    _ input: (inout AuthorizationMachine) -> [AuthorizationMachine.Effect]
  ) {
    // First, so that a caller whose request this answers finds searches allowed.
    oneShots.read(reading)
    authorization.handle(input)
    services.authorization(reading)
  }
}
