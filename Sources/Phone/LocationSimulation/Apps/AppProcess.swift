import LocationPolicy

/// The process of an app, from launch to end.
public struct AppProcess: Sendable {
  /// The number of the launch, unique on the device; messages to an earlier process are lost.
  public let generation: Int
  /// Why it was launched.
  public let launchReason: LaunchReason
  /// The location managers that it holds, oldest first.
  public internal(set) var managers: [Manager] = []
  /// The update streams, sessions and monitors that it holds, oldest first.
  public internal(set) var streams: [AppStream] = []
  /// When it was launched.
  public let launchedAt: Moment
  /// Until when the system lets it run in the background for what it was launched or woken for.
  var wokenUntil: Moment?
  /// The time that its background task may take, in seconds, until it is over; it runs out while the app is left.
  var askedSeconds: Double?
  /// Until when it may go on in the background because it asked for time.
  var askedUntil: Moment?
  /// The manager whose request brought up the app's prompt; with it the prompt goes (AUTH-009).
  ///
  /// Nil while no prompt is up, or one that the system or a session brought up.
  var promptOwner: ClientID?
  /// The request for full accuracy that waits for its answer.
  var fullAccuracyRequest: (client: ClientID, number: Int)?
  /// The requests for states of regions that the system has not got to, oldest first.
  var stateRequests: [StateRequest] = []
  /// What the app could read of its authorization when it was suspended last.
  var lastRead: (status: AuthorizationStatus, accuracy: Accuracy)?
  /// What waits for it while it is suspended.
  var inbox = Inbox()

  init(generation: Int, launchReason: LaunchReason, launchedAt: Moment) {
    self.generation = generation
    self.launchReason = launchReason
    self.launchedAt = launchedAt
  }

  /// Until when something other than location keeps it running in the background (DEL-006).
  public var backgroundUntil: Moment? {
    guard let wokenUntil else { return askedUntil }
    return max(wokenUntil, askedUntil ?? wokenUntil)
  }
}
