import SourceFacts

/// What is the case while a script runs.
package enum ScriptSituation: Hashable, Sendable, CaseIterable {
  /// The person is asked, and refuses.
  case refusal
  /// The person refused before.
  case earlierRefusal
  /// Location Services is off.
  case withoutServices
  /// The person allows it, and no position is found, as indoors in a foreign country without a network.
  case withoutFix
  /// The person has allowed it before, and positions come.
  case grant
  /// The person is asked, allows it, and positions come.
  case consent
  /// The person has allowed it before, and updates end with an error, as when Location Services is turned off meanwhile.
  ///
  /// It is only followed where code has a function for such errors.
  case interruption
}

/// Runs scripts on all ways that are possible in a situation.
struct ScriptRun {
  struct Evaluated: Hashable {
    var value: ScriptValue
    var path: ScriptPath

    /// The promise that failed, if it did.
    var promised: Evaluated {
      guard path.outcome == .threw || path.outcome == .waits else { return self }
      var path = path
      path.postpone()
      return Evaluated(value: .rejected, path: path)
    }

    /// What is there once a promise is awaited.
    var settled: Evaluated {
      guard value == .rejected, path.isRunning else { return self }
      var path = path
      path.fail()
      return Evaluated(value: .unknown, path: path)
    }
  }

  private static let stepLimit = 12_000
  private static let pathLimit = 40
  private static let callLimit = 10
  private static let depthLimit = 160

  let program: ScriptProgram
  let situation: ScriptSituation
  /// The closures that were given to something that runs them later, and whether their results are heeded.
  var given: [ScriptClosure: Bool] = [:]
  /// The closures that run when a screen appears.
  var effects: Set<ScriptClosure> = []
  /// The closures that run when the app comes back.
  var returns: Set<ScriptClosure> = []
  /// Whether what is given away runs when the app comes back.
  var isReturning = false
  /// The closures that a timer runs again and again.
  var ticks: Set<ScriptClosure> = []
  /// The calls that begin updates, of which nothing keeps what would end them.
  var endless: Set<Effect.Place> = []
  /// Whether code has a function for the error with which updates end.
  var hearsInterruptions = false
  /// The first values of React's states that were met.
  var initials: [String: ScriptValue] = [:]
  /// The closures that were given away in each of the calls that are followed.
  var givenInCalls: [[ScriptClosure]] = []
  /// Whether something was left out.
  private(set) var hasHoles = false
  /// Whether a plug-in was asked; if none was, the code does the same in all situations.
  var hasAskedPlugIn = false
  /// The named functions that were called.
  var followed: Set<ScriptProgram.Function> = []
  var steps = 0
  private var depth = 0
  private var calls: [String] = []
  /// Where the functions were called that are followed.
  var sites: [Effect.Place] = []
  /// Where plug-ins ask the person.
  var asks: Set<Effect.Place> = []
  /// What components provide, by the contexts.
  var provided: [String: ScriptValue] = [:]
  /// The contexts whose components are followed.
  var contexts: Set<String> = []
  /// The depth of expressions whose value is used.
  var uses = 0

  /// Whether positions come.
  var findsPositions: Bool { [.grant, .consent, .interruption].contains(situation) }

  init(_ program: ScriptProgram, _ situation: ScriptSituation) {
    self.program = program
    self.situation = situation
  }

