import LocationPolicy
import LocationTracks

extension SimulatedDevice {
  /// The regions that are monitored for an app, in the order in which they were added (MON-006).
  public func monitoredRegions(of app: AppID) -> [Region] { apps[app.index].monitoring.regions.map(\.region) }

  mutating func startMonitoring(_ region: Region, by client: ClientID, of app: AppID) {
    let regions = apps[app.index].monitoring.regions
    let known = regions.firstIndex { $0.region.identifier == region.identifier }
    guard !isTooLarge(region), known != nil || regions.count < assumptions.regionLimit else {
      return tell(.monitoringFailed(region, .regionMonitoringFailure), to: client, of: app)
    }
    var added = MonitoredRegion(region: region)
    if apps[app.index].authorization.status != .notDetermined {
      let arrival = policy.delivery(of: .region, in: monitoringContext(of: app)).arrival
      if case .fails(let code) = arrival {
        return tell(.monitoringFailed(region, code), to: client, of: app)
      }
      added.isAnnounced = true
      tell(.startedMonitoring(region), to: client, of: app)
    }
    if let known {
      apps[app.index].monitoring.regions[known] = added
    } else {
      apps[app.index].monitoring.regions.append(added)
    }
  }

  mutating func stopMonitoring(_ identifier: String, of app: AppID) {
    apps[app.index].monitoring.regions.removeAll { $0.region.identifier == identifier }
  }

  private func isTooLarge(_ region: Region) -> Bool {
    switch region.shape {
    case .circle(let center, let radius): !center.isValid || !(radius <= assumptions.maximumRegionDistance)
    case .beacon: false
    }
  }

  /// Monitoring of what was started before the grant begins with it (AUTH-021).
  mutating func announceRegions(of app: AppID, _ arrival: Delivery.Arrival) {
    if case .fails = arrival { return }
    for index in apps[app.index].monitoring.regions.indices
    where !apps[app.index].monitoring.regions[index].isAnnounced {
      apps[app.index].monitoring.regions[index].isAnnounced = true
      let region = apps[app.index].monitoring.regions[index].region
      for listener in listeners(of: app) { send(.startedMonitoring(region), to: listener, of: app) }
    }
  }

  /// Looks which beacon regions were entered or left.
  mutating func lookAtBeaconRegions(of app: AppID) {
    guard apps[app.index].monitoring.hasBeacons else { return }
    let regions = apps[app.index].monitoring.regions
    for (index, monitored) in regions.enumerated() {
      guard case .beacon(let constraint) = monitored.region.shape else { continue }
      let seen = sight(of: constraint)
      // A beacon that is heard is there; one that is not heard may only be covered.
      let dwell = seen == .inside ? 0 : timings.regionDwell
      let isCrossed = apps[app.index].monitoring.regions[index].note(seen, at: now, dwell: dwell)
      tellState(ofRegionAt: index, in: app, isCrossed: isCrossed)
    }
  }

  private func sight(of constraint: BeaconConstraint) -> RegionState {
    guard world.isBluetoothOn else { return .unknown }
    return world.beacons.contains { $0.satisfies(constraint) } ? .inside : .outside
  }

  /// Tells of a crossing, and those who asked for the state.
  mutating func tellState(ofRegionAt index: Int, in app: AppID, isCrossed: Bool) {
    if isCrossed { tellCrossing(ofRegionAt: index, in: app) }
    if apps[app.index].monitoring.regions[index].hasAskers { answerAskers(ofRegionAt: index, in: app) }
  }

  private mutating func tellCrossing(ofRegionAt index: Int, in app: AppID) {
    let monitored = apps[app.index].monitoring.regions[index]
    let region = monitored.region
    var contents: [MessageContent] = []
    switch monitored.state {
    case .inside: if region.notifyOnEntry { contents.append(.enteredRegion(region)) }
    case .outside: if region.notifyOnExit { contents.append(.exitedRegion(region)) }
    case .unknown: break
    }
    guard !contents.isEmpty else { return }
    report(contents + [.regionState(monitored.state, region)], of: .region, to: app)
  }

  // The state that an app asks for

  /// Tells a manager where the phone is with respect to a region, as soon as that is known.
  mutating func requestState(ofRegion identifier: String, by client: ClientID, of app: AppID) {
    let regions = apps[app.index].monitoring.regions
    guard let index = regions.firstIndex(where: { $0.region.identifier == identifier }) else { return }
    let canBeKnown = apps[app.index].monitoring.reportable.contains(.region)
    if regions[index].state == .unknown, canBeKnown {
      // However often it asks, it is answered once the state is known.
      if !regions[index].askers.contains(client) {
        apps[app.index].monitoring.regions[index].askers.append(client)
      }
    } else {
      let state = canBeKnown ? regions[index].state : .unknown
      tell(.regionState(state, regions[index].region), to: client, of: app)
    }
  }

  private mutating func answerAskers(ofRegionAt index: Int, in app: AppID) {
    let monitored = apps[app.index].monitoring.regions[index]
    apps[app.index].monitoring.regions[index].askers = []
    for client in monitored.askers {
      tell(.regionState(monitored.state, monitored.region), to: client, of: app)
    }
  }

  // Conditions of monitors

  /// The state of a monitor's condition just now, and what met it; the state before matters where there is a margin.
  func state(
    of condition: MonitorCondition, before: ConditionState
  ) -> (state: ConditionState, refinement: MonitorCondition?) {
    switch condition {
    case .circle(let center, let radius):
      guard let recentFix else { return (.unknown, nil) }
      let state = RegionState(
        of: recentFix, center: center, radius: radius, margin: assumptions.regionMargin,
        wasInside: before == .satisfied)
      return (ConditionState(state), nil)
    case .beacon(let constraint):
      let state = ConditionState(sight(of: constraint))
      let found = world.beacons.first { $0.satisfies(constraint) }
      guard state == .satisfied, let found else { return (state, nil) }
      let identity = BeaconConstraint(uuid: found.uuid, major: found.major, minor: found.minor)
      return (state, identity == constraint ? nil : .beacon(identity))
    }
  }

  /// The newest position, unless it says nothing of where the phone is now.
  private var recentFix: Fix? {
    guard let fix = receiver.newestFix, now <= fix.moment + timings.monitoringInterval else { return nil }
    return fix
  }
}

extension ConditionState {
  fileprivate init(_ state: RegionState) {
    switch state {
    case .unknown: self = .unknown
    case .inside: self = .satisfied
    case .outside: self = .unsatisfied
    }
  }
}
