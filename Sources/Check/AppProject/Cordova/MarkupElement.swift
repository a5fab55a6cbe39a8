import PropertyLists
import TextReading

/// An element of an XML document, with its attributes, text and children.
struct MarkupElement {
  let name: String
  let attributes: [String: String]
  /// The offset of its "<".
  let offset: Int
  private(set) var text = ""
  private(set) var children: [MarkupElement] = []

  /// The maximum nesting depth and number of elements.
  private static let deepest = 64
  private static let largest = 100_000

  /// Returns the root of a document.
  static func root(of bytes: [UInt8]) throws(ReadingError) -> MarkupElement {
    var reader = XMLTagReader(bytes)
    var tag = try reader.nextTag()
    var open: [MarkupElement] = []
    for _ in 0..<largest {
      if tag.isEnd {
        guard let element = open.popLast(), element.name == tag.name else {
          throw ReadingError("</\(tag.name)> closes another element", at: tag.offset)
        }
        guard let parent = open.indices.last else { return element }
        open[parent].children.append(element)
      } else {
        let element = MarkupElement(name: tag.name, attributes: try reader.attributes(), offset: tag.offset)
        if !tag.isEmpty {
          open.append(element)
        } else if let parent = open.indices.last {
          open[parent].children.append(element)
        } else {
          return element
        }
        if open.count > deepest {
          throw ReadingError("elements nested deeper than \(deepest) levels", at: tag.offset)
        }
      }
      let (text, next) = try reader.text()
      // Text between children has no meaning in these documents.
      if let last = open.indices.last, open[last].children.isEmpty { open[last].text += text }
      tag = next
    }
    throw ReadingError("it has more than \(largest) elements", at: tag.offset)
  }

  private init(name: String, attributes: [String: String], offset: Int) {
    self.name = name
    self.attributes = attributes
    self.offset = offset
  }

  /// Returns the children with a name.
  subscript(name: String) -> [MarkupElement] { children.filter { $0.name == name } }

  /// Returns the value of a property list element, with "$NAME" replaced in texts; nil for any
  /// other element.
  func propertyListNode(replacing variables: [String: String]) -> PropertyListNode? {
    let content: PropertyListNode.Content
    switch name {
    case "string": content = .string(VariableText.replacing(variables, in: text))
    case "true", "false": content = .boolean(name == "true")
    case "integer": content = Int(text.trimmedBlanks).map { .integer($0) } ?? .string(text)
    case "real": content = Double(text.trimmedBlanks).map { .real($0) } ?? .string(text)
    case "array": content = .array(children.compactMap { $0.propertyListNode(replacing: variables) })
    case "dict":
      let pairs = zip(children, children.dropFirst()).compactMap {
        key, value -> (String, PropertyListNode.Entry)? in
        guard key.name == "key", let node = value.propertyListNode(replacing: variables) else { return nil }
        return (key.text, PropertyListNode.Entry(keyOffset: key.offset, value: node))
      }
      content = .dictionary(Dictionary(pairs) { first, _ in first })
    default: return nil
    }
    return PropertyListNode(content: content, offset: offset)
  }
}

/// Replaces variables such as "$LOCATION_TEXT" in texts.
enum VariableText {
  /// Returns the text with variables replaced that have a value.
  static func replacing(_ variables: [String: String], in text: String) -> String {
    text.replacing(/\$([A-Za-z_][A-Za-z0-9_]*)/) { match in
      variables[String(match.output.1)] ?? String(match.output.0)
    }
  }
}
