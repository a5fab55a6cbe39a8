import LocationPolicy

/// The one location manager of a client, with what is read of it and what it was told to do.
///
/// Lives on the location thread: it is made, used and told there only.
final class SharedManager {
  let system: any SystemManager
  private let environment: LocationEnvironment
  private let tellReading: @Sendable (AuthorizationReading) -> Void
  private var setup = ManagerSetup()
  private var session: SearchSession?
  private var readings = 0
  /// The number of the newest reading that was told: one that took longer than a later one is out of date.
  private let told = Locked(0)

  /// Makes the manager.
  ///
  /// - Parameters:
  ///   - tell: Told what the manager tells.
  ///   - tellReading: Told what ``read()`` reads.
  init(
    environment: LocationEnvironment, tell: @escaping @Sendable (SystemEvent) -> Void,
    tellReading: @escaping @Sendable (AuthorizationReading) -> Void
  ) {
    self.environment = environment
    self.tellReading = tellReading
    system = environment.system.makeManager(telling: tell)
  }

  /// What the app may do, as far as it is known without waiting.
  var reading: AuthorizationReading {
    AuthorizationReading(status: system.status, accuracy: system.accuracy)
  }

  /// Reads the authorization and tells it.
  ///
  /// Whether Location Services is on is asked for only where it makes a difference, and never on this thread.
  func read() {
    readings += 1
    let (number, reading) = (readings, reading)
    switch reading.status {
    case .authorizedWhenInUse, .authorizedAlways:
      Self.tell(reading, number, tellReading, told)
    case .notDetermined, .restricted, .denied:
      environment.inBackground { [environment, tellReading, told] in
        var reading = reading
        reading.servicesOn = environment.system.servicesAreOn()
        // Back on its thread, or a later reading could come between the look at the number and the telling.
        environment.onLocationThread { [reading] in Self.tell(reading, number, tellReading, told) }
      }
    }
  }

  private static func tell(
    _ reading: AuthorizationReading, _ number: Int, _ tell: (AuthorizationReading) -> Void,
    _ told: Locked<Int>
  ) {
    let isNewest = told.withLock { newest in
      defer { newest = max(newest, number) }
      return number > newest
    }
    if isNewest { tell(reading) }
  }

  /// Starts, stops and sets what differs from before.
  func apply(_ new: ManagerSetup) {
    let old = setup
    setup = new
    guard let desiredAccuracy = new.desiredAccuracy else {
      if old.desiredAccuracy != nil { system.stop(.locations) }
      session = nil
      return
    }
    if new.needsSession, session == nil { session = SearchSession(on: environment.system) }
    system.set(.desiredAccuracy(desiredAccuracy))
    if old.desiredAccuracy == nil { system.start(.locations) }
  }
}
