/// Reads Dart, JavaScript and TypeScript, with JSX, as steps.
///
/// It is no compiler's parser: what it doesn't know becomes an expression of its parts. Each bracket is read by itself,
/// so that a mistake ends with the bracket around it.
struct ScriptParser {
  /// The largest number of tokens of a file that is read; larger files are written by programs.
  private static let tokenLimit = 60_000
  /// The maximum depth of nested statements and expressions.
  private static let depthLimit = 100

  let tokens: [ScriptToken]
  let brackets: ScriptBrackets
  let bytes: [UInt8]
  let text: SourceText
  /// Whether the file is in Dart.
  let isDart: Bool
  /// The modules and packages that the file imports.
  let modules: Set<String>
  private var depth = 0
  /// The bytes with code that no iPhone runs.
  private var elsewhere: [Range<Int>] = []
  /// The names in that code.
  private(set) var namesElsewhere: Set<String> = []

  /// Returns the code of a file, and the bytes with code that no iPhone runs; nil if it is too large.
  static func read(_ text: SourceText) -> (flow: FlowFile, elsewhere: [Range<Int>])? {
    let tokens = ScriptLexer.tokens(of: text.bytes, withNumbers: true)
    guard tokens.count <= tokenLimit else { return nil }
    var parser = ScriptParser(tokens, text)
    return (parser.file(), parser.elsewhere)
  }

  /// Notes tokens with code that no iPhone runs.
  mutating func leaveOut(_ range: Range<Int>) {
    guard let first = range.first, tokens.indices.contains(first) else { return }
    let end = tokens.indices.contains(range.upperBound) ? tokens[range.upperBound].offset : bytes.count
    elsewhere.append(tokens[first].offset..<end)
    namesElsewhere.formUnion(names(range))
  }

  private init(_ tokens: [ScriptToken], _ text: SourceText) {
    self.tokens = tokens
    self.text = text
    bytes = text.bytes
    brackets = ScriptBrackets(tokens)
    var modules: Set<String> = []
    var isDart = false
    for index in tokens.indices {
      guard let name = tokens[index].string, index > 0 else { continue }
      let before = tokens[index - 1]
      let isRequired = before.isMark("(") && index > 1 && tokens[index - 2].word == "require"
      guard isRequired || ["import", "from", "export", "part", "of"].contains(before.word) else { continue }
      if name.hasPrefix("package:") || name.hasPrefix("dart:") || name.hasSuffix(".dart") { isDart = true }
      modules.insert(name)
    }
    self.isDart = isDart
    self.modules = modules
  }

  // MARK: - Tokens

  func word(_ index: Int) -> String? { tokens.indices.contains(index) ? tokens[index].word : nil }

  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].isMark(mark)
  }

  /// Returns whether marks follow each other without anything between them.
  func isSign(_ index: Int, _ sign: String) -> Bool {
    var place = index
    for scalar in sign.unicodeScalars {
      guard isMark(place, scalar), tokens[place].offset == tokens[index].offset + place - index else {
        return false
      }
      place += 1
    }
    return true
  }

  /// Returns the index of the bracket that belongs to an opening one, or the end of a range; other tokens stand for
  /// themselves.
  func close(_ index: Int, in end: Int) -> Int {
    guard isMark(index, "(") || isMark(index, "[") || isMark(index, "{") else { return index }
    return min(brackets.partner(of: index) ?? end, end)
  }

  func line(_ index: Int) -> Int { position(index).line }

  func position(_ index: Int) -> SourcePosition {
    text.position(at: tokens.indices.contains(index) ? tokens[index].offset : max(0, bytes.count - 1))
  }

  /// Returns whether a token begins a line.
  func beginsLine(_ index: Int) -> Bool {
    guard index > 0, tokens.indices.contains(index) else { return true }
    var offset = tokens[index].offset - 1
    let start = tokens[index - 1].offset
    while offset > start {
      if bytes[offset] == UInt8(ascii: "\n") { return true }
      if bytes[offset] != UInt8(ascii: " "), bytes[offset] != UInt8(ascii: "\t"), bytes[offset] != 0x0D {
        break
      }
      offset -= 1
    }
    return false
  }

  /// Reads something one level deeper; nil if it is too deep.
  mutating func nested<Result>(_ body: (inout ScriptParser) -> Result) -> Result? {
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  /// The names in a range.
  func names(_ range: Range<Int>) -> Set<String> { Set(range.clamped(to: tokens.indices).compactMap(word)) }

  // MARK: - Types

  private static let notTypes: Set<String> = [
    "return", "await", "yield", "throw", "new", "else", "case", "in", "is", "as", "if", "for", "while",
    "switch", "do",
    "try", "catch", "assert", "import", "export", "typeof", "delete", "this", "super", "true", "false",
    "null", "default",
    "break", "continue", "function", "async", "class", "on", "finally", "of", "get", "set",
  ]

  /// Returns the index after a type of Dart or TypeScript, such as `Map<String, int>?`; nil if there is none.
  func endOfType(_ start: Int, in end: Int, depth: Int = 0) -> Int? {
    guard depth < Self.unionLimit else { return nil }
    var index = start
    if isMark(index, "(") {
      // A record, or the parameters of a function's type.
      index = close(index, in: end) + 1
      if isSign(index, "=>") { return endOfType(index + 2, in: end, depth: depth + 1) }
    } else if isMark(index, "{"), !isDart {
      index = close(index, in: end) + 1
    } else if index < end, tokens[index].string != nil, !isDart {
      index += 1
    } else {
      guard index < end, let name = word(index), !Self.notTypes.contains(name) else { return nil }
      index += 1
      while isMark(index, "."), word(index + 1) != nil, index + 1 < end { index += 2 }
      if isMark(index, "<") {
        guard let after = endOfGenerics(index, in: end) else { return nil }
        index = after
      }
    }
    while isMark(index, "["), isMark(index + 1, "]") { index += 2 }
    if isDart, isMark(index, "?") { index += 1 }
    if isDart, word(index) == "Function", isMark(index + 1, "(") || isMark(index + 1, "<") {
      if isMark(index + 1, "(") { index = close(index + 1, in: end) + 1 }
      if isMark(index, "?") { index += 1 }
    }
    if !isDart, isMark(index, "|") || isMark(index, "&"), !isMark(index + 1, "|"), !isMark(index + 1, "&"),
      index - start < Self.genericLimit
    {
      return endOfType(index + 1, in: end, depth: depth + 1)
    }
    return index <= end ? index : nil
  }

  /// The maximum number of types that are joined to one.
  private static let unionLimit = 24
  /// The maximum number of tokens of generic arguments.
  private static let genericLimit = 48

  /// Returns the index after generic arguments; nil if the sign is that of a comparison.
  func endOfGenerics(_ start: Int, in end: Int) -> Int? {
    var level = 0
    var index = start
    let last = min(end, start + Self.genericLimit)
    while index < last {
      if isMark(index, "<") {
        level += 1
      } else if isMark(index, ">") {
        if isMark(index - 1, "=") { return nil }
        level -= 1
        if level == 0 { return index + 1 }
      } else if isMark(index, "(") || isMark(index, "[") || isMark(index, "{") {
        index = close(index, in: end)
      } else if word(index) == nil, tokens[index].string == nil,
        ![",", ".", "?", "|", "&", ":", ";"].contains(where: { isMark(index, $0) })
      {
        return nil
      }
      index += 1
    }
    return nil
  }
}
