import LocationPolicy

/// The process of an app, from launch to end.
public struct AppProcess: Sendable {
  /// The number of the launch, unique on the device; messages to an earlier process are lost.
  public let generation: Int
  /// The reason for the launch.
  public let launchReason: LaunchReason
  /// The location managers that it holds, oldest first.
  public private(set) var managers: [Manager] = []
  /// The update streams, sessions and monitors that it holds, oldest first.
  public private(set) var streams: [AppStream] = []
  /// The time of the launch.
  public let launchedAt: Moment
  /// The time that the process has in the background for something other than location.
  var backgroundTime = BackgroundTime()
  /// The messages that wait for the process while it is suspended.
  var inbox = Inbox()
  /// The manager whose request caused the app's prompt, which disappears with it (AUTH-009).
  ///
  /// Nil while there is no prompt, or one that the system or a session caused.
  private(set) var promptOwner: ClientID?
  /// The request for full accuracy that waits for its answer.
  private var fullAccuracyRequest: (client: ClientID, number: Int)?
  /// The requests for states of regions that the system has not answered yet, oldest first.
  private var stateRequests: [StateRequest] = []
  /// The authorization that the app could read when it was last suspended.
  private var lastRead: (status: AuthorizationStatus, accuracy: Accuracy)?

  init(generation: Int, launchReason: LaunchReason, launchedAt: Moment) {
    self.generation = generation
    self.launchReason = launchReason
    self.launchedAt = launchedAt
  }

  /// The moment until which something other than location keeps the process running in the background (DEL-006).
  public var backgroundUntil: Moment? { backgroundTime.end }

  /// Whether the app shows the display that asks to calibrate the compass (DEL-097).
  private(set) var showsCalibration = false

  /// Shows or dismisses the display that asks to calibrate the compass.
  mutating func showCalibration(_ isShown: Bool) { showsCalibration = isShown }

  // Managers

  /// Adds a manager that the app creates.
  mutating func add(_ manager: Manager) { managers.append(manager) }

  /// Removes a manager that the app releases.
  mutating func removeManager(_ client: ClientID) { managers.removeAll { $0.id == client } }

  /// Changes a manager in place.
  mutating func update(managerAt index: Int, _ change: (inout Manager) -> Void) { change(&managers[index]) }

  /// Adds the effects of a sample; this runs for every sample, so nothing is copied.
  mutating func take(
    _ sample: PositionSample, under rules: SampleRules, isAway: Bool, into results: inout [SampleResult]
  ) {
    for index in managers.indices {
      managers[index].take(sample, under: rules, at: index, isAway: isAway, into: &results)
    }
  }

  // Streams

  /// Adds an object of the Swift API that the app creates.
  mutating func add(_ stream: AppStream) { streams.append(stream) }

  /// Removes an object that the app releases.
  mutating func removeStream(_ client: ClientID) { streams.removeAll { $0.id == client } }

  /// Changes an object in place; does nothing if it no longer exists.
  mutating func update(stream client: ClientID, _ change: (inout AppStream) -> Void) {
    guard let index = streams.firstIndex(where: { $0.id == client }) else { return }
    change(&streams[index])
  }

  // Prompts

  /// Records that the request of a manager caused the app's prompt.
  mutating func promptIsShown(for client: ClientID) { promptOwner = client }

  /// Records that the app's prompt was replaced or disappeared.
  mutating func promptChanged() { promptOwner = nil }

  /// Records a manager's request for full accuracy that waits for its answer.
  mutating func awaitFullAccuracy(of client: ClientID, number: Int) { fullAccuracyRequest = (client, number) }

  /// Removes and returns the request for full accuracy that waits for its answer.
  mutating func takeFullAccuracyRequest() -> (client: ClientID, number: Int)? {
    defer { fullAccuracyRequest = nil }
    return fullAccuracyRequest
  }

  // States of regions

  /// Adds a manager's request for a state that the system answers later.
  mutating func add(_ request: StateRequest) { stateRequests.append(request) }

  /// Removes and returns the requests for states that are due.
  mutating func takeStateRequests(dueAt moment: Moment) -> [StateRequest] {
    let due = stateRequests.filter { $0.due <= moment }
    stateRequests.removeAll { $0.due <= moment }
    return due
  }

  // The authorization that the app reads

  /// Suspends the process, which can read the authorization for the last time.
  mutating func suspend(reading status: AuthorizationStatus, _ accuracy: Accuracy) {
    lastRead = (status, accuracy)
  }

  /// Returns whether the app would read the same authorization now as when it was last suspended.
  func readsAsBefore(_ status: AuthorizationStatus, _ accuracy: Accuracy) -> Bool {
    lastRead.map { $0 == (status, accuracy) } ?? false
  }
}
