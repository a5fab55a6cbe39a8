// The possible values of a release's rules, where a Boolean is not enough.

/// The grant that results from agreeing to the first prompt of an Always request.
public enum FirstAlwaysRequest: Hashable, Sendable {
  /// Always: the prompt is all or nothing (AUTH-042).
  case always
  /// The person's choice: When In Use or Always (AUTH-044).
  case asChosen
  /// Provisional Always (AUTH-049).
  case provisional
}

/// The effect of a request for Always from When In Use.
public enum Escalation: Hashable, Sendable {
  /// No effect (AUTH-024).
  case none
  /// It prompts immediately (AUTH-045, AUTH-051).
  case prompts
  /// It makes the grant provisional, without a prompt (AUTH-052).
  case becomesProvisional
}

/// The fate of a request made while the app is not in the foreground.
public enum RequestInBackground: Hashable, Sendable {
  /// Services start and may prompt; there are no requests.
  case noRequests
  /// It is lost; the app must request again (AUTH-028, AUTH-029).
  case lost
  /// It is lost, but a service session repeats its request when next possible (AUTH-084).
  case lostUnlessSession
}

/// The effect of a missing usage description.
public enum MissingDescription: Hashable, Sendable {
  /// The prompt shows without a reason (KEY-001).
  case promptWithoutReason
  /// The request silently does nothing (KEY-009).
  case silence
  /// The request does nothing, and the console explains why (KEY-010).
  case consoleMessage

  /// The console's text for an Always request; nil if nothing is logged or no source quotes it.
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

/// The page of Settings that contains Location Services.
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

/// The effect of iterating live updates or monitoring events on authorization.
public enum AsyncUpdates: Hashable, Sendable {
  /// They do not exist.
  case unavailable
  /// It requests nothing; updates arrive if the app is authorized (AUTH-080).
  case askNothing
  /// It is an implicit service session for When In Use (AUTH-081).
  case implicitSession
}

/// The way in which an app declares that a standard session may continue in the background.
public enum BackgroundSwitch: Hashable, Sendable {
  /// By the background mode alone (BG-004).
  case modeAlone
  /// By the background mode and allowsBackgroundLocationUpdates, which raises an exception without the mode (BG-001).
  case property
}

/// The condition for the background location indicator.
public enum BackgroundIndicator: Hashable, Sendable {
  /// Never (BG-005).
  case never
  /// As a bar for When In Use, never for Always (BG-006).
  case barForWhenInUse
  /// Always for When In Use; for Always only if showsBackgroundLocationIndicator is true (BG-008).
  case propertyForAlways
}

/// Whether location events launch an app that the person ended in the app switcher.
public enum ForceQuitRelaunch: Hashable, Sendable {
  /// No in 7.0, yes from 7.1 on (BG-015).
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case from7_1
  /// Yes, according to the headers (BG-015).
  case yes
  /// Reported as no longer true in 26.4.2, by one developer (DEL-046); modeled as yes.
  case reportedLost
}

/// The reminder of background use.
public enum Reminder: Hashable, Sendable {
  /// No reminder.
  case none
  /// Once, some days after the first use in the background (SET-020).
  case once
  /// At least once; whether it repeats is not known (SET-020).
  case repetitionUnknown
  /// Repeatedly, with a map (SET-021).
  case repeating

  /// The prompt; nil if there is no reminder.
  public var template: PromptTemplate? {
    switch self {
    case .none: nil
    case .once, .repetitionUnknown: .reminder8
    case .repeating: .reminder13
    }
  }
}

extension AuthorizationPolicy {
  /// Whether the reminder of background use repeats after it was answered (SET-020, SET-021).
  public var reminderRepeats: Bool {
    switch reminder.value {
    case .none, .once: false
    case .repetitionUnknown: assumptions.unknownReminderRepeats
    case .repeating: true
    }
  }
}

/// The meaning of the arrow in the status bar.
public enum StatusArrow: Hashable, Sendable {
  /// Solid for recent use, hollow for region monitoring (IND-001).
  case solidForUseHollowForRegions
  /// Hollow on a request, solid for a moment on delivery (IND-002).
  case hollowWhenRequestedSolidOnDelivery
}
