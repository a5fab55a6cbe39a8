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
      case .watch: timings.monitoringInterval
      case .fixes: timings.fixInterval
      }
    let before = receiver.interval
    guard before != interval else { return }
    receiver.interval = interval
    receiver.number += 1
    guard let interval else { return }
    let isMoreOften = before.map { interval < $0 } ?? true
    let wait = isMoreOften ? min(interval, timings.firstFix) : interval
    queue.plan(.sensorTick(number: receiver.number), at: now + max(wait, Self.shortestInterval))
  }

  mutating func sensorTick(number: Int) {
    guard receiver.number == number, receiver.interval != nil else { return }
    let look = lookForPosition()
    for index in apps.indices where apps[index].need != .none { hand(look, toAppAt: index) }
    // What an app did with it may have changed the plan.
    guard receiver.number == number, let interval = receiver.interval else { return }
    queue.plan(.sensorTick(number: number), at: now + max(interval, Self.shortestInterval))
  }

  /// The shortest interval between two looks, in seconds: time has to pass.
  private static let shortestInterval = 0.001

  private mutating func lookForPosition() -> Look {
    let fix = world.fix(at: now)
    if let fix {
      receiver.note(
        fix, stillnessRadius: timings.stillnessRadius,
        reducedInterval: 3_600 / Double(max(1, assumptions.reducedAccuracy.updatesPerHour)),
        cellRadius: assumptions.reducedAccuracy.typicalRadius)
    }
    return Look(
      fix: fix, reduced: receiver.reduced, stillSince: receiver.stillness?.since ?? now, moment: now)
  }

  private mutating func hand(_ look: Look, toAppAt index: Int) {
    let app = apps[index].id
    let count = apps[index].process?.managers.count ?? 0
    for manager in 0..<count { hand(look, toManagerAt: manager, of: app) }
    if apps[index].monitoring.isActive { watch(from: look, for: app) }
    handToStreams(look, of: app)
  }

  private mutating func hand(_ look: Look, toManagerAt index: Int, of app: AppID) {
    // A manager may have gone with the process, after an earlier one was told something.
    guard let managers = apps[app.index].process?.managers, index < managers.count else { return }
    let needs = managers[index].services.needs
    if needs.contains(.standard) { continueUpdates(with: look, ofManagerAt: index, in: app) }
    if needs.contains(.request) { continueRequest(with: look, ofManagerAt: index, in: app) }
    if needs.contains(.ranging) { range(byManagerAt: index, of: app) }
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
