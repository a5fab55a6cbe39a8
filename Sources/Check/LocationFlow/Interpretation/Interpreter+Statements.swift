import SourceFacts

extension Interpreter {
  /// Runs statements in order, each on all paths that reach it.
  mutating func run(_ statements: [FlowStatement], _ path: Path, in frame: Frame) -> [Path] {
    run(statements[...], path, in: frame)
  }

  private mutating func run(_ statements: ArraySlice<FlowStatement>, _ path: Path, in frame: Frame) -> [Path]
  {
    var paths = [path]
    for index in statements.indices {
      if case .deferred(let body) = statements[index] {
        return paths.flatMap { path in
          path.isRunning ? run(body, after: statements[(index + 1)...], path, in: frame) : [path]
        }
      }
      paths = limited(
        paths.flatMap { path in
          guard path.isRunning else { return [path] }
          return nested { $0.step(statements[index], path, in: frame) } ?? [path]
        })
      guard paths.contains(where: \.isRunning) else { break }
    }
    return paths
  }

  /// Runs the rest of a block, and then its deferred statements, however it ends.
  private mutating func run(
    _ body: [FlowStatement], after rest: ArraySlice<FlowStatement>, _ path: Path, in frame: Frame
  ) -> [Path] {
    let ends = nested { $0.run(rest, path, in: frame) } ?? [path]
    return ends.flatMap { end -> [Path] in
      var running = end
      running.outcome = .running
      return (nested { $0.run(body, running, in: frame) } ?? [running]).map {
        var path = $0
        path.outcome = end.outcome
        return path
      }
    }
  }

  private mutating func step(_ statement: FlowStatement, _ path: Path, in frame: Frame) -> [Path] {
    switch statement {
    case .expression(let value):
      return evaluate(value, path, in: frame).map { noted($0, of: value, after: path, in: frame) }
    case .declaration(let name, let type, let value):
      return declare(name, type: type, value, path, in: frame)
    case .function(let function):
      var path = path
      let code = FlowClosure(
        parameters: function.parameters.map(\.name), body: function.body, names: Set(path.locals.keys),
        line: function.line, column: 1)
      path.locals[function.name] = .closure(KnownClosure(code: code, locals: path.locals, frame: frame))
      return [path]
    case .assignment(let target, let value, let line):
      return evaluate(value, path, in: frame).flatMap {
        assign($0.value, to: target, line, $0.path, in: frame)
      }
    case .branch(let conditions, let then, let otherwise):
      return branch(conditions, then, otherwise, path, in: frame)
    case .selection(let subject, let cases):
      return evaluate(subject, path, in: frame).flatMap { select($0.value, cases, $0.path, in: frame) }
    case .loop(let element, let sequence, let conditions, let body):
      return loop(element, sequence, conditions, body, path, in: frame)
    case .result(let value, _):
      return returned(value, path, in: frame)
    case .failure(let error, _):
      return evaluate(error, path, in: frame).map {
        var path = $0.path
        if path.isRunning { path.outcome = .threw($0.value) }
        return path
      }
    case .jump:
      var path = path
      path.outcome = .jumped
      return [path]
    case .handled(let body, let failures): return handle(body, failures, path, in: frame)
    case .deferred(let body): return run(body, path, in: frame)
    case .unread:
      miss(.unread)
      return [path]
    }
  }

  private mutating func returned(_ value: FlowExpression?, _ path: Path, in frame: Frame) -> [Path] {
    guard let value else {
      var path = path
      path.outcome = .returned(.tuple([]))
      return [path]
    }
    return evaluate(value, path, in: frame).map {
      var end = noted($0, of: value, after: path, in: frame)
      if end.isRunning { end.outcome = .returned($0.value) }
      return end
    }
  }

  private mutating func declare(
    _ name: String, type: String, _ value: FlowExpression?, _ path: Path, in frame: Frame
  ) -> [Path] {
    let values =
      value.map { evaluate($0, path, in: frame) } ?? [Evaluated(value: .unknown(name), path: path)]
    return values.map {
      var path = $0.path
      path.locals[name] = $0.value
      path.forget(name)
      if case .unknown = $0.value, program.kind(type) == .manager { path.locals[name] = .manager }
      return path
    }
  }

  private mutating func branch(
    _ conditions: [FlowCondition], _ then: [FlowStatement], _ otherwise: [FlowStatement], _ path: Path,
    in frame: Frame
  ) -> [Path] {
    // Names that a guard binds are available after it.
    let isGuard = then.isEmpty
    return decide(conditions, path, in: frame).flatMap { decided in
      guard decided.path.isRunning else { return [decided.path] }
      let ends = run(decided.holds ? then : otherwise, decided.path, in: frame)
      return isGuard && decided.holds ? ends : ends.map { $0.leavingBlock(after: path) }
    }
  }

