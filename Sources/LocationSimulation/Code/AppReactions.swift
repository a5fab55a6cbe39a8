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
