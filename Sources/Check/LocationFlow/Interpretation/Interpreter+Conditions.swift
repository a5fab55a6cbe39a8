import LocationPolicy
import SourceFacts

extension Interpreter {
  /// Evaluates conditions on each path; names in them are bound if they are true.
  mutating func decide(
    _ conditions: [FlowCondition], _ path: Path, in frame: Frame
  ) -> [(holds: Bool, path: Path)] {
    var open = [path]
    var failed: [(holds: Bool, path: Path)] = []
    for condition in conditions {
      let decided = open.flatMap { decide(condition, $0, in: frame) }
      failed += decided.filter { !$0.holds }
      open = decided.filter(\.holds).map(\.path)
    }
    return Path.merged(open).map { (true, $0) } + Path.merged(failed.map(\.path)).map { (false, $0) }
  }

  private mutating func decide(
    _ condition: FlowCondition, _ path: Path, in frame: Frame
  ) -> [(holds: Bool, path: Path)] {
    switch condition {
    case .holds(let value): return truth(value, path, in: frame)
    case .present(let name, let value):
      return evaluate(value, path, in: frame).flatMap { evaluated in
        presence(of: evaluated.value, evaluated.path).map { found in
          var path = found.path
          if found.holds { path.locals[name] = evaluated.value.unwrapped }
          return (found.holds, path)
        }
      }
    case .matches(let pattern, let value):
      return evaluate(value, path, in: frame).flatMap { match(pattern, $0.value, $0.path, in: frame) }
    }
  }

  /// Evaluates an expression as a condition.
  mutating func truth(
    _ value: FlowExpression, _ path: Path, in frame: Frame
  ) -> [(holds: Bool, path: Path)] {
    nested { $0.decided(value, path, in: frame) } ?? fork("true", path)
  }

  private mutating func decided(
    _ value: FlowExpression, _ path: Path, in frame: Frame
  ) -> [(holds: Bool, path: Path)] {
    switch value {
    case .not(let inside): return truth(inside, path, in: frame).map { (!$0.holds, $0.path) }
    case .all(let parts): return combined(parts, stopsAt: false, path, in: frame)
    case .any(let parts): return combined(parts, stopsAt: true, path, in: frame)
    case .comparison(let left, let isEqual, let right):
      return evaluate([left, right], path, in: frame).flatMap { values, path in
        equality(values[0], values[1], path).map { ($0.holds == isEqual, $0.path) }
      }
    default:
      return evaluate(value, path, in: frame).flatMap { evaluated -> [(holds: Bool, path: Path)] in
        switch evaluated.value {
        case .boolean(let holds): return [(holds, evaluated.path)]
        // In Objective-C, an object is true unless it is nil.
        case .nothing, .waiter, .manager, .object, .closure:
          return presence(of: evaluated.value, evaluated.path)
        default: return fork(evaluated.value.text, evaluated.path)
        }
      }
    }
  }

  /// Evaluates operands in order, until one determines the result.
  private mutating func combined(
    _ parts: [FlowExpression], stopsAt answer: Bool, _ path: Path, in frame: Frame
  ) -> [(holds: Bool, path: Path)] {
    var open = [path]
    var stopped: [Path] = []
    for part in parts {
      let decided = open.flatMap { truth(part, $0, in: frame) }
      stopped += decided.filter { $0.holds == answer }.map(\.path)
      open = Path.merged(decided.filter { $0.holds != answer }.map(\.path))
    }
    return Path.merged(stopped).map { (answer, $0) } + open.map { (!answer, $0) }
  }

  /// Matches a value with a pattern.
  mutating func match(
    _ pattern: FlowPattern, _ value: KnownValue, _ path: Path, in frame: Frame
  ) -> [(holds: Bool, path: Path)] {
    switch pattern {
    case .anything: return [(true, path)]
    case .binding(let name):
      var path = path
      path.locals[name] = value
      return [(true, path)]
    case .value(let expected):
      return evaluate(expected, path, in: frame).flatMap { equality(value, $0.value, $0.path) }
    case .present(let inside):
      return presence(of: value, path).flatMap { found -> [(holds: Bool, path: Path)] in
        found.holds ? match(inside, value.unwrapped, found.path, in: frame) : [found]
      }
    case .enumCase(let name, let patterns): return match(name, patterns, value, path, in: frame)
    case .tuple(let patterns):
      guard case .tuple(let values) = value, values.count == patterns.count else {
        let starts = fork(value.text + " matches", path)
        return starts.map { ($0.holds, bound(patterns, to: value.text, $0.path)) }
      }
      return match(patterns, values, path, in: frame)
    }
  }

