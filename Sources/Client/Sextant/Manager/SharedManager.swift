import LocationPolicy

/// The one location manager of a client, with its readings and its setup.
///
/// It is created, used and notified only on the location thread.
final class SharedManager {
  let system: any SystemManager
  private let environment: LocationEnvironment
  private let tellReading: @Sendable (AuthorizationReading) -> Void
  private var setup = ManagerSetup()
  private var session: SearchSession?
  private var readings = 0
  /// The number of the newest reported reading: a reading that took longer than a later one is outdated.
  private let told = Locked(0)

  /// Creates the manager.
  ///
  /// - Parameters:
  ///   - tell: Called for each event of the manager.
  ///   - tellReading: Called with each result of ``read()``.
  init(
    environment: LocationEnvironment, tell: @escaping @Sendable (SystemEvent) -> Void,
    tellReading: @escaping @Sendable (AuthorizationReading) -> Void
  ) {
    self.environment = environment
    self.tellReading = tellReading
    system = environment.system.makeManager(telling: tell)
  }

  /// The authorization, as far as it is known without waiting.
  var reading: AuthorizationReading {
    AuthorizationReading(status: system.status, accuracy: system.accuracy)
  }

  /// Reads the authorization and reports it.
  ///
  /// Whether Location Services is on is queried only if it makes a difference, and never on this thread.
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
        // Back on its thread, because a later reading could otherwise come between checking the number and reporting.
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

  /// Applies the differences from the previous setup.
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
