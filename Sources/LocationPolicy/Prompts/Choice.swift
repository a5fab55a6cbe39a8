/// What a person can do with a prompt, named for the button.
public enum Choice: UInt8, CaseIterable, Hashable, Sendable {
  /// "Don't Allow".
  case dontAllow
  /// "OK".
  case ok
  /// "Allow".
  case allow
  /// "Only While Using the App".
  case onlyWhileUsingTheApp
  /// "Always Allow".
  case alwaysAllow
  /// "Allow While Using App", in an App Clip "While Using Until Tomorrow".
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
  /// The agreeing button of a prompt whose labels no source gives (OPEN-04).
  case confirm
  /// The declining button of a prompt whose labels no source gives (OPEN-04).
  case decline

  /// The button's text on an English phone; nil where no source gives it.
  public var label: String? {
    switch self {
    case .dontAllow: "Don't Allow"
    case .ok: "OK"
    case .allow: "Allow"
    case .onlyWhileUsingTheApp: "Only While Using the App"
    case .alwaysAllow: "Always Allow"
    case .allowWhileUsingApp: "Allow While Using App"
    case .allowOnce: "Allow Once"
    case .keepOnlyWhileUsing: "Keep Only While Using"
    case .changeToAlwaysAllow: "Change to Always Allow"
    case .changeToOnlyWhileUsing: "Change to Only While Using"
    case .settings: "Settings"
    case .cancel: "Cancel"
    case .confirm, .decline: nil
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
