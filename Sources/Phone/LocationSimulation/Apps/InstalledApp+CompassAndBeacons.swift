import LocationDelivery
import LocationPolicy

extension InstalledApp {
  mutating func startHeading(by client: ClientID, on system: inout PhoneSystem) {
    var starts = false
    update(client) { starts = $0.services.startHeading() }
    if starts { tellHeading(on: &system) }
  }

  /// Reports the heading to the app's managers for which it is new (DEL-090, DEL-091).
  mutating func tellHeading(on system: inout PhoneSystem) {
    for manager in process?.managers ?? [] {
      guard let updates = manager.services.heading, manager.delegate != nil else { continue }
      switch circumstances(on: system).arrival(of: .heading, under: system.policy) {
      case .delivered, .deliveredReduced, .wakes: tellHeading(to: manager, with: updates, on: &system)
      case .fails(let code): failHeading(of: manager.id, with: code, on: &system)
      case .relaunches, .waitsForApp, .held, .nothing, .ended, .raises, .notAvailable: break
      }
    }
  }

  private mutating func tellHeading(
    to manager: Manager, with updates: HeadingUpdates, on system: inout PhoneSystem
  ) {
    if system.world.hasMagneticInterference {
      return failHeading(of: manager.id, with: .headingFailure, on: &system)
    }
    update(manager.id) { $0.services.heading?.recover() }
    guard let heading = system.world.heading, manager.isNews(heading, since: updates.last) else { return }
    update(manager.id) { $0.services.heading?.tell(heading) }
    tell(.heading(told(heading, to: manager, on: system), system.now), to: manager.id, on: &system)
  }

  private mutating func failHeading(
    of client: ClientID, with code: LocationErrorCode, on system: inout PhoneSystem
  ) {
    var isNews = false
    update(client) { isNews = $0.services.heading?.fail() ?? false }
    if isNews { tell(.failed(code), to: client, on: &system) }
  }

  /// Returns the heading as a manager receives it: the true heading is known only while the manager receives
  /// locations, which show where north is (DEL-091).
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

  /// Asks the managers that deliver headings whether the calibration display may be shown, or dismisses the display
  /// because the compass has been calibrated (DEL-097).
  mutating func calibrateCompass(on system: inout PhoneSystem) {
    guard system.world.compassNeedsCalibration else {
      process?.showCalibration(false)
      return
    }
    guard phase == .foreground else { return }
    for manager in process?.managers ?? [] where manager.services.heading != nil {
      tell(.headingCalibration, to: manager.id, on: &system)
    }
  }

  /// Handles the delegate's permission to show the calibration display, or its dismissal; nothing needs the display once
  /// the compass has been calibrated.
  mutating func displayHeadingCalibration(_ isShown: Bool, on system: PhoneSystem) {
    process?.showCalibration(isShown && system.world.compassNeedsCalibration)
  }

  // Beacons

  /// Re-evaluates ranging, regions and conditions after the beacons in reach have changed.
  mutating func beaconsChanged(on system: inout PhoneSystem) {
    failRanging(on: &system)
    lookAtBeaconRegions(on: &system)
    if !monitorRecords.records.isEmpty { monitorsChanged(on: &system) }
  }

  /// Re-evaluates whether a manager may report the beacons that it ranges.
  mutating func reconsiderRanging(
    ofManagerAt index: Int, _ context: DeliveryContext, on system: inout PhoneSystem
  ) {
    guard let services = process?.managers[index].services,
      services.rangesNow || !services.ranging.isEmpty
    else { return }
    let arrival = system.policy.delivery(of: .ranging, in: context).arrival
    let isAllowed =
      switch arrival {
      case .delivered, .deliveredReduced, .wakes: true
      case .relaunches, .waitsForApp, .held, .nothing, .ended, .fails, .raises, .notAvailable: false
      }
    process?.update(managerAt: index) { $0.services.allowRanging(isAllowed) }
    failRanging(ofManagerAt: index, arrival, on: &system)
  }

  /// Determines whether ranging fails, after Bluetooth was turned on or off.
  mutating func failRanging(on system: inout PhoneSystem) {
    let context = deliveryContext(on: system)
    for index in 0..<(process?.managers.count ?? 0) {
      reconsiderRanging(ofManagerAt: index, context, on: &system)
    }
  }

  /// Reports each set of beacons that can't be ranged, once (ERR-004).
  private mutating func failRanging(
    ofManagerAt index: Int, _ arrival: Delivery.Arrival, on system: inout PhoneSystem
  ) {
    guard let client = process?.managers[index].id else { return }
    let failure = rangingFailure(for: arrival, on: system)
    var failed: [BeaconConstraint] = []
    process?.update(managerAt: index) { failed = $0.services.noteRangingFailure(failure) }
    guard let failure else { return }
    for constraint in failed { tell(.rangingFailed(constraint, failure), to: client, on: &system) }
  }

  private func rangingFailure(for arrival: Delivery.Arrival, on system: PhoneSystem) -> LocationErrorCode? {
    // Nothing fails before the person has decided (AUTH-021).
    if authorization.status == .notDetermined { return nil }
    if case .fails(let code) = arrival { return code }
    return system.world.isBluetoothOn ? nil : .rangingUnavailable
  }

  /// Reports the beacons in reach to a manager, set by set, nearest first.
  mutating func range(byManagerAt index: Int, on system: inout PhoneSystem) {
    guard system.world.isBluetoothOn, let manager = process?.managers[index] else { return }
    for ranged in manager.services.ranging {
      let found = system.world.beacons.filter { $0.satisfies(ranged.constraint) }
      tell(.beacons(found, satisfying: ranged.constraint, system.now), to: manager.id, on: &system)
    }
  }
}
