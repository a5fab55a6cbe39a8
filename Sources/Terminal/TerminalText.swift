/// Makes text from input files safe to print on a terminal.
package enum TerminalText {
  /// Longer texts are cut: a report is for reading.
  package static let longest = 4_000

  /// Returns a text in which nothing moves the cursor, colours, hides or reorders what is on the screen.
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

  /// Returns whether a scalar shows as itself and moves nothing else.
  package static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    // Most text is ASCII, and looking a category up takes long.
    if (0x20..<0x7F).contains(scalar.value) { return true }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: false
    // Format characters reorder or hide text; the joiners hold emoji and several scripts together.
    case .format: scalar.value == 0x200C || scalar.value == 0x200D
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol, .spaceSeparator:
      true
    @unknown default: false
    }
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
