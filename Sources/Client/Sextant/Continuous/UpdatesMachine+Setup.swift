import LocationPolicy

extension UpdatesMachine {
  /// What the manager has to do for the session as things stand.
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

  /// Whether locations go on coming when the app is left, as far as the app declares it.
  var goesOnInBackground: Bool { mayUseBackground }

  /// Whether the session wants to go on in the background and the app declares the mode for it (KEY-040).
  ///
  /// Without the mode, allowing it would raise, in extensions too, each by its own Info.plist (BG-001, BG-003).
  private var mayUseBackground: Bool {
    switch request.background {
    case .none: false
    case .continues:
      setting.app.traits.contains(.backgroundMode) && !setting.app.traits.contains(.widgetExtension)
    }
  }

  /// Whether updates have to be stopped in the background: the mode alone decides there, and nobody wants them (BG-006).
  private var mustStopInBackground: Bool {
    setting.policy.backgroundSwitch.value == .modeAlone && request.background == .none
  }

  /// Whether the indicator has to show for Always too.
  ///
  /// A session with provisional Always stops without it, and that the app can't read (AUTH-065, AUTH-066).
  private var wantsIndicator: Bool {
    switch request.background {
    case .none: false
    case .continues(let showsIndicator):
      showsIndicator || authorization?.isProvisionalAlways.value != false
    }
  }

  /// Whether the indicator shows while the session goes on in the background; When In Use forces it (BG-008).
  private var indicatorShows: Bool { wantsIndicator || authorization?.status != .authorizedAlways }

  /// Whether the manager may neither filter by distance nor be coarse, lest the app be suspended (BG-020).
  var mustFilter: Bool { setting.policy.filterRule.value && mayUseBackground && !indicatorShows }

  /// The accuracy wanted, or the coarsest with which an app with Always goes on without the indicator (BG-020).
  private var accuracyThatGoesOn: LocationAccuracy {
    let coarsest = setting.policy.assumptions.coarsestBackgroundAccuracy
    return request.accuracy.desiredAccuracy <= coarsest ? request.accuracy : .meters(coarsest)
  }

  /// Whether the system may pause: where the session can start again without the person (DEL-080, BG-009, BG-010).
  private func mayPause(isInForeground: Bool, holdsActivity: Bool) -> Bool {
    switch request.pausing {
    case .never: false
    case .allowed: isInForeground || !mayUseBackground || holdsActivity
    }
  }

  /// What a service session has to ask for: what the app asks for, and Always where it has it (AUTH-083, AUTH-086).
  var wantedGoal: SessionGoal {
    if authorization?.status == .authorizedAlways { return .always }
    return request.asksFor == nil ? .none : .whenInUse
  }
}
