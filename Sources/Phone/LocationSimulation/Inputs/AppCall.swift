public import LocationPolicy

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

/// The kinds of objects of Core Location's Swift API (17 and later).
public enum StreamKind: Hashable, Sendable {
  /// CLLocationUpdate.liveUpdates(_:), being iterated.
  case liveUpdates(LiveConfiguration)
  /// CLMonitor with its name.
  case monitor(name: String)
  /// CLServiceSession with its goal and, where it has one, its purpose key.
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

/// What an app's code calls on a stream, session or monitor of the Swift API.
public enum StreamCall: Hashable, Sendable {
  /// The iteration ends, the session is invalidated, the monitor goes.
  case close
  /// CLMonitor.add(_:identifier:assuming:)
  case add(MonitorCondition, identifier: String, assuming: ConditionState?)
  /// CLMonitor.remove(_:)
  case remove(identifier: String)
  /// The events of a monitor are iterated; before that none arrive (MON-007).
  case awaitEvents
}

extension StreamKind {
  /// Whether it is live updates, of whatever configuration.
  var isLiveUpdates: Bool {
    switch self {
    case .liveUpdates: true
    case .monitor, .serviceSession, .backgroundActivitySession: false
    }
  }
}
