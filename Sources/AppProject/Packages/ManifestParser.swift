/// Reads calls such as ".target(name: …)" out of a manifest's tokens.
struct ManifestParser {
  private static let deepest = 24

  private let tokens: [ManifestToken]
  /// The index of the next token.
  private(set) var index = 0

  init(_ tokens: [ManifestToken]) { self.tokens = tokens }

  /// Returns the next call of one of the named functions, with the offset of the name; what stands inside it is skipped.
  mutating func nextCall(of names: Set<String>) -> (
    name: String, arguments: [ManifestValue.Argument], offset: Int
  )? {
    while index < tokens.count {
      let start = index
      index += 1
      guard case .word(let name) = tokens[start].kind, names.contains(name), isSign("(", at: start + 1),
        isSign(".", at: start - 1)
      else { continue }
      return (name, arguments(depth: 0), tokens[start].offset)
    }
    return nil
  }

  private func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .sign(UInt8(ascii: sign))
  }

  /// Reads arguments from the opening bracket to behind the closing one.
  private mutating func arguments(depth: Int) -> [ManifestValue.Argument] {
    var arguments: [ManifestValue.Argument] = []
    index += 1
    while index < tokens.count, !isSign(")", at: index) {
      let label = label()
      arguments.append(ManifestValue.Argument(label: label, value: value(depth: depth + 1)))
      skipToSeparator(closing: ")", depth: depth)
    }
    index += 1
    return arguments
  }

  private mutating func label() -> String? {
    guard case .word(let name) = tokens[index].kind, isSign(":", at: index + 1) else { return nil }
    index += 2
    return name
  }

  private mutating func value(depth: Int) -> ManifestValue {
    guard index < tokens.count, depth < ManifestParser.deepest else { return .unknown }
    let token = tokens[index]
    switch token.kind {
    case .text(let text):
      index += 1
      // A sum of texts is not worked out.
      return isSign("+", at: index) ? .unknown : .text(text, offset: token.offset)
    case .sign(UInt8(ascii: "[")): return array(depth: depth)
    case .sign(UInt8(ascii: ".")), .word: return call(depth: depth)
    case .unknownText, .sign: return .unknown
    }
  }

  private mutating func array(depth: Int) -> ManifestValue {
    var elements: [ManifestValue] = []
    index += 1
    while index < tokens.count, !isSign("]", at: index) {
      elements.append(value(depth: depth + 1))
      skipToSeparator(closing: "]", depth: depth)
    }
    index += 1
    return .array(elements)
  }

  private mutating func call(depth: Int) -> ManifestValue {
    var name = ""
    while index < tokens.count {
      if case .word(let word) = tokens[index].kind { name = word } else if !isSign(".", at: index) { break }
      index += 1
    }
    return .call(name, isSign("(", at: index) ? arguments(depth: depth) : [])
  }

  /// Steps behind the next comma, or to the closing bracket, over whatever was not understood.
  private mutating func skipToSeparator(closing: Unicode.Scalar, depth: Int) {
    var open = 0
    while index < tokens.count {
      if open == 0, isSign(closing, at: index) { return }
      if open == 0, isSign(",", at: index) {
        index += 1
        return
      }
      if isSign("(", at: index) || isSign("[", at: index) || isSign("{", at: index) { open += 1 }
      if isSign(")", at: index) || isSign("]", at: index) || isSign("}", at: index) {
        // A bracket of the wrong kind ends what can't be read.
        if open == 0 {
          index += 1
          return
        }
        open -= 1
      }
      index += 1
    }
  }
}
