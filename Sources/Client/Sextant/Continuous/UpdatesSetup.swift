import LocationPolicy

/// What the manager of a session of updates is told to do, as one value: what is wanted now, whatever it was before.
struct UpdatesSetup: Equatable, Sendable {
  /// How often updates were started: another number starts them anew, 0 stops them.
  var starts = 0
  /// How accurate the locations should be.
  var accuracy = LocationAccuracy.best
  /// How far the phone has to move before the next location.
  var distanceFilter = DistanceFilter.none
  /// What the person does meanwhile.
  var activityType = ActivityType.other
  /// Whether the system may pause.
  var pausesAutomatically = false
  /// Whether updates go on in the background, which raises without the background mode (BG-001).
  var allowsBackground = false
  /// Whether the indicator shows for Always too (BG-008).
  var showsIndicator = false
  /// The sessions to hold beside.
  var sessions = HeldSessions()
}

/// The sessions of Core Location's Swift API that a session of updates holds beside its manager.
struct HeldSessions: Equatable, Sendable {
  /// Whether a background activity session is held, which keeps the app in use (BG-023).
  var activity = false
  /// What a service session asks for; nil when none is held (AUTH-083).
  var goal: SessionGoal?

  init(activity: Bool = false, goal: SessionGoal? = nil) {
    self.activity = activity
    self.goal = goal
  }
}
