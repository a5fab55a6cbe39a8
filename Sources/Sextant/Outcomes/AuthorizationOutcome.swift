/// How a request for authorization ended; each request ends once.
public enum AuthorizationOutcome: Hashable, Sendable {
  /// The person agreed, or the release granted it without a question (13.0 to 13.3, AUTH-052).
  case granted(GrantedAuthorization)
  /// The person declined.
  case declined
  /// The person was asked for Always and kept While Using, which no callback tells (AUTH-007).
  case kept
  /// No prompt was shown, and none will be for this request.
  case notShown(NotShownReason)
  /// The prompt went away without an answer: the app was left or the phone locked (AUTH-028).
  ///
  /// Also where the app was left before it was clear whether a prompt comes.
  case dismissed
  /// The time limit that the caller gave passed; the prompt may still be up.
  case timedOut
  /// The calling task was cancelled, and the prompt may still be up; or the process has ended.
  ///
  /// Only code that outlives its app's process sees the latter: a test's, or what runs while iOS ends an app.
  case cancelled
}

/// What a person granted.
public enum GrantedAuthorization: Hashable, Sendable {
  /// While the app is in use, for good or once: the two read the same (AUTH-049).
  case whenInUse
  /// Always, for good or provisionally: the two read the same (AUTH-060).
  case always
  /// Full accuracy for once (AUTH-071).
  case fullAccuracy
}
