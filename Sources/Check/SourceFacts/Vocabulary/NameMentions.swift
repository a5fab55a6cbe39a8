/// Finds names in the text of a file that isn't parsed.
enum NameMentions {
  /// Returns the names that a file may read from an object: those after a dot, in a string, with the prefix of
  /// a binding or an instance variable, and all in Objective-C and beside an extension.
  static func names(of wanted: Set<String>, in bytes: [UInt8], as language: SourceLanguage) -> Set<String> {
    let texts = Dictionary(wanted.map { (Array($0.utf8)[...], $0) }) { first, _ in first }
    let counts = Set(texts.keys.map(\.count))
    let takesAll = language != .swift || ByteSearch("extension").occurs(in: bytes)
    var found: Set<String> = []
    var index = 0
    while index < bytes.count {
      guard isWord(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, isWord(bytes[index]) { index += 1 }
      let word = bytes[start..<index]
      let plain = word.drop { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "$") }
      guard counts.contains(plain.count), let name = texts[plain] else { continue }
      let before = start > 0 ? bytes[start - 1] : UInt8(ascii: " ")
      if takesAll || plain.count < word.count || before == UInt8(ascii: ".") || before == UInt8(ascii: "\"") {
        found.insert(name)
      }
    }
    return found
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
