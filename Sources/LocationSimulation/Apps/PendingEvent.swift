import LocationPolicy

/// Something that an app was woken or launched for, and that no manager of it was told yet (MON-004, MON-005).
struct PendingEvent: Hashable, Sendable {
  /// The service that it is of.
  let service: LocationService
  /// What the app is told.
  let content: MessageContent
}
