/// Something in a track file that could not be used; the rest of the file was.
public struct TrackProblem: Hashable, Sendable, CustomStringConvertible {
  /// The line where it stands, counted from 1.
  public let line: Int
  /// What is wrong.
  public let message: String
  /// How to fix it.
  public let remedy: String

  /// Creates a problem.
  public init(line: Int, message: String, remedy: String) {
    self.line = line
    self.message = message
    self.remedy = remedy
  }

  /// The line, what is wrong there, and how to fix it, in one sentence.
  public var description: String { "line \(line): \(message); \(remedy)" }
}

/// Bounds how many points a file may give, and with them the memory that reading takes.
struct PointBudget {
  /// The number of points that are read of a file, more than a month at one a second.
  static let most = 3_000_000

  private var left = PointBudget.most

  /// Whether points had to be left out.
  private(set) var isExceeded = false

  /// Takes the room for a point; false when there is none.
  mutating func take() -> Bool {
    guard left > 0 else {
      isExceeded = true
      return false
    }
    left -= 1
    return true
  }

  /// Reports at the end of the file that points were left out.
  func report(to log: inout ProblemLog, in bytes: [UInt8]) {
    guard isExceeded else { return }
    log.note(
      at: bytes.count, in: bytes, "only the first \(Self.most) points are read",
      remedy: "split the file")
  }
}
