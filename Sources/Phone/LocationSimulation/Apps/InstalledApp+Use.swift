import LocationDelivery
import LocationPolicy

extension InstalledApp {
  /// Returns whether the app counts as in use (DEL-001, DEL-002, DEL-004).
  func isInUse(on system: PhoneSystem) -> Bool {
    system.policy.isInUse(deliveryContext(on: system), indicatorShows: indicator.isVisible)
  }

  /// Returns the current context for delivery to the app, without the properties of managers.
  func deliveryContext(on system: PhoneSystem) -> DeliveryContext {
    circumstances(on: system).context(under: system.policy)
  }

  /// Returns the current circumstances that decide whether the app is in use, keeps running and shows an indicator.
  func circumstances(on system: PhoneSystem) -> AppCircumstances {
    var circumstances = circumstancesBesideUpdates(on: system)
    circumstances.updatesIndicator = updatesIndicator
    return circumstances
  }

  /// Returns the circumstances without the effect of standard updates, whose state is not known yet.
  func circumstancesBesideUpdates(on system: PhoneSystem) -> AppCircumstances {
    AppCircumstances(
      authorization, app: bundle.configuration, sessions: heldSessions(on: system), aids: aids(at: system.now)
    )
  }

  /// Returns the circumstances that help or hinder delivery at a moment, apart from authorization and sessions.
  private func aids(at moment: Moment) -> DeliveryContext.Aids {
    var aids = use.aids(at: moment)
    if let end = process?.backgroundUntil, end > moment { aids.insert(.otherBackgroundExecution) }
    return aids
  }

  /// Handles a change of the circumstances of use: the indicator, whether the app continues, what expires.
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

  /// The background location indicator that the app's standard updates show.
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

  /// Makes all of the app's sessions count as started in use, because the app is in the foreground (BG-009, BG-010).
  ///
  /// A session that was started in the background can't continue there because the app was not in use; now it is.
  mutating func renewSessions() {
    guard let managers = process?.managers else { return }
    for index in managers.indices where managers[index].services.standard?.startedInUse == false {
      process?.update(managerAt: index) { $0.services.standard?.renew() }
    }
  }
}
