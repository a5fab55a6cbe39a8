public import LocationPolicy

/// The newest event that waits for the second prompt of provisional Always (AUTH-061).
public struct HeldEvent: Hashable, Sendable {
  /// The service that it is of.
  public let service: LocationService
  /// What the app would be told.
  public let content: MessageContent
  /// When it was held.
  public let since: Moment
}
