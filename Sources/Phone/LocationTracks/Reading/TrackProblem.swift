/// A part of a track file that could not be used; the rest of the file was used.
public struct TrackProblem: Hashable, Sendable, CustomStringConvertible {
  /// The line of the problem, counted from 1.
  public let line: Int
  /// A description of the problem.
  public let message: String
  /// The way to fix it.
  public let remedy: String

  /// Creates a problem.
  public init(line: Int, message: String, remedy: String) {
    self.line = line
    self.message = message
    self.remedy = remedy
  }

  /// The line, the problem, and how to fix it, in one sentence.
  public var description: String { "line \(line): \(message); \(remedy)" }
}

/// A limit on the number of points that a file may contain, and so on the memory that reading takes.
struct PointBudget {
  /// The maximum number of points that are read from a file, more than a month at one per second.
  static let most = 3_000_000

  private var left = PointBudget.most

  /// Whether points were omitted.
  private(set) var isExceeded = false

  /// Reserves room for a point; returns false if there is none.
  mutating func take() -> Bool {
    guard left > 0 else {
      isExceeded = true
      return false
    }
    left -= 1
    return true
  }

  /// Reports at the end of the file that points were omitted.
  func report(to log: inout ProblemLog, in bytes: [UInt8]) {
    guard isExceeded else { return }
    log.note(
      at: bytes.count, in: bytes, "only the first \(Self.most) points are read",
      remedy: "split the file")
  }
}