  private mutating func match(
    _ name: String, _ patterns: [FlowPattern], _ value: KnownValue, _ path: Path, in frame: Frame
  ) -> [(holds: Bool, path: Path)] {
    guard case .enumCase(let given, let values) = value else {
      if name == "some", let only = patterns.first {
        return match(.present(only), value, path, in: frame)
      }
      return fork("\(value.text) is .\(name)", path).map {
        ($0.holds, bound(patterns, to: value.text, $0.path))
      }
    }
    guard given == name else { return [(false, path)] }
    guard values.count == patterns.count else { return [(true, bound(patterns, to: value.text, path))] }
    return match(patterns, values, path, in: frame)
  }

  private mutating func match(
    _ patterns: [FlowPattern], _ values: [KnownValue], _ path: Path, in frame: Frame
  ) -> [(holds: Bool, path: Path)] {
    var open = [path]
    var failed: [(holds: Bool, path: Path)] = []
    for (pattern, value) in zip(patterns, values) {
      let decided = open.flatMap { match(pattern, value, $0, in: frame) }
      failed += decided.filter { !$0.holds }
      open = decided.filter(\.holds).map(\.path)
    }
    return open.map { (true, $0) } + failed
  }

  /// Returns the path with the names in patterns bound to parts of an unknown value.
  private func bound(_ patterns: [FlowPattern], to text: String, _ path: Path) -> Path {
    var path = path
    for pattern in patterns {
      if case .binding(let name) = pattern { path.locals[name] = .present("\(name) of \(text)") }
    }
    return path
  }

  /// Evaluates whether a value is present.
  func presence(of value: KnownValue, _ path: Path) -> [(holds: Bool, path: Path)] {
    switch value {
    case .nothing: [(false, path)]
    case .waiter(let waiter) where !waiter.isPresent: fork(waiter.question, path)
    case .unknown(let text): fork("\(text) is there", path)
    default: [(true, path)]
    }
  }

  /// Evaluates whether two values are equal.
  func equality(_ left: KnownValue, _ right: KnownValue, _ path: Path) -> [(holds: Bool, path: Path)] {
    if right == .nothing { return presence(of: left, path).map { (!$0.holds, $0.path) } }
    if left == .nothing { return presence(of: right, path).map { (!$0.holds, $0.path) } }
    if let known = Self.areEqual(left, right) ?? Self.areEqual(right, left) { return [(known, path)] }
    return fork("\(left.text) == \(right.text)", path)
  }

  /// Returns whether two values are equal; nil if unknown.
  private static func areEqual(_ left: KnownValue, _ right: KnownValue) -> Bool? {
    switch (left, right) {
    case (.status(let status), .status(let other)): return status == other
    case (.status(let status), .enumCase(let name, _)):
      return AuthorizationStatus(caseNamed: name).map { $0 == status }
    case (.status(let status), .literal(let number)): return String(status.rawValue) == number
    case (.accuracy(let accuracy), .accuracy(let other)): return accuracy == other
    case (.accuracy(let accuracy), .enumCase(let name, _)):
      return ["fullAccuracy": .full, "reducedAccuracy": .reduced][name].map { accuracy == $0 }
    case (.failure(let failure), .failure(let other)): return equal(failure, other)
    case (.failure(let failure), .enumCase(let name, _)):
      return equal(failure, Circumstances.Failure(rawValue: name) ?? .other)
    case (.boolean(let value), .boolean(let other)): return value == other
    case (.enumCase(let name, let values), .enumCase(let other, let otherValues)):
      if name != other { return false }
      return values.isEmpty && otherValues.isEmpty ? true : nil
    case (.literal(let text), .literal(let other)): return text == other
    case (.manager, .manager): return true
    case (.object(let type), .object(let other)): return type == other
    default: return nil
    }
  }

  /// Returns whether two errors are equal; nil for errors without a name here.
  private static func equal(_ left: Circumstances.Failure, _ right: Circumstances.Failure) -> Bool? {
    left == .other && right == .other ? nil : left == right
  }
}

extension KnownValue {
  /// The value if it is known to be present.
  var unwrapped: KnownValue {
    switch self {
    case .unknown(let text): .present(text)
    case .waiter(let waiter): .waiter(waiter.present)
    default: self
    }
  }
}
