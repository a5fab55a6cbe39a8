/// What a person granted.
public enum GrantedAuthorization: Hashable, Sendable {
  /// While the app is in use, for good or once: the two read the same (AUTH-049).
  case whenInUse
  /// Always, for good or provisionally: the two read the same (AUTH-060).
  case always
  /// Full accuracy for once (AUTH-071).
  case fullAccuracy
}
