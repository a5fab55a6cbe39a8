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
