// An underscore in a name represents the dot of a version.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A prompt of the system: its title, buttons, text and appearance, the same for every app.
public enum PromptTemplate: UInt8, CaseIterable, Hashable, Sendable {
  /// iOS 7: the only prompt (AUTH-040).
  case singleLevel
  /// iOS 8 to 10: When In Use (AUTH-041).
  case whenInUse8
  /// iOS 8 to 10: Always, all or nothing (AUTH-042).
  case always8
  /// iOS 11 and 12: When In Use (AUTH-043).
  case whenInUse11
  /// iOS 11 and 12: Always, with the option of less (AUTH-044).
  case always11
  /// iOS 11 and 12: from When In Use to Always (AUTH-045).
  case escalation11
  /// iOS 13.0 to 13.3: the first prompt for either request (AUTH-046).
  case first13
  /// iOS 13.4 to 13.7: the same with a new verb (AUTH-047).
  case first13_4
  /// iOS 14 and later: with map and Precise toggle (AUTH-048).
  case first14
  /// iOS 13.0 to 13.3: the second prompt of provisional Always (AUTH-050).
  case second13
  /// iOS 13.4 and later: the second prompt and the escalation (AUTH-050, AUTH-051).
  case second13_4
  /// iOS 14 and later: precise location once (AUTH-053).
  case temporaryFullAccuracy
  /// iOS 14 and later: whether widgets may use the location (AUTH-054).
  case widget
  /// iOS 15 and later: the first tap on a location button (AUTH-091).
  case locationButton
  /// iOS 8 to 12: the reminder of background use (SET-020).
  case reminder8
  /// iOS 13 and later: the repeating reminder with a map (SET-021).
  case reminder13
  /// All releases: Location Services is off (AUTH-031).
  case servicesOff

  /// The name of the prompt in tables and traces: its purpose, and the release that introduced it.
  public var id: String {
    switch self {
    case .singleLevel: "single-level"
    case .whenInUse8: "when-in-use-8"
    case .always8: "always-8"
    case .whenInUse11: "when-in-use-11"
    case .always11: "always-11"
    case .escalation11: "escalation-11"
    case .first13: "first-13"
    case .first13_4: "first-13.4"
    case .first14: "first-14"
    case .second13: "second-13"
    case .second13_4: "second-13.4"
    case .temporaryFullAccuracy: "full-accuracy-once"
    case .widget: "widget"
    case .locationButton: "location-button"
    case .reminder8: "reminder-8"
    case .reminder13: "reminder-13"
    case .servicesOff: "services-off"
    }
  }

  /// The buttons: two from left to right, more from top to bottom (OPEN-05).
  ///
  /// Up to iOS 12, the two buttons of a question were side by side, with the refusal first. Apple's guidelines
  /// describe the stacks of 13, of 14 and later, and of the location button; the order of others is inferred.
  public var choices: ChoiceList {
    switch self {
    case .singleLevel: ChoiceList(.dontAllow, .ok)
    case .whenInUse8, .always8, .whenInUse11: ChoiceList(.dontAllow, .allow)
    case .always11: ChoiceList(.onlyWhileUsingTheApp, .alwaysAllow, .dontAllow)
    case .escalation11: ChoiceList(.onlyWhileUsingTheApp, .alwaysAllow)
    case .first13, .first13_4: ChoiceList(.allowWhileUsingApp, .allowOnce, .dontAllow)
    case .first14: ChoiceList(.allowOnce, .allowWhileUsingApp, .dontAllow)
    case .second13, .second13_4: ChoiceList(.keepOnlyWhileUsing, .changeToAlwaysAllow)
    case .temporaryFullAccuracy: ChoiceList(.allowOnce, .dontAllow)
    case .widget: ChoiceList(.allow, .dontAllow)
    case .locationButton: ChoiceList(.ok, .notNow)
    case .reminder8: ChoiceList(.dontAllow, .continue)
    case .reminder13: ChoiceList(.changeToOnlyWhileUsing, .alwaysAllow)
    case .servicesOff: ChoiceList(.settings, .cancel)
    }
  }

  /// The facts that describe the prompt.
  public var facts: FactList {
    switch self {
    case .singleLevel: FactList(.auth040)
    case .whenInUse8: FactList(.auth041)
    case .always8: FactList(.auth042)
    case .whenInUse11: FactList(.auth043)
    case .always11: FactList(.auth044)
    case .escalation11: FactList(.auth045)
    case .first13: FactList(.auth046)
    case .first13_4: FactList(.auth047)
    case .first14: FactList(.auth047, .auth048)
    case .second13: FactList(.auth050)
    case .second13_4: FactList(.auth050, .auth051)
    case .temporaryFullAccuracy: FactList(.auth053)
    case .widget: FactList(.auth054)
    case .locationButton: FactList(.auth073, .auth091)
    case .reminder8: FactList(.set020)
    case .reminder13: FactList(.set021)
    case .servicesOff: FactList(.auth031)
    }
  }
}
