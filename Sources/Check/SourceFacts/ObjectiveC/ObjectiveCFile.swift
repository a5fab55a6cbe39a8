/// The text of an Objective-C file, with its tokens.
struct ObjectiveCFile {
  /// The text.
  let text: SourceText
  /// The tokens that are compiled.
  let tokens: [ObjectiveCToken]

  /// Returns a token's text.
  func word(_ index: Int) -> String {
    String(decoding: text.bytes[tokens[index].range], as: UTF8.self)
  }

  /// Returns the text from one token to another, inclusive.
  func quote(_ first: Int, _ last: Int) -> String {
    guard first <= last, first < tokens.count else { return "" }
    return text.quote(outerRange(first).lowerBound..<outerRange(last).upperBound)
  }

  /// Returns the position of a token.
  func position(_ index: Int) -> SourcePosition {
    text.position(at: outerRange(index).lowerBound)
  }

  /// Returns whether a token is a punctuation mark.
  func isMark(_ index: Int, _ mark: Character) -> Bool {
    guard tokens.indices.contains(index), case .mark(let byte) = tokens[index].kind else { return false }
    return mark.asciiValue == byte
  }

  /// Returns a token's range, including the quotation marks and at sign of a literal.
  private func outerRange(_ index: Int) -> Range<Int> {
    let range = tokens[index].range
    guard tokens[index].kind == .string || tokens[index].kind == .character else { return range }
    let start = range.lowerBound - 1
    let hasAt = start > 0 && text.bytes[start - 1] == UInt8(ascii: "@")
    return (hasAt ? start - 1 : start)..<min(range.upperBound + 1, text.bytes.count)
  }

  /// Returns the value of a literal; nil for anything else.
  static func literal(_ token: ObjectiveCToken, in bytes: [UInt8]) -> SourceValue? {
    let text = String(decoding: bytes[token.range], as: UTF8.self)
    switch token.kind {
    case .string: return .string(text)
    case .number: return NumberLiteral.value(text).map(SourceValue.number)
    case .identifier: return booleans[text].map(SourceValue.boolean)
    case .atKeyword: return booleans[String(text.dropFirst())].map(SourceValue.boolean)
    case .character, .mark, .directive: return nil
    }
  }

  private static let booleans = [
    "YES": true, "NO": false, "true": true, "false": false, "TRUE": true, "FALSE": false,
  ]

  /// Returns the Swift name of a selector, such as "start(with:)" for "start:with:"; delegate
  /// methods have Apple's names.
  static func swiftName(ofSelector selector: String) -> String {
    if let known = LocationDelegateNames.swiftName(ofSelector: selector) { return known }
    let pieces = selector.split(separator: ":", omittingEmptySubsequences: false)
    guard pieces.count > 1 else { return selector + "()" }
    let labels = pieces.dropFirst().dropLast().map { ($0.isEmpty ? "_" : $0) + ":" }
    return pieces[0] + "(_:" + labels.joined() + ")"
  }
}
