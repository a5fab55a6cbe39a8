import PropertyLists
import TextReading
import YAML

extension PropertyListNode {
  /// Converts a YAML value; plain text becomes a number or Boolean if it represents one.
  ///
  /// - Parameter start: The offset of the text's first byte among all texts.
  init(_ node: YAMLNode, from start: Int) {
    let content: Content =
      switch node.content {
      case .scalar(let text, isPlain: true): PlainText.value(of: text)
      case .scalar(let text, isPlain: false): .string(text)
      case .sequence(let elements): .array(elements.map { PropertyListNode($0, from: start) })
      case .mapping(let pairs):
        .dictionary(
          Dictionary(
            pairs.map {
              let value = PropertyListNode($0.value, from: start)
              return ($0.key, Entry(keyOffset: start + $0.offset, value: value))
            }
          ) { _, last in last })
      }
    self.init(content: content, offset: start + node.offset)
  }

  /// The value as the text of a build setting, as XcodeGen writes it; nil for a dictionary.
  var settingText: String? {
    switch content {
    case .string(let text): text
    case .boolean(let flag): flag ? "YES" : "NO"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .array(let elements): elements.compactMap(\.settingText).joined(separator: " ")
    case .date, .data, .dictionary: nil
    }
  }

  /// The texts of an array, or a single text in its place.
  var texts: [String] { string.map { [$0] } ?? elements.compactMap(\.string) }

  /// Whether the value is true, as a Boolean or as a word.
  var isTrue: Bool { settingText.map { ["yes", "true", "1"].contains($0.lowercased()) } ?? false }
}

/// Plain text of YAML 1.1, as XcodeGen's parser interprets it.
private enum PlainText {
  private static let truths: [String: Bool] = [
    "true": true, "yes": true, "on": true, "false": false, "no": false, "off": false,
  ]

  static func value(of text: String) -> PropertyListNode.Content {
    if let flag = truths[text.lowercased()] { return .boolean(flag) }
    if ["~", "null", "Null", "NULL"].contains(text) { return .string("") }
    guard text.utf8.allSatisfy({ $0.digit != nil || "+-.eE".utf8.contains($0) }) else { return .string(text) }
    return Int(text).map { .integer($0) } ?? Double(text).map { .real($0) } ?? .string(text)
  }
}
