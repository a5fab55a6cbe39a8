/// Splits the value of a build setting into plain text and references such as "$(NAME)".
struct SettingExpression: Sendable {
  /// A part of the value.
  enum Part: Hashable, Sendable {
    case text(String)
    /// The contents of a reference, without its brackets.
    case reference(String)
  }

  private let bytes: [UInt8]
  /// The offsets of closing brackets, by the offsets of the dollar signs of their references.
  private let ends: [Int: Int]
  private var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    ends = SettingExpression.endsOfReferences(in: bytes)
  }

  /// Returns the next part, or nil at the end.
  mutating func next() -> Part? {
    guard offset < bytes.count else { return nil }
    if let end = ends[offset] {
      defer { offset = end + 1 }
      return .reference(String(decoding: bytes[(offset + 2)..<end], as: UTF8.self))
    }
    let start = offset
    repeat { offset += 1 } while offset < bytes.count && ends[offset] == nil
    return .text(String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  /// Splits "NAME:lower:default=$(OTHER:upper)" at the colons outside inner references.
  static func splitOperators(_ reference: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in reference {
      if character == "(" || character == "{" { depth += 1 }
      if character == ")" || character == "}" { depth -= 1 }
      if character == ":", depth == 0 {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    return parts + [part]
  }

  /// Pairs the brackets in one pass, so that unclosed ones don't make it slow.
  private static func endsOfReferences(in bytes: [UInt8]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int?] = []
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"):
        let isReference = index > 0 && bytes[index - 1] == UInt8(ascii: "$")
        if isReference || !open.isEmpty { open.append(isReference ? index - 1 : nil) }
      case UInt8(ascii: ")"), UInt8(ascii: "}"):
        if let start = open.popLast() ?? nil { ends[start] = index }
      default: break
      }
    }
    return ends
  }
}

/// The operators in references to build settings, such as "$(NAME:lower)".
enum SettingOperator {
  /// Returns the result of an operator; an unknown one returns the text unchanged.
  static func apply(_ name: String, argument: String?, to text: String) -> String {
    switch name {
    case "default": text.isEmpty ? argument ?? "" : text
    case "lower": text.lowercased()
    case "upper": text.uppercased()
    case "rfc1034identifier": replacingOthers(in: text, keeping: "-.", with: "-")
    case "c99extidentifier", "identifier": cIdentifier(text)
    case "file": argument == nil ? FilePath(text).name : text
    case "base": argument == nil ? FilePath(text).stem : text
    case "dir": argument == nil ? folder(of: text) : text
    case "suffix": argument == nil ? suffix(of: text) : text
    case "standardizepath": text.hasPrefix("/") ? FilePath(text).description : text
    case "not": text == "YES" ? "NO" : "YES"
    default: text
    }
  }

  private static func replacingOthers(in text: String, keeping kept: String, with replacement: Character)
    -> String
  {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || kept.contains($0) ? $0 : replacement })
  }

  private static func cIdentifier(_ text: String) -> String {
    let identifier = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return identifier.first?.isNumber == true ? "_" + identifier.dropFirst() : identifier
  }

  private static func folder(of text: String) -> String {
    guard let slash = text.lastIndex(of: "/") else { return "./" }
    return String(text[...slash])
  }

  private static func suffix(of text: String) -> String {
    let name = FilePath(text).name
    return name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
  }
}
