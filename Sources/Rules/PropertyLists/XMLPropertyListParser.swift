import LeanFoundation
import TextReading

/// A reader of the XML form of property lists.
///
/// It knows only the tags of property lists. Foundation's parser is not used, because it follows nesting without a
/// limit and reports no positions.
struct XMLPropertyListParser {
  private var reader: XMLTagReader
  private var budget = PropertyListBudget()
  private var gathered = PropertyListEntries()

  /// The keys that were left out because they have no value; nil if such a key makes the list unreadable.
  private var lost: Set<String>?

  /// Returns the value that the bytes represent without the keys that have no value and the values that have no key, and
  /// the keys that it left out.
  static func mended(_ bytes: [UInt8]) throws(ReadingError) -> (list: ParsedPropertyList, lost: Set<String>) {
    var parser = XMLPropertyListParser(reader: XMLTagReader(bytes))
    parser.lost = []
    let node = try parser.document()
    return (ParsedPropertyList(root: node, duplicates: parser.gathered.duplicates), parser.lost ?? [])
  }

  /// Returns the value that the bytes represent.
  static func parse(_ bytes: [UInt8]) throws(ReadingError) -> ParsedPropertyList {
    var parser = XMLPropertyListParser(reader: XMLTagReader(bytes))
    let node = try parser.document()
    return ParsedPropertyList(root: node, duplicates: parser.gathered.duplicates)
  }

  private init(reader: XMLTagReader) { self.reader = reader }

  private mutating func document() throws(ReadingError) -> PropertyListNode {
    var tag = try reader.nextTag()
    let isWrapped = tag.name == "plist"
    if isWrapped { tag = try reader.nextTag() }
    guard !tag.isEnd else { throw ReadingError("the property list is empty", at: tag.offset) }
    let node = try value(of: tag)
    if isWrapped { try expectEnd("plist") }
    return node
  }

  private mutating func value(of tag: XMLTag) throws(ReadingError) -> PropertyListNode {
    try budget.count(at: tag.offset)
    return PropertyListNode(content: try content(of: tag), offset: tag.offset)
  }

  private mutating func content(of tag: XMLTag) throws(ReadingError) -> PropertyListNode.Content {
    switch tag.name {
    case "dict": return .dictionary(try entries(of: tag))
    case "array": return .array(try elements(of: tag))
    case "true", "false":
      if !tag.isEmpty { try expectEnd(tag.name) }
      return .boolean(tag.name == "true")
    case "string": return .string(try text(of: tag))
    case "integer": return try integer(of: tag)
    case "real": return try real(of: tag)
    case "date": return try date(of: tag)
    case "data": return try data(of: tag)
    default: throw ReadingError("unknown tag <\(tag.name)>", at: tag.offset)
    }
  }

  private mutating func entries(of tag: XMLTag) throws(ReadingError) -> [String: PropertyListNode.Entry] {
    var entries: [String: PropertyListNode.Entry] = [:]
    if tag.isEmpty { return entries }
    try budget.enter(at: tag.offset)
    var next = try reader.nextTag()
    while !next.isEnd {
      guard next.name == "key" else {
        guard lost != nil else {
          throw ReadingError("found <\(next.name)> instead of <key>", at: next.offset)
        }
        _ = try value(of: next)
        next = try reader.nextTag()
        continue
      }
      let keyOffset = reader.offset
      let key = try text(of: next)
      next = try reader.nextTag()
      if next.isEnd || next.name == "key" {
        guard lost?.insert(key) != nil else {
          throw ReadingError("the key \"\(key)\" has no value", at: next.offset)
        }
        continue
      }
      gathered.insert(try value(of: next), for: key, at: keyOffset, into: &entries)
      next = try reader.nextTag()
    }
    try check(next, closes: "dict")
    budget.leave()
    return entries
  }

  private mutating func elements(of tag: XMLTag) throws(ReadingError) -> [PropertyListNode] {
    var elements: [PropertyListNode] = []
    if tag.isEmpty { return elements }
    try budget.enter(at: tag.offset)
    while true {
      let next = try reader.nextTag()
      if next.isEnd {
        try check(next, closes: "array")
        break
      }
      elements.append(try value(of: next))
    }
    budget.leave()
    return elements
  }

  private mutating func text(of tag: XMLTag) throws(ReadingError) -> String {
    if tag.isEmpty { return "" }
    let (text, next) = try reader.text()
    try check(next, closes: tag.name)
    return text
  }

  private mutating func integer(of tag: XMLTag) throws(ReadingError) -> PropertyListNode.Content {
    let text = try trimmedText(of: tag)
    let digits = text.lowercased()
    let number = digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
    guard let number else { throw ReadingError("\"\(text)\" is not an integer", at: tag.offset) }
    return .integer(number)
  }

  private mutating func real(of tag: XMLTag) throws(ReadingError) -> PropertyListNode.Content {
    let text = try trimmedText(of: tag)
    guard let number = Double(text) else {
      throw ReadingError("\"\(text)\" is not a number", at: tag.offset)
    }
    return .real(number)
  }

  private mutating func date(of tag: XMLTag) throws(ReadingError) -> PropertyListNode.Content {
    let text = try trimmedText(of: tag)
    guard let date = Date(iso8601: text) else {
      throw ReadingError("\"\(text)\" is not a date", at: tag.offset)
    }
    return .date(date)
  }

  private mutating func data(of tag: XMLTag) throws(ReadingError) -> PropertyListNode.Content {
    let text = try text(of: tag)
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
      throw ReadingError("the data is not in Base64", at: tag.offset)
    }
    return .data(data)
  }

  private mutating func trimmedText(of tag: XMLTag) throws(ReadingError) -> String {
    String(try text(of: tag).trimmed)
  }

  private mutating func expectEnd(_ name: String) throws(ReadingError) {
    try check(reader.nextTag(), closes: name)
  }

  private func check(_ tag: XMLTag, closes name: String) throws(ReadingError) {
    guard tag.isEnd, tag.name == name else {
      throw ReadingError(
        "found <\(tag.isEnd ? "/" : "")\(tag.name)> instead of </\(name)>", at: tag.offset)
    }
  }
}
