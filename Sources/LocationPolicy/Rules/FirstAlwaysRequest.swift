/// What agreeing to the first prompt of an Always request grants.
public enum FirstAlwaysRequest: UInt8, Hashable, Sendable {
  /// Always: the prompt is all or nothing (AUTH-042).
  case always
  /// What the person picks: while in use or always (AUTH-044).
  case asChosen
  /// Provisional Always (AUTH-049).
  case provisional
}