  mutating func nested<Result>(_ body: (inout ScriptRun) -> Result) -> Result? {
    guard steps < Self.stepLimit, depth < Self.depthLimit else {
      hasHoles = true
      return nil
    }
    steps += 1
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  mutating func limited(_ paths: [ScriptPath]) -> [ScriptPath] {
    guard paths.count > 1 else { return paths }
    var seen: Set<ScriptPath> = []
    let unique = ScriptPath.joined(paths.filter { seen.insert($0).inserted })
    guard unique.count > Self.pathLimit else { return unique }
    hasHoles = true
    return Array(unique.prefix(Self.pathLimit))
  }

  mutating func limited(_ values: [Evaluated]) -> [Evaluated] {
    guard values.count > 1 else { return values }
    var seen: Set<Evaluated> = []
    let unique = values.filter { seen.insert($0).inserted }
    guard unique.count > Self.pathLimit else { return unique }
    hasHoles = true
    return Array(unique.prefix(Self.pathLimit))
  }

  /// Runs a body with its own names.
  mutating func call(
    _ id: String, _ body: [FlowStatement], _ locals: [String: ScriptValue], _ path: ScriptPath,
    in frame: ScriptFrame
  ) -> [Evaluated] {
    guard !calls.contains(id), calls.count < Self.callLimit else {
      hasHoles = true
      var path = path
      path.react()
      return [Evaluated(value: .unknown, path: path)]
    }
    calls.append(id)
    givenInCalls.append([])
    let before = uses
    uses = 0
    defer {
      calls.removeLast()
      uses = before
    }
    var inside = path
    inside.locals = locals
    let found = run(body, inside, in: frame)
    let given = givenInCalls.removeLast()
    // Some ways end above a declaration.
    if let last = found.map(\.locals).max(by: { $0.count < $1.count }) { complete(given, with: last) }
    let ends = found.map { end in
      var back = end
      back.locals = path.locals
      var value = ScriptValue.nothing
      if case .returned(let result) = end.outcome { value = result }
      if end.outcome != .threw, end.outcome != .waits { back.outcome = .running }
      return Evaluated(value: value, path: back)
    }
    return limited(ends)
  }

  /// Gives closures the functions that were declared below them, because they run later.
  private mutating func complete(_ closures: [ScriptClosure], with locals: [String: ScriptValue]) {
    for closure in closures {
      guard let index = given.index(forKey: closure) else { continue }
      let (known, heedsResult) = given.remove(at: index)
      let names = known.locals.merging(locals.filter { Self.isFunction($0.value) }) { own, _ in own }
      given[ScriptClosure(code: known.code, locals: names, frame: known.frame)] = heedsResult
    }
  }

  // MARK: - Statements

  mutating func run(_ statements: [FlowStatement], _ path: ScriptPath, in frame: ScriptFrame) -> [ScriptPath]
  {
    var path = path
    // Functions may be called above their declaration.
    for case .function(let function) in statements {
      path.locals[function.name] = closure(of: function, path, in: frame)
    }
    var paths = [path]
    var deferred: [FlowStatement] = []
    for statement in statements {
      if case .deferred(let body) = statement {
        deferred = body
        continue
      }
      paths = limited(
        paths.flatMap { path in
          guard path.isRunning else { return [path] }
          return nested { $0.step(statement, path, in: frame) } ?? [path]
        })
      guard paths.contains(where: \.isRunning) else { break }
    }
    guard !deferred.isEmpty else { return paths }
    return limited(
      paths.flatMap { end -> [ScriptPath] in
        // What waits for ever never gets there.
        if end.outcome == .waits { return [end] }
        var running = end
        running.outcome = .running
        return (nested { $0.run(deferred, running, in: frame) } ?? [running]).map {
          var path = $0
          if path.isRunning { path.outcome = end.outcome }
          return path
        }
      })
  }

  private func closure(of function: FlowFunction, _ path: ScriptPath, in frame: ScriptFrame) -> ScriptValue {
    let code = FlowClosure(
      parameters: function.parameters.map(\.name), body: function.body, names: [], line: function.line,
      column: 1)
    return .closure(ScriptClosure(code: code, locals: path.locals, frame: frame))
  }

  private mutating func step(_ statement: FlowStatement, _ path: ScriptPath, in frame: ScriptFrame)
    -> [ScriptPath]
  {
    switch statement {
    case .expression(let value): return dropped(value, path, in: frame)
    case .declaration(let name, _, let value):
      guard let value else {
        var path = path
        path.locals[name] = .unknown
        return [path]
      }
      return kept(value, path, in: frame).map {
        var path = $0.path
        path.locals[name] = Self.bound($0.value, to: name)
        return path
      }
    case .function(let function):
      var path = path
      path.locals[function.name] = closure(of: function, path, in: frame)
      return [path]
    case .assignment(let target, let value, let line):
      let said = said(in: [value], Effect.Place(file: frame.file, line: line), path, in: frame)
      let state = said == nil ? nil : key(of: target, path, in: frame)
      return kept(value, path, in: frame).flatMap { found in
        assign(found.value, to: target, found.path, in: frame).map {
          var path = $0
          if let state, let said { path.tell(said.text, at: said.place, by: state) }
          return path
        }
      }
    case .branch(let conditions, let then, let otherwise):
      return branch(conditions, then, otherwise, path, in: frame)
    case .selection(let subject, let cases):
      return used(subject, path, in: frame).flatMap { select($0.value, cases, $0.path, in: frame) }
    case .loop(let element, let sequence, let conditions, let body):
      return loop(element, sequence, conditions, body, path, in: frame)
    case .result(let value, _): return returned(value, path, in: frame)
    case .failure(let error, let line):
      return used(error, path, in: frame).map {
        var path = $0.path
        path.fail(at: Effect.Place(file: frame.file, line: line), with: $0.value)
        return path
      }
    case .jump:
      var path = path
      path.outcome = .jumped
      return [path]
    case .handled(let body, let failures): return handle(body, failures, path, in: frame)
    case .deferred(let body): return run(body, path, in: frame)
    case .unread:
      hasHoles = true
      return [path]
    }
  }

  /// Evaluates an expression whose value nothing uses; the error of a promise that nothing awaits is lost.
  private mutating func dropped(_ value: FlowExpression, _ path: ScriptPath, in frame: ScriptFrame)
    -> [ScriptPath]
  {
    let isAwaited = value.awaits
    return evaluate(value, path, in: frame).map {
      var path = $0.path
      if $0.value == .subscription, let place = value.endlessCall(in: frame) { note(endless: place) }
      if !isAwaited, path.outcome == .threw || path.outcome == .waits || $0.value == .rejected {
        if path.isRunning { path.fail() }
        path.isLost = path.isLost || path.outcome == .threw
        path.outcome = .running
      }
      return path
    }
  }

  /// Evaluates an expression whose value gets a name; whoever awaits a promise later may handle its error.
  private mutating func kept(_ value: FlowExpression, _ path: ScriptPath, in frame: ScriptFrame)
    -> [Evaluated]
  {
    let isPromise = if case .call = value { !value.awaits } else { false }
    return used(value, path, in: frame).map { isPromise ? $0.promised : $0 }
  }

  /// Evaluates an expression whose value is used.
  mutating func used(_ value: FlowExpression, _ path: ScriptPath, in frame: ScriptFrame) -> [Evaluated] {
    uses += 1
    defer { uses -= 1 }
    return evaluate(value, path, in: frame)
  }

  private static func bound(_ value: ScriptValue, to name: String) -> ScriptValue {
    // Such as a permission of react-native-permissions.
    if case .chain(let names) = value, names.count < 3 || names[0].first?.isLowercase ?? true {
      return .chain([name])
    }
    return value
  }

  private mutating func returned(_ value: FlowExpression?, _ path: ScriptPath, in frame: ScriptFrame)
    -> [ScriptPath]
  {
    guard let value else {
      var path = path
      path.outcome = .returned(.nothing)
      return [path]
    }
    return evaluate(value, path, in: frame).map {
      var path = $0.path
      if path.isRunning { path.outcome = .returned($0.value) }
      return path
    }
  }

  private mutating func branch(
    _ conditions: [FlowCondition], _ then: [FlowStatement], _ otherwise: [FlowStatement], _ path: ScriptPath,
    in frame: ScriptFrame
  ) -> [ScriptPath] {
    guard case .holds(let value)? = conditions.first else {
      return run(then, path, in: frame).map { $0.left(path) }
    }
    return truth(value, path, in: frame).flatMap { decided in
      run(decided.holds ? then : otherwise, decided.path, in: frame).map { $0.left(path) }
    }
  }

  private mutating func select(
    _ value: ScriptValue, _ cases: [FlowCase], _ path: ScriptPath, in frame: ScriptFrame
  ) -> [ScriptPath] {
    guard path.isRunning else { return [path] }
    var open = [path]
    var ends: [ScriptPath] = []
    var words: Set<String> = []
    for candidate in cases where !open.isEmpty {
      var left: [ScriptPath] = []
      for start in open {
        for decided in matches(candidate, value, start, in: frame) {
          if decided.holds {
            ends += run(candidate.body, decided.path, in: frame).map { $0.left(path) }
          } else {
            left.append(decided.path)
          }
        }
      }
      open = limited(left)
      words.formUnion(candidate.patterns.compactMap(Self.word))
      if case .permission(_, .granted) = value, ScriptPlugIn.areAllGrants(words) { open = [] }
    }
    return limited(
      (ends + open).map {
        var end = $0
        if end.outcome == .jumped { end.outcome = .running }
        return end
      })
  }

  private static func word(of pattern: FlowPattern) -> String? {
    if case .value(.member(_, let word)) = pattern { word } else { nil }
  }

  private mutating func matches(
    _ candidate: FlowCase, _ value: ScriptValue, _ path: ScriptPath, in frame: ScriptFrame
  ) -> [(holds: Bool, path: ScriptPath)] {
    var open = [path]
    var found: [(holds: Bool, path: ScriptPath)] = []
    for pattern in candidate.patterns {
      guard case .value(let expected) = pattern else { return found + open.map { (true, $0) } }
      var left: [ScriptPath] = []
      for path in open {
        // case Refused(): of an object whose type is known.
        if case .call(let call) = expected, case .name(let type) = call.callee, case .object = value {
          for holds in isKind(value, type) {
            if holds { found.append((true, path)) } else { left.append(path) }
          }
          continue
        }
        for other in used(expected, path, in: frame) {
          for holds in equality(value, other.value) {
            if holds { found.append((true, other.path)) } else { left.append(other.path) }
          }
        }
      }
      open = left
    }
    return found + open.map { (false, $0) }
  }

  private mutating func loop(
    _ element: FlowPattern?, _ sequence: FlowExpression?, _ conditions: [FlowCondition],
    _ body: [FlowStatement],
    _ path: ScriptPath, in frame: ScriptFrame
  ) -> [ScriptPath] {
    let starts = sequence.map { used($0, path, in: frame).map(\.path) } ?? [path]
    return limited(
      starts.flatMap { start -> [ScriptPath] in
        guard start.isRunning else { return [start] }
        var inside = start
        if case .binding(let name)? = element { inside.locals[name] = .present }
        let turns: [ScriptPath]
        if case .holds(let value)? = conditions.first {
          turns = truth(value, inside, in: frame).flatMap {
            $0.holds ? run(body, $0.path, in: frame) : [$0.path]
          }
        } else {
          turns = run(body, inside, in: frame)
        }
        let ends = turns.map {
          var end = $0.left(path)
          if end.outcome == .jumped { end.outcome = .running }
          return end
        }
        return sequence == nil ? ends : [start] + ends
      })
  }

  private mutating func handle(
    _ body: [FlowStatement], _ failures: [FlowStatement], _ path: ScriptPath, in frame: ScriptFrame
  ) -> [ScriptPath] {
    limited(
      run(body, path, in: frame).flatMap { end -> [ScriptPath] in
        guard end.outcome == .threw else { return [end.left(path)] }
        var caught = end.left(path)
        caught.outcome = .running
        let failure = caught.failure
        let before = caught.locals[FlowStatement.error]
        caught.locals[FlowStatement.error] = caught.thrown ?? .chain(["error"])
        caught = caught.caught
        let line =
          failure.flatMap { $0.file == frame.file && $0.line > 0 ? $0.line : nil }
          ?? body.lazy.flatMap(\.calls).map(\.line).first { $0 > 0 }
        return run(failures, caught, in: frame).map {
          var end = $0
          end.locals[FlowStatement.error] = before
          var path = end.left(path)
          // What it throws on is the same error.
          if path.outcome == .threw { path.failure = failure ?? path.failure }
          if let line, caught.met != nil, path.isQuiet(since: caught) {
            path.dropped = path.dropped ?? Effect.Place(file: frame.file, line: line)
          }
          return path
        }
      })
  }
}

extension ScriptPath {
  /// Returns whether nothing was done since an earlier point of the path that a person or a caller could notice.
  fileprivate func isQuiet(since start: ScriptPath) -> Bool {
    switch outcome {
    case .running, .jumped, .returned(.nothing), .returned(.list([])): break
    case .returned, .threw, .waits: return false
    }
    return told == start.told && isHeard == start.isHeard && states == start.states
  }

  /// Returns the path without the names that a block declared.
  fileprivate func left(_ outer: ScriptPath) -> ScriptPath {
    var path = self
    if path.locals.count > outer.locals.count {
      path.locals = path.locals.filter { outer.locals[$0.key] != nil }
    }
    return path
  }
}
