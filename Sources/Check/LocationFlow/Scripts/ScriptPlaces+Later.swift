import SourceFacts

/// Positions whose age or accuracy code doesn't look at.
extension ScriptPlaces {
  /// The function, or the closure of a component, around the code that is read.
  private var group: String? { units.first { $0 != scope.id || !scope.isDrawing } }

  func id(of closure: FlowClosure) -> String { "\(scope.file):\(closure.line).\(closure.column)" }

  // MARK: - Age

  /// Notes the remembered positions whose time is among some values.
  mutating func noteAge(_ values: [FlowExpression]) {
    for value in values {
      if case .member(let base, let name) = value, ["timestamp", "time", "horizontalAccuracy"].contains(name)
      {
        for case .remembered(let call) in sources(of: base) { aged.insert(call) }
      }
    }
  }

  /// Notes a call that brings a remembered position of any age where code gets no new one.
  mutating func judge(remembered names: [String], _ call: FlowCall) {
    guard let found = answer(names, call),
      found.contains(where: { if case .remembered = $0 { true } else { false } })
    else { return }
    let place = Effect.Place(file: scope.file, line: call.line)
    if call.arguments.contains(where: { ScriptRun.limitsAge($0.value) }) {
      limitedAges.insert(place)
    } else if let group, !groups.isFresh(group), !groups.updating.contains(scope.file) {
      onlyRemembered.insert(place)
    }
  }

  /// Notes a remembered position of any age instead of which code only gets a new one if there is none.
  mutating func judge(remembered first: FlowExpression, else second: FlowExpression) {
    guard groups.asks(in: [.expression(second)]) else { return }
    for case .remembered(let call) in sources(of: first) where !limitedAges.contains(call) {
      preferred.insert(call)
    }
  }

  /// Notes the first use of a manager's location if code only gets a new one when there is none.
  mutating func judge(
    remembered conditions: [FlowCondition], _ then: [FlowStatement], _ otherwise: [FlowStatement],
    rest: [FlowStatement]
  ) {
    let isGuard = then.isEmpty && otherwise.endsSurely
    let without = isGuard || !then.endsSurely ? otherwise : otherwise + rest
    guard groups.asks(in: without), !groups.asks(in: isGuard ? rest : then) else { return }
    for value in conditions.flatMap(Self.present) where isRemembered(value) {
      firstUse(in: isGuard ? rest : then).map { _ = preferred.insert($0) }
    }
  }

  /// Returns whether a value is a remembered position at whose age no code looks.
  mutating func isRemembered(_ value: FlowExpression) -> Bool {
    sources(of: value).contains { if case .remembered(let call) = $0 { !aged.contains(call) } else { false } }
  }

  /// Returns the first place at which code does more with a remembered position than move a map.
  private mutating func firstUse(in body: [FlowStatement]) -> Effect.Place? {
    for statement in body {
      var used: [(name: String?, value: FlowExpression, line: Int)] = []
      switch statement {
      case .assignment(let target, let value, let line): used.append((Self.chain(target).last, value, line))
      case .result(let value?, let line): used.append((nil, value, line))
      default: break
      }
      for call in statement.values.flatMap(\.calls) where !ScriptRun.isLog(Self.chain(call.callee)) {
        used += call.arguments.map { (Self.chain(call.callee).last, $0.value, call.line) }
      }
      for (name, value, line) in used where !isView(name) && isRemembered(value) {
        return Effect.Place(file: scope.file, line: line)
      }
      for inner in statement.bodies { if let place = firstUse(in: inner) { return place } }
    }
    return nil
  }

