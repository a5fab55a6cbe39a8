package import TextReading

/// A tag of an XML document.
package struct XMLTag: Hashable, Sendable {
  /// The name, without a prefix.
  package let name: String
  /// Whether it closes an element.
  package let isEnd: Bool
  /// Whether it both opens and closes an element.
  package let isEmpty: Bool
  /// The offset of its "<".
  package let offset: Int
}

/// A strict reader of the tags and texts of an XML document: anything that is not well formed is an error.
///
/// It knows only XML's own five entities, so nothing can be expanded or loaded.
package struct XMLTagReader {
  private var scanner: XMLScanner
  /// The error in the attributes of the next tag and of the last one that was read.
  ///
  /// Most tags of property lists have no attributes that are used, so it matters only to callers that request them.
  private var brokenAttribute: ReadingError?
  private var attributeError: ReadingError?

  /// Starts at the beginning of a text.
  package init(_ bytes: [UInt8]) { scanner = XMLScanner(bytes) }

  /// The offset after the last token.
  package var offset: Int { scanner.position }

  /// Returns the next tag; only blanks, comments and declarations may come between tags.
  package mutating func nextTag() throws(ReadingError) -> XMLTag {
    while true {
      switch scanner.next() {
      case .start: return try tag(isEnd: false)
      case .end: return try tag(isEnd: true)
      case .text:
        let start = scanner.bytes[scanner.text].firstIndex { $0 > 0x20 }
        guard let start = scanner.isLiteral ? scanner.tokenStart : start else { continue }
        throw ReadingError("unexpected text between two tags", at: start)
      case .documentType(let type): try check(type)
      case .fault(let fault): try check(fault)
      case .finished: throw endedTooEarly
      }
    }
  }

  /// Returns the text up to the next tag, without comments and with XML's own entities replaced, and that tag.
  package mutating func text() throws(ReadingError) -> (text: String, next: XMLTag) {
    var text = XMLText()
    while true {
      switch scanner.next() {
      case .start: return (String(decoding: text.bytes, as: UTF8.self), try tag(isEnd: false))
      case .end: return (String(decoding: text.bytes, as: UTF8.self), try tag(isEnd: true))
      case .text where scanner.isLiteral: text.append(literal: scanner.bytes[scanner.text])
      case .text: try append(scanner.bytes[scanner.text], to: &text)
      case .documentType(let type): try check(type)
      case .fault(let fault): try check(fault)
      case .finished: throw endedTooEarly
      }
    }
  }

  /// Returns the attributes of the last tag; if one is repeated, the first counts.
  package func attributes() throws(ReadingError) -> [String: String] {
    if let attributeError { throw attributeError }
    var attributes: [String: String] = [:]
    for attribute in scanner.attributes {
      var value = XMLText()
      try append(scanner.bytes[attribute.value], to: &value)
      let name = String(decoding: scanner.bytes[attribute.name], as: UTF8.self)
      if attributes[name] == nil { attributes[name] = String(decoding: value.bytes, as: UTF8.self) }
    }
    return attributes
  }

  private mutating func tag(isEnd: Bool) throws(ReadingError) -> XMLTag {
    let name = String(decoding: scanner.bytes[scanner.name], as: UTF8.self)
    guard !name.isEmpty else { throw ReadingError("a tag has no name", at: scanner.tokenStart) }
    guard !isEnd || scanner.isEndClosed else {
      throw ReadingError("a tag is not closed", at: scanner.tokenStart)
    }
    defer { brokenAttribute = nil }
    attributeError = brokenAttribute
    return XMLTag(
      name: name, isEnd: isEnd, isEmpty: !isEnd && scanner.isEmptyElement, offset: scanner.tokenStart)
  }

  private func append(_ characters: ArraySlice<UInt8>, to text: inout XMLText) throws(ReadingError) {
    text.append(characters)
    guard let mark = text.firstUnknown else { return }
    throw ReadingError(
      "\"&\" starts no known entity; write \"&amp;\" for the character itself", at: mark)
  }

  private var endedTooEarly: ReadingError {
    ReadingError("the text ends too early", at: scanner.bytes.count)
  }

  private func check(_ type: XMLScanner.DocumentType) throws(ReadingError) {
    if let bracket = type.bracket {
      throw ReadingError(
        "the document type declares entities of its own, which a property list never needs", at: bracket)
    }
    if !type.isClosed {
      throw ReadingError("the document type is not closed", at: scanner.tokenStart)
    }
  }

  private mutating func check(_ fault: XMLScanner.Fault) throws(ReadingError) {
    let offset = fault.range.lowerBound
    switch fault.kind {
    case .commentWithoutEnd: throw ReadingError("a comment is not closed", at: offset)
    case .instructionWithoutEnd: throw ReadingError("a processing instruction is not closed", at: offset)
    case .characterDataWithoutEnd: throw ReadingError("a CDATA section is not closed", at: offset)
    case .strayBracket: throw ReadingError("a tag has no name", at: offset)
    case .brokenTag: throw ReadingError("a tag is not closed", at: offset)
    case .brokenAttribute:
      brokenAttribute = ReadingError(
        "an attribute has no value in quotes", at: fault.range.upperBound)
    }
  }
}
