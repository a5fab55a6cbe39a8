/// What iterating live updates or monitoring events does about authorization.
public enum AsyncUpdates: UInt8, Hashable, Sendable {
  /// They do not exist.
  case unavailable
  /// It asks for nothing; updates come if the app is authorized (AUTH-080).
  case askNothing
  /// It is an implicit service session for while in use (AUTH-081).
  case implicitSession
}
