import CoreLocation
import LocationPolicy

/// The cores of the services other than locations, and the events that they need.
final class ServiceCores: Sendable {
  /// The monitored regions.
  let regions: RegionCore
  /// Stays at places.
  let visits: ServiceCore<PlaceVisit>
  /// Significant changes of the location.
  let significantChanges: ServiceCore<CLLocation>
  private let environment: LocationEnvironment
  let headings = Locked(Headings())

  struct Headings: Sendable {
    var cores = ByCaller<ServiceCore<CompassHeading>>()
    var requests = RequestID.Counter()
    var reading: AuthorizationReading?

    var running: [ServiceCore<CompassHeading>] { cores.values }
  }

  init(environment: LocationEnvironment, manager: ManagerHolder<SharedManager>) {
    self.environment = environment
    regions = RegionCore(environment: environment, manager: manager)
    visits = .visits(in: environment, manager: manager)
    significantChanges = .significantChanges(in: environment)
  }

  /// Handles a reading of the authorization.
  func authorization(_ reading: AuthorizationReading) {
    let cores = headings.withLock { headings in
      headings.reading = reading
      return headings.running
    }
    for core in cores { core.handle { $0.read(reading) } }
    significantChanges.handle { $0.read(reading) }
    visits.handle { $0.read(reading) }
    regions.authorization(reading)
  }

  /// Handles an event of the app's scene.
  func scene(_ event: LifecycleEvent) {
    switch event {
    case .enteredForeground:
      regions.enteredForeground()
      for core in headings.withLock(\.running) { core.handle { $0.isAway(false) } }
    case .enteredBackground: for core in headings.withLock(\.running) { core.handle { $0.isAway(true) } }
    case .ended: end()
    case .resignedActive, .becameActive: break
    }
  }

  /// Handles the end of the process, which ends all services.
  private func end() {
    for core in headings.withLock(\.running) { core.end() }
    significantChanges.end()
    visits.end()
    regions.end()
  }

  /// Handles an event of something that the system monitors for the app.
  func handle(_ event: MonitoringEvent) {
    if case .visit(let visit) = event { return visits.came(visit) }
    regions.handle(event)
  }

  /// Starts headings for one listener, with a separate manager, because the headings delivered depend on the filter.
  ///
  /// - Parameter client: An object to retain until the end.
  func startHeadings(
    _ request: HeadingRequest, of client: ClientCore
  ) -> Subscription<CompassHeading> {
    let core = ServiceCore.headings(request, in: environment)
    let id = headings.withLock { headings in
      let id = headings.requests.next()
      headings.cores[id] = core
      return id
    }
    // On the location thread, where later readings also arrive: the newest must come last.
    environment.onLocationThread { [self] in
      if let reading = headings.withLock(\.reading) { core.handle { $0.read(reading) } }
      if !environment.isInForeground() { core.handle { $0.isAway(true) } }
    }
    return core.subscribe {
      let ended = client.services.headings.withLock { $0.cores.remove(id) }
      withExtendedLifetime(ended) {}
    }
  }
}
