extension TerminalText {
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
}
