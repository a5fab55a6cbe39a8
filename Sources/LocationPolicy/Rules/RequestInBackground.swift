/// What becomes of a request made while the app is not in the foreground.
public enum RequestInBackground: UInt8, Hashable, Sendable {
  /// Services start and may prompt; there is no request.
  case noRequests
  /// It is lost; the app has to ask again (AUTH-028, AUTH-029).
  case lost
  /// It is lost; a service session however is asked for when next possible (AUTH-084).
  case lostUnlessSession
}
