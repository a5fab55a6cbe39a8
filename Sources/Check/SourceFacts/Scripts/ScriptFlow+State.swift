/// What a script keeps of a failure, and whether anything reads it.
extension ScriptFlow {
  /// Returns whether a call such as `setMessage(…)` sets a state of React that nothing reads.
  func setsUnreadState(_ name: String) -> Bool {
    guard name.hasPrefix("set"),
      let declared = places(of: name).prefix(Self.followLimit).first(where: isSetter),
      let state = word(declared - 2), !interpolatedWords.contains(state)
    else { return false }
    // A property of the same name, such as `error.message`, is another value.
    return places(of: state).allSatisfy { use in
      use == declared - 2 || isMark(use - 1, ".") && !isMark(use - 2, ".")
    }
  }

  /// Returns whether a name is the second one of `const [message, setMessage] = useState()`.
  private func isSetter(_ index: Int) -> Bool {
    isMark(index - 1, ",") && isMark(index - 3, "[") && isMark(index + 1, "]") && isMark(index + 2, "=")
  }

  /// Returns whether a name is a private field of Dart's to which values are only assigned.
  func isUnreadField(_ name: String) -> Bool {
    // Another file of the same library may read it.
    guard name.hasPrefix("_"), name.count > 1, !interpolatedWords.contains(name), places(of: "part").isEmpty
    else { return false }
    let uses = places(of: name)
    return uses.count <= Self.followLimit
      && uses.allSatisfy { use in
        let isSet = isMark(use + 1, "=") && !isMark(use + 2, "=") && !isMark(use + 2, ">")
        let isDeclared =
          isMark(use + 1, ";") && (isMark(use - 1, "?") || isMark(use - 1, ">") || isType(use - 1))
        return isSet || isDeclared
      }
  }

  private func isType(_ index: Int) -> Bool {
    word(index).map { !["return", "await", "throw", "yield", "in"].contains($0) } ?? false
  }

  /// The methods in which a screen ends, after which nobody waits for anything.
  private static let ends: Set<String> = [
    "dispose", "componentWillUnmount", "ngOnDestroy", "ionViewWillLeave", "ionViewDidLeave", "onClose",
  ]

  /// Returns whether a call is in a method in which a screen ends.
  func isAtEnd(_ index: Int) -> Bool {
    var place = index
    while let open = brackets.bracket(around: place) {
      if isMark(open, "{"), let function = function(withBody: open), Self.ends.contains(function.name) {
        return true
      }
      place = open
    }
    return false
  }

  // MARK: - Hooks

  /// The hooks of libraries that run a function, and keep its error in a field of their result.
  private static let keepers: Set<String> = ["useQuery", "useMutation", "useSWR", "useAsync", "useRequest"]

  /// Returns what becomes of an error of a function that a hook runs: if no field with it is taken, or
  /// the field is never read, nobody learns of it.
  func hearing(ofHookWithBody body: Int) -> Hearing {
    guard var call = startOfClosure(withBody: body) else { return .heard }
    // useQuery({ queryFn: async () => { … } })
    if isMark(call - 1, ":"), let object = brackets.bracket(around: call), isMark(object, "{") {
      let hears = (object..<(brackets.partner(of: object) ?? object)).prefix(Self.lengthLimit * 4).contains {
        word($0) == "onError" || word($0) == "throwOnError"
      }
      if hears { return .heard }
      call = object
    }
    guard let open = brackets.bracket(around: call), isMark(open, "("), let hook = word(open - 1),
      Self.keepers.contains(hook)
    else { return .heard }
    let start = startOfExpression(at: open - 1)
    guard isMark(start - 1, "="), let fields = fields(boundBefore: start - 1) else { return .heard }
    let failures = fields.filter { Self.isAboutFailure(word($0.name) ?? "") }
    if failures.isEmpty { return .unheard }
    let uses = failures.flatMap { field in
      places(of: word(field.local) ?? "").filter { $0 != field.name && $0 != field.local }
    }
    if uses.isEmpty { return .unheard }
    guard uses.count <= Self.followLimit, let function = function(around: open).flatMap(function(withBody:)),
      function.isExported, function.name.hasPrefix("use"),
      uses.allSatisfy({ isReturnedField($0) })
    else { return .heard }
    let others = places(of: function.name).filter { $0 != function.index && isMark($0 + 1, "(") }
    guard others.count <= Self.followLimit, others.allSatisfy(isStateUnread) else { return .heard }
    let left = Left(function: function, exit: .state)
    if !memory.left.contains(left) { memory.left.append(left) }
    return .left
  }

  /// Returns whether the result of a hook is taken apart, and no field that tells of a failure is taken.
  func isStateUnread(ofHookAt index: Int) -> Bool {
    let start = startOfExpression(at: index)
    guard isMark(start - 1, "="), let fields = fields(boundBefore: start - 1) else { return false }
    return !fields.isEmpty && !fields.contains { Self.isAboutFailure(word($0.name) ?? "") }
  }

