import AppProject

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
