import LocationPolicy
import LocationTracks

/// Handling of position samples
///
/// This runs for every app with every sample, so everything is changed in place and nothing is copied.
extension InstalledApp {
  /// The circumstances that decide how a fix reaches the app.
  struct Address {
    /// The number of the app's launch.
    var generation = 0
    /// Whether the app runs.
    let isRunning: Bool
    /// Whether the system must record that Always was used (SET-020).
    let usesAlways: Bool
  }

  /// Collects the effects of a sample.
  private mutating func take(
    _ sample: PositionSample, under rules: SampleRules, into results: inout [SampleResult]
  )
    -> Address
  {
    let phase = authorization.phase
    let usesAlways =
      phase != .foreground && authorization.grant == .always && !reminder.hasNotedUpdates
    var address = Address(isRunning: phase.isRunning, usesAlways: usesAlways)
    process?.take(sample, under: rules, isAway: phase != .foreground, into: &results)
    if let generation = process?.generation { address.generation = generation }
    if monitoring.isActive { monitoring.take(sample, under: rules, into: &results) }
    if process?.streams.isEmpty == false || !streamMemory.lost.isEmpty || !monitorRecords.records.isEmpty
      || streamMemory.place != nil
    {
      results.append(.streams)
    }
    return address
  }

  /// Returns the newest position that the system knows, as an app may read it; nil if it may not or there is none.
  ///
  /// CLLocationManager.location reads it. It may be old (DEL-060).
  func newestFix(on system: PhoneSystem) -> Fix? {
    guard authorization.isAuthorized else { return nil }
    return authorization.accuracy(under: system.policy) == .reduced
      ? system.receiver.reduced : system.receiver.newestFix
  }

  /// Handles the effects of a position sample; the list is passed in to avoid allocating one each time.
  mutating func take(
    _ sample: PositionSample, under rules: SampleRules, using results: inout [SampleResult],
    on system: inout PhoneSystem
  ) {
    let address = take(sample, under: rules, into: &results)
    defer { results.removeAll(keepingCapacity: true) }
    var isAsBefore = true
    for result in results {
      if isAsBefore, case .updates(.fix(let fix), let client) = result {
        deliver(fix, to: client, at: address, on: &system)
      } else {
        isAsBefore = false
        carryOut(result, of: sample, on: &system)
      }
    }
  }

  private mutating func carryOut(
    _ result: SampleResult, of sample: PositionSample, on system: inout PhoneSystem
  ) {
    switch result {
    case .updates(.fix(let fix), let client): deliver([fix], to: client, on: &system)
    case .updates(.deferred, let client): endDeferral(with: nil, by: client, on: &system)
    case .updates(.unknown, let client): tell(.failed(.locationUnknown), to: client, on: &system)
    case .updates(.paused, let client): pauseUpdates(of: client, on: &system)
    case .request(let index): continueRequest(with: sample, ofManagerAt: index, on: &system)
    case .ranging(let index): range(byManagerAt: index, on: &system)
    case .region(let index, let isCrossed): tellState(ofRegionAt: index, isCrossed: isCrossed, on: &system)
    case .beacons: lookAtBeaconRegions(on: &system)
    case .event(let content, let service): report(content, of: service, on: &system)
    case .visit(let visits, let departure): report(visits, until: departure, on: &system)
    case .streams: handToStreams(sample, on: &system)
    }
  }

  private mutating func handToStreams(_ sample: PositionSample, on system: inout PhoneSystem) {
    let isWanted = !streamMemory.lost.isEmpty || !(process?.streams.isEmpty ?? true)
    if isWanted {
      deliverToLiveUpdates(fix: sample.fix, reduced: streamMemory.news(in: sample.reduced), on: &system)
    } else {
      streamMemory.forgetPlace()
    }
    if !monitorRecords.records.isEmpty { monitorsChanged(on: &system) }
  }
}
