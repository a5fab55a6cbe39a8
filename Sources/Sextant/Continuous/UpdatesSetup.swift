import LocationPolicy

/// What the manager of a session of updates is told to do, as one value: what is wanted now, whatever it was before.
struct UpdatesSetup: Hashable, Sendable {
  /// How often updates were started: another number starts them anew, 0 stops them.
  var starts = 0
  /// How fine the locations should be.
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
