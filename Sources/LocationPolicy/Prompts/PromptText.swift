/// Where the text below a prompt's title comes from (KEY-014).
public enum PromptText: Hashable, Sendable {
  /// The usage description of one Info.plist key.
  case description(LocationKey)
  /// The entry of NSLocationTemporaryUsageDescriptionDictionary for the purpose key (KEY-030).
  case purposeKey
  /// The usage description that an Always request needs on the release (KEY-015).
  case alwaysDescriptionOfRelease
  /// The system's own text, or none.
  case system
}

extension PromptTemplate {
  /// Where the text below the title comes from.
  public var text: PromptText {
    switch self {
    case .singleLevel: .description(.legacy)
    case .whenInUse8, .whenInUse11, .first13, .first13_4, .first14, .widget, .locationButton:
      .description(.whenInUse)
    case .always8: .description(.legacyAlways)
    case .always11, .escalation11, .second13, .second13_4: .description(.alwaysAndWhenInUse)
    case .temporaryFullAccuracy: .purposeKey
    case .reminder8: .alwaysDescriptionOfRelease
    case .reminder13, .servicesOff: .system
    }
  }

  /// Whether the prompt shows a map (AUTH-048, AUTH-053, SET-021).
  public var hasMap: Bool {
    switch self {
    case .first14, .temporaryFullAccuracy, .reminder13: true
    case .singleLevel, .whenInUse8, .always8, .whenInUse11, .always11, .escalation11, .first13, .first13_4,
      .second13, .second13_4, .widget, .locationButton, .reminder8, .servicesOff:
      false
    }
  }

  /// Whether the prompt has a Precise toggle, unless the app's default accuracy is reduced (AUTH-048).
  public var hasPreciseToggle: Bool { self == .first14 }

  /// Whether no source gives all of the buttons' labels (OPEN-04).
  public var hasUncertainLabels: Bool {
    switch self {
    case .escalation11, .widget, .locationButton, .reminder8, .servicesOff: true
    case .singleLevel, .whenInUse8, .always8, .whenInUse11, .always11, .first13, .first13_4, .first14,
      .second13, .second13_4, .temporaryFullAccuracy, .reminder13:
      false
    }
  }
}
