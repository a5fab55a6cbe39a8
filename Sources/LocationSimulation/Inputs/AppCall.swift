/// What an app's code calls.
public enum AppCall: Hashable, Sendable {
  /// CLLocationManager.init(); the answer is the new manager.
  case createManager
  /// Something on a manager.
  case manager(ClientID, ManagerCall)
  /// A stream, session or monitor of the Swift API is made; the answer is the new object.
  case open(StreamKind)
  /// Something on a stream, session or monitor.
  case stream(ClientID, StreamCall)
  /// The app asks to go on running in the background for a while, for a reason other than location (DEL-006).
  case beginBackgroundTask(seconds: Double)
  /// That reason is gone.
  case endBackgroundTask

  /// The object that the call is made on; nil for calls on none.
  public var client: ClientID? {
    switch self {
    case .manager(let client, _), .stream(let client, _): client
    case .createManager, .open, .beginBackgroundTask, .endBackgroundTask: nil
    }
  }
}
