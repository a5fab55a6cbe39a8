import LocationPolicy
import LocationSimulation

/// One call of an app's code in a scenario.
struct ScenarioCall: Sendable {
  /// Where it stands in the file.
  let path: String
  /// The releases that it is made on, as in `if #available`; nil for all.
  let releases: Set<Release>?
  /// The name of the object that it is made on, or that it makes.
  let object: String
  /// What is called.
  let code: Code

  /// What an app's code can call.
  enum Code: Sendable {
    /// CLLocationManager()
    case makeManager
    /// A stream, session or monitor is made.
    case make(StreamKind)
    /// A call on a manager.
    case manager(ManagerCall)
    /// requestTemporaryFullAccuracyAuthorization(withPurposeKey:)
    case requestFullAccuracy(purposeKey: String)
    /// A call on a stream, session or monitor.
    case stream(StreamCall)
    /// A call on no object of Core Location.
    case app(AppCall)
  }
}
