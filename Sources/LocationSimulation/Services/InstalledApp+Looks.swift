import LocationPolicy

/// What an app's consumers make of a look for the position.
///
/// This runs for every app with every look, so everything is changed in place and nothing is copied.
extension InstalledApp {
  /// What decides how a fix reaches the app.
  struct Address {
    /// The number of the app's launch.
    var generation = 0
    /// Whether it runs.
    let isRunning: Bool
    /// Whether the system has to note that Always was used (SET-020).
    let usesAlways: Bool
  }

  /// Adds what follows from a look.
  mutating func take(_ look: Look, under rules: LookRules, into results: inout [LookResult]) -> Address {
    let phase = authorization.phase
    let usesAlways = phase == .background && authorization.grant == .always && reminder == .none
    var address = Address(isRunning: phase.isRunning, usesAlways: usesAlways)
    process?.take(look, under: rules, isAway: phase != .foreground, into: &results)
    if let process { address.generation = process.generation }
    if monitoring.isActive { monitoring.take(look, under: rules, into: &results) }
    let hasStreams = process.map { !$0.streams.isEmpty } ?? false
    if hasStreams || !lostStreams.isEmpty || !monitors.isEmpty || streamsPlace != nil {
      results.append(.streams)
    }
    return address
  }
}

extension AppProcess {
  fileprivate mutating func take(
    _ look: Look, under rules: LookRules, isAway: Bool, into results: inout [LookResult]
  ) {
    for index in managers.indices {
      managers[index].take(look, under: rules, at: index, isAway: isAway, into: &results)
    }
  }
}

extension Manager {
  fileprivate mutating func take(
    _ look: Look, under rules: LookRules, at index: Int, isAway: Bool, into results: inout [LookResult]
  ) {
    if services.standard != nil {
      append(
        services.standard?.next(with: look, for: settings, under: rules, isAway: isAway) ?? .nothing,
        to: &results)
    }
    if services.request != nil { results.append(.request(managerAt: index)) }
    if services.rangesNow { results.append(.ranging(managerAt: index)) }
  }

  private func append(_ step: StandardUpdates.Step, to results: inout [LookResult]) {
    guard delegate != nil else { return }
    switch step {
    case .nothing: break
    case .deliver(let fix): results.append(.fix(fix, for: id))
    case .deliverDeferred: results.append(.deferred(id))
    case .unknown: results.append(.unknown(id))
    case .pause: results.append(.paused(id))
    }
  }
}

extension Monitoring {
  fileprivate mutating func take(_ look: Look, under rules: LookRules, into results: inout [LookResult]) {
    if reportable.contains(.region) {
      for index in regions.indices {
        let isCrossed = regions[index].take(look, under: rules)
        if isCrossed || regions[index].hasAskers { results.append(.region(at: index, isCrossed: isCrossed)) }
      }
      if hasBeacons { results.append(.beacons) }
    }
    let coarse = isReduced ? look.fix(for: .reduced) : look.fix
    if reportable.contains(.significantChange), let coarse,
      let fix = significantChanges?.next(with: coarse, at: look.moment, under: rules)
    {
      results.append(.significantChange(fix))
    }
    guard reportable.contains(.visits), let fix = look.fix else { return }
    switch visits?.take(fix, under: rules) ?? .nothing {
    case .nothing: break
    case .arrived(let visits): results.append(.visit(visits, until: nil))
    case .left(let visits): results.append(.visit(visits, until: look.moment))
    }
  }
}
