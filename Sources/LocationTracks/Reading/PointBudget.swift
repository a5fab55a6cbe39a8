/// Bounds how many points a file may give, and with them the memory that reading takes.
struct PointBudget {
  private var left = TrackFile.mostPoints

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
      at: bytes.count, in: bytes, "only the first \(TrackFile.mostPoints) points are read",
      remedy: "split the file")
  }
}
