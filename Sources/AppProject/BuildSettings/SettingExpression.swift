/// Splits a build setting's value into plain text and references such as "$(NAME)".
struct SettingExpression: Sendable {
  /// A part of the value.
  enum Part: Hashable, Sendable {
    case text(String)
    /// What stands between the brackets of a reference.
    case reference(String)
  }

  private let bytes: [UInt8]
  /// The offsets of the brackets that close references, by the offset of the dollar sign.
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

  /// Pairs brackets in one pass, so that many unclosed ones cost no more than others.
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
