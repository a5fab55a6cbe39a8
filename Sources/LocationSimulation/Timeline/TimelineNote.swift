/// A line that somebody other than the device adds to a timeline.
public struct TimelineNote: Hashable, Sendable {
  /// The entry of the trace that it stands before.
  public let position: Int
  /// When.
  public let moment: Moment
  /// Who says it.
  public let actor: String
  /// What it says.
  public let text: String

  /// Creates a note.
  public init(position: Int, moment: Moment, actor: String, text: String) {
    self.position = position
    self.moment = moment
    self.actor = actor
    self.text = text
  }
}
