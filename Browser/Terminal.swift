// On the page there is no terminal: what moves, hides or reorders text is known without tables of all of Unicode.

extension TerminalText {
  /// Returns whether a scalar shows as itself and moves nothing else.
  package static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F,
      0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      false
    default: true
    }
  }
}
