import AppProject

/// Finds compiler errors in the output of SwiftPM.
struct CompilerErrorReader {
  /// The maximum number of errors to collect.
  static let mostErrors = 10_000
  /// The maximum length of a compiler message; longer lines are ignored.
  static let longestLine = 16_384

  private var lines: [ChildProcess.Stream: String] = [:]
  private var errors: Set<CompilerError> = []

  /// Adds the next chunk of a stream.
  mutating func read(_ text: String, from stream: ChildProcess.Stream) {
    var pending = (lines[stream] ?? "")[...]
    var rest = text[...]
    while let end = rest.firstIndex(where: \.isNewline) {
      take(pending + rest[..<end])
      pending = ""
      rest = rest[rest.index(after: end)...]
    }
    let unfinished = pending + rest
    lines[stream] = unfinished.utf8.count > Self.longestLine ? "" : String(unfinished)
  }

  /// Returns the distinct errors, sorted by location.
  mutating func finish() -> [CompilerError] {
    for line in lines.values { take(line[...]) }
    lines = [:]
    return errors.sorted { ($0.place, $0.message) < ($1.place, $1.message) }
  }

  private mutating func take(_ line: some StringProtocol) {
    guard errors.count < Self.mostErrors, line.utf8.count <= Self.longestLine else { return }
    let plain = Self.withoutColors(line)
    if let error = CompilerError(line: plain) { errors.insert(error) }
  }

  /// Returns a line without escape sequences for color.
  private static func withoutColors(_ line: some StringProtocol) -> String {
    guard line.contains("\u{1B}") else { return String(line) }
    return String(line).replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }
}

/// A compiler error.
struct CompilerError: Hashable {
  let place: Site
  let message: String

  /// Parses `/path/File.swift:12:3: error: message`; nil for any other line.
  init?(line: some StringProtocol) {
    let marks = [": error: ", ": fatal error: "].lazy.compactMap { line.firstRange(of: $0) }
    guard let mark = marks.first, let place = Site(compilerOutput: line[..<mark.lowerBound])
    else {
      return nil
    }
    self.place = place
    message = String(line[mark.upperBound...])
  }
}

extension Site {
  /// Parses the location `/path/File.swift:12:3`; nil for that of a failed test, which has no
  /// column.
  init?(compilerOutput text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), Int(parts[parts.count - 1]) != nil else {
      return nil
    }
    let file = parts.dropLast(2).joined(separator: ":")
    guard file.hasPrefix("/") else { return nil }
    self.init(file: file, line: line)
  }
}
