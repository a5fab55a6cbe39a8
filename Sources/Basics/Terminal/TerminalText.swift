/// Makes text from input files safe to print on a terminal.
package enum TerminalText {
  /// Longer texts are cut: a report is for reading.
  package static let longest = 4_000

  /// Returns a text in which nothing moves the cursor, colors, hides or reorders what is on the screen.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index == longest { return result + "…" }
      if isHarmless(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += escape(for: scalar)
      }
    }
    return result
  }

  /// Returns a source line, with tabs as two spaces.
  package static func escapedSource(_ text: String) -> String {
    escaped(text.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "  "))
  }

  private static func escape(for scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}
