import LocationPolicy
import LocationTracks

extension SimulatedDevice {
  /// The newest position that the system knows, as an app may read it; nil when it may not or there is none.
  ///
  /// CLLocationManager.location reads it. It may be old (DEL-060).
  public func newestFix(for app: AppID) -> Fix? {
    guard apps[app.index].authorization.isAuthorized else { return nil }
    return apps[app.index].authorization.accuracy(under: policy) == .reduced
      ? receiver.reduced : receiver.newestFix
  }

  /// Adapts how often the position is looked for to what all apps need.
  mutating func planLooks() {
    var need = ReceiverNeed.none
    for index in apps.indices { need = max(need, apps[index].need) }
    let interval: Double? =
      switch need {
      case .none: nil
      case .watch: Self.possible(timings.monitoringInterval)
      case .fixes: Self.possible(timings.fixInterval)
      }
    let before = receiver.interval
    guard before != interval else { return }
    receiver.interval = interval
    receiver.number += 1
    guard let interval else { return }
    let isMoreOften = before.map { interval < $0 } ?? true
    let wait = isMoreOften ? min(interval, Self.possible(timings.firstFix)) : interval
    queue.plan(.sensorTick(number: receiver.number), at: now + wait)
  }

  mutating func sensorTick(number: Int) {
    guard receiver.number == number, receiver.interval != nil else { return }
    let look = lookForPosition()
    let rules = lookRules
    for index in 0..<apps.count { hand(look, under: rules, toAppAt: index) }
    // What an app did with it may have changed the plan.
    guard receiver.number == number, let interval = receiver.interval else { return }
    queue.plan(.sensorTick(number: number), at: now + interval)
  }

  /// An interval of at least a millisecond: from one look to the next, time has to pass.
  private static func possible(_ seconds: Double) -> Double { seconds >= 0.001 ? seconds : 0.001 }

  private mutating func lookForPosition() -> Look {
    let fix = world.fix(at: now)
    if let fix {
      receiver.note(
        fix, stillnessRadius: timings.stillnessRadius, reducedInterval: timings.reducedInterval,
        cellRadius: assumptions.reducedRadius)
    }
    return Look(
      fix: fix, reduced: receiver.reduced, stillSince: receiver.stillness?.since ?? now, moment: now)
  }

  private mutating func hand(_ look: Look, under rules: LookRules, toAppAt index: Int) {
    let address = apps[index].take(look, under: rules, into: &lookResults)
    if lookResults.isEmpty { return }
    let app = AppID(index: index)
    var results: [LookResult] = []
    swap(&results, &lookResults)
    var isAsBefore = true
    for result in results {
      if isAsBefore, case .fix(let fix, let client) = result {
        deliver(fix, to: client, of: app, at: address)
      } else {
        isAsBefore = false
        carryOut(result, of: look, for: app)
      }
    }
    results.removeAll(keepingCapacity: true)
    swap(&results, &lookResults)
  }

  private mutating func carryOut(_ result: LookResult, of look: Look, for app: AppID) {
    switch result {
    case .fix(let fix, let client): deliver([fix], to: client, of: app)
    case .deferred(let client): endDeferral(with: nil, by: client, of: app)
    case .unknown(let client): tell(.failed(.locationUnknown), to: client, of: app)
    case .paused(let client): pauseUpdates(of: client, in: app)
    case .request(let index): continueRequest(with: look, ofManagerAt: index, in: app)
    case .ranging(let index): range(byManagerAt: index, of: app)
    case .region(let index, let isCrossed): tellState(ofRegionAt: index, in: app, isCrossed: isCrossed)
    case .beacons: lookAtBeaconRegions(of: app)
    case .significantChange(let fix): reportSignificantChange(fix, to: app)
    case .visit(let visits, let departure): report(visits, until: departure, to: app)
    case .streams: handToStreams(look, of: app)
    }
  }

  private mutating func handToStreams(_ look: Look, of app: AppID) {
    let isWanted =
      !apps[app.index].lostStreams.isEmpty || !(apps[app.index].process?.streams.isEmpty ?? true)
    if isWanted {
      let reduced = look.reduced.flatMap { $0.coordinate == apps[app.index].streamsPlace ? nil : $0 }
      if let reduced { apps[app.index].streamsPlace = reduced.coordinate }
      deliverToLiveUpdates(of: app, fix: look.fix, reduced: reduced)
    } else if apps[app.index].streamsPlace != nil {
      apps[app.index].streamsPlace = nil
    }
    if !apps[app.index].monitors.isEmpty { monitorsChanged(of: app) }
  }
}
