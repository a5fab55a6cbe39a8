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
    /// Nothing reacts, and the function ends, so that what follows doesn't fail either.
    case ended
    /// It is passed on to the caller of the function as an error.
    case passedOn
    /// It is passed on to the caller of the function as false or nothing.
    case answered
    /// It leaves a function that other files may call, which decide.
    case left
    /// Something reacts, or may.
    case heard

    /// Whether nothing reacts.
    var isUnheard: Bool { self == .unheard || self == .ended }

    /// Combines what several callers do.
    static func of(all hearings: [Hearing]) -> Hearing {
      if hearings.isEmpty || hearings.contains(.heard) { return .heard }
      if hearings.contains(.left) { return .left }
      return hearings.contains(.unheard) ? .unheard : .ended
    }
  }

  typealias Exit = ScriptCall.Exit

  /// What was found out about functions so far, by the braces of their bodies.
  final class Memory {
    var hearings: [FunctionExit: Hearing] = [:]
    /// The functions that other files may call, and out of which a failure goes, in order.
    var left: [Left] = []
    /// Whether a condition is on what a plug-in calls a refusal on Android only.
    var missesRefusalForever = false
  }

  struct FunctionExit: Hashable {
    let open: Int
    let exit: Exit
  }

  /// A function out of which a failure goes to other files.
  struct Left: Hashable {
    let function: Function
    let exit: Exit
  }

  let tokens: [ScriptToken]
  let brackets: ScriptBrackets
  /// The places of each name.
  private let places: [String: [Int]]
  private(set) var memory = Memory()
  /// The words in texts with values, such as `${error}`.
  let interpolatedWords: Set<String>
  /// Whether the plug-ins that the file imports call a refusal on iOS one forever.
  let tellsForever: Bool
  /// The maximum number of callers to follow.
  private static let stepLimit = 3
  /// The maximum number of names before a call, and of tokens of a condition or a statement.
  static let lengthLimit = 100
  /// The number of calls, and of answers, that are followed in a file; no script that people write has as many.
  static let followLimit = 100

  init(_ tokens: [ScriptToken]) {
    self.tokens = tokens
    brackets = ScriptBrackets(tokens)
    let packages = tokens.lazy.compactMap(\.string).filter { text in
      PlugInAnswers.packages.contains(where: text.hasPrefix)
    }
    tellsForever = !packages.isEmpty
    places = tokens.indices.reduce(into: [:]) { places, index in
      if let word = tokens[index].word { places[word, default: []].append(index) }
    }
    interpolatedWords = Set(
      tokens.lazy.compactMap(\.string).filter { $0.contains("$") }.flatMap { text in
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      })
  }

  /// Returns the same flow with nothing found out yet, to follow one call by itself.
  func fresh() -> ScriptFlow {
    var flow = self
    flow.memory = Memory()
    return flow
  }

  /// The places of a name.
  func places(of name: String) -> [Int] { places[name] ?? [] }

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
    if let caught = chain.hearing { return [.passedOn, .answered].contains(caught) ? .heard : caught }
    let start = startOfExpression(at: index)
    if word(start - 1) == "await" { return hearing(ofThrowAt: index, callers: steps) }
    if word(start - 1) == "return" { return hearing(ofFunctionAround: index, callers: steps) }
    // () => find()
    if isMark(start - 1, ">"), isMark(start - 2, "=") { return isRunUnheard(start) ? .unheard : .heard }
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
      // An observable; filters before it may also take failures away.
      case "subscribe":
        isConsumed = true
        guard let first = given.first, isFunction(first), !isOptions(first) else { return (.heard, true) }
        if given.count > 1 { return (body(given[1]), true) }
        // Ionic hands failures to the same function, which may tell them apart.
        if first.contains(where: { ["else", "code", "return"].contains(word($0)) }) { return (.heard, true) }
      case "pipe":
        if given.contains(where: { $0.contains { word($0) == "catchError" } }) { return (.heard, true) }
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
        if caught.contains(.passedOn) { return hearing(ofThrowAt: open, callers: steps) }
        return caught.contains(.answered) ? hearing(ofResultAt: open, callers: steps) : .unheard
      }
      if isFunctionBody(open) { return hearing(of: .error, fromFunctionWithBody: open, callers: steps) }
    }
    return .heard
  }

  /// Returns what becomes of a failure that a function returns as a value at a place.
  func hearing(ofResultAt index: Int, callers steps: Int = 0) -> Hearing {
    guard let open = function(around: index) else { return .heard }
    return hearing(of: .result, fromFunctionWithBody: open, callers: steps)
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
    guard let open = function(around: index) else { return .heard }
    return hearing(of: .error, fromFunctionWithBody: open, callers: steps)
  }

  /// Returns whether a brace opens the body of a function or closure.
  func isFunctionBody(_ open: Int) -> Bool {
    var before = open - 1
    if ["async", "sync"].contains(word(before)) { before -= 1 }
    if isMark(before, ">"), isMark(before - 1, "=") { return true }
    guard isMark(before, ")"), let start = brackets.partner(of: before) else { return false }
    return !["if", "for", "while", "switch", "catch"].contains(word(start - 1))
  }

  /// Returns what becomes of a failure that leaves a function.
  private func hearing(of exit: Exit, fromFunctionWithBody open: Int, callers steps: Int) -> Hearing {
    let key = FunctionExit(open: open, exit: exit)
    if let known = memory.hearings[key] { return known }
    // Whatever a function that calls itself does is not decided here.
    memory.hearings[key] = .heard
    let result = newHearing(of: exit, fromFunctionWithBody: open, callers: steps)
    memory.hearings[key] = result
    return result
  }

  private func newHearing(of exit: Exit, fromFunctionWithBody open: Int, callers steps: Int) -> Hearing {
    guard let function = function(withBody: open) else {
      guard exit == .error else { return .heard }
      return isRunUnheard(open) ? .unheard : hearing(ofHookWithBody: open)
    }
    let others = places(of: function.name).filter { $0 != function.index }
    guard steps < Self.stepLimit, others.count <= Self.followLimit else { return .heard }
    let calls = others.filter { isMark($0 + 1, "(") }
    let mentions = others.filter { !isMark($0 + 1, "(") && !isBound($0) && !isExport($0) }
    if function.isExported {
      if !others.isEmpty, !calls.allSatisfy({ hearing(of: exit, at: $0, callers: steps + 1).isUnheard }) {
        return .heard
      }
      let left = Left(function: function, exit: exit)
      if !memory.left.contains(left) { memory.left.append(left) }
      return .left
    }
    guard mentions.allSatisfy(isHandler) else { return .heard }
    // A result that a button or an effect drops is the end of it.
    let ofMentions: [Hearing] = mentions.isEmpty ? [] : [.ended]
    let ofCalls = calls.map { hearing(of: exit, at: $0, callers: steps + 1) }
    // An error that one caller doesn't catch is uncaught, whatever others do.
    return exit == .error && ofCalls.contains(.unheard) ? .unheard : .of(all: ofCalls + ofMentions)
  }

  /// Returns what the caller at a place does with a failure.
  func hearing(of exit: Exit, at call: Int, callers steps: Int) -> Hearing {
    switch exit {
    case .error: hearing(ofFailureAt: call, callers: steps)
    case .state: isStateUnread(ofHookAt: call) ? .unheard : .heard
    case .result: hearing(ofRefusedResultOfCallAt: call, callers: steps)
    }
  }

  /// The functions that run a function, and to which its errors mean nothing.
  private static let runners: Set<String> = [
    "useEffect", "useFocusEffect", "useLayoutEffect", "setTimeout", "setInterval", "addPostFrameCallback",
    "addListener", "ready",
  ]

  /// Returns whether a body is that of a function of the system's, or of a closure that is run
  /// where nothing catches its errors.
  private func isRunUnheard(_ body: Int) -> Bool {
    var start = body - 1
    if word(start) == "async" { start -= 1 }
    let isArrow = isMark(start, ">") && isMark(start - 1, "=")
    if isArrow { start -= 2 }
    guard isMark(start, ")"), let first = brackets.partner(of: start) else { return false }
    if let name = word(first - 1), Self.ofSystem.contains(name) { return true }
    start = first
    while ["async", "function"].contains(word(start - 1)) { start -= 1 }
    // (async () => { … })()
    if isMark(start - 1, "("), let end = brackets.partner(of: start - 1), isMark(end + 1, "(") { return true }
    return isHandler(start)
  }

  /// Returns whether a function that begins at a place is run on an event, and nothing heeds its
  /// errors: a handler such as "onPressed", or an argument of an effect or a timer.
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

  /// A named function.
  struct Function: Hashable {
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
      // const name = useCallback(async (…) => {
      if isMark(index, "("), word(index - 1) == "useCallback" {
        index -= word(index - 3) == "React" ? 4 : 2
      }
      guard isMark(index, "="), !isMark(index - 1, "="), let name = word(index - 1) else { return nil }
      let isExported = word(index - 3) == "export" || isExportedLater(name)
      return Function(name: name, index: index - 1, isExported: isExported)
    }
    guard let name = word(index), !Self.ofSystem.contains(name) else { return nil }
    let isScript = word(index - 1) == "function"
    let isPrivate =
      name.hasPrefix("_") || isScript && !isExportedFunction(index - 1) || isInPrivateClass(index)
    return Function(name: name, index: index, isExported: !isPrivate)
  }

  /// Returns whether a method is one of a class that other files don't call: a private one of Dart,
  /// such as a widget's state, or a component of React.
  private func isInPrivateClass(_ index: Int) -> Bool {
    guard let open = brackets.bracket(around: index), isMark(open, "{") else { return false }
    let header = max(0, open - Self.headerLimit)..<open
    guard let start = header.last(where: { word($0) == "class" }) else { return false }
    return word(start + 1)?.hasPrefix("_") ?? false
      || (start..<open).contains { word($0) == "extends" && ["React", "Component"].contains(word($0 + 1)) }
  }

  /// The number of tokens of a class's header that are looked at.
  private static let headerLimit = 24

  private func isExportedFunction(_ keyword: Int) -> Bool {
    let before = word(keyword - 1) == "async" ? keyword - 2 : keyword - 1
    return ["export", "default"].contains(word(before)) || word(keyword + 1).map(isExportedLater) ?? false
  }

  private func isExportedLater(_ name: String) -> Bool {
    places(of: name).prefix(Self.followLimit).contains(where: isExport)
  }

  /// Returns whether a name is only exported at a place: `export default f`, `export { f }`,
  /// `module.exports = f`.
  private func isExport(_ index: Int) -> Bool {
    if word(index - 1) == "default", word(index - 2) == "export" { return true }
    if isMark(index - 1, "="), word(index - 2) == "exports" { return true }
    guard let open = brackets.bracket(around: index), isMark(open, "{") else { return false }
    return word(open - 1) == "export"
  }

  // MARK: - Expressions

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

  func isFunction(_ argument: Range<Int>) -> Bool {
    argument.contains { index in
      word(index) == "function" || isMark(index, "=") && isMark(index + 1, ">")
    } || isMark(argument.lowerBound, "(") && isMark(argument.upperBound - 1, "}")
  }

  /// Returns what a function that is passed for failures does; a name of a function may do anything.
  func body(_ argument: Range<Int>) -> Hearing {
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
