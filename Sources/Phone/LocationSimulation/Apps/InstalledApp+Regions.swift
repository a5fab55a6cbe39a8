import LocationDelivery
import LocationPolicy
import LocationTracks

extension InstalledApp {
  mutating func startMonitoring(_ region: Region, by client: ClientID, on system: inout PhoneSystem) {
    let regions = monitoring.regions
    let known = regions.firstIndex { $0.region.identifier == region.identifier }
    guard !isTooLarge(region, on: system), known != nil || regions.count < system.assumptions.regionLimit
    else {
      return tell(.monitoringFailed(region, .regionMonitoringFailure), to: client, on: &system)
    }
    var added = MonitoredRegion(region: region)
    if authorization.status != .notDetermined {
      let arrival = circumstances(on: system).arrival(of: .region, under: system.policy)
      if case .fails(let code) = arrival {
        return tell(.monitoringFailed(region, code), to: client, on: &system)
      }
      added.announce()
      tell(.startedMonitoring(region), to: client, on: &system)
    }
    monitoring.put(added)
  }

  private func isTooLarge(_ region: Region, on system: PhoneSystem) -> Bool {
    switch region.shape {
    case .circle(let center, let radius):
      !center.isValid || !(radius <= system.assumptions.maximumRegionDistance)
    case .beacon: false
    }
  }

  /// Announces regions that were started before the grant, with which their monitoring begins (AUTH-021).
  mutating func announceRegions(_ arrival: Delivery.Arrival, on system: inout PhoneSystem) {
    if case .fails = arrival { return }
    for index in monitoring.regions.indices where monitoring.update(regionAt: index, { $0.announce() }) {
      let region = monitoring.regions[index].region
      for listener in listeners { send(.startedMonitoring(region), to: listener, on: &system) }
    }
  }

  /// Determines which beacon regions were entered or left.
  ///
  /// The display that turns on makes the system look at once for the regions that request it (MON-010, MON-020).
  mutating func lookAtBeaconRegions(atDisplay: Bool = false, on system: inout PhoneSystem) {
    guard monitoring.hasBeacons else { return }
    let regions = monitoring.regions
    let ranges = process?.managers.contains { $0.services.rangesNow } ?? false
    for (index, monitored) in regions.enumerated() {
      guard case .beacon(let constraint) = monitored.region.shape else { continue }
      if system.assumptions.bluetoothForgetsRegions, !system.world.isBluetoothOn {
        monitoring.update(regionAt: index) { $0.forget() }
        continue
      }
      let seen = system.world.sight(of: constraint)
      // A beacon that is not heard may only be covered; one that is heard is present, when the system listens.
      let listens = ranges || atDisplay && monitored.region.notifyEntryStateOnDisplay
      let entry = listens ? 0 : system.timings.beaconEntry
      let dwell = seen == .inside ? entry : system.timings.regionDwell
      let isCrossed = monitoring.update(regionAt: index) { $0.note(seen, at: system.now, dwell: dwell) }
      if monitoring.update(regionAt: index, { $0.remembers() }) {
        tellStateOnly(ofRegionAt: index, on: &system)
      }
      tellState(ofRegionAt: index, isCrossed: isCrossed, on: &system)
    }
  }

  /// Reports a state that no crossing caused, for which the system wakes and launches no app.
  private mutating func tellStateOnly(ofRegionAt index: Int, on system: inout PhoneSystem) {
    let monitored = monitoring.regions[index]
    guard phase.isRunning else { return }
    report([.regionState(monitored.state, monitored.region)], of: .region, on: &system)
  }

  /// Reports the beacon regions around the phone that request it when the display turns on (MON-010).
  mutating func displayTurnedOn(on system: inout PhoneSystem) {
    for monitored in monitoring.regions
    where monitored.region.notifyEntryStateOnDisplay && monitored.region.shape.isBeacon
      && monitored.state == .inside
    {
      report([.regionState(.inside, monitored.region)], of: .region, on: &system)
    }
    lookAtBeaconRegions(atDisplay: true, on: &system)
  }

  /// Reports a crossing to all managers (MON-009), and answers those that requested the state (MON-011).
  mutating func tellState(ofRegionAt index: Int, isCrossed: Bool, on system: inout PhoneSystem) {
    if isCrossed { tellCrossing(ofRegionAt: index, on: &system) }
    if monitoring.regions[index].hasAskers { answerAskers(ofRegionAt: index, on: &system) }
  }

  private mutating func tellCrossing(ofRegionAt index: Int, on system: inout PhoneSystem) {
    let monitored = monitoring.regions[index]
    let region = monitored.region
    var contents: [MessageContent] = []
    switch monitored.state {
    case .inside: if region.notifyOnEntry { contents.append(.enteredRegion(region)) }
    case .outside: if region.notifyOnExit { contents.append(.exitedRegion(region)) }
    case .unknown: break
    }
    guard !contents.isEmpty else { return }
    report(contents + [.regionState(monitored.state, region)], of: .region, on: &system)
  }

  // States that an app requests

  /// Handles a manager's request for the state of a region, which the system may answer later.
  mutating func requestState(ofRegion identifier: String, by client: ClientID, on system: inout PhoneSystem) {
    let wait = system.timings.regionStateAnswer
    guard wait > 0 else { return answerState(ofRegion: identifier, to: client, on: &system) }
    process?.add(StateRequest(region: identifier, client: client, due: system.now + wait))
    system.plan(.regionStateDue(id), at: system.now + wait)
  }

  /// Answers the requests for states that are due.
  mutating func answerStateRequests(on system: inout PhoneSystem) {
    for request in process?.takeStateRequests(dueAt: system.now) ?? [] {
      answerState(ofRegion: request.region, to: request.client, on: &system)
    }
  }

  /// Reports the state of a region to a manager, as soon as it is known.
  private mutating func answerState(
    ofRegion identifier: String, to client: ClientID, on system: inout PhoneSystem
  ) {
    let regions = monitoring.regions
    guard let index = regions.firstIndex(where: { $0.region.identifier == identifier }) else { return }
    let canBeKnown = monitoring.reportable.contains(.region)
    if regions[index].state == .unknown, canBeKnown {
      monitoring.update(regionAt: index) { $0.add(asker: client) }
    } else {
      let state = canBeKnown ? regions[index].state : .unknown
      tell(.regionState(state, regions[index].region), to: client, on: &system)
    }
  }

  private mutating func answerAskers(ofRegionAt index: Int, on system: inout PhoneSystem) {
    let monitored = monitoring.regions[index]
    for client in monitoring.update(regionAt: index, { $0.takeAskers() }) {
      tell(.regionState(monitored.state, monitored.region), to: client, on: &system)
    }
  }
}
