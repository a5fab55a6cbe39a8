/// The tokens of a script, with their brackets and the places of names.
struct ScriptTokens {
  let tokens: [ScriptToken]
  let brackets: ScriptBrackets
  /// The places of each name.
  private let places: [String: [Int]]
  /// The maximum number of names before a call, and of tokens of a condition or a statement.
  static let lengthLimit = 100
  /// The number of calls, and of uses of a name, that are looked at in a file; no script that people write has as many.
  static let followLimit = 100

  init(_ tokens: [ScriptToken]) {
    self.tokens = tokens
    brackets = ScriptBrackets(tokens)
    places = tokens.indices.reduce(into: [:]) { places, index in
      if let word = tokens[index].word { places[word, default: []].append(index) }
    }
  }

  /// The places of a name.
  func places(of name: String) -> [Int] { places[name] ?? [] }

  func word(_ index: Int) -> String? { tokens.indices.contains(index) ? tokens[index].word : nil }

  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].isMark(mark)
  }

  /// Returns the index of the first token of the expression that ends with a called name.
  func startOfExpression(at index: Int) -> Int {
    var start = index
    var steps = 0
    while isMark(start - 1, "."), steps < Self.lengthLimit {
      steps += 1
      let isOptional = isMark(start - 2, "?") || isMark(start - 2, "!")
      var before = isOptional ? start - 3 : start - 2
      if isMark(before, ")") || isMark(before, "]"), let open = brackets.partner(of: before) {
        before = word(open - 1) == nil ? open : open - 1
      }
      guard before >= 0 else { break }
      start = before
    }
    return start
  }

  /// Returns the arguments of a call by the opening parenthesis.
  func arguments(of open: Int) -> [Range<Int>] {
    guard let close = brackets.partner(of: open) else { return [] }
    var arguments: [Range<Int>] = []
    var start = open + 1
    var index = start
    while index < close {
      if isMark(index, ",") {
        if index > start { arguments.append(start..<index) }
        start = index + 1
      }
      index = isOpening(index) ? (brackets.partner(of: index) ?? index) + 1 : index + 1
    }
    if close > start { arguments.append(start..<close) }
    return arguments
  }

  private func isOpening(_ index: Int) -> Bool {
    ["(", "[", "{"].contains { isMark(index, $0) }
  }

  /// Returns the opening parenthesis of the condition of an "if" around a token.
  func condition(around index: Int) -> Int? {
    var place = index
    var steps = 0
    while steps < Self.lengthLimit, let open = brackets.bracket(around: place), isMark(open, "(") {
      if word(open - 1) == "if" { return open }
      place = open
      steps += 1
    }
    return nil
  }

  /// Returns the statement or block after a token, and the index after it.
  func block(after index: Int) -> (body: Range<Int>, rest: Int) {
    if isMark(index + 1, "{"), let end = brackets.partner(of: index + 1) {
      return ((index + 2)..<end, end + 1)
    }
    var end = index + 1
    while end < tokens.count, !isMark(end, ";"), !isMark(end, "}") {
      end =
        max(end, ["(", "[", "{"].contains { isMark(end, $0) } ? brackets.partner(of: end) ?? end : end) + 1
    }
    return ((index + 1)..<min(end, tokens.count), end + (isMark(end, ";") ? 1 : 0))
  }

  func leaves(_ body: Range<Int>) -> Bool {
    body.contains { word($0) == "return" || word($0) == "throw" }
  }

  /// Returns the index of the name that a chain of callbacks before a call follows, which is the call itself without
  /// one: of `location` in `Permission.location.onDeniedCallback(f).request()`, the dot after it.
  func startOfCallbacks(before index: Int) -> Int {
    var index = index
    while isMark(index - 1, "."), isMark(index - 2, ")"), let open = brackets.partner(of: index - 2),
      let name = word(open - 1), name.hasPrefix("on"), name.hasSuffix("Callback")
    {
      index = open - 1
    }
    return index
  }

  /// Returns whether a body does nothing but tell the developer, and leave.
  func isSilent(_ body: Range<Int>) -> Bool {
    body.allSatisfy { index in
      if isMark(index, "=") { return false }
      guard isMark(index, "(") else { return true }
      return ["console", "log", "logger", "print", "debugPrint"].contains(
        word(startOfExpression(at: index - 1)))
    }
  }
}
