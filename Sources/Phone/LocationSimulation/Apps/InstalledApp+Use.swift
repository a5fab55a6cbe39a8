import LocationDelivery
import LocationPolicy

extension InstalledApp {
  /// Whether an app counts as in use (DEL-001, DEL-002, DEL-004).
  func isInUse(on system: PhoneSystem) -> Bool {
    system.policy.isInUse(deliveryContext(on: system), indicatorShows: indicator.isVisible)
  }

  /// What decides whether events reach an app at the moment, managers aside.
  func deliveryContext(on system: PhoneSystem) -> DeliveryContext {
    circumstances(on: system).context(under: system.policy)
  }

  /// What decides whether an app is in use, keeps running and shows an indicator at the moment.
  func circumstances(on system: PhoneSystem) -> AppCircumstances {
    var circumstances = circumstancesBesideUpdates(on: system)
    circumstances.updatesIndicator = updatesIndicator
    return circumstances
  }

  /// The same while it is unknown what becomes of standard updates.
  func circumstancesBesideUpdates(on system: PhoneSystem) -> AppCircumstances {
    AppCircumstances(
      authorization, app: bundle.configuration, sessions: heldSessions(on: system), aids: aids(at: system.now)
    )
  }

  /// What helps or hinders delivery to an app at a moment, its authorization and its sessions aside.
  private func aids(at moment: Moment) -> DeliveryContext.Aids {
    var aids = use.aids(at: moment)
    if let end = process?.backgroundUntil, end > moment { aids.insert(.otherBackgroundExecution) }
    return aids
  }

  /// Notices that something which decides on use has changed: the indicator, whether the app goes on, what lapses.
  mutating func useChanged(on system: inout PhoneSystem) {
    reconsiderServices(on: &system)
    updateIndicator(on: &system)
    settle(on: &system)
    endUseIfUnused(on: &system)
  }

  /// Determines which background location indicator shows for the app, and records a change.
  private mutating func updateIndicator(on system: inout PhoneSystem) {
    let current = circumstances(on: system).indicator(
      barOutlivesProcess: system.assumptions.barOutlivesProcess)
    guard use.show(current, at: system.now) else { return }
    if !system.assumptions.lapseCountsFromLeaving { planLapse(on: &system) }
    system.record(.indicator(current), app: id, facts: FactList(.ind003))
  }

  /// Whether a location session keeps an app in the background running.
  var locationKeepsRunning: Bool { hasUpdates { $0.keepsRunning } }

  /// Whether a standard session of an app stops after grace because the app is only provisionally always (AUTH-066).
  var stopsForWantOfAlways: Bool { hasUpdates { $0.stopsForWantOfAlways } }

  /// The background location indicator that the standard updates of an app show at the moment.
  private var updatesIndicator: Indicator {
    guard let managers = process?.managers else { return .none }
    for index in managers.indices {
      if let indicator = managers[index].services.standard?.indicator, indicator.isVisible {
        return indicator
      }
    }
    return .none
  }

  private func hasUpdates(where isMeant: (StandardUpdates) -> Bool) -> Bool {
    guard let managers = process?.managers else { return false }
    for index in managers.indices {
      if let updates = managers[index].services.standard, isMeant(updates) { return true }
    }
    return false
  }

  /// In the foreground all sessions of an app count as started in use (BG-009, BG-010).
  ///
  /// What keeps a session that was started in the background from going on there is that the app was not in use;
  /// now it is.
  mutating func renewSessions() {
    guard let managers = process?.managers else { return }
    for index in managers.indices where managers[index].services.standard?.startedInUse == false {
      process?.update(managerAt: index) { $0.services.standard?.renew() }
    }
  }
}
