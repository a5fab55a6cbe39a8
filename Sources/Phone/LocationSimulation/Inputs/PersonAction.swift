public import LocationPolicy

/// What the person with the phone does.
public enum PersonAction: Hashable, Sendable {
  /// Answers the prompt that is up; the Precise toggle is moved first where it is off.
  case answers(Choice, precise: Bool = true)
  /// Taps the app's icon, or comes back to the app.
  case opens(AppID)
  /// Leaves whatever is on the screen for the Home screen.
  case goesHome
  /// Opens Settings.
  case opensSettings
  /// Locks the phone.
  case locksPhone
  /// Unlocks the phone, which shows again what was on the screen.
  case unlocksPhone
  /// Ends the app in the app switcher.
  case forceQuits(AppID)
  /// Deletes the app.
  case deletes(AppID)
  /// Installs the app again, or another version of it (KEY-017).
  case installs(AppBundle)
  /// Chooses a row on the app's location page in Settings.
  case chooses(SettingsRow, for: AppID)
  /// Moves the Precise Location switch on the app's location page in Settings.
  case setsPrecise(Bool, for: AppID)
  /// Moves the Location Services switch in Settings.
  case setsLocationServices(Bool)
  /// Moves the app's Background App Refresh switch in Settings.
  case setsBackgroundAppRefresh(Bool, for: AppID)
  /// Has Settings reset Location & Privacy.
  case resetsLocationAndPrivacy
  /// Turns a restriction of Location Services on or off (SET-009).
  case setsRestriction(Bool)
  /// Taps the background location indicator, which opens the app that it belongs to (IND-003).
  case tapsIndicator
  /// Taps a location button of the app on the screen (AUTH-073).
  case tapsLocationButton(isLegible: Bool = true)
  /// Adds a location widget of the app to the Home screen (AUTH-054).
  case addsWidget(AppID)
  /// Looks at the app's widget (DEL-004).
  case looksAtWidget(AppID)
  /// Turns the phone off and on again.
  case restartsPhone
  /// Updates the phone to a later release, which restarts it (SET-011, SET-012, SET-013).
  case updatesSystem(to: Release)
}

/// What the system mostly does by itself, at times of its own choosing.
public enum SystemAction: Hashable, Sendable {
  /// Ends the app's process, for memory for example.
  case terminates(AppID)
  /// Launches the app into the background, for a fetch or a push for example.
  case launchesInBackground(AppID)
  /// Finds the moment for the second prompt of provisional Always (AUTH-062).
  case showsSecondPrompt(AppID)
  /// Reminds the person of the app's background use (SET-020, SET-021).
  case reminds(AppID)
  /// Delivers a message of the watch app that is in the foreground (DEL-002).
  case deliversWatchMessage(AppID)
}
