import LocationPolicy

/// The process of an app, from launch to end.
public struct AppProcess: Sendable {
  /// The number of the launch, unique on the device; messages to an earlier process are lost.
  public let generation: Int
  /// Why it was launched.
  public let launchReason: LaunchReason
  /// The location managers that it holds, oldest first.
  public private(set) var managers: [Manager] = []
  /// The update streams, sessions and monitors that it holds, oldest first.
  public private(set) var streams: [AppStream] = []
  /// When it was launched.
  public let launchedAt: Moment
  /// The time that it has in the background for something other than location.
  var backgroundTime = BackgroundTime()
  /// What waits for it while it is suspended.
  var inbox = Inbox()
  /// The manager whose request brought up the app's prompt; with it the prompt goes (AUTH-009).
  ///
  /// Nil while no prompt is up, or one that the system or a session brought up.
  private(set) var promptOwner: ClientID?
  /// The request for full accuracy that waits for its answer.
  private var fullAccuracyRequest: (client: ClientID, number: Int)?
  /// The requests for states of regions that the system has not got to, oldest first.
  private var stateRequests: [StateRequest] = []
  /// What the app could read of its authorization when it was suspended last.
  private var lastRead: (status: AuthorizationStatus, accuracy: Accuracy)?

  init(generation: Int, launchReason: LaunchReason, launchedAt: Moment) {
    self.generation = generation
    self.launchReason = launchReason
    self.launchedAt = launchedAt
  }

  /// Until when something other than location keeps it running in the background (DEL-006).
  public var backgroundUntil: Moment? { backgroundTime.end }

  // Managers

  /// The app makes a manager.
  mutating func add(_ manager: Manager) { managers.append(manager) }

  /// The app releases a manager.
  mutating func removeManager(_ client: ClientID) { managers.removeAll { $0.id == client } }

  /// Changes a manager in place.
  mutating func update(managerAt index: Int, _ change: (inout Manager) -> Void) { change(&managers[index]) }

  /// Adds what follows from a sample; this runs with every sample, so nothing is copied.
  mutating func take(
    _ sample: PositionSample, under rules: SampleRules, isAway: Bool, into results: inout [SampleResult]
  ) {
    for index in managers.indices {
      managers[index].take(sample, under: rules, at: index, isAway: isAway, into: &results)
    }
  }

  // Streams

  /// The app makes an object of the Swift API.
  mutating func add(_ stream: AppStream) { streams.append(stream) }

  /// The app releases an object.
  mutating func removeStream(_ client: ClientID) { streams.removeAll { $0.id == client } }

  /// Changes an object in place; does nothing when it is gone.
  mutating func update(stream client: ClientID, _ change: (inout AppStream) -> Void) {
    guard let index = streams.firstIndex(where: { $0.id == client }) else { return }
    change(&streams[index])
  }

  // Prompts

  /// The request of a manager brought up the app's prompt.
  mutating func promptIsShown(for client: ClientID) { promptOwner = client }

  /// The app's prompt is another one, or none.
  mutating func promptChanged() { promptOwner = nil }

  /// A manager's request for full accuracy waits for its answer.
  mutating func awaitFullAccuracy(of client: ClientID, number: Int) { fullAccuracyRequest = (client, number) }

  /// Takes the request for full accuracy that waits for its answer.
  mutating func takeFullAccuracyRequest() -> (client: ClientID, number: Int)? {
    defer { fullAccuracyRequest = nil }
    return fullAccuracyRequest
  }

  // States of regions

  /// A manager asks for a state that the system gets to later.
  mutating func add(_ request: StateRequest) { stateRequests.append(request) }

  /// Takes the requests for states whose time has come.
  mutating func takeStateRequests(dueAt moment: Moment) -> [StateRequest] {
    let due = stateRequests.filter { $0.due <= moment }
    stateRequests.removeAll { $0.due <= moment }
    return due
  }

  // What the app reads

  /// The process is suspended; the app can read something of its authorization for the last time.
  mutating func suspend(reading status: AuthorizationStatus, _ accuracy: Accuracy) {
    lastRead = (status, accuracy)
  }

  /// Whether the app would read the same now as when it was suspended last.
  func readsAsBefore(_ status: AuthorizationStatus, _ accuracy: Accuracy) -> Bool {
    lastRead.map { $0 == (status, accuracy) } ?? false
  }
}
