/// The outcome of a request for authorization; each request ends exactly once.
public enum AuthorizationOutcome: Hashable, Sendable {
  /// The person agreed, or the release granted the request without a prompt (13.0 to 13.3, AUTH-052).
  case granted(GrantedAuthorization)
  /// The person declined.
  case declined
  /// The person was asked for Always and kept While Using, which no callback reports (AUTH-007).
  ///
  /// If it was not certain that a prompt would appear, Control Center may have covered the app at that very moment
  /// instead, which looks the same to it.
  case kept
  /// No prompt was shown, and none will be for this request.
  case notShown(NotShownReason)
  /// The prompt disappeared without an answer: the app was left or the phone locked (AUTH-028).
  ///
  /// This is also the outcome if the app was left before it was clear whether a prompt would appear.
  case dismissed
  /// The caller's time limit passed; the prompt may still be showing.
  case timedOut
  /// The calling task was canceled, and the prompt may still be showing; or the process has ended.
  ///
  /// Only code that outlives its app's process sees the latter, such as a test, or code that runs while iOS ends
  /// the app.
  case cancelled
}

/// A permission that a person granted.
public enum GrantedAuthorization: Hashable, Sendable {
  /// While the app is in use, permanently or once: an app can't tell the two apart (AUTH-049).
  case whenInUse
  /// Always, permanently or provisionally: an app can't tell the two apart (AUTH-060).
  case always
  /// Temporary full accuracy (AUTH-071).
  case fullAccuracy
}
