/// An error that the compiler has printed.
struct CompilerError: Hashable {
  let place: SourcePlace
  let message: String

  /// Reads the form `/path/File.swift:12:3: error: message`; nil for any other line.
  init?(line: some StringProtocol) {
    let marks = [": error: ", ": fatal error: "].lazy.compactMap { line.firstRange(of: $0) }
    guard let mark = marks.first, let place = SourcePlace(line[..<mark.lowerBound])
    else {
      return nil
    }
    self.place = place
    message = String(line[mark.upperBound...])
  }
}
