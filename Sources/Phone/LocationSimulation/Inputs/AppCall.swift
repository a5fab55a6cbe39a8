public import LocationPolicy

/// A call of an app's code.
public enum AppCall: Hashable, Sendable {
  /// CLLocationManager.init(); returns the new manager.
  case createManager
  /// A call on a manager.
  case manager(ClientID, ManagerCall)
  /// The creation of a stream, session or monitor of the Swift API; returns the new object.
  case open(StreamKind)
  /// A call on a stream, session or monitor.
  case stream(ClientID, StreamCall)
  /// A request to continue running in the background for a while, for a reason other than location (DEL-006).
  case beginBackgroundTask(seconds: Double)
  /// The end of that reason.
  case endBackgroundTask
  /// Activity.request(attributes:content:pushType:), which shows the app's Live Activity (BG-027).
  case requestLiveActivity
  /// Activity.end(_:dismissalPolicy:)
  case endLiveActivity
  /// The completion of the work for which the system runs an extension, after which its process ends (DEL-096).
  case completeExtension

  /// The object on which the call is made; nil for other calls.
  public var client: ClientID? {
    switch self {
    case .manager(let client, _), .stream(let client, _): client
    case .createManager, .open, .beginBackgroundTask, .endBackgroundTask, .requestLiveActivity,
      .endLiveActivity, .completeExtension:
      nil
    }
  }
}

/// The kinds of objects of Core Location's Swift API (17 and later).
public enum StreamKind: Hashable, Sendable {
  /// CLLocationUpdate.liveUpdates(_:), being iterated.
  case liveUpdates(LiveConfiguration)
  /// CLMonitor with its name.
  case monitor(name: String)
  /// CLServiceSession with its goal and, if it has one, its purpose key.
  case serviceSession(SessionGoal, purposeKey: String?)
  /// CLBackgroundActivitySession.
  case backgroundActivitySession
}

/// The configurations of CLLocationUpdate.liveUpdates(_:), by Apple's names.
public enum LiveConfiguration: String, CaseIterable, Hashable, Sendable, Codable {
  /// The default.
  case `default`
  /// Car navigation.
  case automotiveNavigation
  /// Navigation of other vehicles.
  case otherNavigation
  /// Workouts.
  case fitness
  /// Flying.
  case airborne
}

/// A call of an app's code on a stream, session or monitor of the Swift API.
public enum StreamCall: Hashable, Sendable {
  /// The iteration ends, the session is invalidated, or the monitor is released.
  case close
  /// CLMonitor.add(_:identifier:assuming:)
  case add(MonitorCondition, identifier: String, assuming: ConditionState?)
  /// CLMonitor.remove(_:)
  case remove(identifier: String)
  /// The events of a monitor are iterated; before that, none arrive (MON-007).
  case awaitEvents
}

extension StreamKind {
  /// Whether the object is a monitor, of any name.
  var isMonitor: Bool {
    switch self {
    case .monitor: true
    case .liveUpdates, .serviceSession, .backgroundActivitySession: false
    }
  }

  /// Whether the object is live updates, with any configuration.
  var isLiveUpdates: Bool {
    switch self {
    case .liveUpdates: true
    case .monitor, .serviceSession, .backgroundActivitySession: false
    }
  }
}
