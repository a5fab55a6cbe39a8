package import LocationPolicy

extension SituationMove {
  /// What happens, as a sentence.
  package func sentence(under policy: AuthorizationPolicy) -> String {
    switch self {
    case .answers(let choice, let precise):
      let taps = "taps “\(choice.label)”"
      return precise ? "The person \(taps)." : "The person turns Precise off and \(taps)."
    case .opensApp: return "The person opens the app."
    case .goesHome: return "The person goes to the Home screen."
    case .opensSettings: return "The person opens Settings."
    case .locksPhone: return "The person locks the phone."
    case .unlocksPhone: return "The person unlocks the phone."
    case .forceQuitsApp: return "The person ends the app in the app switcher."
    case .reinstallsApp: return "The person deletes the app and installs it again."
    case .restartsPhone: return "The person restarts the phone."
    case .tapsLocationButton: return "The person taps the app's location button."
    case .chooses(let row):
      return "The person chooses “\(policy.settingsRows.value.label(of: row))” for the app in Settings."
    case .setsPrecise(let isOn):
      return "The person turns Precise Location \(isOn ? "on" : "off") in Settings."
    case .setsLocationServices(let isOn):
      return "The person turns Location Services \(isOn ? "on" : "off") in Settings."
    case .setsRestriction(let isOn):
      return isOn ? "A restriction keeps the person from deciding." : "The restriction is lifted."
    case .resetsLocationAndPrivacy: return "The person resets Location & Privacy."
    case .requestsWhenInUse: return "The app calls requestWhenInUseAuthorization()."
    case .requestsAlways: return "The app calls requestAlwaysAuthorization()."
    case .requestsFullAccuracy: return "The app calls requestTemporaryFullAccuracyAuthorization()."
    case .startsUpdates: return "The app calls startUpdatingLocation()."
    case .stopsUpdates: return "The app calls stopUpdatingLocation()."
    case .allowsBackgroundUpdates: return "The app sets allowsBackgroundLocationUpdates to true."
    case .showsIndicator: return "The app sets showsBackgroundLocationIndicator to true."
    case .iteratesLiveUpdates: return "The app iterates CLLocationUpdate.liveUpdates()."
    case .endsLiveUpdates: return "The app ends the iteration of its live updates."
    case .awaitsMonitorEvents: return "The app makes a CLMonitor and awaits its events."
    case .endsMonitor: return "The app lets its monitor go."
    case .makesSession(let wish):
      let goal = wish.goal == .always ? "Always" : "When In Use"
      let accuracy = wish.asksForFullAccuracy ? " and full accuracy" : ""
      return "The app makes a CLServiceSession for \(goal)\(accuracy)."
    case .invalidatesSession: return "The app invalidates its service session."
    case .makesActivitySession: return "The app makes a CLBackgroundActivitySession."
    case .invalidatesActivitySession: return "The app invalidates its background activity session."
    case .endsProcess: return "The system ends the app's process."
    case .launchesInBackground: return "The system launches or wakes the app in the background."
    case .showsSecondPrompt: return "The system finds the moment for the second prompt."
    case .reminds: return "The system reminds of background use."
    case .minutePasses: return "A minute passes."
    }
  }

  /// The name in JSON, which never changes.
  package var name: String {
    switch self {
    case .answers(let choice, let precise): "answers \(choice)\(precise ? "" : " precise off")"
    case .chooses(let row): "chooses \(row)"
    case .setsPrecise(let isOn): "setsPrecise \(isOn)"
    case .setsLocationServices(let isOn): "setsLocationServices \(isOn)"
    case .setsRestriction(let isOn): "setsRestriction \(isOn)"
    case .makesSession(let wish): "makesSession \(wish)"
    case .opensApp, .goesHome, .opensSettings, .locksPhone, .unlocksPhone, .forceQuitsApp, .reinstallsApp,
      .restartsPhone, .tapsLocationButton, .resetsLocationAndPrivacy, .requestsWhenInUse, .requestsAlways,
      .requestsFullAccuracy, .startsUpdates, .stopsUpdates, .allowsBackgroundUpdates, .showsIndicator,
      .iteratesLiveUpdates, .endsLiveUpdates, .awaitsMonitorEvents, .endsMonitor, .invalidatesSession,
      .makesActivitySession, .invalidatesActivitySession, .endsProcess, .launchesInBackground,
      .showsSecondPrompt, .reminds, .minutePasses:
      "\(self)"
    }
  }
}
