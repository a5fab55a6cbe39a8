/// Something in a track file that could not be used; the rest of the file was.
public struct TrackProblem: Hashable, Sendable, CustomStringConvertible {
  /// The line where it stands, counted from 1.
  public let line: Int
  /// What is wrong.
  public let message: String
  /// How to mend it.
  public let remedy: String

  /// Creates a problem.
  public init(line: Int, message: String, remedy: String) {
    self.line = line
    self.message = message
    self.remedy = remedy
  }

  /// The line, what is wrong there, and how to mend it, in one sentence.
  public var description: String { "line \(line): \(message); \(remedy)" }
}
