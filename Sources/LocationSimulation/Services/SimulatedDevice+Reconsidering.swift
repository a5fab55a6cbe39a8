import LocationPolicy

extension SimulatedDevice {
  /// Looks what becomes of everything that an app started, because something that decides on it may be different.
  ///
  /// The answers are kept until the next time, so that a position costs next to nothing.
  mutating func reconsiderServices(of app: AppID) {
    let count = apps[app.index].process?.managers.count ?? 0
    if count > 0 {
      let context = deliveryContext(of: app)
      for index in 0..<count { reconsiderUpdates(ofManagerAt: index, in: app, context) }
      shareRunning(of: app, context)
      for index in 0..<count {
        reconsiderRequest(ofManagerAt: index, in: app, context)
        reconsiderRanging(ofManagerAt: index, in: app, context)
      }
    }
    reconsiderMonitoring(of: app)
    let need = need(of: app)
    if apps[app.index].need != need { apps[app.index].need = need }
    planLooks()
  }

  /// Updates that can't keep the app running go on while others do (DEL-006).
  private mutating func shareRunning(of app: AppID, _ context: DeliveryContext) {
    guard apps[app.index].phase == .background, !context.aids.contains(.otherBackgroundExecution),
      locationKeepsRunning(app), let managers = apps[app.index].process?.managers
    else { return }
    var shared = context
    shared.aids.insert(.otherBackgroundExecution)
    for index in managers.indices where managers[index].services.standard?.keepsRunning == false {
      reconsiderUpdates(ofManagerAt: index, in: app, shared)
    }
  }

  private func need(of app: AppID) -> ReceiverNeed {
    var need = managersNeed(of: app)
    if need < .fixes, liveUpdatesWantFixes(of: app) { need = .fixes }
    if need < .watch, apps[app.index].monitoring.isActive || streamsWatchMovement(of: app) { need = .watch }
    return need
  }

  private func managersNeed(of app: AppID) -> ReceiverNeed {
    var need = ReceiverNeed.none
    guard let managers = apps[app.index].process?.managers else { return need }
    // What waits for a suspended app is found along the way.
    let best: ReceiverNeed = apps[app.index].phase.isRunning ? .fixes : .watch
    for index in managers.indices where !managers[index].services.needs.isEmpty { need = max(need, best) }
    return need
  }
}
