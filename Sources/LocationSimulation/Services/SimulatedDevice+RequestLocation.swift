import LocationPolicy

extension SimulatedDevice {
  /// Asks for one location (DEL-070); raises when the delegate can't be told how that ends (DEL-071).
  mutating func requestLocation(by client: ClientID, of app: AppID) throws(CallError) {
    guard let manager = manager(client, of: app) else { return }
    let methods = manager.delegate ?? []
    if !methods.contains(.didUpdateLocations) {
      try raise(.noUpdateMethod, in: app, facts: FactList(.del071))
    }
    if !methods.contains(.didFailWithError) {
      try raise(.noFailureMethod, in: app, facts: FactList(.del071))
    }
    let isUpdating = manager.services.standard.map { !$0.isPaused } ?? false
    guard !isUpdating, manager.services.request == nil else { return }
    receiver.requests += 1
    let request = LocationRequest(number: receiver.requests, startedInUse: isInUse(app))
    update(client, of: app) { $0.services.request = request }
    servicesChanged(app)
  }

  /// Looks what becomes of a manager's one-shot request now; its time runs from when the app may have locations.
  mutating func reconsiderRequest(ofManagerAt index: Int, in app: AppID, _ context: DeliveryContext) {
    guard let manager = apps[app.index].process?.managers[index], var request = manager.services.request
    else { return }
    var context = context
    context.manager = manager.settings
    context.startedInForeground = request.startedInUse || apps[app.index].phase == .foreground
    let delivery = policy.delivery(of: .requestLocation, in: context)
    if case .fails(let code) = delivery.arrival {
      apps[app.index].process?.managers[index].services.request = nil
      return tell(.failed(code), to: manager.id, of: app)
    }
    request.flow = FixFlow(delivery, in: context)
    if !request.isTimed, context.grant.isAuthorized {
      request.isTimed = true
      let end = now + policy.timings.requestLocationTimeout
      queue.plan(.requestLocationEnds(manager.id, number: request.number), at: end)
    }
    apps[app.index].process?.managers[index].services.request = request
  }

  /// Hands what a look brought to a one-shot request, which ends when that is accurate enough.
  mutating func continueRequest(with look: Look, ofManagerAt index: Int, in app: AppID) {
    guard let manager = apps[app.index].process?.managers[index], let request = manager.services.request,
      let found = look.fix(for: request.flow)
    else { return }
    let fix = manager.settings.adapted(found)
    let wanted = max(manager.settings.desiredAccuracy, assumptions.oneShotAccuracy)
    // Nothing better is to come of a reduced position.
    if request.flow == .reduced || fix.horizontalAccuracy <= wanted {
      end(request, of: manager.id, in: app, with: fix)
    } else if request.best.map({ fix.horizontalAccuracy <= $0.horizontalAccuracy }) ?? true {
      apps[app.index].process?.managers[index].services.request?.best = fix
    }
  }

  mutating func requestLocationEnds(_ client: ClientID, number: Int) {
    for app in apps.indices.map({ apps[$0].id }) {
      guard let request = manager(client, of: app)?.services.request, request.number == number else {
        continue
      }
      end(request, of: client, in: app, with: request.best)
    }
  }

  /// A less accurate fix is better than an error (DEL-070).
  private mutating func end(_ request: LocationRequest, of client: ClientID, in app: AppID, with fix: Fix?) {
    update(client, of: app) { $0.services.request = nil }
    if let fix {
      deliver([fix], to: client, of: app)
    } else {
      tell(.failed(.locationUnknown), to: client, of: app)
    }
    servicesChanged(app)
  }
}
