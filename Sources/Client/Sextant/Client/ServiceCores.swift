import CoreLocation
import LocationPolicy

/// The cores of the services besides locations, and what they have to hear of.
final class ServiceCores: Sendable {
  /// The regions that are watched.
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

  /// The authorization was read.
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

  /// Something happened to the app's scene.
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

  /// The process ends, and all that is told with it.
  private func end() {
    for core in headings.withLock(\.running) { core.end() }
    significantChanges.end()
    visits.end()
    regions.end()
  }

  /// Something happened that the system monitors for the app.
  func handle(_ event: MonitoringEvent) {
    if case .visit(let visit) = event { return visits.came(visit) }
    regions.handle(event)
  }

  /// Starts headings for one listener, with a manager of its own: what is told depends on the filter.
  ///
  /// - Parameter client: What is held until the end.
  func startHeadings(
    _ request: HeadingRequest, of client: ClientCore
  ) -> Subscription<CompassHeading> {
    let core = ServiceCore.headings(request, in: environment)
    let id = headings.withLock { headings in
      let id = headings.requests.next()
      headings.cores[id] = core
      return id
    }
    // On the location thread, where later readings come too: the newest has to come last.
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
