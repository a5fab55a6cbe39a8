/// The source of the text below a prompt's title (KEY-014).
public enum PromptText: Hashable, Sendable {
  /// The usage description of one Info.plist key.
  case description(LocationKey)
  /// The entry of NSLocationTemporaryUsageDescriptionDictionary for the purpose key (KEY-030).
  case purposeKey
  /// The usage description that an Always request needs on the release (KEY-015).
  case alwaysDescriptionOfRelease
  /// The system's own text.
  case system(SystemWords)
  /// No text.
  case none
}

extension PromptTemplate {
  /// The source of the text below the title.
  public var text: PromptText {
    switch self {
    case .singleLevel: .description(.legacy)
    case .whenInUse8, .whenInUse11, .first13, .first13_4, .first14: .description(.whenInUse)
    case .always8: .description(.legacyAlways)
    case .always11, .escalation11, .second13, .second13_4: .description(.alwaysAndWhenInUse)
    case .temporaryFullAccuracy: .purposeKey
    case .widget:
      .system(
        SystemWords(
          "Widgets may use your location for up to 15 minutes after being viewed to stay up to date.",
          .systemTable))
    case .locationButton:
      .system(
        SystemWords(
          "When you share your location with this app, a blue location indicator will appear in the status bar.",
          .systemTable))
    case .reminder8: .alwaysDescriptionOfRelease
    case .reminder13, .servicesOff: .none
    }
  }

  /// Whether the prompt shows a map (AUTH-048, AUTH-053, AUTH-091, SET-021).
  public var hasMap: Bool {
    switch self {
    case .first14, .temporaryFullAccuracy, .locationButton, .reminder13: true
    case .singleLevel, .whenInUse8, .always8, .whenInUse11, .always11, .escalation11, .first13, .first13_4,
      .second13, .second13_4, .widget, .reminder8, .servicesOff:
      false
    }
  }
}
