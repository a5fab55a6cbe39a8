import AppProject

/// Finds the compiler's errors in what SwiftPM prints.
struct CompilerErrorReader {
  /// More errors than anyone reads.
  static let mostErrors = 10_000
  /// A longer line is no message of a compiler.
  static let longestLine = 16_384

  private var lines: [ChildProcess.Stream: String] = [:]
  private var errors: Set<CompilerError> = []

  /// Takes the next piece of a stream.
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

  /// Returns the errors, each once, in the order of their places.
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

  /// Returns a line without the sequences that color it on a terminal.
  private static func withoutColors(_ line: some StringProtocol) -> String {
    guard line.contains("\u{1B}") else { return String(line) }
    return String(line).replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }
}

/// An error that the compiler has printed.
struct CompilerError: Hashable {
  let place: Site
  let message: String

  /// Reads the form `/path/File.swift:12:3: error: message`; nil for any other line.
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
  /// Reads the form `/path/File.swift:12:3` as the line's place; a failed test's has no column and is none.
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
