/// A prompt that the system shows for one app.
public struct Prompt: Hashable, Sendable {
  /// Title, buttons, text and looks.
  public let template: PromptTemplate
  /// What made the system show it.
  public let cause: PromptCause

  /// Creates a prompt.
  public init(_ template: PromptTemplate, cause: PromptCause) {
    self.template = template
    self.cause = cause
  }
}

/// What made the system show a prompt; it decides what an answer means.
public enum PromptCause: UInt8, CaseIterable, Hashable, Sendable {
  /// The first use of a service on iOS 7 (AUTH-020).
  case firstUse
  /// A request for while-in-use authorization, or a session or update stream that implies it.
  case whenInUse
  /// A request for always from undetermined.
  case always
  /// A request for always from while in use.
  case escalation
  /// An event for an app that is provisionally always (AUTH-062).
  case provisional
  /// A request for full accuracy once (AUTH-072).
  case fullAccuracy
  /// A tap on a location button (AUTH-073).
  case locationButton
  /// A location widget was added (AUTH-054).
  case widget
  /// The system's reminder of background use (SET-020, SET-021).
  case reminder
  /// A request or a service while Location Services is off (AUTH-031).
  case servicesOff

  /// Whether the app asks the person for its permission by the prompt.
  package var asksForPermission: Bool { belongsToApp && self != .servicesOff }

  /// Whether the prompt belongs to the app's own request and so disappears when the app or its manager does.
  public var belongsToApp: Bool {
    switch self {
    case .firstUse, .whenInUse, .always, .escalation, .fullAccuracy, .locationButton, .servicesOff: true
    case .provisional, .widget, .reminder: false
    }
  }
}
