public import LocationDelivery
public import LocationPolicy

/// Something that happened on a device.
public struct TraceEntry: Hashable, Sendable {
  /// When.
  public let moment: Moment
  /// The app that it happened to or with; nil for the device as a whole.
  public let app: AppID?
  /// The object of the app that it happened to or with, if any.
  public let client: ClientID?
  /// What happened.
  public let event: TraceEvent
  /// The facts that say so; empty for what needs no reason.
  public let facts: FactList
}

/// What can happen on a device.
public enum TraceEvent: Hashable, Sendable {
  /// Something came from outside; what it led to follows.
  indirect case input(Input)
  /// What came from outside could not happen.
  case refused(Refusal)
  /// The system decided about a request, an answer, or a change.
  case decided(Outcome)
  /// A prompt appeared on the screen, on an occasion that decides some of its words.
  case promptShown(Prompt, PromptOccasion)
  /// A prompt vanished without an answer.
  case promptDismissed(Prompt)
  /// What the app really has changed.
  case grant(Grant)
  /// The process of an app does something else now.
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
  /// Core Location raised, and the process ended.
  case raised(LocationException)
}
