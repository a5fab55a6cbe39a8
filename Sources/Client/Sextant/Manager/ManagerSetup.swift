import LocationPolicy

/// What a manager is told to do, as one value: what is wanted now, whatever it was before.
struct ManagerSetup: Sendable {
  /// The accuracy that the standard service aims for, in meters or Apple's constants; nil while it does not run.
  var desiredAccuracy: Double?
  /// Whether a service session is held while the standard service runs.
  var needsSession = false
}

/// A service session that is held while a search runs, and ends with its last reference.
///
/// An app that turned implicit sessions off has to hold one for locations to come (AUTH-082). It asks the person for
/// nothing: what the search needs was granted before it began, and asking again by itself for a grant that lapsed
/// would be a prompt that nobody asked for (AUTH-084).
final class SearchSession {
  private let session: Cancellation

  /// Begins a session; nil on a system that has none.
  init?(on system: any LocationSystem) {
    guard let session = system.beginServiceSession(.none) else { return nil }
    self.session = session
  }

  deinit { session.cancel() }
}
