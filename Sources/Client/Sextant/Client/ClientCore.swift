/// What a client is made of, and which of its parts hears of what.
///
/// Every part has a core, which puts what happens to a state machine and carries out what that says. All that the
/// client's one manager tells, and all that happens to the app's scene, comes through here.
final class ClientCore: Sendable {
  let environment: LocationEnvironment
  /// Asks for authorization, and tells what it is.
  let authorization: AuthorizationCore
  /// The searches for one location.
  let oneShots: OneShotCore
  /// The updates that are meant to go on in the background.
  let updates: UpdatesRegistry
  /// Headings, significant changes, visits and regions.
  let services: ServiceCores
  /// Tells what is wrong with the Info.plist before the app needs it right.
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

  /// Makes the manager, and from then on listens to it and to the app's scene.
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
    // First, so that a caller whose request this answers finds the searches allowed.
    oneShots.read(reading)
    authorization.handle(input)
    services.authorization(reading)
  }
}
