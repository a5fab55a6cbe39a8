package import CoreLocationInterface
public import LocationPolicy

/// The content of a message from the system to an app.
public enum MessageContent: Hashable, Sendable {
  // To managers

  /// The authorization changed, or the manager is new (AUTH-004, AUTH-005).
  case authorization(AuthorizationCallback, AuthorizationStatus)
  /// Locations, at least one, oldest first (DEL-062).
  case locations([Fix])
  /// A service failed.
  case failed(LocationErrorCode)
  /// Updates were paused automatically (DEL-080).
  case paused
  /// Updates resumed after a pause (DEL-081).
  case resumed
  /// The answer to a request for full accuracy, by its number; no error means that the prompt was shown (AUTH-072).
  case fullAccuracyAnswered(request: Int, LocationErrorCode?)
  /// Deferred updates ended.
  case finishedDeferredUpdates(LocationErrorCode?)
  /// The phone points in another direction.
  case heading(Heading, Moment)
  /// Core Location would like to show the display that asks to calibrate the compass (DEL-097).
  case headingCalibration
  /// A region was entered.
  case enteredRegion(Region)
  /// A region was left.
  case exitedRegion(Region)
  /// The state of a region was requested, or has changed.
  case regionState(RegionState, Region)
  /// Monitoring of a region began.
  case startedMonitoring(Region)
  /// Monitoring failed, for one region or for all.
  case monitoringFailed(Region?, LocationErrorCode)
  /// A visit began or ended.
  case visit(Visit)
  /// Beacons were ranged, nearest first.
  case beacons([BeaconSighting], satisfying: BeaconConstraint, Moment)
  /// Ranging failed.
  case rangingFailed(BeaconConstraint, LocationErrorCode)

  // To streams, sessions and monitors

  /// An element of live updates.
  case liveUpdate(LiveUpdate)
  /// An event of a monitor.
  case monitorEvent(MonitorEvent)
  /// A diagnostic of a session (AUTH-087).
  case diagnostics(SessionDiagnostics)

  // To the app

  /// A message that iOS writes to the console of the app.
  case console(ConsoleMessage)
  /// The process was launched.
  case launched(LaunchReason)
  /// The app entered the foreground.
  case enteredForeground
  /// The app left the foreground.
  case enteredBackground
  /// The process ended; no message follows.
  case ended
  /// The action of a tapped location button.
  case locationButtonAction
  /// An extension of the app runs: it gets a location push, or prepares a widget's content (DEL-096, KEY-042).
  case extensionRuns(ExtensionKind)
  /// The time of an extension is almost over (DEL-096).
  case extensionWillTerminate
}

extension MessageContent {
  /// The kind of a message, with its name in traces.
  package enum Kind: String, CaseIterable, Sendable {
    case authorization
    case locations
    case failed
    case paused
    case resumed
    case fullAccuracyAnswered
    case finishedDeferredUpdates
    case heading
    case headingCalibration
    case enteredRegion
    case exitedRegion
    case regionState
    case startedMonitoring
    case monitoringFailed
    case visit
    case beacons
    case rangingFailed
    case liveUpdate
    case monitorEvent
    case diagnostics
    case console
    case launched
    case enteredForeground
    case enteredBackground
    case ended
    case locationButtonAction
    case extensionRuns
    case extensionWillTerminate
  }

  /// The kind of the message.
  package var kind: Kind {
    switch self {
    case .authorization: .authorization
    case .locations: .locations
    case .failed: .failed
    case .paused: .paused
    case .resumed: .resumed
    case .fullAccuracyAnswered: .fullAccuracyAnswered
    case .finishedDeferredUpdates: .finishedDeferredUpdates
    case .heading: .heading
    case .headingCalibration: .headingCalibration
    case .enteredRegion: .enteredRegion
    case .exitedRegion: .exitedRegion
    case .regionState: .regionState
    case .startedMonitoring: .startedMonitoring
    case .monitoringFailed: .monitoringFailed
    case .visit: .visit
    case .beacons: .beacons
    case .rangingFailed: .rangingFailed
    case .liveUpdate: .liveUpdate
    case .monitorEvent: .monitorEvent
    case .diagnostics: .diagnostics
    case .console: .console
    case .launched: .launched
    case .enteredForeground: .enteredForeground
    case .enteredBackground: .enteredBackground
    case .ended: .ended
    case .locationButtonAction: .locationButtonAction
    case .extensionRuns: .extensionRuns
    case .extensionWillTerminate: .extensionWillTerminate
    }
  }

  /// The means by which a message reaches an app's code.
  package enum Carrier: Hashable, Sendable {
    /// A method of a manager's delegate.
    case delegate(DelegateMethod)
    /// The completion handler of a method of the manager.
    case completion(ManagerMember)
    /// An element of a sequence: a type, or one nested in it.
    case element(LocationType, [String])
    /// The app as a whole, or the console.
    case app
  }

  /// The means by which the message reaches the app's code.
  package var carrier: Carrier {
    switch self {
    case .authorization(.none, _): .app
    case .authorization(.didChangeAuthorizationStatus, _): .delegate(.didChangeAuthorizationStatus)
    case .authorization(.locationManagerDidChangeAuthorization, _): .delegate(.didChangeAuthorization)
    case .locations: .delegate(.didUpdateLocations)
    case .failed: .delegate(.didFailWithError)
    case .paused: .delegate(.didPauseLocationUpdates)
    case .resumed: .delegate(.didResumeLocationUpdates)
    case .fullAccuracyAnswered: .completion(.requestTemporaryFullAccuracyAuthorization)
    case .finishedDeferredUpdates: .delegate(.didFinishDeferredUpdates)
    case .heading: .delegate(.didUpdateHeading)
    case .headingCalibration: .delegate(.shouldDisplayHeadingCalibration)
    case .enteredRegion: .delegate(.didEnterRegion)
    case .exitedRegion: .delegate(.didExitRegion)
    case .regionState: .delegate(.didDetermineState)
    case .startedMonitoring: .delegate(.didStartMonitoring)
    case .monitoringFailed: .delegate(.monitoringDidFail)
    case .visit: .delegate(.didVisit)
    case .beacons: .delegate(.didRange)
    case .rangingFailed: .delegate(.didFailRanging)
    case .liveUpdate: .element(.locationUpdate, [])
    case .monitorEvent: .element(.monitor, ["Event"])
    case .diagnostics: .element(.serviceSession, ["Diagnostic"])
    case .console, .launched, .enteredForeground, .enteredBackground, .ended, .locationButtonAction,
      .extensionRuns, .extensionWillTerminate:
      .app
    }
  }
}

/// A message from the system to an app: a delegate's callback, an element of a stream, a launch.
public struct Message: Hashable, Sendable {
  /// The app.
  public let app: AppID
  /// The launch of the app that should receive it.
  public let generation: Int
  /// The object that receives it; nil for the app as a whole.
  public let client: ClientID?
  /// The content of the message.
  public internal(set) var content: MessageContent
}

/// The reason why an app's process was launched.
public enum LaunchReason: Hashable, Sendable {
  /// The person opened the app.
  case person
  /// The system launched the app in the background for an event of a service (DEL-008).
  ///
  /// The classic services set UIApplication.LaunchOptionsKey.location (MON-004).
  case location(LocationService)
  /// The system launched the app in the background for something else, such as a fetch or a push.
  case background
}
