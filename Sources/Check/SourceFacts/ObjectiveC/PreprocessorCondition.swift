/// Evaluates a condition of the C preprocessor for an iOS device build.
struct PreprocessorCondition {
  private let tokens: [ObjectiveCToken]
  private let bytes: [UInt8]
  private let macros: KnownMacros
  private var index = 0
  private var depth = 0

  /// The maximum depth of parentheses and negations; beyond it the result is unknown.
  private static let depthLimit = 32

  /// The value of the condition; nil if it depends on the project's own macros.
  private typealias Value = Int?

  /// Returns whether a condition is true.
  static func truth(of text: [UInt8], macros: KnownMacros) -> BuildTruth {
    var condition = PreprocessorCondition(
      tokens: ObjectiveCLexer.tokens(of: text), bytes: text, macros: macros)
    return condition.either().map { BuildTruth($0 != 0) } ?? .either
  }

  private init(tokens: [ObjectiveCToken], bytes: [UInt8], macros: KnownMacros) {
    self.tokens = tokens
    self.bytes = bytes
    self.macros = macros
  }

  private func mark(_ offset: Int) -> Character? {
    guard index + offset < tokens.count, case .mark(let byte) = tokens[index + offset].kind else {
      return nil
    }
    return Character(Unicode.Scalar(byte))
  }

  private mutating func take(_ text: String) -> Bool {
    for (offset, character) in text.enumerated() where mark(offset) != character { return false }
    index += text.count
    return true
  }

  private mutating func either() -> Value {
    var left = both()
    while take("||") {
      // Both operands must be read, regardless of the first one's value, to consume their tokens.
      let right = both()
      left = Self.value(Self.truth(left) || Self.truth(right))
    }
    return left
  }

  private mutating func both() -> Value {
    var left = comparison()
    while take("&&") {
      let right = comparison()
      left = Self.value(Self.truth(left) && Self.truth(right))
    }
    return left
  }

  private mutating func comparison() -> Value {
    let left = operand()
    for (name, compare) in Self.comparisons where take(name) {
      guard let right = operand(), let left else { return nil }
      return compare(left, right) ? 1 : 0
    }
    return left
  }

  private static let comparisons: [(String, @Sendable (Int, Int) -> Bool)] = [
    ("==", { $0 == $1 }), ("!=", { $0 != $1 }), (">=", { $0 >= $1 }), ("<=", { $0 <= $1 }),
    (">", { $0 > $1 }),
    ("<", { $0 < $1 }),
  ]

  private mutating func operand() -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit, index < tokens.count else { return nil }
    if take("!") { return operand().map { $0 == 0 ? 1 : 0 } }
    if take("(") {
      let value = either()
      _ = take(")")
      return value
    }
    let token = tokens[index]
    let text = String(decoding: bytes[token.range], as: UTF8.self)
    index += 1
    switch token.kind {
    case .number: return NumberLiteral.value(text).flatMap { Int(exactly: $0) }
    case .identifier: return named(text)
    case .atKeyword, .string, .character, .mark, .directive: return nil
    }
  }

  private mutating func named(_ name: String) -> Value {
    switch name {
    case "defined": return Self.value(argument().map { macros.truth(ofDefined: $0) } ?? .either)
    case "__has_include", "__has_include_next":
      return Self.value(
        argument().map { BuildModules.truth(ofImporting: String($0.prefix { $0 != "/" })) } ?? .either)
    default:
      if mark(0) == "(" { _ = argument() }
      return macros[name]
    }
  }

  /// Reads an argument, with or without parentheses, without quotation marks.
  private mutating func argument() -> String? {
    guard take("(") else {
      index += 1
      return index <= tokens.count ? String(decoding: bytes[tokens[index - 1].range], as: UTF8.self) : nil
    }
    let start = index
    while index < tokens.count, mark(0) != ")" { index += 1 }
    guard start < index else { return nil }
    let text = String(
      decoding: bytes[tokens[start].range.lowerBound..<tokens[index - 1].range.upperBound], as: UTF8.self)
    index += 1
    return String(text.drop { $0 == "<" || $0 == " " }.prefix { $0 != ">" })
  }

  private static func truth(_ value: Value) -> BuildTruth {
    value.map { BuildTruth($0 != 0) } ?? .either
  }

  private static func value(_ truth: BuildTruth) -> Value {
    switch truth {
    case .holds: 1
    case .fails: 0
    case .either: nil
    }
  }
}
