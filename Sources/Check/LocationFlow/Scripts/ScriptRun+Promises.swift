import SourceFacts

/// Promises, futures and streams.
extension ScriptRun {
  /// Evaluates a call that handles what a promise brings, such as `then` and `catch`; nil for other calls.
  mutating func chained(
    _ name: String, on base: FlowExpression, _ call: FlowCall, _ path: ScriptPath, in frame: ScriptFrame
  ) -> [Evaluated]? {
    guard ["then", "catch", "catchError", "onError", "whenComplete", "finally", "timeout"].contains(name),
      !call.arguments.isEmpty
    else { return nil }
    return used(base, path, in: frame).map(\.settled).flatMap { start -> [Evaluated] in
      let waits = start.path.outcome == .waits
      if waits, name != "timeout" { return [start] }
      let hasFailed = start.path.outcome == .threw || waits
      var path = start.path
      path.outcome = .running
      let functions = all(call.arguments.map(\.value), path, in: frame)
      return functions.flatMap { found -> [Evaluated] in
        var failed = found.path
        failed.outcome = .threw
        let handler =
          call.arguments.firstIndex { $0.label == "onError" } ?? (found.values.count > 1 ? 1 : nil)
        switch name {
        case "then":
          if !hasFailed { return run(found.values[0], [start.value], found.path) }
          guard let handler else { return [Evaluated(value: .unknown, path: failed)] }
          return run(found.values[handler], [start.path.thrown ?? .present], found.path.caught)
        case "catch", "catchError", "onError":
          if !hasFailed { return [Evaluated(value: start.value, path: found.path)] }
          return run(found.values[0], [start.path.thrown ?? .present], found.path.caught)
        case "timeout":
          failed.isSearching = false
          return [Evaluated(value: start.value, path: hasFailed ? failed : found.path)]
        default:
          return run(found.values[0], [], found.path).map {
            var path = $0.path
            if hasFailed { path.outcome = .threw }
            return Evaluated(value: start.value, path: path)
          }
        }
      }
    }
  }

  /// Evaluates a promise that has failed from the start, as `Future.error(…)`, like an error that is thrown; nil for
  /// other calls.
  mutating func failed(
    _ name: String, on base: FlowExpression, _ call: FlowCall, _ path: ScriptPath, in frame: ScriptFrame
  ) -> [Evaluated]? {
    guard ["Future.error", "Promise.reject"].contains("\(Self.text(of: base)).\(name)") else { return nil }
    return all(call.arguments.map(\.value), path, in: frame).map {
      var path = $0.path
      path.fail(at: Effect.Place(file: frame.file, line: call.line), with: $0.values.first ?? .unknown)
      return Evaluated(value: .unknown, path: path)
    }
  }

  /// Evaluates promises that are awaited together, as `Promise.all([…])`, or of which the first one counts; nil for
  /// other calls.
  mutating func together(
    _ name: String, on base: FlowExpression, _ call: FlowCall, _ path: ScriptPath, in frame: ScriptFrame
  ) -> [Evaluated]? {
    let isRace: Bool
    switch "\(Self.text(of: base)).\(name)" {
    case "Promise.all", "Future.wait": isRace = false
    case "Promise.race", "Future.any": isRace = true
    default: return nil
    }
    guard case .list(let parts)? = call.arguments.first?.value.unforced else { return nil }
    return all(parts, path, in: frame).map { found in
      var path = found.path
      if path.isRunning, found.values.contains(.rejected) { path.fail() }
      guard isRace else { return Evaluated(value: .list(found.values), path: path) }
      // The others are its time limit.
      if path.outcome == .waits {
        path.outcome = .threw
        path.failure = path.met
        path.isSearching = false
      }
      return Evaluated(value: found.values.first { $0.isPresent == true } ?? .unknown, path: path)
    }
  }

  /// Listens to a stream of positions.
  mutating func listen(
    _ values: [ScriptValue], _ labels: [String?], handlesErrors: Bool, at place: Effect.Place,
    _ path: ScriptPath
  ) -> [Evaluated] {
    noteQuestion()
    if situation == .withoutFix {
      return [Evaluated(value: .subscription, path: path.watching(at: place))]
    }
    let handler = labels.firstIndex(of: "onError")
    let error = ScriptPlugIn.geolocator.error(in: situation, modules: []) ?? .present
    var path = path
    if findsPositions {
      path.locate()
      if handler != nil || !handlesErrors {
        path = listened(handler.map { values[$0] } ?? .nothing, error, at: place, path)
      }
    }
    if situation.isWithoutPermission { path.meet(at: place) }
    guard let index = findsPositions ? values.indices.first : handler else {
      return [Evaluated(value: .subscription, path: path)]
    }
    return run(values[index], [findsPositions ? .place(isFixed: false) : error], path).map {
      Evaluated(value: .subscription, path: $0.path)
    }
  }

  /// Creates a promise, whose function runs at once; it may never be kept, nor fail.
  mutating func promise(_ call: FlowCall, _ path: ScriptPath, in frame: ScriptFrame) -> [Evaluated]? {
    guard call.arguments.count == 1, case .closure(let code)? = call.arguments.first?.value else {
      return nil
    }
    let keys = ["resolve", "reject"].map { "#\($0) \(frame.file) \(call.line)" }
    let enders = Set(code.parameters)
    let known = Set(given.keys)
    return used(call.arguments[0].value, path, in: frame).flatMap { function in
      run(function.value, keys.map { .setter($0) }, function.path)
    }.flatMap { end -> [Evaluated] in
      var path = end.path
      let timers = path.later.filter { $0.mentions(enders) }
      path.later.removeAll { $0.mentions(enders) }
      let isSettled = keys.contains { path.states[$0] != nil }
      if !isSettled, path.isRunning, !timers.isEmpty { return runLater(timers, path) }
      // What was given away may end it.
      let isOpen = given.keys.contains { !known.contains($0) && $0.mentions(enders) }
      if !isSettled, !isOpen, path.isRunning, path.met != nil { path.outcome = .waits }
      return [Evaluated(value: .unknown, path: path)]
    }.map { end in
      var path = end.path
      let result = path.states.removeValue(forKey: keys[0])
      let failure = path.states.removeValue(forKey: keys[1])
      if result == nil, failure != nil {
        path.outcome = .threw
        path.failure = Effect.Place(file: frame.file, line: call.line)
        path.thrown = failure
      }
      return Evaluated(value: result ?? .unknown, path: path)
    }
  }

  // MARK: - What runs later

  /// Runs what is left to run after a time or when updates end, if the situation is about that.
  mutating func runLater(_ ends: [Evaluated]) -> [Evaluated] {
    ends.flatMap { end -> [Evaluated] in
      guard end.path.isWatching || situation == .interruption, !end.path.later.isEmpty else { return [end] }
      var path = end.path
      path.outcome = .running
      return runLater(path.later, path).map {
        var path = $0.path
        path.outcome = end.path.outcome
        if path.states != end.path.states { path.stopWatching() }
        return Evaluated(value: end.value, path: path)
      }
    }
  }

  private mutating func runLater(_ functions: [ScriptPath.Later], _ path: ScriptPath) -> [Evaluated] {
    functions.reduce([Evaluated(value: .unknown, path: path)]) { ends, later in
      limited(
        ends.flatMap { end in
          var path = end.path
          if let place = later.meets { path.meet(at: place) }
          return run(later.function, later.values, path)
        })
    }
  }
}
