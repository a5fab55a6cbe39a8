/// A message of a compiler about a line, or one that a snippet announces.
package struct Diagnostic: Hashable, Comparable, CustomStringConvertible {
  package let file: String
  package let line: Int
  package let severity: String
  package let text: String

  package var description: String { "\(file):\(line): \(severity): \(text)" }

  package static func < (one: Diagnostic, other: Diagnostic) -> Bool {
    (one.file, one.line, one.severity, one.text) < (other.file, other.line, other.severity, other.text)
  }

  /// Parses the errors and warnings in a compiler's output; notes are omitted.
  package static func printed(in output: String) -> Set<Diagnostic> {
    let pattern = #/^(?:.*/)?([^/:]+):(\d+):\d+: (error|warning): (.*)$/#
    return Set(
      output.split(separator: "\n").compactMap { line -> Diagnostic? in
        guard let match = line.wholeMatch(of: pattern), let number = Int(match.2) else { return nil }
        let text = match.4.replacing(#/ \[#\w+\]$/#, with: "")
        return Diagnostic(file: String(match.1), line: number, severity: String(match.3), text: String(text))
      })
  }

  /// Parses the announcements at the ends of a snippet's lines, such as `// error(6)@-1: text`.
  ///
  /// The number in parentheses is the language mode, without which it applies to both; `@-1` means the line above.
  package static func announced(in source: String, file: String, languageMode: Int) -> Set<Diagnostic> {
    let pattern = #/.*// (error|warning)(?:\((\d)\))?(?:@(-\d+))?: (.*)/#
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return Set(
      zip(1..., lines).compactMap { number, line -> Diagnostic? in
        guard let match = line.wholeMatch(of: pattern) else { return nil }
        if let mode = match.2, Int(mode) != languageMode { return nil }
        let place = number + (match.3.flatMap { Int($0) } ?? 0)
        return Diagnostic(file: file, line: place, severity: String(match.1), text: String(match.4))
      })
  }
}
