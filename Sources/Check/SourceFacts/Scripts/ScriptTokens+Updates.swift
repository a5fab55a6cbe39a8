/// Updates of positions, and what ends them.
extension ScriptTokens {
  /// The functions that run a function later, and to which its result means nothing.
  private static let runners: Set<String> = [
    "useEffect", "useFocusEffect", "useLayoutEffect", "setTimeout", "setInterval", "addPostFrameCallback",
    "addListener", "ready",
  ]

  /// Returns the body of the function in which the result of a call replaces an earlier one that
  /// nothing there looks at, if the function may run again: `subscription = stream.listen(f)`.
  func isOverwritten(_ index: Int) -> Bool {
    let start = startOfExpression(at: index)
    guard isMark(start - 1, "="), let name = word(start - 2),
      !["const", "let", "var", "final"].contains(word(start - 3) ?? ""),
      let open = function(around: index), let place = self.name(ofFunctionWithBody: open),
      let function = word(place),
      let close = brackets.partner(of: open)
    else { return false }
    let uses = places(of: name)
    guard uses.count <= Self.followLimit,
      !uses.contains(where: { use in
        // What runs later, as when the updates end, doesn't look at the earlier one before.
        use > open && use < close && use != start - 2 && (use < start || self.function(around: use) == open)
      })
    else { return false }
    let runs = places(of: function).filter { $0 != place }
    guard runs.count <= Self.followLimit else { return false }
    guard !isGuardedByFlag(from: open, to: index) else { return false }
    let onEvents = runs.filter { isHandler($0) || isMark($0 + 1, "(") && isInHandler($0) }
    return !onEvents.isEmpty
  }

  /// Returns whether a condition before a call may be on a flag that says whether updates go on.
  private func isGuardedByFlag(from open: Int, to call: Int) -> Bool {
    let conditions = places(of: "if").filter { $0 > open && $0 < call && isMark($0 + 1, "(") }
    guard conditions.count <= Self.followLimit else { return true }
    let words = ["track", "listen", "start", "watch", "running", "active", "sub", "stream", "online"]
    return conditions.contains { condition in
      let close = brackets.partner(of: condition + 1) ?? tokens.count
      return (condition..<close).prefix(Self.lengthLimit).contains { index in
        word(index).map { name in words.contains { name.lowercased().contains($0) } } ?? false
      }
    }
  }

  /// Returns whether a call is in a closure that runs on an event, such as "onPressed".
  private func isInHandler(_ index: Int) -> Bool {
    let start = startOfExpression(at: index)
    if isMark(start - 1, ">"), isMark(start - 2, "="), let first = brackets.partner(of: start - 3) {
      return isHandler(first)
    }
    guard let open = function(around: index), isMark(open - 1, ")") || word(open - 1) == "async",
      let first = brackets.partner(of: word(open - 1) == "async" ? open - 2 : open - 1)
    else { return false }
    return isHandler(first)
  }

  /// Returns whether a function that begins at a place is run on an event: a handler such as
  /// "onPressed", or an argument of an effect or a timer.
  func isHandler(_ start: Int) -> Bool {
    var before = start - 1
    if isMark(before, "{") { before -= 1 }
    if isMark(before, ":") || isMark(before, "="), let name = word(before - 1) {
      return name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase ?? false
    }
    guard let open = brackets.bracket(around: start), isMark(open, "("), let callee = word(open - 1) else {
      return false
    }
    return Self.runners.contains(callee)
  }

  /// Returns the brace that opens the body of the function around a token.
  func function(around index: Int) -> Int? {
    var place = index
    while let open = brackets.bracket(around: place) {
      if isMark(open, "{"), isFunctionBody(open) { return open }
      place = open
    }
    return nil
  }

  /// Returns whether a brace opens the body of a function or closure.
  func isFunctionBody(_ open: Int) -> Bool {
    var before = open - 1
    if ["async", "sync"].contains(word(before)) { before -= 1 }
    if isMark(before, ">"), isMark(before - 1, "=") { return true }
    guard isMark(before, ")"), let start = brackets.partner(of: before) else { return false }
    return !["if", "for", "while", "switch", "catch"].contains(word(start - 1))
  }

  /// Returns whether updates have begun: a stream of Dart begins when something listens to it.
  func isListened(_ index: Int) -> Bool {
    guard let end = brackets.partner(of: index + 1) else { return false }
    return isMark(end + 1, ".") && word(end + 2) == "listen"
  }

  /// Returns whether the result of a call is neither returned nor passed on.
  func isKept(_ index: Int) -> Bool {
    var start = startOfExpression(at: index)
    if word(start - 1) == "await" { start -= 1 }
    return word(start - 1) != "return" && !isMark(start - 1, ">") && !isMark(start - 1, "(")
      && !isMark(start - 1, ",") && !isMark(start - 1, ":")
  }

  /// Returns the index of the name of the function with a body; nil for a closure.
  private func name(ofFunctionWithBody open: Int) -> Int? {
    var before = open - 1
    if word(before) == "async" { before -= 1 }
    let isArrow = isMark(before, ">") && isMark(before - 1, "=")
    if isArrow { before -= 2 }
    guard isMark(before, ")"), let start = brackets.partner(of: before) else { return nil }
    var index = start - 1
    guard isArrow || word(index) == "function" || word(index) == "async" else {
      return word(index) == nil ? nil : index
    }
    // const name = async (…) => {
    while ["function", "async"].contains(word(index)) { index -= 1 }
    // const name = useCallback(async (…) => {
    if isMark(index, "("), word(index - 1) == "useCallback" { index -= word(index - 3) == "React" ? 4 : 2 }
    return isMark(index, "=") && !isMark(index - 1, "=") && word(index - 1) != nil ? index - 1 : nil
  }
}
