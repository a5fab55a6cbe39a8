package import LocationPolicy

/// What a person, an app, the system or time does.
package enum SituationMove: Hashable, Sendable {
  // The person

  /// Answers the prompt, with the Precise toggle as it stands then.
  case answers(Choice, precise: Bool)
  /// Opens the app, or comes back to it.
  case opensApp
  /// Goes to the Home screen.
  case goesHome
  /// Opens Settings.
  case opensSettings
  /// Locks the phone.
  case locksPhone
  /// Unlocks the phone.
  case unlocksPhone
  /// Ends the app in the app switcher.
  case forceQuitsApp
  /// Deletes the app and installs it again.
  case reinstallsApp
  /// Turns the phone off and on.
  case restartsPhone
  /// Taps a location button of the app (AUTH-073).
  case tapsLocationButton
  /// Chooses a row for the app in Settings.
  case chooses(SettingsRow)
  /// Toggles the Precise Location switch of the app.
  case setsPrecise(Bool)
  /// Toggles the Location Services switch.
  case setsLocationServices(Bool)
  /// Turns a restriction on or off (SET-009).
  case setsRestriction(Bool)
  /// Resets Location & Privacy.
  case resetsLocationAndPrivacy

  // The app

  /// Calls requestWhenInUseAuthorization().
  case requestsWhenInUse
  /// Calls requestAlwaysAuthorization().
  case requestsAlways
  /// Calls requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:).
  case requestsFullAccuracy
  /// Calls startUpdatingLocation().
  case startsUpdates
  /// Calls stopUpdatingLocation().
  case stopsUpdates
  /// Sets allowsBackgroundLocationUpdates to true.
  case allowsBackgroundUpdates
  /// Sets showsBackgroundLocationIndicator to true.
  case showsIndicator
  /// Iterates CLLocationUpdate.liveUpdates().
  case iteratesLiveUpdates
  /// Ends that iteration.
  case endsLiveUpdates
  /// Makes a CLMonitor and awaits its events.
  case awaitsMonitorEvents
  /// Releases the monitor.
  case endsMonitor
  /// Makes a CLServiceSession.
  case makesSession(SessionWish)
  /// Invalidates it.
  case invalidatesSession
  /// Makes a CLBackgroundActivitySession.
  case makesActivitySession
  /// Invalidates it.
  case invalidatesActivitySession

  // The system, and time

  /// The system ends the app's process.
  case endsProcess
  /// The system launches or wakes the app in the background.
  case launchesInBackground
  /// The system finds the moment for the second prompt of provisional Always (AUTH-062).
  case showsSecondPrompt
  /// The system reminds of background use (SET-020, SET-021).
  case reminds
  /// A minute passes, and with it everything that takes seconds.
  case minutePasses

  /// Who makes the move.
  package enum Mover: String, CaseIterable, Sendable {
    case person
    case app
    case system
    case time
  }

  /// Who makes the move.
  package var mover: Mover {
    switch self {
    case .answers, .opensApp, .goesHome, .opensSettings, .locksPhone, .unlocksPhone, .forceQuitsApp,
      .reinstallsApp, .restartsPhone, .tapsLocationButton, .chooses, .setsPrecise, .setsLocationServices,
      .setsRestriction, .resetsLocationAndPrivacy:
      .person
    case .requestsWhenInUse, .requestsAlways, .requestsFullAccuracy, .startsUpdates, .stopsUpdates,
      .allowsBackgroundUpdates, .showsIndicator, .iteratesLiveUpdates, .endsLiveUpdates,
      .awaitsMonitorEvents, .endsMonitor, .makesSession, .invalidatesSession, .makesActivitySession,
      .invalidatesActivitySession:
      .app
    case .endsProcess, .launchesInBackground, .showsSecondPrompt, .reminds: .system
    case .minutePasses: .time
    }
  }
}
