import CoreLocation

/// A service session that is held while a location is searched, and ends with its last reference.
///
/// An app that turned implicit sessions off has to hold one for locations to come (AUTH-082). It asks the person for
/// nothing: what the search needs was granted before it began, and asking again by itself for a grant that lapsed
/// would be a prompt that nobody asked for (AUTH-084).
final class SearchSession {
  private let end: () -> Void

  /// Begins a session; nil on a system that has none.
  init?() {
    guard #available(iOS 18, macOS 15, *) else { return nil }
    let session = CLServiceSession(authorization: .none)
    end = { session.invalidate() }
  }

  deinit { end() }
}
