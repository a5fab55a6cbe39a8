/// Makes text from input files safe to print on a terminal.
package enum TerminalText {
  /// The maximum length in characters; longer texts are cut.
  package static let longest = 4_000

  /// Escapes everything in a text that would move the cursor, or color, hide or reorder text.
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

  /// Escapes a source line, with two spaces for each tab.
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
