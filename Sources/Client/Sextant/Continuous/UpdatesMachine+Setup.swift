import LocationPolicy

extension UpdatesMachine {
  /// The setup that the manager needs for the session now.
  var setup: UpdatesSetup {
    var setup = UpdatesSetup()
    guard case .running(let run) = state else { return setup }
    setup.starts = mustStopInBackground && !run.isInForeground ? 0 : run.starts
    setup.accuracy = mustFilter ? accuracyThatGoesOn : request.accuracy
    setup.distanceFilter = mustFilter ? .none : request.distanceFilter
    setup.activityType = request.activityType
    setup.allowsBackground = setting.policy.backgroundSwitch.value == .property && mayUseBackground
    setup.showsIndicator =
      setting.policy.backgroundIndicator.value == .propertyForAlways && setup.allowsBackground
      && wantsIndicator
    setup.sessions = HeldSessions(
      activity: setting.policy.backgroundActivitySession.value && setup.allowsBackground && indicatorShows,
      goal: setting.policy.serviceSessions.value ? run.goal : nil)
    setup.pausesAutomatically = mayPause(
      isInForeground: run.isInForeground, holdsActivity: setup.sessions.activity)
    return setup
  }

  /// Whether locations continue when the app is left, according to the app's declarations.
  var goesOnInBackground: Bool { mayUseBackground }

  /// Whether the session wants to continue in the background and the app declares the mode for it (KEY-040).
  ///
  /// Without the mode, allowing it would raise an exception, in extensions too, each by its own Info.plist (BG-001,
  /// BG-003).
  private var mayUseBackground: Bool {
    switch request.background {
    case .none: false
    case .continues:
      setting.app.traits.contains(.backgroundMode) && !setting.app.traits.contains(.widgetExtension)
    }
  }

  /// Whether updates must be stopped in the background: only the mode decides there, and no one wants them (BG-006).
  private var mustStopInBackground: Bool {
    setting.policy.backgroundSwitch.value == .modeAlone && request.background == .none
  }

  /// Whether the indicator must also show with Always.
  ///
  /// A session with provisional Always stops without it, and an app can't read whether Always is provisional
  /// (AUTH-065, AUTH-066).
  private var wantsIndicator: Bool {
    switch request.background {
    case .none: false
    case .continues(let showsIndicator):
      showsIndicator || authorization?.isProvisionalAlways.value != false
    }
  }

  /// Whether the indicator shows while the session continues in the background; When In Use forces it (BG-008).
  private var indicatorShows: Bool { wantsIndicator || authorization?.status != .authorizedAlways }

  /// Whether the manager must not filter by distance or be coarse, because the app would be suspended (BG-020).
  var mustFilter: Bool { setting.policy.filterRule.value && mayUseBackground && !indicatorShows }

  /// The requested accuracy, or the coarsest with which an app with Always continues without the indicator (BG-020).
  private var accuracyThatGoesOn: LocationAccuracy {
    let coarsest = setting.policy.assumptions.coarsestBackgroundAccuracy
    return request.accuracy.desiredAccuracy <= coarsest ? request.accuracy : .meters(coarsest)
  }

  /// Returns whether the system may pause: only if the session can restart without the person (DEL-080, BG-009,
  /// BG-010).
  private func mayPause(isInForeground: Bool, holdsActivity: Bool) -> Bool {
    switch request.pausing {
    case .never: false
    case .allowed: isInForeground || !mayUseBackground || holdsActivity
    }
  }

  /// The authorization that a service session must require: what the app requests, and Always if it has it
  /// (AUTH-083, AUTH-086).
  var wantedGoal: SessionGoal {
    if authorization?.status == .authorizedAlways { return .always }
    return request.asksFor == nil ? .none : .whenInUse
  }
}
