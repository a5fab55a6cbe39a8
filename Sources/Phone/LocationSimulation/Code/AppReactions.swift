package import LocationPolicy

/// The calls that an app makes by itself when the system sends it a message.
package struct AppReactions<Call: Sendable>: Sendable {
  /// The calls when its process starts, for any reason.
  package var launch: [Call] = []
  /// The calls when its process was started for an event of a location service.
  package var locationLaunch: [Call] = []
  /// The calls when it returns to the foreground.
  package var foreground: [Call] = []
  /// The calls when it is left.
  package var background: [Call] = []
  /// The calls when a manager reports a status.
  package var authorization: [AuthorizationStatus: [Call]] = [:]
  /// The calls when locations arrive.
  package var locations: [Call] = []
  /// The calls when a service fails.
  package var failure: [Call] = []
  /// The calls when updates were paused automatically.
  package var pause: [Call] = []
  /// The calls when its location button was tapped.
  package var locationButton: [Call] = []

  /// The calls when the compass needs to be calibrated.
  package var calibration: [Call] = []
  /// The calls of an extension when the system runs it.
  package var run: [Call] = []
  /// The calls of an extension when its time is almost over.
  package var timeEnds: [Call] = []

  /// Creates an app that does nothing by itself.
  package init() {}

  /// Returns the calls that the app makes in response to a message.
  package func calls(on content: MessageContent) -> [Call] {
    switch content {
    case .launched(let reason):
      if case .location = reason { return launch + locationLaunch }
      return launch
    case .enteredForeground: return foreground
    case .enteredBackground: return background
    case .authorization(_, let status): return authorization[status] ?? []
    case .locations, .liveUpdate: return locations
    case .failed: return failure
    case .paused: return pause
    case .locationButtonAction: return locationButton
    case .headingCalibration: return calibration
    case .extensionRuns: return run
    case .extensionWillTerminate: return timeEnds
    // Apps in files react to nothing else; a new message first needs a keyword in the file's format.
    default: return []
    }
  }
}

/// A call of an app's code, on an object with a name of the app's choice.
package struct NamedCall: Hashable, Sendable {
  /// The kinds of calls that an app's code can make.
  package enum Code: Hashable, Sendable {
    /// CLLocationManager()
    case makeManager
    /// The creation of a stream, session or monitor.
    case make(StreamKind)
    /// A call on a manager.
    case manager(ManagerCall)
    /// requestTemporaryFullAccuracyAuthorization(withPurposeKey:)
    case requestFullAccuracy(purposeKey: String)
    /// A call on a stream, session or monitor.
    case stream(StreamCall)
    /// A call that concerns no object of Core Location.
    case app(AppCall)
  }

  /// The kind of the call.
  package let code: Code
  /// The name of the object on which the call is made, or that it creates.
  package let object: String

  /// Creates a call.
  package init(_ code: Code, on object: String) {
    self.code = code
    self.object = object
  }
}
