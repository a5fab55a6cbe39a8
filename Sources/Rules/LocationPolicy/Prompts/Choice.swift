/// A choice of the person in a prompt, named after the button.
public enum Choice: UInt8, CaseIterable, Hashable, Sendable {
  /// "Don’t Allow".
  case dontAllow
  /// "OK".
  case ok
  /// "Allow".
  case allow
  /// "Only While Using the App".
  case onlyWhileUsingTheApp
  /// "Always Allow".
  case alwaysAllow
  /// "Allow While Using App", in an App Clip "Allow While Using Until Tomorrow".
  case allowWhileUsingApp
  /// "Allow Once".
  case allowOnce
  /// "Keep Only While Using".
  case keepOnlyWhileUsing
  /// "Change to Always Allow".
  case changeToAlwaysAllow
  /// "Change to Only While Using".
  case changeToOnlyWhileUsing
  /// "Settings".
  case settings
  /// "Cancel".
  case cancel
  /// "Continue".
  case `continue`
  /// "Not Now".
  case notNow

  /// The effect of a button, independent of what the prompt requests.
  package enum Effect: Sendable {
    /// It grants what the prompt requests, or Always.
    case allows
    /// It grants the use of the app.
    case allowsUse
    /// It grants a location once.
    case allowsOnce
    /// It leaves the app with less than it requests or has, or with nothing.
    case declines
    /// It keeps the previous decision: the app continues, or Settings opens.
    case leadsOn
  }

  /// The effect of the button.
  package var effect: Effect {
    switch self {
    case .ok, .allow, .alwaysAllow, .changeToAlwaysAllow: .allows
    case .allowWhileUsingApp, .onlyWhileUsingTheApp: .allowsUse
    case .allowOnce: .allowsOnce
    case .dontAllow, .keepOnlyWhileUsing, .changeToOnlyWhileUsing, .cancel, .notNow: .declines
    case .continue, .settings: .leadsOn
    }
  }

  /// The choices that grant what a prompt requests; the first one that the prompt offers counts.
  ///
  /// "Allow Once" comes last, because the prompt for full accuracy has no other button that allows.
  package static let agreeing: [Choice] = [
    .changeToAlwaysAllow, .alwaysAllow, .allowWhileUsingApp, .allow, .ok, .onlyWhileUsingTheApp,
    .continue, .allowOnce,
  ]

  /// The choices that grant as little as possible; the first one that the prompt offers counts.
  ///
  /// "Only While Using the App" comes last, because the second prompt of iOS 11 and 12 offers nothing less
  /// (AUTH-045).
  package static let declining: [Choice] = [
    .dontAllow, .changeToOnlyWhileUsing, .keepOnlyWhileUsing, .cancel, .notNow, .onlyWhileUsingTheApp,
  ]

  /// Returns the label of the button, in an app or in an App Clip (AUTH-055).
  public func words(inAppClip: Bool = false) -> SystemWords {
    switch self {
    case .dontAllow: SystemWords("Don’t Allow", .systemTable)
    case .ok: SystemWords("OK", .systemTable)
    case .allow: SystemWords("Allow", .systemTable)
    case .onlyWhileUsingTheApp: SystemWords("Only While Using the App", .systemTable)
    case .alwaysAllow: SystemWords("Always Allow", .systemTable)
    case .allowWhileUsingApp:
      SystemWords(inAppClip ? "Allow While Using Until Tomorrow" : "Allow While Using App", .systemTable)
    case .allowOnce: SystemWords("Allow Once", .systemTable)
    case .keepOnlyWhileUsing: SystemWords("Keep Only While Using", .systemTable)
    case .changeToAlwaysAllow: SystemWords("Change to Always Allow", .systemTable)
    case .changeToOnlyWhileUsing: SystemWords("Change to Only While Using", .systemTable)
    case .settings: SystemWords("Settings", .systemTable)
    case .cancel: SystemWords("Cancel", .systemTable)
    // The word is in the system's table; its use in the reminder of 8 to 12 is documented by one app's help.
    case .continue: SystemWords("Continue", .report)
    case .notNow: SystemWords("Not Now", .systemTable)
    }
  }

  /// The label of the button in an app on an English phone.
  public var label: String { words().english }

  /// Returns whether a text is the label of the button, in an app or an App Clip, ignoring case.
  ///
  /// iOS uses ’; people and older files also use '.
  public func isLabeled(_ text: String) -> Bool {
    let text = Self.spelling(of: text)
    return text == Self.spelling(of: label) || text == Self.spelling(of: words(inAppClip: true).english)
  }

  /// The labels are English, and `lowercased()` needs tables of Unicode that the page would then contain.
  private static func spelling(of label: String) -> [UInt32] {
    label.unicodeScalars.map { scalar in
      switch scalar {
      case "'": 0x2019
      case "A"..."Z": scalar.value + 0x20
      default: scalar.value
      }
    }
  }
}

/// The two or three buttons of a prompt, in order, without an allocation.
public struct ChoiceList: Hashable, Sendable, RandomAccessCollection {
  private let first: Choice
  private let second: Choice
  private let third: Choice?

  /// Creates a list of two or three choices.
  public init(_ first: Choice, _ second: Choice, _ third: Choice? = nil) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// The position of the first choice.
  public var startIndex: Int { 0 }

  /// The position after the last choice.
  public var endIndex: Int { third == nil ? 2 : 3 }

  /// The choice at a position.
  public subscript(position: Int) -> Choice {
    switch (position, third) {
    case (0, _): first
    case (1, _): second
    case (2, let third?): third
    case (_, _): preconditionFailure("a prompt has no button \(position)")
    }
  }
}
