/// Steps over the tags, texts, comments and declarations of an XML property list.
struct XMLTagScanner {
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Returns the next tag; between tags only blanks, comments and declarations may stand.
  mutating func nextTag() throws(PropertyListError) -> XMLTag {
    while true {
      skipBlanks()
      guard offset < bytes.count else { throw PropertyListError("the text ends too early", at: offset) }
      guard bytes[offset] == UInt8(ascii: "<") else {
        throw PropertyListError("unexpected text between two tags", at: offset)
      }
      if try !skipDeclaration() { return try tag() }
    }
  }

  /// Returns the text up to the next tag, comments left out and XML's own entities replaced.
  mutating func text() throws(PropertyListError) -> String {
    var text: [UInt8] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "<") {
        if starts(with: "<![CDATA[") {
          try appendVerbatim(to: &text)
        } else if try !skipDeclaration() {
          return String(decoding: text, as: UTF8.self)
        }
      } else if byte == UInt8(ascii: "&") {
        try appendEntity(to: &text)
      } else {
        text.append(byte)
        offset += 1
      }
    }
    throw PropertyListError("the text ends too early", at: offset)
  }

  private mutating func skipBlanks() {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
  }

  private mutating func tag() throws(PropertyListError) -> XMLTag {
    let start = offset
    offset += 1
    let isEnd = offset < bytes.count && bytes[offset] == UInt8(ascii: "/")
    if isEnd { offset += 1 }
    let name = try tagName(from: start)
    try skipAttributes(from: start)
    return XMLTag(name: name, isEnd: isEnd, isEmpty: bytes[offset - 2] == UInt8(ascii: "/"), offset: start)
  }

  /// Steps past the end of a tag; what stands in quotes may hold a ">" of its own.
  private mutating func skipAttributes(from start: Int) throws(PropertyListError) {
    var quote: UInt8?
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if quote == nil, byte == UInt8(ascii: ">") {
        return
      }
    }
    throw PropertyListError("a tag is not closed", at: start)
  }

  /// Returns the attributes of a tag that was read; the first counts where one is given twice.
  func attributes(of tag: XMLTag) throws(PropertyListError) -> [String: String] {
    var scanner = self
    scanner.offset = tag.offset + 1 + tag.name.utf8.count
    var attributes: [String: String] = [:]
    while let name = scanner.attributeName() {
      let value = try scanner.quotedText()
      if attributes[name] == nil { attributes[name] = value }
    }
    return attributes
  }

  /// Returns the name before the next "=" of a tag, or nil at the tag's end.
  private mutating func attributeName() -> String? {
    skipBlanks()
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "=") {
      if bytes[offset] == UInt8(ascii: ">") { return nil }
      offset += 1
    }
    guard offset < bytes.count else { return nil }
    defer { offset += 1 }
    return String(decoding: bytes[start..<offset].prefix { $0 > 0x20 }, as: UTF8.self)
  }

  private mutating func quotedText() throws(PropertyListError) -> String {
    skipBlanks()
    let start = offset
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'")
    else {
      throw PropertyListError("an attribute has no value in quotes", at: start)
    }
    let quote = bytes[offset]
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count, bytes[offset] != quote {
      if bytes[offset] == UInt8(ascii: "&") {
        try appendEntity(to: &text)
      } else {
        text.append(bytes[offset])
        offset += 1
      }
    }
    guard offset < bytes.count else { throw PropertyListError("an attribute is not closed", at: start) }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func tagName(from start: Int) throws(PropertyListError) -> String {
    let nameStart = offset
    while offset < bytes.count, XMLTagScanner.isLetter(bytes[offset]) { offset += 1 }
    guard offset > nameStart else { throw PropertyListError("a tag has no name", at: start) }
    return String(decoding: bytes[nameStart..<offset], as: UTF8.self)
  }

  /// Steps over a comment, a processing instruction or a document type, and says whether one stood here.
  private mutating func skipDeclaration() throws(PropertyListError) -> Bool {
    let start = offset
    if starts(with: "<!--") {
      offset += 4
      try skip(past: "-->", name: "a comment", from: start)
    } else if starts(with: "<?") {
      try skip(past: "?>", name: "a processing instruction", from: start)
    } else if starts(with: "<!DOCTYPE") {
      try skipDocumentType()
    } else {
      return false
    }
    return true
  }

  private mutating func skipDocumentType() throws(PropertyListError) {
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
      if bytes[offset] == UInt8(ascii: "[") {
        throw PropertyListError(
          "the document type declares entities of its own, which a property list never needs", at: offset)
      }
      offset += 1
    }
    guard offset < bytes.count else { throw PropertyListError("the document type is not closed", at: start) }
    offset += 1
  }

  private mutating func skip(past end: StaticString, name: String, from start: Int) throws(PropertyListError)
  {
    while offset < bytes.count {
      if starts(with: end) {
        offset += end.utf8CodeUnitCount
        return
      }
      offset += 1
    }
    throw PropertyListError("\(name) is not closed", at: start)
  }

  private mutating func appendVerbatim(to text: inout [UInt8]) throws(PropertyListError) {
    let start = offset
    offset += 9
    let contentStart = offset
    try skip(past: "]]>", name: "a CDATA section", from: start)
    text.append(contentsOf: bytes[contentStart..<(offset - 3)])
  }

  private mutating func appendEntity(to text: inout [UInt8]) throws(PropertyListError) {
    let start = offset
    // The longest entity is "&#1114111;".
    let end = bytes[start..<min(start + 12, bytes.count)].firstIndex(of: UInt8(ascii: ";"))
    guard let end, let replacement = XMLTagScanner.replacement(for: bytes[(start + 1)..<end]) else {
      throw PropertyListError(
        "\"&\" starts no known entity; write \"&amp;\" for the character itself", at: start)
    }
    text.append(contentsOf: replacement.utf8)
    offset = end + 1
  }

  private static func replacement(for name: ArraySlice<UInt8>) -> String? {
    let name = String(decoding: name, as: UTF8.self)
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let digits = name.lowercased()
      let number =
        digits.hasPrefix("#x") ? UInt32(digits.dropFirst(2), radix: 16) : UInt32(digits.dropFirst())
      guard digits.hasPrefix("#"), let scalar = number.flatMap(Unicode.Scalar.init) else { return nil }
      return String(scalar)
    }
  }

  private func starts(with text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
