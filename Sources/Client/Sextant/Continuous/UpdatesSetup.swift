import LocationPolicy

/// The complete setup of a manager for a session of updates, independent of its previous setup.
struct UpdatesSetup: Equatable, Sendable {
  /// The number of times that updates were started: a different number restarts them, 0 stops them.
  var starts = 0
  /// The accuracy that the locations should have.
  var accuracy = LocationAccuracy.best
  /// The distance that the phone must move before the next location.
  var distanceFilter = DistanceFilter.none
  /// The activity of the person.
  var activityType = ActivityType.other
  /// Whether the system may pause.
  var pausesAutomatically = false
  /// Whether updates continue in the background, which raises an exception without the background mode (BG-001).
  var allowsBackground = false
  /// Whether the indicator also shows with Always (BG-008).
  var showsIndicator = false
  /// The sessions to hold.
  var sessions = HeldSessions()
}

/// The sessions of Core Location's Swift API that a session of updates holds in addition to its manager.
struct HeldSessions: Equatable, Sendable {
  /// Whether a background activity session is held, which keeps the app in use (BG-023).
  var activity = false
  /// The authorization that a service session requires; nil if none is held (AUTH-083).
  var goal: SessionGoal?

  init(activity: Bool = false, goal: SessionGoal? = nil) {
    self.activity = activity
    self.goal = goal
  }
}
