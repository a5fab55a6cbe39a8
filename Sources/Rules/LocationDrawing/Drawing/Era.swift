package import LocationPolicy

/// The appearance of the system's prompts, which changed with the prompts themselves.
package enum Era: UInt8, CaseIterable, Comparable, Sendable {
  /// iOS 7: one level of permission.
  case singleLevel
  /// iOS 8 to 10: While In Use and Always, in separate prompts.
  case twoLevels
  /// iOS 11 and 12: one prompt with a choice between the two.
  case choice
  /// iOS 13: Allow Once and provisional Always.
  case once
  /// iOS 14 to 18: with a map and the Precise switch.
  case precise
  /// iOS 26 and later: capsules, and words that begin at the left.
  case glass

  /// Determines the era of a release, up to iOS 18 by its first prompt: iOS 26 shows the same one in a new
  /// design.
  package init(of policy: AuthorizationPolicy) {
    self = policy.design.hasCapsules ? .glass : Era(of: policy.whenInUsePrompt.value)
  }

  /// Creates the era in which a prompt was introduced.
  init(of template: PromptTemplate) {
    self =
      switch template {
      case .singleLevel: .singleLevel
      case .whenInUse8, .always8, .reminder8: .twoLevels
      case .whenInUse11, .always11, .escalation11, .servicesOff: .choice
      case .first13, .first13_4, .second13, .second13_4, .reminder13: .once
      case .first14, .temporaryFullAccuracy, .widget, .locationButton: .precise
      }
  }

  /// Returns whether one era is before another.
  package static func < (left: Era, right: Era) -> Bool { left.rawValue < right.rawValue }

  /// Whether the system has a dark appearance, introduced in iOS 13; before, everything is drawn light.
  var hasDarkAppearance: Bool { self >= .once }

  /// The radius of a prompt's corners.
  var cornerRadius: Double {
    switch self {
    case .singleLevel: 7
    case .twoLevels, .choice: 13
    case .once, .precise: 14
    case .glass: 30
    }
  }
}
