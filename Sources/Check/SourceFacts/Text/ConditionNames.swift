/// Finds the names in the conditions of a source file, in Swift and Objective-C.
package enum ConditionNames {
  private static let openings = ["#if", "#elseif", "#elif"].map { Array($0.utf8) }

  /// Returns all words in lines that begin with `#if`, `#elseif`, `#ifdef` and similar directives.
  package static func all(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var continues = false
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let code = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let isCondition = continues || openings.contains { code.starts(with: $0) }
      // In Objective-C, a backslash continues a condition in the next line.
      continues = isCondition && code.last == UInt8(ascii: "\\")
      guard isCondition else { continue }
      for word in code.split(whereSeparator: { !$0.isOfName }) {
        names.insert(String(decoding: word, as: UTF8.self))
      }
    }
    return names
  }
}
