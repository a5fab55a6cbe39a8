/// A line of a source file.
struct SourcePlace: Hashable, Comparable {
  let file: String
  let line: Int

  init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// Reads the form `/path/File.swift:12:3`; a failed test's has no column and is none.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), Int(parts[parts.count - 1]) != nil else {
      return nil
    }
    let file = parts.dropLast(2).joined(separator: ":")
    guard file.hasPrefix("/") else { return nil }
    self.init(file: file, line: line)
  }

  static func < (one: SourcePlace, other: SourcePlace) -> Bool {
    (one.file, one.line) < (other.file, other.line)
  }
}
