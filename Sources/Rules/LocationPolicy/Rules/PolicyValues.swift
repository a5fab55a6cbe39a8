// What the rules of a release can be, where a truth value would not say it.

/// What agreeing to the first prompt of an Always request grants.
public enum FirstAlwaysRequest: Hashable, Sendable {
  /// Always: the prompt is all or nothing (AUTH-042).
  case always
  /// What the person picks: while in use or always (AUTH-044).
  case asChosen
  /// Provisional Always (AUTH-049).
  case provisional
}

/// What a request for always does from while in use.
public enum Escalation: Hashable, Sendable {
  /// Nothing (AUTH-024).
  case none
  /// It prompts at once (AUTH-045, AUTH-051).
  case prompts
  /// It makes the grant provisional, without a prompt (AUTH-052).
  case becomesProvisional
}

/// What becomes of a request made while the app is not in the foreground.
public enum RequestInBackground: Hashable, Sendable {
  /// Services start and may prompt; there is no request.
  case noRequests
  /// It is lost; the app has to ask again (AUTH-028, AUTH-029).
  case lost
  /// It is lost, but a service session is requested again when next possible (AUTH-084).
  case lostUnlessSession
}

/// What a missing usage description does.
public enum MissingDescription: Hashable, Sendable {
  /// The prompt shows without a reason (KEY-001).
  case promptWithoutReason
  /// The request does nothing, in silence (KEY-009).
  case silence
  /// The request does nothing, and the console says why (KEY-010).
  case consoleMessage

  /// The console's text for an Always request; nil where nothing is written or no source gives it.
  public var consoleTextForAlways: String? {
    switch self {
    case .promptWithoutReason, .silence: nil
    case .consoleMessage:
      "This app has attempted to access privacy-sensitive data without a usage description. "
        + "The app's Info.plist must contain both “NSLocationAlwaysAndWhenInUseUsageDescription” and "
        + "“NSLocationWhenInUseUsageDescription” keys with string values explaining to the user "
        + "how the app uses this data"
    }
  }
}

/// The page of Settings that leads to Location Services.
public enum PrivacyPage: Hashable, Sendable {
  /// Privacy, up to iOS 15.
  case privacy
  /// Privacy & Security, from iOS 16 on.
  case privacyAndSecurity

  /// The title of the page on an English phone.
  public var title: String {
    switch self {
    case .privacy: "Privacy"
    case .privacyAndSecurity: "Privacy & Security"
    }
  }
}

/// What iterating live updates or monitoring events does about authorization.
public enum AsyncUpdates: Hashable, Sendable {
  /// They do not exist.
  case unavailable
  /// It asks for nothing; updates arrive if the app is authorized (AUTH-080).
  case askNothing
  /// It is an implicit service session for while in use (AUTH-081).
  case implicitSession
}

/// How an app says that a standard session may go on in the background.
public enum BackgroundSwitch: Hashable, Sendable {
  /// The background mode alone says it (BG-004).
  case modeAlone
  /// The background mode and allowsBackgroundLocationUpdates, which raises without the mode (BG-001).
  case property
}

/// When the background location indicator shows.
public enum BackgroundIndicator: Hashable, Sendable {
  /// Never (BG-005).
  case never
  /// As a bar for When In Use, never for Always (BG-006).
  case barForWhenInUse
  /// For When In Use always; for Always if showsBackgroundLocationIndicator says so (BG-008).
  case propertyForAlways
}

/// Whether location events launch an app that the person ended in the app switcher.
public enum ForceQuitRelaunch: Hashable, Sendable {
  /// Not in 7.0, from 7.1 on (BG-015).
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case from7_1
  /// Yes, as the headers say (BG-015).
  case yes
  /// Reported to be gone in 26.4.2, by one developer (DEL-046); modeled as yes.
  case reportedLost
}

/// The reminder of background use.
public enum Reminder: Hashable, Sendable {
  /// There is none.
  case none
  /// Once, some days after the first use in the background (SET-020).
  case once
  /// As before; whether it repeats is not known (SET-020).
  case repetitionUnknown
  /// Repeatedly, with a map (SET-021).
  case repeating

  /// The prompt; nil where there is none.
  public var template: PromptTemplate? {
    switch self {
    case .none: nil
    case .once, .repetitionUnknown: .reminder8
    case .repeating: .reminder13
    }
  }
}

extension AuthorizationPolicy {
  /// Whether the reminder of background use comes again after it was answered (SET-020, SET-021).
  public var reminderRepeats: Bool {
    switch reminder.value {
    case .none, .once: false
    case .repetitionUnknown: assumptions.unknownReminderRepeats
    case .repeating: true
    }
  }
}

/// What the arrow in the status bar means.
public enum StatusArrow: Hashable, Sendable {
  /// Solid for recent use, hollow for region monitoring (IND-001).
  case solidForUseHollowForRegions
  /// Hollow when requested, solid for a moment on delivery (IND-002).
  case hollowWhenRequestedSolidOnDelivery
}
