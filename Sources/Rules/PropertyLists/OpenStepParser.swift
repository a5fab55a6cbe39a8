import LeanFoundation
import TextReading

/// A reader of the OpenStep form of property lists: project files and old strings files.
struct OpenStepParser {
  private var scanner: OpenStepScanner
  private var budget = PropertyListBudget()
  private var gathered = PropertyListEntries()

  /// Returns the value that the bytes represent.
  static func parse(_ bytes: [UInt8]) throws(ReadingError) -> ParsedPropertyList {
    var parser = OpenStepParser(bytes)
    try parser.scanner.skipBlanks()
    let node = try parser.value()
    try parser.scanner.skipBlanks()
    guard parser.scanner.isAtEnd else {
      throw ReadingError("unexpected text after the end", at: parser.scanner.offset)
    }
    return ParsedPropertyList(root: node, duplicates: parser.gathered.duplicates)
  }

  /// Returns the dictionary that bytes without enclosing braces represent, as in strings files.
  static func parseStrings(_ bytes: [UInt8]) throws(ReadingError) -> ParsedPropertyList {
    var parser = OpenStepParser(bytes)
    let node = try parser.entries(until: nil, from: 0)
    return ParsedPropertyList(root: node, duplicates: parser.gathered.duplicates)
  }

  private init(_ bytes: [UInt8]) { scanner = OpenStepScanner(bytes) }

  private mutating func value() throws(ReadingError) -> PropertyListNode {
    let offset = scanner.offset
    try budget.count(at: offset)
    switch scanner.current {
    case UInt8(ascii: "{"): return try dictionary()
    case UInt8(ascii: "("): return try array()
    case UInt8(ascii: "<"): return PropertyListNode(content: .data(try scanner.data()), offset: offset)
    default: return PropertyListNode(content: .string(try scanner.string()), offset: offset)
    }
  }

  private mutating func dictionary() throws(ReadingError) -> PropertyListNode {
    let offset = scanner.offset
    scanner.advance()
    try budget.enter(at: offset)
    let node = try entries(until: UInt8(ascii: "}"), from: offset)
    budget.leave()
    return node
  }

  private mutating func entries(until end: UInt8?, from offset: Int) throws(ReadingError)
    -> PropertyListNode
  {
    var entries: [String: PropertyListNode.Entry] = [:]
    while true {
      try scanner.skipBlanks()
      if scanner.current == end { break }
      let keyOffset = scanner.textOffset
      let key = try scanner.string()
      let value = try valueOfEntry(key, at: keyOffset)
      gathered.insert(value, for: key, at: keyOffset, into: &entries)
    }
    scanner.advance()
    return PropertyListNode(content: .dictionary(entries), offset: offset)
  }

  private mutating func valueOfEntry(_ key: String, at offset: Int) throws(ReadingError)
    -> PropertyListNode
  {
    try scanner.skipBlanks()
    // A strings file may contain a key alone: the key is then its own value.
    if scanner.skip(UInt8(ascii: ";")) { return PropertyListNode(content: .string(key), offset: offset) }
    guard scanner.skip(UInt8(ascii: "=")) else {
      throw ReadingError("\"=\" is missing after the key \"\(key)\"", at: scanner.offset)
    }
    try scanner.skipBlanks()
    let node = try value()
    try scanner.skipBlanks()
    guard scanner.skip(UInt8(ascii: ";")) || scanner.current == UInt8(ascii: "}") else {
      throw ReadingError("\";\" is missing after the value of \"\(key)\"", at: scanner.offset)
    }
    return node
  }

  private mutating func array() throws(ReadingError) -> PropertyListNode {
    let offset = scanner.offset
    scanner.advance()
    try budget.enter(at: offset)
    var elements: [PropertyListNode] = []
    try scanner.skipBlanks()
    while !scanner.skip(UInt8(ascii: ")")) {
      elements.append(try value())
      try scanner.skipBlanks()
      guard scanner.skip(UInt8(ascii: ",")) || scanner.current == UInt8(ascii: ")") else {
        throw ReadingError("\",\" or \")\" is missing in an array", at: scanner.offset)
      }
      try scanner.skipBlanks()
    }
    budget.leave()
    return PropertyListNode(content: .array(elements), offset: offset)
  }
}
