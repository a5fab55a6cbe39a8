import LocationPolicy

extension SimulatedDevice {
  mutating func startRanging(_ constraint: BeaconConstraint, by client: ClientID, of app: AppID) {
    update(client, of: app) { manager in
      guard !manager.services.ranging.contains(where: { $0.constraint == constraint }) else { return }
      manager.services.ranging.append(RangedBeacons(constraint: constraint))
    }
  }

  mutating func stopRanging(_ constraint: BeaconConstraint, by client: ClientID, of app: AppID) {
    update(client, of: app) { $0.services.ranging.removeAll { $0.constraint == constraint } }
  }

  /// Looks whether what a manager ranges may be reported now.
  mutating func reconsiderRanging(ofManagerAt index: Int, in app: AppID, _ context: DeliveryContext) {
    guard let services = apps[app.index].process?.managers[index].services,
      services.rangesNow || !services.ranging.isEmpty
    else { return }
    let arrival = policy.delivery(of: .ranging, in: context).arrival
    let ranges: Bool
    switch arrival {
    case .delivered, .deliveredReduced, .wakes: ranges = !services.ranging.isEmpty
    case .relaunches, .waitsForApp, .held, .nothing, .ended, .fails, .raises, .notAvailable: ranges = false
    }
    apps[app.index].process?.managers[index].services.rangesNow = ranges
    failRanging(ofManagerAt: index, in: app, arrival)
  }

  /// Looks whether ranging fails, after Bluetooth was turned on or off.
  mutating func failRanging(of app: AppID) {
    let context = deliveryContext(of: app)
    for index in 0..<(apps[app.index].process?.managers.count ?? 0) {
      reconsiderRanging(ofManagerAt: index, in: app, context)
    }
  }

  /// Tells once of each set of beacons that can't be ranged (ERR-004).
  private mutating func failRanging(ofManagerAt index: Int, in app: AppID, _ arrival: Delivery.Arrival) {
    guard let manager = apps[app.index].process?.managers[index] else { return }
    let failure = rangingFailure(for: arrival, of: app)
    for (position, ranged) in manager.services.ranging.enumerated() where ranged.failure != failure {
      apps[app.index].process?.managers[index].services.ranging[position].failure = failure
      if let failure { tell(.rangingFailed(ranged.constraint, failure), to: manager.id, of: app) }
    }
  }

  private func rangingFailure(for arrival: Delivery.Arrival, of app: AppID) -> LocationErrorCode? {
    // Nothing fails before somebody decided (AUTH-021).
    if apps[app.index].authorization.status == .notDetermined { return nil }
    if case .fails(let code) = arrival { return code }
    return world.isBluetoothOn ? nil : .rangingUnavailable
  }

  /// Tells a manager which beacons are in reach, set by set, nearest first.
  mutating func range(byManagerAt index: Int, of app: AppID) {
    guard world.isBluetoothOn, let manager = apps[app.index].process?.managers[index] else { return }
    for ranged in manager.services.ranging {
      let found = world.beacons.filter { $0.satisfies(ranged.constraint) }
      tell(.beacons(found, satisfying: ranged.constraint, now), to: manager.id, of: app)
    }
  }
}
