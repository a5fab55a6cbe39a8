extension TerminalText {
  /// Returns whether a scalar is visible, and moves or reorders nothing else.
  package static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    #if hasFeature(Embedded)
      // In a browser there is no terminal, so a list of problematic scalars replaces the Unicode
      // tables.
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
        0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
        return false
      default: return true
      }
    #else
      // Most text is ASCII, and looking up a category is slow.
      if (0x20..<0x7F).contains(scalar.value) { return true }
      return switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: false
      // Format characters reorder or hide text; the joiners are needed for emoji and several
      // scripts.
      case .format: scalar.value == 0x200C || scalar.value == 0x200D
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
        .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
        .modifierSymbol, .otherSymbol, .spaceSeparator:
        true
      @unknown default: false
      }
    #endif
  }
}
