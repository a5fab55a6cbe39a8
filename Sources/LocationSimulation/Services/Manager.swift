public import LocationPolicy

/// A location manager of an app, as the location system sees it.
public struct Manager: Sendable {
  /// The manager.
  public let id: ClientID
  /// Whether it has a delegate, and what that implements.
  public internal(set) var delegate: DelegateMethods?
  /// Whether it told its delegate the status, as each manager does once after it was made (AUTH-006).
  var hasReported = false
  /// The properties that decide on delivery.
  public internal(set) var settings = ManagerSettings()
  /// headingFilter in degrees; -1 is none (DEL-051).
  public internal(set) var headingFilter = 1.0
  /// activityType by raw value (DEL-053).
  public internal(set) var activityType = 1
  /// The services that were started and not stopped.
  public internal(set) var services = ManagerServices()

  init(id: ClientID) { self.id = id }

  /// Takes over a new value.
  mutating func set(_ property: ManagerProperty) {
    switch property {
    case .allowsBackgroundLocationUpdates(let allows): settings.allowsBackgroundUpdates = allows
    case .showsBackgroundLocationIndicator(let shows): settings.showsBackgroundIndicator = shows
    case .pausesLocationUpdatesAutomatically(let pauses): settings.pausesAutomatically = pauses
    case .distanceFilter(let metres): settings.distanceFilter = metres
    case .desiredAccuracy(let metres): settings.desiredAccuracy = metres
    case .headingFilter(let degrees): headingFilter = degrees
    case .activityType(let rawValue): activityType = rawValue
    }
  }

  /// Adds what follows from a look.
  mutating func take(
    _ look: Look, under rules: LookRules, at index: Int, isAway: Bool, into results: inout [LookResult]
  ) {
    let news = services.standard?.next(with: look, for: settings, under: rules, isAway: isAway)
    if let news = news ?? nil, delegate != nil { results.append(.updates(news, for: id)) }
    if services.request != nil { results.append(.request(managerAt: index)) }
    if services.rangesNow { results.append(.ranging(managerAt: index)) }
  }

  /// Whether the phone turned far enough since the heading that was told last (DEL-051).
  func isNews(_ heading: Heading, since last: Double?) -> Bool {
    guard let last else { return true }
    guard headingFilter > 0 else { return true }
    let turn = abs(heading.magneticHeading - last)
    return min(turn, 360 - turn) >= headingFilter
  }
}

extension InstalledApp {
  /// The beacons in reach are others: ranging, regions and conditions are looked at there and then.
  mutating func beaconsChanged(on system: inout PhoneSystem) {
    failRanging(on: &system)
    lookAtBeaconRegions(on: &system)
    if !monitors.isEmpty { monitorsChanged(on: &system) }
  }

  /// Decides anew whether what a manager ranges may be reported.
  mutating func reconsiderRanging(
    ofManagerAt index: Int, _ context: DeliveryContext, on system: inout PhoneSystem
  ) {
    guard let services = process?.managers[index].services,
      services.rangesNow || !services.ranging.isEmpty
    else { return }
    let arrival = system.policy.delivery(of: .ranging, in: context).arrival
    let ranges: Bool
    switch arrival {
    case .delivered, .deliveredReduced, .wakes: ranges = !services.ranging.isEmpty
    case .relaunches, .waitsForApp, .held, .nothing, .ended, .fails, .raises, .notAvailable: ranges = false
    }
    process?.managers[index].services.rangesNow = ranges
    failRanging(ofManagerAt: index, arrival, on: &system)
  }

  /// Finds out whether ranging fails, after Bluetooth was turned on or off.
  mutating func failRanging(on system: inout PhoneSystem) {
    let context = deliveryContext(on: system)
    for index in 0..<(process?.managers.count ?? 0) {
      reconsiderRanging(ofManagerAt: index, context, on: &system)
    }
  }

  /// Tells once of each set of beacons that can't be ranged (ERR-004).
  private mutating func failRanging(
    ofManagerAt index: Int, _ arrival: Delivery.Arrival, on system: inout PhoneSystem
  ) {
    guard let manager = process?.managers[index] else { return }
    let failure = rangingFailure(for: arrival, on: system)
    for (position, ranged) in manager.services.ranging.enumerated() where ranged.failure != failure {
      process?.managers[index].services.ranging[position].failure = failure
      if let failure { tell(.rangingFailed(ranged.constraint, failure), to: manager.id, on: &system) }
    }
  }

  private func rangingFailure(for arrival: Delivery.Arrival, on system: PhoneSystem) -> LocationErrorCode? {
    // Nothing fails before somebody decided (AUTH-021).
    if authorization.status == .notDetermined { return nil }
    if case .fails(let code) = arrival { return code }
    return system.world.isBluetoothOn ? nil : .rangingUnavailable
  }

  /// Tells a manager which beacons are in reach, set by set, nearest first.
  mutating func range(byManagerAt index: Int, on system: inout PhoneSystem) {
    guard system.world.isBluetoothOn, let manager = process?.managers[index] else { return }
    for ranged in manager.services.ranging {
      let found = system.world.beacons.filter { $0.satisfies(ranged.constraint) }
      tell(.beacons(found, satisfying: ranged.constraint, system.now), to: manager.id, on: &system)
    }
  }
}
