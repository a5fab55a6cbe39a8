package import TextReading

/// Reads the YAML that people write in project specifications: blocks, flows, quotes, anchors and
/// merge keys.
///
/// It doesn't support keys other than plain or quoted text, or documents after the first. Tags are
/// ignored.
package struct YAMLParser {
  private var cursor: YAMLCursor
  private var budget = YAMLBudget()
  /// The values that anchors name, each with its size.
  private var anchors: [String: (node: YAMLNode, size: Int)] = [:]

  /// Parses a text in UTF-8 without a byte order mark.
  package static func parse(_ bytes: [UInt8]) throws(ReadingError) -> YAMLNode {
    var parser = YAMLParser(bytes)
    return try parser.document()
  }

  private init(_ bytes: [UInt8]) { cursor = YAMLCursor(bytes) }

  private mutating func document() throws(ReadingError) -> YAMLNode {
    try cursor.skipToContent(isInFlow: true)
    while cursor.current == UInt8(ascii: "%"), cursor.column == 0 {
      cursor.skipLine()
      try cursor.skipToContent()
    }
    if cursor.bytes.has("---", at: cursor.offset), cursor.isAtDocumentMark { cursor.offset += 3 }
    try cursor.skipToContent()
    let node = try block(within: -1)
    try cursor.skipToContent()
    guard cursor.current == nil || cursor.isAtDocumentMark else {
      throw ReadingError("this line is not indented like those around it", at: cursor.offset)
    }
    return node
  }

  // MARK: - Blocks

  /// Reads the value at the cursor, which is indented more than its parent.
  ///
  /// - Parameter startsLine: Whether a collection may begin here, which is not allowed after a key
  ///   on the same line.
  private mutating func block(within parent: Int, startsLine: Bool = true) throws(ReadingError) -> YAMLNode {
    let start = cursor.offset
    guard let byte = cursor.current, !cursor.isAtDocumentMark, !startsLine || cursor.column > parent else {
      return .nothing(at: start)
    }
    try budget.count(at: start)
    switch byte {
    case UInt8(ascii: "&"): return try anchored(within: parent, startsLine: startsLine)
    case UInt8(ascii: "!"):
      while !cursor.isBlank(at: cursor.offset) { cursor.offset += 1 }
      return try blockAfterMark(within: parent, startsLine: startsLine)
    case UInt8(ascii: "*"): return try alias()
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return try YAMLBlockText.read(from: &cursor, within: parent)
    case UInt8(ascii: "-") where cursor.isBlank(at: cursor.offset + 1):
      guard startsLine else { throw ReadingError("a list begins on a line of its own", at: start) }
      return try sequence()
    case UInt8(ascii: "?") where cursor.isBlank(at: cursor.offset + 1):
      throw ReadingError("keys written with \"?\" are not read", at: start)
    case UInt8(ascii: "["), UInt8(ascii: "{"): return try flow(within: parent)
    default: return try scalarOrMapping(within: parent, startsLine: startsLine)
    }
  }

  private mutating func blockAfterMark(within parent: Int, startsLine: Bool) throws(ReadingError) -> YAMLNode
  {
    let endedLine = try cursor.skipToContent()
    return try block(within: parent, startsLine: startsLine || endedLine)
  }

  private mutating func scalarOrMapping(within parent: Int, startsLine: Bool) throws(ReadingError) -> YAMLNode
  {
    let start = cursor.offset
    var look = cursor
    let first = try YAMLText.read(from: &look, within: parent, isInFlow: false)
    // A key must be followed by a colon on the same line.
    if YAMLText.isKeyEnd(in: look), look.lineStart <= start {
      guard startsLine else {
        throw ReadingError("a second \": \" on one line; put the text into quotes", at: start)
      }
      return try mapping()
    }
    cursor = look
    return first
  }

  private mutating func mapping() throws(ReadingError) -> YAMLNode {
    let (start, column) = (cursor.offset, cursor.column)
    try budget.enter(at: start)
    var pairs = YAMLPairs()
    repeat {
      let offset = cursor.offset
      guard
        case .scalar(let key, let isPlain) = try YAMLText.read(
          from: &cursor, within: column, isInFlow: false
        ).content, YAMLText.isKeyEnd(in: cursor)
      else {
        throw ReadingError("a key with its \":\" is missing here", at: offset)
      }
      cursor.offset += 1
      let value = try valueOfKey(at: column)
      try pairs.insert(key, value, at: offset, isMerge: isPlain && key == "<<")
      try cursor.skipToContent()
    } while cursor.current != nil && cursor.column == column && !cursor.isAtDocumentMark
    budget.leave()
    return YAMLNode(content: .mapping(pairs.all), offset: start)
  }

  /// Reads the value after the colon of a key at a column.
  private mutating func valueOfKey(at column: Int) throws(ReadingError) -> YAMLNode {
    let end = cursor.offset
    guard try cursor.skipToContent() else { return try block(within: column, startsLine: false) }
    // A list may be at the same indentation as its key.
    let isList = cursor.current == UInt8(ascii: "-") && cursor.isBlank(at: cursor.offset + 1)
    if cursor.column == column, isList, !cursor.isAtDocumentMark {
      try budget.count(at: cursor.offset)
      return try sequence()
    }
    let node = try block(within: column)
    return node.offset == cursor.offset ? .nothing(at: end) : node
  }

  private mutating func sequence() throws(ReadingError) -> YAMLNode {
    let (start, column) = (cursor.offset, cursor.column)
    try budget.enter(at: start)
    var elements: [YAMLNode] = []
    repeat {
      guard cursor.current == UInt8(ascii: "-"), cursor.isBlank(at: cursor.offset + 1) else { break }
      cursor.offset += 1
      try cursor.skipToContent()
      elements.append(try block(within: column))
      try cursor.skipToContent()
    } while cursor.current != nil && cursor.column == column && !cursor.isAtDocumentMark
    budget.leave()
    return YAMLNode(content: .sequence(elements), offset: start)
  }

  // MARK: - Anchors

  private mutating func anchored(within parent: Int, startsLine: Bool) throws(ReadingError) -> YAMLNode {
    let name = markName()
    let before = budget.spent
    let node = try blockAfterMark(within: parent, startsLine: startsLine)
    anchors[name] = (node, budget.spent - before + 1)
    return node
  }

  private mutating func alias() throws(ReadingError) -> YAMLNode {
    let start = cursor.offset
    let name = markName()
    guard let (node, size) = anchors[name] else {
      throw ReadingError("nothing before this line is named \"&\(name)\"", at: start)
    }
    try budget.count(size, at: start)
    return node
  }

  /// Reads the name after "&" or "*".
  private mutating func markName() -> String {
    let start = cursor.offset + 1
    while !cursor.isBlank(at: cursor.offset), !YAMLText.isFlowMark(cursor.bytes[cursor.offset]) {
      cursor.offset += 1
    }
    return String(decoding: cursor.bytes[min(start, cursor.offset)..<cursor.offset], as: UTF8.self)
  }

  // MARK: - Flows

  /// Reads "[…]", "{…}" or a value within them.
  private mutating func flow(within parent: Int) throws(ReadingError) -> YAMLNode {
    let start = cursor.offset
    try budget.count(at: start)
    switch cursor.current {
    case UInt8(ascii: "["): return try flowSequence(within: parent)
    case UInt8(ascii: "{"): return try flowMapping(within: parent)
    case UInt8(ascii: "*"): return try alias()
    case UInt8(ascii: "&"):
      let name = markName()
      try cursor.skipToContent(isInFlow: true)
      let before = budget.spent
      let node = try flow(within: parent)
      anchors[name] = (node, budget.spent - before + 1)
      return node
    default: return try YAMLText.read(from: &cursor, within: parent, isInFlow: true)
    }
  }

  private mutating func flowSequence(within parent: Int) throws(ReadingError) -> YAMLNode {
    let start = cursor.offset
    var elements: [YAMLNode] = []
    try budget.enter(at: start)
    cursor.offset += 1
    while try !closes(UInt8(ascii: "]"), openedAt: start) {
      let offset = cursor.offset
      let element = try flow(within: parent)
      if case .scalar(let key, _) = element.content, YAMLText.isKeyEnd(in: cursor) {
        // A single pair without braces is also a mapping.
        cursor.offset += 1
        try cursor.skipToContent(isInFlow: true)
        let pair = YAMLNode.Pair(key: key, offset: offset, value: try flow(within: parent))
        elements.append(YAMLNode(content: .mapping([pair]), offset: offset))
      } else {
        elements.append(element)
      }
      try separate(UInt8(ascii: "]"))
    }
    budget.leave()
    return YAMLNode(content: .sequence(elements), offset: start)
  }

  private mutating func flowMapping(within parent: Int) throws(ReadingError) -> YAMLNode {
    let start = cursor.offset
    var pairs = YAMLPairs()
    try budget.enter(at: start)
    cursor.offset += 1
    while try !closes(UInt8(ascii: "}"), openedAt: start) {
      let offset = cursor.offset
      guard
        case .scalar(let key, let isPlain) = try YAMLText.read(
          from: &cursor, within: parent, isInFlow: true
        ).content
      else { throw ReadingError("a key is missing here", at: offset) }
      try cursor.skipToContent(isInFlow: true)
      var value = YAMLNode.nothing(at: cursor.offset)
      if cursor.current == UInt8(ascii: ":") {
        cursor.offset += 1
        try cursor.skipToContent(isInFlow: true)
        if !YAMLText.isFlowEnd(cursor.current) { value = try flow(within: parent) }
      }
      try pairs.insert(key, value, at: offset, isMerge: isPlain && key == "<<")
      try separate(UInt8(ascii: "}"))
    }
    budget.leave()
    return YAMLNode(content: .mapping(pairs.all), offset: start)
  }

  /// Consumes a closing bracket; returns whether it was there.
  private mutating func closes(_ bracket: UInt8, openedAt start: Int) throws(ReadingError) -> Bool {
    try cursor.skipToContent(isInFlow: true)
    guard let byte = cursor.current else { throw ReadingError("this bracket is never closed", at: start) }
    if byte == bracket { cursor.offset += 1 }
    return byte == bracket
  }

  /// Consumes the comma between two elements, which is optional only after the last.
  private mutating func separate(_ bracket: UInt8) throws(ReadingError) {
    try cursor.skipToContent(isInFlow: true)
    if cursor.current == UInt8(ascii: ",") {
      cursor.offset += 1
    } else if cursor.current != bracket, cursor.current != nil {
      throw ReadingError("a comma or a bracket is missing here", at: cursor.offset)
    }
  }
}

/// Collects the pairs of a mapping: rejects duplicate keys, and adds merged pairs for keys it
/// lacks.
private struct YAMLPairs {
  private var own: [YAMLNode.Pair] = []
  private var merged: [YAMLNode.Pair] = []
  private var keys: Set<String> = []

  /// The pairs, with merged ones last.
  var all: [YAMLNode.Pair] {
    var known = keys
    return own + merged.filter { known.insert($0.key).inserted }
  }

  mutating func insert(_ key: String, _ value: YAMLNode, at offset: Int, isMerge: Bool) throws(ReadingError) {
    guard isMerge else {
      guard keys.insert(key).inserted else {
        throw ReadingError("the key \"\(key)\" stands twice", at: offset)
      }
      own.append(YAMLNode.Pair(key: key, offset: offset, value: value))
      return
    }
    switch value.content {
    case .mapping(let pairs): merged += pairs
    case .sequence(let nodes):
      for case .mapping(let pairs) in nodes.map(\.content) { merged += pairs }
    case .scalar: throw ReadingError("\"<<\" merges mappings only", at: offset)
    }
  }
}
