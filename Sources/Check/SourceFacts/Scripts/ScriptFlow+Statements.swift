extension ScriptFlow {
  private static let logs: Set<String> = [
    "console", "logger", "Logger", "log", "Log", "developer", "print", "debugPrint", "ToastAndroid",
  ]
  /// Returns whether a name is that of a log, which only tells the developer.
  private static func isLog(_ name: String) -> Bool {
    if logs.contains(name) { return true }
    let name = name.lowercased()
    return name.hasSuffix("logger") || name.hasSuffix("crashlytics") || name == "sentry"
  }

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
      case "return" where isNothing(after: index): if result == .unheard { result = .answered }
      case "return" where !isEmptyReturn(index): return .heard
      case _ where Self.isLog(name) && !isMark(index - 1, "."):
        index = end(ofCallAt: index)
        continue
      case _ where Self.controls.contains(name): break
      case _ where isMark(index + 1, "(") || isMark(index + 1, "?") && isMark(index + 2, "("):
        if isRequest(name) || isEndOfSpinner(index) || setsUnreadState(name)
          || name == "setState" && !setsState(index)
        {
          break
        }
        if result == .passedOn || isMark(index - 1, ".") && word(index - 2) == "Future" { break }
        return .heard
      default: break
      }
      index += 1
    }
    return result
  }

  /// Returns whether a call such as `setState({ error })` sets anything but the end of a spinner; a
  /// function is examined like other code.
  private func setsState(_ index: Int) -> Bool {
    guard let close = brackets.partner(of: index + 1) else { return false }
    return ((index + 2)..<close).contains { key in
      guard let name = word(key), isMark(key - 1, "{") || isMark(key - 1, ",") else { return false }
      if isMark(key + 1, ":") { return !(Self.isSpinner(name) && word(key + 2) == "false") }
      // A name that is a key and a value.
      guard isMark(key + 1, ",") || isMark(key + 1, "}"), let open = brackets.bracket(around: key) else {
        return false
      }
      return isMark(open, "{") && isMark(open - 1, "(")
    }
  }

  /// Returns whether a return hands a failure to the caller as a value.
  private func isNothing(after index: Int) -> Bool {
    ["false", "null", "undefined"].contains(word(index + 1))
      && (isMark(index + 2, ";") || isMark(index + 2, "}") || Self.beginnings.contains(word(index + 2) ?? ""))
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
    if isUnreadField(subject) { return nil }
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
    "restricted", "isRestricted", "blocked", "never_ask_again", "unableToDetermine", "unavailable",
    "UNAVAILABLE",
  ]
  private static let grants: Set<String> = [
    "granted", "isGranted", "GRANTED", "whileInUse", "whenInUse", "grantedLimited", "authorized", "always",
    "limited", "isLimited",
  ]
  /// Those that mean something else in most places.
  private static let ambiguous: Set<String> = ["always", "limited", "unavailable"]

  /// The conditions on an answer, with what happens if it is a refusal; a name of an answer in any
  /// other place may do anything.
  func answers() -> [(index: Int, hearing: Hearing)] {
    var seen: Set<Int> = []
    return tokens.indices.compactMap { index in
      guard let name = word(index) ?? tokens[index].string else { return nil }
      let isRefusal = Self.refusals.contains(name)
      guard isRefusal || Self.grants.contains(name), !isBound(index) else { return nil }
      if seen.count >= Self.followLimit { return (index, .heard) }
      guard let condition = condition(around: index) else {
        if Self.ambiguous.contains(name), !isMark(index - 1, ".") { return nil }
        if isInError(index) { return nil }
        guard let start = startOfReturn(around: index) else { return (index, .heard) }
        guard seen.insert(start).inserted else { return nil }
        return (index, hearing(ofResultAt: start))
      }
      guard seen.insert(condition).inserted else { return nil }
      // What Android answers doesn't concern an iPhone, and other permissions not location.
      if asksAndroid(condition) || isOfOtherPermission(index) { return nil }
      // What is denied before the request may be granted by it.
      if asksAgain(under: condition) { return nil }
      if isOnlyOnAndroid(name, under: condition, at: index) {
        memory.missesRefusalForever = true
        return nil
      }
      return (index, hearing(ofRefusalUnder: condition, isRefusal: isRefusal, at: index))
    }
  }

  /// Returns whether a condition is on what the plug-in calls a refusal on Android only, so that an iPhone goes on as if
  /// it had been allowed.
  private func isOnlyOnAndroid(_ name: String, under open: Int, at index: Int) -> Bool {
    guard tellsForever, PlugInAnswers.onlyAndroid.contains(name), !isNegated(index, in: open),
      let close = brackets.partner(of: open)
    else { return false }
    return !((open + 1)..<close).prefix(Self.lengthLimit).contains { place in
      guard let other = word(place) else { return isMark(place, "!") || isMark(place, "?") }
      return PlugInAnswers.onPhones.contains(other) || Self.grants.contains(other)
    } && word(block(after: close).rest) != "else"
  }

  /// Returns whether a chain of permission_handler's callbacks before a request hears of a refusal; nil if there is none.
  func hearing(ofCallbacksBefore index: Int) -> Hearing? {
    var dot = index - 1
    var hearing: Hearing?
    while isMark(dot, "."), isMark(dot - 1, ")"), let open = brackets.partner(of: dot - 1),
      let name = word(open - 1), PlugInAnswers.isCallback(name)
    {
      if hearing == nil { hearing = .unheard }
      if name == PlugInAnswers.callback, let given = arguments(of: open).first { hearing = body(given) }
      dot = open - 2
    }
    return hearing
  }

  /// Returns the index of the name that a chain of callbacks before a call follows, which is the call itself without
  /// one: of `location` in `Permission.location.onDeniedCallback(f).request()`, the dot after it.
  func startOfCallbacks(before index: Int) -> Int {
    var index = index
    while isMark(index - 1, "."), isMark(index - 2, ")"), let open = brackets.partner(of: index - 2),
      let name = word(open - 1), PlugInAnswers.isCallback(name)
    {
      index = open - 1
    }
    return index
  }

  /// Returns whether the only permission that a function around an answer asks for is another one.
  private func isOfOtherPermission(_ index: Int) -> Bool {
    guard let open = function(around: index), let close = brackets.partner(of: open) else { return false }
    let isInside = { (place: Int) in place > open && place < close }
    let requests = ["request", "status"].flatMap(places).filter(isInside).prefix(Self.followLimit)
    let kinds = requests.compactMap {
      isMark($0 - 1, ".") && word($0 - 4) == "Permission" ? word($0 - 2) : nil
    }
    return !kinds.isEmpty && kinds.allSatisfy { !$0.hasPrefix("location") }
  }

  /// Returns whether the block of a condition makes a request.
  private func asksAgain(under open: Int) -> Bool {
    guard let close = brackets.partner(of: open) else { return false }
    let body = block(after: close).body
    return ["requestPermission", "request"].contains { name in
      places(of: name).contains { body.contains($0) && isMark($0 + 1, "(") }
    }
  }

  /// Returns whether a token is the text of an error, such as `new Error('denied')`.
  private func isInError(_ index: Int) -> Bool {
    guard let open = brackets.bracket(around: index), isMark(open, "(") else { return false }
    return ["Error", "error", "reject", "Exception"].contains(word(open - 1))
  }

  /// Returns the "return" of the statement around a token, such as `return p != denied;`.
  private func startOfReturn(around index: Int) -> Int? {
    var place = index
    while place > max(0, index - Self.lengthLimit) {
      place -= 1
      if word(place) == "return" { return place }
      if [";", "{", "}", "?"].contains(where: { isMark(place, $0) }) { return nil }
    }
    return nil
  }

  /// Returns whether a name is that of a variable which a call's result is bound to, or in a log.
  func isBound(_ index: Int) -> Bool {
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
    return word(startOfExpression(at: open - 1)).map(Self.isLog) ?? false
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

  private func asksAndroid(_ open: Int) -> Bool {
    guard let close = brackets.partner(of: open) else { return false }
    return (open..<close).contains { word($0) == "PermissionsAndroid" }
  }

  private func hearing(
    ofRefusalUnder open: Int, isRefusal: Bool, at index: Int, callers steps: Int = 0
  ) -> Hearing {
    guard let close = brackets.partner(of: open), close - open < Self.lengthLimit else { return .heard }
    let isNegated = isNegated(index, in: open)
    let isSingle = ((open + 1)..<close).allSatisfy { !isMark($0, "&") && !isMark($0, "?") }
    guard isSingle else { return .heard }
    let (then, rest) = block(after: close)
    if isRefusal != isNegated { return resolved(then, at: open, callers: steps) }
    // After a grant: only an "else" is for the refusal.
    if word(rest) == "else" {
      if word(rest + 1) == "if" { return .heard }
      return resolved(block(after: rest).body, at: open, callers: steps)
    }
    return leaves(then) ? .heard : .unheard
  }

  func leaves(_ body: Range<Int>) -> Bool {
    body.contains { word($0) == "return" || word($0) == "throw" }
  }

  /// Returns what a body does, with failures that it passes on to its function's callers.
  private func resolved(_ body: Range<Int>, at index: Int, callers steps: Int) -> Hearing {
    switch statements(body) {
    case .passedOn: hearing(ofThrowAt: index, callers: steps)
    case .answered: hearing(ofResultAt: index, callers: steps)
    case .unheard where leaves(body): .ended
    case let result: result
    }
  }

  /// Returns what the caller of a function does when it returns false or nothing after a refusal.
  func hearing(ofRefusedResultOfCallAt index: Int, callers steps: Int) -> Hearing {
    guard let end = brackets.partner(of: index + 1) else { return .heard }
    if let condition = condition(around: index) {
      return hearing(ofRefusalUnder: condition, isRefusal: false, at: index, callers: steps)
    }
    // .then, and comparisons outside of conditions.
    guard isMark(end + 1, ";") || isMark(end + 1, "}") || word(end + 1) != nil else { return .heard }
    var start = startOfExpression(at: index)
    if word(start - 1) == "await" { start -= 1 }
    if word(start - 1) == "return" { return hearing(ofResultAt: start, callers: steps) }
    if isMark(start - 1, ";") || isMark(start - 1, "{") || isMark(start - 1, "}") { return .unheard }
    guard isMark(start - 1, "="), !isMark(start - 2, "="), let name = word(start - 2),
      let body = function(around: index), let close = brackets.partner(of: body)
    else { return .heard }
    let uses = places(of: name).filter { $0 > index && $0 < close }
    guard !uses.isEmpty, uses.count <= Self.followLimit else { return .heard }
    // The first look at the name decides; after a refusal that ends the function there is no other.
    guard let first = uses.first, let condition = condition(around: first),
      let conditionEnd = brackets.partner(of: condition)
    else { return .heard }
    let isEmptiness = ((condition + 1)..<conditionEnd).prefix(Self.lengthLimit).contains {
      word($0) == "null" || word($0) == "undefined"
    }
    let result = hearing(
      ofRefusalUnder: condition, isRefusal: isEmptiness, at: first, callers: steps)
    let ends = result == .ended || result == .left || uses.allSatisfy { $0 < conditionEnd }
    return ends || result == .heard ? result : .heard
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
    if condition(around: index) != nil { return decidesAnswer(index) }
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
        let places = places(ofName: name, assignedAt: index)
        return places.count <= Self.followLimit
          && places.allSatisfy { place in
            isBound(place) || decidesAnswer(place) || isMark(place - 1, ".")
              || isMark(place + 1, "=") && !isMark(place + 2, "=")
              || isMark(place + 1, ";") && word(place - 1).map { $0 != "return" } ?? false
              || startOfReturn(around: place).map { namesAnswer(from: $0, to: place + Self.statementLimit) }
                ?? false
          }
      }
  }

  /// Returns the places of a name to which a result is assigned: if the function around it declares
  /// it, those in the function.
  private func places(ofName name: String, assignedAt index: Int) -> [Int] {
    let all = places(of: name)
    guard let open = function(around: index), let close = brackets.partner(of: open) else { return all }
    let inside = all.filter { $0 > open && $0 < close }
    let isLocal = inside.prefix(Self.followLimit).contains { place in
      // LocationPermission permission;
      word(place - 1).map { $0 != "return" && $0 != "await" } ?? false
        || isMark(place - 1, "{") && ["const", "let", "var"].contains(word(place - 2) ?? "")
    }
    return isLocal ? inside : all
  }

  /// The number of tokens after a name in which its statement ends.
  private static let statementLimit = 12

  /// Returns whether a name is in a condition on an answer, which is examined by itself.
  private func decidesAnswer(_ place: Int) -> Bool {
    guard let open = condition(around: place), let close = brackets.partner(of: open) else { return false }
    return namesAnswer(from: open, to: min(close, open + Self.lengthLimit))
  }

  private func namesAnswer(from start: Int, to end: Int) -> Bool {
    (start..<min(end, tokens.count)).contains { index in
      (word(index) ?? tokens[index].string).map {
        Self.refusals.contains($0) || Self.grants.contains($0)
      } ?? false
    }
  }

  /// Returns the names before the sign of an assignment: `{ status }`, `permission`.
  private func names(boundBefore sign: Int) -> [String] {
    if let name = word(sign - 1) { return [name] }
    guard isMark(sign - 1, "}"), let open = brackets.partner(of: sign - 1) else { return [] }
    return ((open + 1)..<(sign - 1)).compactMap(word)
  }

  /// Returns the body of the function in which the result of a call replaces an earlier one that
  /// nothing there looks at, if the function may run again: `subscription = stream.listen(f)`.
  func isOverwritten(_ index: Int) -> Bool {
    let start = startOfExpression(at: index)
    guard isMark(start - 1, "="), let name = word(start - 2),
      !["const", "let", "var", "final"].contains(word(start - 3) ?? ""),
      let open = function(around: index), let function = function(withBody: open),
      let close = brackets.partner(of: open)
    else { return false }
    let uses = places(of: name)
    guard uses.count <= Self.followLimit,
      !uses.contains(where: { $0 > open && $0 < close && $0 != start - 2 })
    else { return false }
    let runs = places(of: function.name).filter { $0 != function.index }
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
}
