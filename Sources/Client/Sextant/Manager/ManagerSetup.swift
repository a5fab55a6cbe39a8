import LocationPolicy

/// The complete setup of a manager, independent of its previous setup.
struct ManagerSetup: Sendable {
  /// The accuracy that the standard service aims for, in meters or Apple's constants; nil while it does not run.
  var desiredAccuracy: Double?
  /// Whether a service session is held while the standard service runs.
  var needsSession = false
}

/// A service session that is held while a search runs, and ends with its last reference.
///
/// An app that turned implicit sessions off must hold one to receive locations (AUTH-082). It requests nothing from
/// the person: what the search needs was granted before it began, and requesting a lapsed grant again would show a
/// prompt that no one asked for (AUTH-084).
final class SearchSession {
  private let session: Cancellation

  /// Begins a session; nil on a system without service sessions.
  init?(on system: any LocationSystem) {
    guard let session = system.beginServiceSession(.none) else { return nil }
    self.session = session
  }

  deinit { session.cancel() }
}
