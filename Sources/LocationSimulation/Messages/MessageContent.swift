public import LocationPolicy

/// What the system tells an app.
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
  /// Updates run again after a pause (DEL-081).
  case resumed
  /// The answer to a request for full accuracy, by its number; no error means that the prompt was shown (AUTH-072).
  case fullAccuracyAnswered(request: Int, LocationErrorCode?)
  /// Deferred updates ended.
  case finishedDeferredUpdates(LocationErrorCode?)
  /// The phone points somewhere else.
  case heading(Heading, Moment)
  /// A region was entered.
  case enteredRegion(Region)
  /// A region was left.
  case exitedRegion(Region)
  /// The state of a region was asked for, or has changed.
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

  /// What iOS writes to the console of the app.
  case console(ConsoleMessage)
  /// The process was launched.
  case launched(LaunchReason)
  /// The app came to the foreground.
  case enteredForeground
  /// The app left the foreground.
  case enteredBackground
  /// The process ended; nothing comes after this.
  case ended
  /// The action of a tapped location button.
  case locationButtonAction
}

/// Something that the system tells an app: a delegate's callback, an element of a stream, a launch.
public struct Message: Hashable, Sendable {
  /// The app.
  public let app: AppID
  /// The launch of the app that it is for.
  public let generation: Int
  /// The object that it goes to; nil for the app as a whole.
  public let client: ClientID?
  /// What it says.
  public let content: MessageContent
}
