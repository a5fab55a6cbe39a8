/// The details of a prompt that only its occasion determines.
public enum PromptOccasion: Hashable, Sendable {
  /// No details.
  case none
  /// The app requests full accuracy with a purpose key, whose text is shown (KEY-030, AUTH-053).
  case purpose(key: String)
  /// The number of background locations that the app received in a number of days, which the reminder states
  /// (SET-021).
  case uses(times: Int, days: Int)
}

extension PromptTemplate {
  /// Returns the title, with X instead of the app's name.
  public func title(of occasion: PromptOccasion = .none) -> SystemWords {
    switch self {
    case .singleLevel: SystemWords("“X” Would Like To Use Your Current Location", .testTools)
    case .whenInUse8: SystemWords("Allow “X” to access your location while you use the app?", .systemTable)
    case .always8:
      SystemWords("Allow “X” to access your location even when you are not using the app?", .systemTable)
    case .whenInUse11:
      SystemWords("Allow “X” to access your location while you are using the app?", .systemTable)
    case .always11, .first13: SystemWords("Allow “X” to access your location?", .testTools)
    case .escalation11:
      SystemWords("Allow “X” to also access your location even when you are not using the app?", .systemTable)
    case .second13:
      SystemWords("Allow “X” to also access your location even when you are not using the app?", .testTools)
    case .first13_4: SystemWords("Allow “X” to use your location?", .testTools)
    case .first14: SystemWords("Allow “X” to use your location?", .systemTable)
    case .second13_4:
      SystemWords("Allow “X” to also use your location even when you are not using the app?", .systemTable)
    case .temporaryFullAccuracy: SystemWords("Allow “X” to use your precise location once?", .systemTable)
    case .widget: SystemWords("Allow widgets from “X” to use your location?", .systemTable)
    case .locationButton:
      SystemWords("“X” can only access your location when you choose to share it", .systemTable)
    case .reminder8:
      SystemWords(
        "“X” has been using your location in the background. Do you want to continue allowing this?",
        .testTools)
    case .reminder13: Self.reminder(of: occasion)
    case .servicesOff:
      SystemWords("Turn On Location Services to Allow “X” to Determine Your Location", .systemTable)
    }
  }

  /// The title that mentions an approximate location; nil if the prompt is the same for every app (KEY-033,
  /// AUTH-091).
  var approximateTitle: SystemWords? {
    switch self {
    case .first14: SystemWords("Allow “X” to use your approximate location?", .systemTable)
    case .locationButton:
      SystemWords("“X” can only access your approximate location when you choose to share it", .systemTable)
    case .singleLevel, .whenInUse8, .always8, .whenInUse11, .always11, .escalation11, .first13, .first13_4,
      .second13, .second13_4, .temporaryFullAccuracy, .widget, .reminder8, .reminder13, .servicesOff:
      nil
    }
  }

  /// Returns the title of the reminder, with counts if they are known; otherwise it describes ongoing use (SET-021).
  private static func reminder(of occasion: PromptOccasion) -> SystemWords {
    let question = "Do you want to continue to allow background location use?"
    guard case .uses(let times, let days) = occasion else {
      return SystemWords(
        "“X” has been using your location in the background over the past 3 days. \(question)", .systemTable)
    }
    let past = days == 1 ? "day" : "%@ days"
    let count = times == 1 ? "once" : "%@ times"
    return SystemWords(
      "“X” has used your location \(count) in the background over the past \(past). \(question)", .testTools,
      numbers: [times, days].filter { $0 != 1 })
  }
}
