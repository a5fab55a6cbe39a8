import LocationDelivery
import LocationPolicy

extension InstalledApp {
  mutating func startHeading(by client: ClientID, on system: inout PhoneSystem) {
    guard manager(client)?.services.heading == nil else { return }
    update(client) { $0.services.heading = HeadingUpdates() }
    tellHeading(on: &system)
  }

  /// Tells an app's managers where the phone points, if that is news to them (DEL-090, DEL-091).
  mutating func tellHeading(on system: inout PhoneSystem) {
    for manager in process?.managers ?? [] {
      guard let updates = manager.services.heading, manager.delegate != nil else { continue }
      switch circumstances(on: system).arrival(of: .heading, under: system.policy) {
      case .delivered, .deliveredReduced, .wakes: tellHeading(to: manager, with: updates, on: &system)
      case .fails(let code):
        if !updates.saidFailure { tell(.failed(code), to: manager.id, on: &system) }
        update(manager.id) { $0.services.heading?.saidFailure = true }
      case .relaunches, .waitsForApp, .held, .nothing, .ended, .raises, .notAvailable: break
      }
    }
  }

  private mutating func tellHeading(
    to manager: Manager, with updates: HeadingUpdates, on system: inout PhoneSystem
  ) {
    if system.world.hasMagneticInterference {
      if !updates.saidFailure { tell(.failed(.headingFailure), to: manager.id, on: &system) }
      return update(manager.id) { $0.services.heading?.saidFailure = true }
    }
    update(manager.id) { $0.services.heading?.saidFailure = false }
    guard let heading = system.world.heading, manager.isNews(heading, since: updates.last) else { return }
    update(manager.id) { $0.services.heading?.last = heading.magneticHeading }
    tell(.heading(told(heading, to: manager, on: system), system.now), to: manager.id, on: &system)
  }

  /// The true heading is known only while the manager gets locations, which tell where north is (DEL-091).
  private func told(_ heading: Heading, to manager: Manager, on system: PhoneSystem) -> Heading {
    var told = heading
    if !manager.services.receivesUpdates {
      told.trueHeading = -1
    } else if heading.trueHeading < 0 {
      let direction = heading.magneticHeading + system.assumptions.magneticDeclination
      told.trueHeading = direction - (direction / 360).rounded(.down) * 360
    }
    return told
  }

  // Beacons

  /// The beacons in reach have changed: ranging, regions and conditions are reevaluated at once.
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
