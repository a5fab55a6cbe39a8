/// A call of an app's code, on an object that it knows by a name of its own.
package struct NamedCall: Hashable, Sendable {
  /// What an app's code can call.
  package enum Code: Hashable, Sendable {
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

  /// What is called.
  package let code: Code
  /// The name of the object that it is made on, or that it makes.
  package let object: String

  /// Creates a call.
  package init(_ code: Code, on object: String) {
    self.code = code
    self.object = object
  }
}
