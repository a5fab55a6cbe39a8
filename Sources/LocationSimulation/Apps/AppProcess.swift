/// The process of an app, from launch to end.
public struct AppProcess: Sendable {
  /// The number of the launch, unique on the device; messages to an earlier process are lost.
  public let generation: Int
  /// Why it was launched.
  public let launchReason: LaunchReason
  /// The location managers that it holds, oldest first.
  public internal(set) var managers: [Manager] = []
  /// The update streams, sessions and monitors that it holds, oldest first.
  public internal(set) var streams: [Stream] = []
  /// Until when something other than location keeps it running in the background (DEL-006).
  public internal(set) var backgroundUntil: Moment?
  /// The manager whose request brought up the app's prompt; with it the prompt goes (AUTH-009).
  var promptOwner: ClientID?
  /// The request for full accuracy that waits for its answer.
  var fullAccuracyRequest: (client: ClientID, number: Int)?
  /// What waits for it while it is suspended (DEL-007), oldest first.
  var inbox: [Message] = []

  init(generation: Int, launchReason: LaunchReason) {
    self.generation = generation
    self.launchReason = launchReason
  }
}
