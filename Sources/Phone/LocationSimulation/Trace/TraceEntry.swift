public import LocationDelivery
public import LocationPolicy

/// An event on a device.
public struct TraceEntry: Hashable, Sendable {
  /// The time of the event.
  public let moment: Moment
  /// The app that the event concerns; nil for the device as a whole.
  public let app: AppID?
  /// The object of the app that the event concerns, if any.
  public let client: ClientID?
  /// The event.
  public let event: TraceEvent
  /// The facts behind the event; empty for events that need no reason.
  public let facts: FactList
}

/// The kinds of events on a device.
public enum TraceEvent: Hashable, Sendable {
  /// An input from outside; its effects follow.
  indirect case input(Input)
  /// An input from outside that could not happen.
  case refused(Refusal)
  /// The system's decision about a request, an answer, or a change.
  case decided(Outcome)
  /// A prompt appeared on screen, on an occasion that determines some of its text.
  case promptShown(Prompt, PromptOccasion)
  /// A prompt disappeared without an answer.
  case promptDismissed(Prompt)
  /// The app's real authorization changed.
  case grant(Grant)
  /// The process of an app entered another phase.
  case phase(AppPhase)
  /// The process was launched.
  case launched(LaunchReason)
  /// A message reached an app.
  indirect case delivered(MessageContent)
  /// A message waits until the app runs again.
  indirect case queued(MessageContent)
  /// An event that needs Always was held, delivered after all, or lost (AUTH-061).
  case heldEvent(LocationService, Decision.HeldEvent)
  /// The background location indicator changed.
  case indicator(Indicator)
  /// Core Location raised an exception, and the process ended.
  case raised(LocationException)
}
