import TextReading

/// Reads the macros that a header defines unless the build does.
package enum DefaultMacros {
  /// Returns the numbers of macros that are defined by `#ifndef NAME` and `#define NAME 0`.
  ///
  /// Headers are long, and only directives matter: other lines are passed over as bytes.
  package static func numbers(in header: [UInt8]) -> [String: Int] {
    guard header.withUnsafeBytes(question.occurs) else { return [:] }
    var numbers: [String: Int] = [:]
    var asked: Substring?
    var start = 0
    while start < header.count {
      let end = header[start...].firstIndex { $0 == .newline || $0 == .carriageReturn } ?? header.count
      defer { start = end + 1 }
      guard
        let first = header[start..<end].firstIndex(where: {
          $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t")
        }),
        header[first] == UInt8(ascii: "#")
      else { continue }
      let words = String(decoding: header[first..<end], as: UTF8.self).split(whereSeparator: \.isWhitespace)
      if words.first == "#ifndef", words.count == 2 {
        asked = words[1]
      } else if words.first == "#define", words.count == 3, words[1] == asked, let number = Int(words[2]) {
        numbers[String(words[1])] = number
      } else if words.first == "#endif" {
        asked = nil
      }
    }
    return numbers
  }

  /// Most headers of Objective-C don't ask at all, and need not be split.
  private static let question = WordSearch(["#ifndef"])
}
