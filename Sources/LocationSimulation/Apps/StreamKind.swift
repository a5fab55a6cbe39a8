public import LocationPolicy

/// The kinds of objects of Core Location's Swift API (17 and later).
public enum StreamKind: Hashable, Sendable {
  /// CLLocationUpdate.liveUpdates(_:), being iterated.
  case liveUpdates(LiveConfiguration)
  /// CLMonitor with its name.
  case monitor(name: String)
  /// CLServiceSession with its goal and, where it has one, its purpose key.
  case serviceSession(SessionGoal, purposeKey: String?)
  /// CLBackgroundActivitySession.
  case backgroundActivitySession
}
