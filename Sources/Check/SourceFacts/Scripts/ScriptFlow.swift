/// Determines what a script does with the answers of plug-ins: who handles a failure, and which
/// conditions decide about a refusal.
///
/// It only decides what the file shows; results that are returned, stored or passed on count as
/// heard.
struct ScriptFlow {
  /// What becomes of a failure.
  enum Hearing: Hashable {
    /// Nothing reacts, except for logs and the ends of spinners.
    case unheard
    /// It is passed on to the caller of the function.
    case passedOn
    /// Something reacts, or may.
    case heard
  }

  let tokens: [ScriptToken]
  let brackets: ScriptBrackets
  /// The maximum number of callers to follow.
  private static let stepLimit = 3
  /// The number of calls, and of answers, that are followed in a file; no script that people write has as many.
  static let followLimit = 100

  init(_ tokens: [ScriptToken]) {
    self.tokens = tokens
    brackets = ScriptBrackets(tokens)
  }

  func word(_ index: Int) -> String? { tokens.indices.contains(index) ? tokens[index].word : nil }

  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].isMark(mark)
  }

  // MARK: - Failures

  /// Returns what becomes of the failure of a call, of which the name and the opening parenthesis
  /// are given.
  func hearing(ofFailureAt index: Int, callers steps: Int = 0) -> Hearing {
    guard let end = brackets.partner(of: index + 1) else { return .heard }
    let given = arguments(of: index + 1)
    if let first = given.first, isFunction(first) {
      return given.count > 1 && !isOptions(given[1]) ? body(given[1]) : .unheard
    }
    // The name of a function, which may have another for failures.
    if let first = given.first, first.count == 1, word(first.lowerBound) != nil { return .heard }
    let chain = chain(after: end)
    if let caught = chain.hearing { return caught == .passedOn ? .heard : caught }
    let start = startOfExpression(at: index)
    if word(start - 1) == "await" { return hearing(ofThrowAt: index, callers: steps) }
    if word(start - 1) == "return" || isMark(start - 1, ">") {
      return hearing(ofFunctionAround: index, callers: steps)
    }
    // What is assigned or passed on may be handled elsewhere.
    let isDropped = start == 0 || isMark(start - 1, ";") || isMark(start - 1, "{") || isMark(start - 1, "}")
    return isDropped || chain.isConsumed ? .unheard : .heard
  }

  /// Returns whether the second argument is an object with options rather than a function.
  private func isOptions(_ argument: Range<Int>) -> Bool { isMark(argument.lowerBound, "{") }

  /// Returns how a chain of calls after a promise handles its failure; nil if it doesn't.
  private func chain(after end: Int) -> (hearing: Hearing?, isConsumed: Bool) {
    var end = end
    var isConsumed = false
    while true {
      let dot = isMark(end + 1, "?") ? end + 2 : end + 1
      guard isMark(dot, "."), let name = word(dot + 1), isMark(dot + 2, "("),
        let close = brackets.partner(of: dot + 2)
      else { return (nil, isConsumed) }
      let given = arguments(of: dot + 2)
      let named = given.first { word($0.lowerBound) == "onError" && isMark($0.lowerBound + 1, ":") }
      switch name {
      case "catch", "catchError", "handleError": return (given.first.map(body) ?? .heard, true)
      case "onError": return (given.last.map(body) ?? .heard, true)
      case "then", "listen":
        isConsumed = true
        if let named { return (body((named.lowerBound + 2)..<named.upperBound), true) }
        if name == "then", given.count > 1, isFunction(given[1]) { return (body(given[1]), true) }
      default: break
      }
      end = close
    }
  }

  /// Returns what becomes of an error that is thrown at a place.
  func hearing(ofThrowAt index: Int, callers steps: Int = 0) -> Hearing {
    var place = index
    while let open = brackets.bracket(around: place) {
      place = open
      guard isMark(open, "{") else { continue }
      if word(open - 1) == "try", let close = brackets.partner(of: open) {
        let caught = handlers(after: close)
        if caught.isEmpty { continue }
        if caught.contains(.heard) { return .heard }
        return caught.contains(.passedOn) ? hearing(ofThrowAt: open, callers: steps) : .unheard
      }
      if isFunctionBody(open) { return hearing(ofFunctionWithBody: open, callers: steps) }
    }
    return .heard
  }

  /// Returns what the catch clauses after a try block do.
  private func handlers(after close: Int) -> [Hearing] {
    var found: [Hearing] = []
    var index = close + 1
    while ["catch", "on"].contains(word(index)) {
      while index < tokens.count, !isMark(index, "{"), !isMark(index, ";") {
        index = isMark(index, "(") ? (brackets.partner(of: index) ?? tokens.count) + 1 : index + 1
      }
      guard let end = brackets.partner(of: index) else { return [.heard] }
      found.append(statements((index + 1)..<end))
      index = end + 1
    }
    return found
  }

  private func hearing(ofFunctionAround index: Int, callers steps: Int) -> Hearing {
    var place = index
    while let open = brackets.bracket(around: place) {
      if isMark(open, "{"), isFunctionBody(open) {
        return hearing(ofFunctionWithBody: open, callers: steps)
      }
      place = open
    }
    return .heard
  }

  /// Returns whether a brace opens the body of a function or closure.
  func isFunctionBody(_ open: Int) -> Bool {
    var before = open - 1
    if ["async", "sync"].contains(word(before)) { before -= 1 }
    if isMark(before, ">"), isMark(before - 1, "=") { return true }
    guard isMark(before, ")"), let start = brackets.partner(of: before) else { return false }
    return !["if", "for", "while", "switch", "catch"].contains(word(start - 1))
  }

  /// Returns what becomes of an error that leaves a function: only a function that other files can't
  /// call, and all of whose calls are unheard, is unheard itself.
  private func hearing(ofFunctionWithBody open: Int, callers steps: Int) -> Hearing {
    guard let function = function(withBody: open) else { return .unheard }
    guard !function.isExported, steps < Self.stepLimit else { return .heard }
    let calls = tokens.indices.filter {
      word($0) == function.name && $0 != function.index && isMark($0 + 1, "(")
    }
    if calls.isEmpty { return isMentioned(function) ? .unheard : .heard }
    return calls.allSatisfy { hearing(ofFailureAt: $0, callers: steps + 1) == .unheard } ? .unheard : .heard
  }

  /// Returns whether a function is named elsewhere in the file, as that of a button.
  private func isMentioned(_ function: Function) -> Bool {
    tokens.indices.contains { word($0) == function.name && $0 != function.index }
  }

  /// A named function.
  struct Function {
    let name: String
    let index: Int
    /// Whether other files may call it.
    let isExported: Bool
  }

  /// The methods that Flutter and React call, whose errors nobody catches.
  private static let ofSystem: Set<String> = [
    "initState", "didChangeDependencies", "componentDidMount", "componentDidUpdate", "onInit", "onReady",
    "ionViewDidEnter", "ionViewWillEnter", "ionViewDidLoad", "ngOnInit", "build",
  ]

  /// Returns the function with a body; nil for a closure or a method of the system's.
  func function(withBody open: Int) -> Function? {
    var before = open - 1
    if word(before) == "async" { before -= 1 }
    let isArrow = isMark(before, ">") && isMark(before - 1, "=")
    if isArrow { before -= 2 }
    guard isMark(before, ")"), let start = brackets.partner(of: before) else { return nil }
    var index = start - 1
    if isArrow || word(index) == "function" || word(index) == "async" {
      // const name = async (…) => {
      if ["function", "async"].contains(word(index)) { index -= 1 }
      if word(index) == "async" { index -= 1 }
      guard isMark(index, "="), !isMark(index - 1, "="), let name = word(index - 1) else { return nil }
      let isExported = word(index - 3) == "export"
      return Function(name: name, index: index - 1, isExported: isExported)
    }
    guard let name = word(index), !Self.ofSystem.contains(name) else { return nil }
    let isScript = word(index - 1) == "function"
    let isPrivate = name.hasPrefix("_") || isScript && !isExportedFunction(index - 1)
    return Function(name: name, index: index, isExported: !isPrivate)
  }

  private func isExportedFunction(_ keyword: Int) -> Bool {
    let before = word(keyword - 1) == "async" ? keyword - 2 : keyword - 1
    return ["export", "default"].contains(word(before))
  }

  // MARK: - Expressions

  /// Returns the index of the first token of the expression that ends with a called name.
  func startOfExpression(at index: Int) -> Int {
    var start = index
    while isMark(start - 1, ".") {
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

  func isFunction(_ argument: Range<Int>) -> Bool {
    argument.contains { index in
      word(index) == "function" || isMark(index, "=") && isMark(index + 1, ">")
    } || isMark(argument.lowerBound, "(") && isMark(argument.upperBound - 1, "}")
  }

  /// Returns what a function that is passed for failures does; a name of a function may do anything.
  private func body(_ argument: Range<Int>) -> Hearing {
    guard isFunction(argument) else {
      let first = word(argument.lowerBound) ?? ""
      return first == "console" || first == "print" || first == "debugPrint" ? .unheard : .heard
    }
    if isMark(argument.upperBound - 1, "}"), let open = brackets.partner(of: argument.upperBound - 1),
      argument.contains(open), open > argument.lowerBound
    {
      return statements((open + 1)..<(argument.upperBound - 1))
    }
    guard let arrow = argument.first(where: { isMark($0, "=") && isMark($0 + 1, ">") }) else { return .heard }
    return statements((arrow + 2)..<argument.upperBound)
  }
}
