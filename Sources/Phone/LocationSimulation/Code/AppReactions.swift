package import LocationPolicy

/// The calls that an app makes by itself, when the system tells it something.
package struct AppReactions<Call: Sendable>: Sendable {
  /// When its process starts, whoever started it.
  package var launch: [Call] = []
  /// When its process was started for an event of a location service.
  package var locationLaunch: [Call] = []
  /// When it comes back to the foreground.
  package var foreground: [Call] = []
  /// When it is left.
  package var background: [Call] = []
  /// When a manager reports a status.
  package var authorization: [AuthorizationStatus: [Call]] = [:]
  /// When locations come.
  package var locations: [Call] = []
  /// When a service fails.
  package var failure: [Call] = []
  /// When updates were paused automatically.
  package var pause: [Call] = []
  /// When its location button was tapped.
  package var locationButton: [Call] = []

  /// An app that does nothing by itself.
  package init() {}

  /// The calls that an app makes on a message.
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
    // Apps that are written down react to nothing else; a new message needs a word in the file's format first.
    default: return []
    }
  }
}

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