  /// Returns the keys of the names in a value.
  func leaves(of value: FlowExpression) -> Set<String> {
    var found: Set<String> = []
    func collect(_ value: FlowExpression) {
      if let key = key(of: value) { found.insert(key) }
      switch value {
      case .call(let call) where call.callee != .name("#object"):
        for argument in call.arguments { collect(argument.value) }
        if case .member(let base, _) = call.callee { collect(base) }
      case .literal(let text) where isNative: for part in Self.namesIn(text) { collect(part) }
      case .implicitMember(let name): collect(.name(name))
      default: for part in value.parts { collect(part) }
      }
    }
    collect(value)
    return found
  }

  /// Notes a kept position that code returns when no new one has come.
  mutating func judge(result value: FlowExpression) {
    guard hasFailed else { return }
    let isRemembered = sources(of: value).contains { source in
      if case .remembered(let call) = source {
        !limitedAges.contains(call) && !aged.contains(call)
      } else {
        false
      }
    }
    if isRemembered { fallbacks.insert(place) }
    guard !looksAtClock() else { return }
    let isStored = sources(of: value).contains { if case .kept = $0 { true } else { false } }
    if isStored || isOutlasting(value) { fallbacks.insert(place) }
  }

  /// Notes a kept position that code goes on with, and gets a new one only if there is none.
  mutating func judge(
    early conditions: [FlowCondition], _ then: [FlowStatement], rest: ArraySlice<FlowStatement>
  ) {
    guard !then.isEmpty, then.endsSurely,
      let kept = conditions.lazy.flatMap({ Self.present(in: $0) }).first(where: {
        isOutlasting($0) && !isUpdated($0)
      }),
      groups.asks(in: rest), !groups.asks(in: then), !looksAtClock()
    else { return }
    let key = key(of: kept)
    for statement in then {
      for value in statement.values where leaves(of: value).contains(where: { $0 == key }) {
        let line = if case .result(_, let line) = statement { line } else { self.line }
        fallbacks.insert(Effect.Place(file: scope.file, line: line))
        return
      }
    }
  }

  /// Returns whether a value is a position that a variable outside of a screen holds.
  private func isOutlasting(_ value: FlowExpression) -> Bool {
    guard let key = key(of: value), held[key]?.contains(.answer) ?? false else { return false }
    // A state of the screen around a function.
    if case .name(let name) = value, !units.isEmpty, setters.values.contains(name),
      key == "\(scope.id) \(name)"
    {
      return true
    }
    guard program.filesOfProperties[key] != nil else { return false }
    return !program.hasScreen(in: scope.file)
      || program.property(Self.chain(value).last ?? "", of: "", in: scope.file) != nil
  }

  private func isUpdated(_ value: FlowExpression) -> Bool {
    key(of: value).flatMap { held[$0] }?.contains(.updated) ?? false
  }

  /// Returns the values that a condition requires to be there.
  static func present(in condition: FlowCondition) -> [FlowExpression] {
    switch condition {
    case .present(_, let value): [value]
    case .holds(let value): present(in: value)
    case .matches: []
    }
  }

  private static func present(in value: FlowExpression) -> [FlowExpression] {
    switch value {
    case .all(let parts): parts.flatMap(present)
    case .comparison(let left, isEqual: false, .nothing): [left]
    case .name, .member, .optional, .forced: [value.unforced]
    default: []
    }
  }

  // MARK: - Accuracy

  /// Returns whether a value is how accurate a position is.
  mutating func isAccuracy(_ value: FlowExpression) -> Bool {
    guard case .member(let base, let name) = value.unforced else { return false }
    if name.lowercased().hasPrefix("horizontalaccuracy") { return true }
    guard name == "accuracy" else { return false }
    return sources(of: base).contains(.answer)
  }

  /// The accuracy that no position reaches without precision, in meters.
  private static let coarsest = 1_000.0