  /// Runs the first case that a value matches, or each that it may match.
  private mutating func select(
    _ value: KnownValue, _ cases: [FlowCase], _ path: Path, in frame: Frame
  ) -> [Path] {
    guard path.isRunning else { return [path] }
    var open = [path]
    var ends: [Path] = []
    for (index, candidate) in cases.enumerated() where !open.isEmpty {
      let isLast = index == cases.count - 1
      var left: [Path] = []
      for path in open {
        for match in matches(candidate, value, path, in: frame) {
          // Switches are exhaustive, so the last case takes what no other does.
          if match.holds || isLast && candidate.filter == nil {
            ends += run(candidate.body, match.path, in: frame).map { $0.leavingBlock(after: path) }
          } else {
            left.append(match.path)
          }
        }
      }
      open = left
    }
    return (ends + open).map { end in
      guard end.outcome == .jumped else { return end }
      var end = end
      end.outcome = .running
      return end
    }
  }

  private mutating func matches(
    _ candidate: FlowCase, _ value: KnownValue, _ path: Path, in frame: Frame
  ) -> [(holds: Bool, path: Path)] {
    var open = [path]
    var found: [(holds: Bool, path: Path)] = []
    for pattern in candidate.patterns {
      let decided = open.flatMap { match(pattern, value, $0, in: frame) }
      open = decided.filter { !$0.holds }.map(\.path)
      for match in decided where match.holds {
        found += candidate.filter.map { truth($0, match.path, in: frame) } ?? [match]
      }
    }
    return found + open.map { (false, $0) }
  }

  /// Runs a loop zero times and once.
  private mutating func loop(
    _ element: FlowPattern?, _ sequence: FlowExpression?, _ conditions: [FlowCondition],
    _ body: [FlowStatement], _ path: Path, in frame: Frame
  ) -> [Path] {
    let sequences =
      sequence.map { evaluate($0, path, in: frame) } ?? [Evaluated(value: .present("the loop"), path: path)]
    return sequences.flatMap { sequence -> [Path] in
      guard sequence.path.isRunning else { return [sequence.path] }
      let isLive = sequence.value.text.contains(LiveUpdate.sequence)
      let (value, isSure) = isLive ? (LiveUpdate.value, true) : self.element(of: sequence.value)
      let starts = element.map { match($0, value, sequence.path, in: frame) } ?? [(true, sequence.path)]
      let turns = starts.flatMap { start -> [Path] in
        guard start.holds else { return [start.path] }
        return decide(conditions, start.path, in: frame).flatMap { decided in
          decided.holds ? run(body, decided.path, in: frame) : [decided.path]
        }
      }
      let ends = turns.map { turn in
        var end = turn.leavingBlock(after: path)
        // Live updates go on until code leaves them, also while no location comes.
        if isLive, end.isRunning { end.outcome = .returned(.tuple([])) }
        if end.outcome == .jumped { end.outcome = .running }
        return end
      }
      return isSure || element == nil ? ends : [sequence.path] + ends
    }
  }

  /// Returns an element of an array, and whether there certainly is one.
  private func element(of list: KnownValue) -> (value: KnownValue, isSure: Bool) {
    switch list {
    case .waiter(let waiter) where waiter.isList:
      (.waiter(waiter.element.present), waiter.isPresent)
    case .list(let values):
      (values.count == 1 ? values[0] : .present("an element of \(list.text)"), !values.isEmpty)
    default: (.present("an element of \(list.text)"), false)
    }
  }

  /// Runs statements, and the handler of their errors if one is or may be thrown.
  private mutating func handle(
    _ body: [FlowStatement], _ failures: [FlowStatement], _ path: Path, in frame: Frame
  ) -> [Path] {
    var unknown = path
    unknown.locals["error"] = .present("error")
    let (ends, mayThrow) = watchingAttempts { $0.run(body, path, in: frame) }
    let handled = ends.flatMap { end -> [Path] in
      guard case .threw(let error) = end.outcome else { return [end.leavingBlock(after: path)] }
      var caught = end
      caught.outcome = .running
      caught.locals["error"] = error
      return run(failures, caught, in: frame).map { $0.leavingBlock(after: path) }
    }
    // Code that isn't analyzed may throw before anything else happens.
    guard mayThrow else { return handled }
    return handled + run(failures, unknown, in: frame).map { $0.leavingBlock(after: path) }
  }
}

extension Path {
  /// Returns the path without the names that a block declared, and with those that it shadowed.
  fileprivate func leavingBlock(after outer: Path) -> Path {
    var path = self
    path.locals = path.locals.filter { outer.locals[$0.key] != nil }
    return path
  }
}
