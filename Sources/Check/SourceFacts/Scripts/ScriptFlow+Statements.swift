extension ScriptFlow {
  private static let logs: Set<String> = [
    "console", "logger", "Logger", "log", "Log", "developer", "print", "debugPrint", "ToastAndroid",
  ]
  private static let controls: Set<String> = ["if", "for", "while", "switch", "function", "catch"]

  /// Returns what statements do: nothing but log and end a spinner, fail, or react.
  func statements(_ range: Range<Int>) -> Hearing {
    var index = range.lowerBound
    var result = Hearing.unheard
    while index < range.upperBound {
      if isMark(index, "="), let effect = assignment(at: index) {
        if effect == .heard { return .heard }
      }
      guard let name = word(index) else {
        index += 1
        continue
      }
      switch name {
      case "throw", "rethrow": result = .passedOn
      case "return" where fails(after: index): result = .passedOn
      case "return" where !isEmptyReturn(index): return .heard
      case _ where Self.logs.contains(name) && !isMark(index - 1, "."):
        index = end(ofCallAt: index)
        continue
      case _ where Self.controls.contains(name): break
      case _ where isMark(index + 1, "(") || isMark(index + 1, "?") && isMark(index + 2, "("):
        if isRequest(name) || isEndOfSpinner(index) || name == "setState" { break }
        if result == .passedOn || isMark(index - 1, ".") && word(index - 2) == "Future" { break }
        return .heard
      default: break
      }
      index += 1
    }
    return result
  }

  /// Returns whether a call only asks or looks, which is no reaction.
  private func isRequest(_ name: String) -> Bool {
    [
      "requestPermission", "checkPermission", "isLocationServiceEnabled", "serviceEnabled", "requestService",
      "hasPermission", "request",
    ].contains(name)
  }

  /// Returns whether a return hands a failure to the caller.
  private func fails(after index: Int) -> Bool {
    word(index + 1) == "Future" && word(index + 3) == "error"
      || word(index + 1) == "Promise" && word(index + 3) == "reject"
  }

  /// The words that begin the statement after a return without a value, if no semicolon ends it.
  private static let beginnings: Set<String> = ["return", "if", "const", "let", "var", "final"]

  private func isEmptyReturn(_ index: Int) -> Bool {
    isMark(index + 1, ";") || isMark(index + 1, "}")
      || Self.beginnings.contains(word(index + 1) ?? "")
  }

  /// Returns the index after the call whose receiver or name is at an index.
  private func end(ofCallAt index: Int) -> Int {
    var index = index + 1
    while isMark(index, ".") { index += 2 }
    return isMark(index, "(") ? (brackets.partner(of: index) ?? index) + 1 : index
  }

  /// Returns what an assignment does; nil for a comparison, an arrow or a declaration.
  private func assignment(at index: Int) -> Hearing? {
    let isOther =
      isMark(index + 1, "=") || isMark(index + 1, ">")
      || ["=", "!", "<", ">"].contains { isMark(index - 1, $0) }
    guard !isOther else { return nil }
    guard let name = word(index - 1) else {
      return isMark(index - 1, "}") || isMark(index - 1, ")") ? nil : .heard
    }
    let declares: Set<String> = ["const", "let", "var", "final", "late"]
    if declares.contains(word(index - 2) ?? "") || declares.contains(word(index - 3) ?? "") { return nil }
    if word(index + 1) == "await" { return nil }
    let subject = name == "value" ? word(index - 3) ?? name : name
    return Self.isSpinner(subject) && word(index + 1) == "false" ? nil : .heard
  }

  /// Returns whether a call such as `setLoading(false)` ends a spinner.
  private func isEndOfSpinner(_ index: Int) -> Bool {
    guard let name = word(index), name.hasPrefix("set"), Self.isSpinner(name) else { return false }
    return word(index + 2) == "false"
  }

  private static func isSpinner(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["load", "refresh", "busy", "spinner", "progress", "pending"].contains { name.contains($0) }
  }

  // MARK: - Answers

  /// The words for a refusal, and those for a grant.
  private static let refusals: Set<String> = [
    "denied", "deniedForever", "isDenied", "isPermanentlyDenied", "permanentlyDenied", "DENIED", "BLOCKED",
    "restricted", "isRestricted", "blocked", "never_ask_again",
  ]
  private static let grants: Set<String> = [
    "granted", "isGranted", "GRANTED", "whileInUse", "whenInUse", "grantedLimited", "authorized",
  ]

  /// The conditions on an answer, with what happens if it is a refusal; a name of an answer in any
  /// other place may do anything.
  func answers() -> [(index: Int, hearing: Hearing)] {
    var seen: Set<Int> = []
    return tokens.indices.compactMap { index in
      guard let name = word(index) ?? tokens[index].string else { return nil }
      let isRefusal = Self.refusals.contains(name)
      guard isRefusal || Self.grants.contains(name), !isBound(index) else { return nil }
      if seen.count >= Self.followLimit { return (index, .heard) }
      guard let condition = condition(around: index) else { return (index, .heard) }
      // What Android answers doesn't concern an iPhone.
      if asksAndroid(condition) { return nil }
      guard seen.insert(condition).inserted else { return nil }
      return (index, hearing(ofRefusalUnder: condition, isRefusal: isRefusal, at: index))
    }
  }

  /// Returns whether a name is that of a variable which a call's result is bound to, or in a log.
  private func isBound(_ index: Int) -> Bool {
    if isMark(index + 1, "="), !isMark(index + 2, "=") || isMark(index + 1, "}") { return true }
    if isMark(index + 1, "}") || isMark(index + 1, ","), let open = brackets.bracket(around: index),
      isMark(open, "{"), ["const", "let", "var"].contains(word(open - 1) ?? "")
    {
      return true
    }
    return isInLog(index)
  }

  private func isInLog(_ index: Int) -> Bool {
    guard let open = brackets.bracket(around: index), isMark(open, "(") else { return false }
    return word(startOfExpression(at: open - 1)).map { Self.logs.contains($0) } ?? false
  }

  /// Returns the opening parenthesis of the condition of an "if" around a token.
  func condition(around index: Int) -> Int? {
    var place = index
    while let open = brackets.bracket(around: place), isMark(open, "(") {
      if word(open - 1) == "if" { return open }
      place = open
    }
    return nil
  }

  private func asksAndroid(_ open: Int) -> Bool {
    guard let close = brackets.partner(of: open) else { return false }
    return (open..<close).contains { word($0) == "PermissionsAndroid" }
  }

  private func hearing(ofRefusalUnder open: Int, isRefusal: Bool, at index: Int) -> Hearing {
    guard let close = brackets.partner(of: open) else { return .heard }
    let isNegated = isNegated(index, in: open)
    let isSingle = ((open + 1)..<close).allSatisfy { !isMark($0, "&") && !isMark($0, "?") }
    guard isSingle else { return .heard }
    let (then, rest) = block(after: close)
    if isRefusal != isNegated { return resolved(then, at: open) }
    // After a grant: only an "else" is for the refusal.
    if word(rest) == "else" {
      if word(rest + 1) == "if" { return .heard }
      return resolved(block(after: rest).body, at: open)
    }
    let leaves = then.contains { word($0) == "return" || word($0) == "throw" }
    return leaves ? .heard : .unheard
  }

  /// Returns what a body does, with failures that it passes on to its function's callers.
  private func resolved(_ body: Range<Int>, at index: Int) -> Hearing {
    let result = statements(body)
    return result == .passedOn ? hearing(ofThrowAt: index) : result
  }

  /// Returns the statement or block after a token, and the index after it.
  private func block(after index: Int) -> (body: Range<Int>, rest: Int) {
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

  /// Returns whether the comparison or value at a token is negated.
  private func isNegated(_ index: Int, in open: Int) -> Bool {
    var start = startOfExpression(at: index)
    // Operators that compare: "!=" or "!==".
    var place = start - 1
    while isMark(place, "=") { place -= 1 }
    if isMark(place, "!"), place < start - 1 { return true }
    while word(start - 1) == "await" || isMark(start - 1, "(") && start - 1 > open { start -= 1 }
    if isMark(start - 1, "!") { return true }
    // The value first: `'granted' !== status`.
    return isMark(index + 1, "!") && isMark(index + 2, "=")
  }

  // MARK: - Results

  /// Returns whether the result of a call is dropped, or bound to a name that only decides
  /// conditions.
  func isAnswerUnused(ofCallAt index: Int) -> Bool {
    if condition(around: index) != nil { return true }
    guard let end = brackets.partner(of: index + 1), !isMark(end + 1, "."), !isMark(end + 1, "?") else {
      return false
    }
    var start = startOfExpression(at: index)
    if word(start - 1) == "await" { start -= 1 }
    if isMark(start - 1, ";") || isMark(start - 1, "{") || isMark(start - 1, "}") { return true }
    guard isMark(start - 1, "="), !isMark(start - 2, "=") else { return false }
    let names = names(boundBefore: start - 1)
    return !names.isEmpty
      && names.allSatisfy { name in
        tokens.indices.allSatisfy { place in
          word(place) != name || isBound(place) || condition(around: place) != nil
            || isMark(place - 1, ".") || isMark(place + 1, "=")
            || isMark(place + 1, ";") && word(place - 1).map { $0 != "return" } ?? false
        }
      }
  }

  /// Returns the names before the sign of an assignment: `{ status }`, `permission`.
  private func names(boundBefore sign: Int) -> [String] {
    if let name = word(sign - 1) { return [name] }
    guard isMark(sign - 1, "}"), let open = brackets.partner(of: sign - 1) else { return [] }
    return ((open + 1)..<(sign - 1)).compactMap(word)
  }

  /// Returns whether the result of a call is neither returned nor passed on.
  func isKept(_ index: Int) -> Bool {
    var start = startOfExpression(at: index)
    if word(start - 1) == "await" { start -= 1 }
    return word(start - 1) != "return" && !isMark(start - 1, ">") && !isMark(start - 1, "(")
      && !isMark(start - 1, ",")
  }
}
