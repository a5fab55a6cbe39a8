/// A prompt that the system shows for one app.
public struct Prompt: Hashable, Sendable {
  /// The title, buttons, text and appearance.
  public let template: PromptTemplate
  /// The event that made the system show the prompt.
  public let cause: PromptCause

  /// Creates a prompt.
  public init(_ template: PromptTemplate, cause: PromptCause) {
    self.template = template
    self.cause = cause
  }
}

/// The event that made the system show a prompt, which determines the meaning of an answer.
public enum PromptCause: UInt8, CaseIterable, Hashable, Sendable {
  /// The first use of a service on iOS 7 (AUTH-020).
  case firstUse
  /// A request for When In Use, or a session or update stream that implies it.
  case whenInUse
  /// A request for Always from undetermined.
  case always
  /// A request for Always from When In Use.
  case escalation
  /// An event for an app with provisional Always (AUTH-062).
  case provisional
  /// A request for temporary full accuracy (AUTH-072).
  case fullAccuracy
  /// A tap on a location button (AUTH-073).
  case locationButton
  /// A location widget was added (AUTH-054).
  case widget
  /// The system's reminder of background use (SET-020, SET-021).
  case reminder
  /// A request or a service while Location Services is off (AUTH-031).
  case servicesOff

  /// Whether the prompt asks the person for the app's permission.
  package var asksForPermission: Bool { belongsToApp && self != .servicesOff }

  /// Whether the prompt belongs to the app's own request, and so disappears with the app or its manager.
  public var belongsToApp: Bool {
    switch self {
    case .firstUse, .whenInUse, .always, .escalation, .fullAccuracy, .locationButton, .servicesOff: true
    case .provisional, .widget, .reminder: false
    }
  }
}
