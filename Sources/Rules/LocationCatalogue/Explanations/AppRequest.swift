import CoreLocationInterface
package import LocationPolicy
package import Phrases

/// An action of an app, or an event that happens to it, that can be explained.
package enum AppRequest: String, CaseIterable, Hashable, Sendable {
  /// requestWhenInUseAuthorization().
  case whenInUse = "when-in-use"
  /// requestAlwaysAuthorization().
  case always
  /// requestTemporaryFullAccuracyAuthorization(withPurposeKey:).
  case fullAccuracy = "full-accuracy"
  /// The start of a service with the classic API.
  case start
  /// The iteration of live updates or of a monitor's events.
  case liveUpdates = "live-updates"
  /// A service session for When In Use.
  case sessionWhenInUse = "session-when-in-use"
  /// A service session for Always.
  case sessionAlways = "session-always"
  /// A tap on a location button.
  case locationButton = "location-button"
  /// The second prompt of provisional Always, at a time of the system's choice.
  case secondPrompt = "second-prompt"
  /// The reminder of background use, at a time of the system's choice.
  case reminder

  /// The action in words that fit after "the app".
  package var phrase: Phrase {
    switch self {
    case .whenInUse: "calls \(ManagerMember.requestWhenInUseAuthorization.declaration.name)"
    case .always: "calls \(ManagerMember.requestAlwaysAuthorization.declaration.name)"
    case .fullAccuracy: "calls \(ManagerMember.requestTemporaryFullAccuracyAuthorization.declaration.name)"
    case .start: "starts a location service"
    case .liveUpdates: "iterates CLLocationUpdate.liveUpdates() or CLMonitor.events"
    case .sessionWhenInUse: "creates CLServiceSession(authorization: .whenInUse)"
    case .sessionAlways: "creates CLServiceSession(authorization: .always)"
    case .locationButton: "has its location button tapped"
    case .secondPrompt: "has an event waiting that needs Always, and the system finds a moment to ask"
    case .reminder: "has used location in the background for some days"
    }
  }

  /// Applies the request to a state, and returns the decision.
  package func perform(
    on state: inout AuthorizationState, of app: AppConfiguration, under policy: AuthorizationPolicy
  ) -> Decision {
    switch self {
    case .whenInUse: state.requestWhenInUse(of: app, under: policy)
    case .always: state.requestAlways(of: app, under: policy)
    case .fullAccuracy: state.requestFullAccuracy(purposeKeyExists: true, of: app, under: policy)
    case .start: state.startService(of: app, under: policy)
    case .liveUpdates: state.iterateUpdates(of: app, under: policy)
    case .sessionWhenInUse: state.openSession(.whenInUse, of: app, under: policy)
    case .sessionAlways: state.openSession(.always, of: app, under: policy)
    case .locationButton: state.tapLocationButton(of: app, under: policy)
    case .secondPrompt: state.showSecondPrompt(under: policy)
    case .reminder: state.remind(under: policy)
    }
  }
}
