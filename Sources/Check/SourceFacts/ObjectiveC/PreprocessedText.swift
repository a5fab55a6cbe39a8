/// A text that the C preprocessor goes over before anything else reads it.
package enum PreprocessedText {
  /// Returns the text with blanks for directives and for what isn't compiled, so that places stay the same.
  package static func compiled(_ text: [UInt8], macros: KnownMacros) -> [UInt8] {
    var branches = PreprocessorBranches(macros)
    var result = text
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      let line = text[start..<end].drop { $0 == 0x20 || $0 == 0x09 }
      let isDirective = line.first == UInt8(ascii: "#")
      if isDirective { _ = branches.read(line.dropFirst()) }
      if isDirective || !branches.isActive {
        for index in start..<end where text[index] != 0x0D { result[index] = 0x20 }
      }
      start = end + 1
    }
    return result
  }
}