  private static func isAboutFailure(_ name: String) -> Bool {
    let name = name.lowercased()
    return [
      "error", "fail", "status", "state", "denied", "permission", "granted", "message", "msg", "reason",
    ]
    .contains { name.contains($0) }
  }

  /// Returns the fields that `const { data, error: failure } = …` takes, with their names here; nil if
  /// it may take others.
  private func fields(boundBefore sign: Int) -> [(name: Int, local: Int)]? {
    guard isMark(sign - 1, "}"), let open = brackets.partner(of: sign - 1),
      sign - open < Self.lengthLimit, !(open..<sign).contains(where: { isMark($0, ".") })
    else { return nil }
    return arguments(of: open).compactMap { field in
      guard word(field.lowerBound) != nil else { return nil }
      let isRenamed = isMark(field.lowerBound + 1, ":") && word(field.lowerBound + 2) != nil
      return (field.lowerBound, isRenamed ? field.lowerBound + 2 : field.lowerBound)
    }
  }

  /// Returns whether a name is a field of the object that the function around it returns.
  private func isReturnedField(_ index: Int) -> Bool {
    guard let open = brackets.bracket(around: index), isMark(open, "{") else { return false }
    return word(open - 1) == "return" || isMark(open - 1, "(") && word(open - 2) == "return"
  }

  /// Returns the first token of a closure with a body.
  private func startOfClosure(withBody body: Int) -> Int? {
    var end = body - 1
    if word(end) == "async" { end -= 1 }
    if isMark(end, ">"), isMark(end - 1, "=") { end -= 2 }
    guard isMark(end, ")"), var start = brackets.partner(of: end) else { return nil }
    while ["async", "function"].contains(word(start - 1)) { start -= 1 }
    return start
  }

  // MARK: - Lost answers

  /// Returns whether a request is made where permission is missing, the position is wanted in the other
  /// branch of the same condition, and nothing after the request looks at the answer or goes on.
  func isAnswerLost(ofCallAt index: Int, where positions: [Int]) -> Bool {
    guard let end = brackets.partner(of: index + 1), !isMark(end + 1, "."), isResultDropped(ofCallAt: index),
      !Self.returns.contains(where: { !places(of: $0).isEmpty })
    else { return false }
    var place = index
    var isElseWanted = false
    var steps = 0
    while steps < Self.lengthLimit, let open = brackets.bracket(around: place) {
      steps += 1
      guard isMark(open, "{"), let close = brackets.partner(of: open) else { return false }
      if goesOn(in: (place + 1)..<close, where: positions, after: index) { return false }
      if isFunctionBody(open) {
        // Whoever calls it may look again; one that wants the position itself decides by itself.
        return isElseWanted
      }
      guard isMark(open - 1, ")"), let start = brackets.partner(of: open - 1), word(start - 1) == "if" else {
        guard word(open - 1) == "else" || word(open - 1) == "try" else { return false }
        place = close
        continue
      }
      // The other branches don't run after it.
      var last = close
      while word(last + 1) == "else" {
        let other = block(after: word(last + 2) == "if" ? endOfCondition(last + 3) : last + 1)
        guard other.rest > last + 1 else { return false }
        if isRefusal(start), positions.contains(where: other.body.contains) { isElseWanted = true }
        last = other.rest - 1
      }
      place = last
    }
    return false
  }

  /// The words of code that looks again when the app comes back, as it does after the prompt.
  private static let returns = ["didChangeAppLifecycleState", "AppLifecycleListener", "AppState"]

  private func endOfCondition(_ open: Int) -> Int { brackets.partner(of: open) ?? open }

  /// Returns whether a condition is on a refusal, not on its opposite.
  private func isRefusal(_ open: Int) -> Bool {
    guard let close = brackets.partner(of: open), close - open < Self.lengthLimit else { return false }
    let inside = (open + 1)..<close
    return inside.contains { word($0) == "denied" || word($0) == "isDenied" }
      && !inside.contains { isMark($0, "!") || isMark($0, "&") }
  }

  /// Returns whether a call's result is dropped, or bound to a name that nothing else mentions.
  func isResultDropped(ofCallAt index: Int) -> Bool {
    var start = startOfExpression(at: index)
    if word(start - 1) == "await" { start -= 1 }
    if isMark(start - 1, ";") || isMark(start - 1, "{") || isMark(start - 1, "}") { return true }
    guard isMark(start - 1, "="), let name = word(start - 2), word(start - 3) != nil,
      let open = function(around: index), let close = brackets.partner(of: open)
    else { return false }
    return !places(of: name).contains { $0 > open && $0 < close && $0 != start - 2 }
  }

  /// Returns whether code wants a position, asks again or looks at the permission.
  private func goesOn(in range: Range<Int>, where positions: [Int], after index: Int) -> Bool {
    if positions.contains(where: range.contains) { return true }
    return range.contains { place in
      guard let name = word(place), place > index, isMark(place + 1, "(") else { return false }
      return ScriptCall.isAboutLocation(name) || name.hasPrefix("check") || name.hasPrefix("get")
    }
  }
}
