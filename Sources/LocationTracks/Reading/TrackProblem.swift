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

/// Why no track could be read at all.
public enum TrackFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file can't be opened or read.
  case unreadable(path: String, reason: String)
  /// The file has more bytes than ``TrackFile/largestSize``.
  case tooLarge(bytes: Int)
  /// Neither the name nor the content says which format it is.
  case unknownFormat
  /// The format is known, but not one point could be used.
  case noPoints(TrackFormat, problems: [TrackProblem])

  /// What happened and what to do, for a person.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path) can't be read: \(reason)"
    case .tooLarge(let bytes):
      "the file has \(bytes) bytes, more than \(TrackFile.largestSize); split it"
    case .unknownFormat:
      "this is neither GPX, NMEA 0183, CSV nor GeoJSON; convert it to one of them"
    case .noPoints(let format, let problems):
      (["no point of the \(format.rawValue) file can be used"] + problems.prefix(5).map(\.description))
        .joined(separator: "\n")
    }
  }
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
