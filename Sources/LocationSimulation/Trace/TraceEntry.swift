public import LocationPolicy

/// One thing that happened on a device.
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