  /// Notes the conditions in a body that keep all positions without precision from what follows.
  mutating func judge(filtersIn body: [FlowStatement]) {
    // What draws leaves out only a part of it.
    guard scope.place.line > 0, !scope.isDrawing || units.last != scope.id else { return }
    for (index, statement) in body.enumerated() {
      switch statement {
      case .branch(let conditions, let then, let otherwise):
        guard let holds = truth(of: conditions) else { continue }
        let (runs, skipped) = holds ? (then, otherwise) : (otherwise, then)
        let rest = Array(body[(index + 1)...])
        // Other code may have kept it before.
        guard !runs.contains(where: Self.acts), !body[..<index].contains(where: Self.acts) else { continue }
        if runs.endsSurely
          ? rest.contains(where: Self.acts) || skipped.contains(where: Self.acts)
          : skipped.contains(where: Self.acts) && !rest.contains(where: Self.acts)
        {
          noteFilter(runs)
        }
      case .loop(.some, .some, let conditions, _) where truth(of: conditions) == false:
        noteFilter([])
      default: break
      }
    }
  }

  private mutating func noteFilter(_ body: [FlowStatement]) {
    let line = if case .result(_, let line)? = body.last { line } else { self.line }
    filters.insert(Effect.Place(file: scope.file, line: line))
  }

  /// Returns whether a statement does something that matters, rather than leave or log.
  private static func acts(_ statement: FlowStatement) -> Bool {
    switch statement {
    case .assignment, .function: return true
    case .expression(let value):
      if case .call(let call) = value { return !ScriptRun.isHarmless(chain(call.callee)) }
      return true
    case .result(let value?, _):
      if case .call(let call) = value { return call.callee != .name("#object") } else { return false }
    default: return statement.bodies.contains { $0.contains(where: acts) }
    }
  }

  private mutating func truth(of conditions: [FlowCondition]) -> Bool? {
    guard !conditions.isEmpty else { return nil }
    let all = conditions.map { condition -> Bool? in
      if case .holds(let value) = condition { truth(of: value, steps: 2) } else { nil }
    }
    return all.allHold
  }

  /// Returns whether a condition holds for a position without precision; nil if that isn't known.
  private mutating func truth(of value: FlowExpression, steps: Int) -> Bool? {
    switch value {
    case .all(let parts):
      let all = parts.map { truth(of: $0, steps: steps) }
      // That there is a position, or its accuracy is known, says nothing.
      return all.contains(false)
        ? false : all.contains(true) && zip(parts, all).allSatisfy { $1 == true || isGiven($0) } ? true : nil
    case .any(let parts):
      return parts.map { truth(of: $0, steps: steps) }.anyHolds
    case .not(let inside): return truth(of: inside, steps: steps).map { !$0 }
    case .tuple(let parts) where parts.count == 1: return truth(of: parts[0], steps: steps)
    case .other(let parts, let text) where parts.count == 2 && Self.compares(text):
      let isFirst = isAccuracy(parts[0]) || Self.isAccuracyName(parts[0])
      guard isFirst || isAccuracy(parts[1]) || Self.isAccuracyName(parts[1]),
        let limit = number(of: parts[isFirst ? 1 : 0]),
        limit > 0, limit < Self.coarsest
      else { return nil }
      let isLess = text == "<" || text == "<=" || text.contains(" < ") || text.contains(" <= ")
      return isLess != isFirst
    case .call(let call):
      guard steps > 0, let function = function(call.callee),
        case .result(let result?, _)? = function.code.body.last,
        function.code.body.count == 1
      else { return nil }
      let outer = scope
      defer { scope = outer }
      scope = Self.scope(of: function)
      return truth(of: result, steps: steps - 1)
    default: return nil
    }
  }

  private static func isAccuracyName(_ value: FlowExpression) -> Bool {
    chain(value).last?.lowercased().hasPrefix("horizontalaccuracy") ?? false
  }

  /// Returns whether a condition only asks whether something is there.
  private mutating func isGiven(_ value: FlowExpression) -> Bool {
    switch value {
    case .comparison(let left, isEqual: false, .nothing): isAccuracy(left)
    case .comparison(let left, isEqual: false, .name("undefined")): isAccuracy(left)
    default: false
    }
  }
}
