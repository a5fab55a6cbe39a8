extension TerminalText {
  /// Returns whether a scalar shows as itself and moves nothing else.
  package static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    #if hasFeature(Embedded)
      // In a browser there is no terminal: what moves, hides or reorders text is known without tables of all of Unicode.
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
        0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
        return false
      default: return true
      }
    #else
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
    #endif
  }
}
