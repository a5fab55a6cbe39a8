import SourceFacts

extension ScriptRun {
  /// Evaluates an expression on all ways.
  mutating func evaluate(_ value: FlowExpression, _ path: ScriptPath, in frame: ScriptFrame) -> [Evaluated] {
    guard path.isRunning else { return [Evaluated(value: .unknown, path: path)] }
    let values = nested { $0.evaluated(value, path, in: frame) } ?? [Evaluated(value: .unknown, path: path)]
    return limited(values)
  }

  private mutating func evaluated(
    _ value: FlowExpression, _ path: ScriptPath, in frame: ScriptFrame
  ) -> [Evaluated] {
    func only(_ value: ScriptValue) -> [Evaluated] { [Evaluated(value: value, path: path)] }
    switch value {
    case .name(let name):
      let value = read(name, path, in: frame)
      guard value == .failure else { return only(value) }
      var path = path
      path.react()
      return [Evaluated(value: value, path: path)]
    case .member(let base, let name): return member(base, name, path, in: frame)
    case .implicitMember(let name): return only(.literal(name))
    case .boolean(let value): return only(.boolean(value))
    case .nothing: return only(.nothing)
    case .literal(let text): return only(.literal(text))
    case .list(let values):
      return all(values, path, in: frame).map { Evaluated(value: .list($0.values), path: $0.path) }
    case .closure(let closure):
      return only(.closure(ScriptClosure(code: closure, locals: path.locals, frame: frame)))
    case .call(let call): return self.call(call, path, in: frame)
    case .not, .all, .any, .comparison:
      // a && f() as a statement.
      if uses == 0, case .all(let parts) = value, let last = parts.last {
        return truth(.all(Array(parts.dropLast())), path, in: frame).flatMap {
          $0.holds ? evaluate(last, $0.path, in: frame) : [Evaluated(value: .boolean(false), path: $0.path)]
        }
      }
      return truth(value, path, in: frame).map { Evaluated(value: .boolean($0.holds), path: $0.path) }
    case .choice(let condition, let first, let second):
      return truth(condition, path, in: frame).flatMap {
        evaluate($0.holds ? first : second, $0.path, in: frame)
      }
    case .fallback(let first, let second):
      return used(first, path, in: frame).flatMap { found -> [Evaluated] in
        switch found.value.isPresent {
        case true?: [found]
        case false?: evaluate(second, found.path, in: frame)
        case nil:
          [Evaluated(value: found.value, path: found.path)]
            + evaluate(second, found.path, in: frame)
        }
      }
    case .forced(let inside, _):
      return evaluate(inside, path, in: frame).map { found in
        guard found.value == .nothing, found.path.isRunning else { return found }
        return crashed(found.path)
      }
    case .optional(let inside), .cast(let inside, _), .attempted(let inside, _):
      return evaluate(inside, path, in: frame)
    case .awaited(let inside): return evaluate(inside, path, in: frame).map(\.settled)
    case .element(let base, let arguments, _):
      return all([base] + arguments, path, in: frame).map {
        Evaluated(value: Self.element(of: $0.values), path: $0.path)
      }
    case .tuple(let parts):
      return all(parts, path, in: frame).map { Evaluated(value: .list($0.values), path: $0.path) }
    case .other(let parts, _):
      return all(parts, path, in: frame).map { Evaluated(value: .unknown, path: $0.path) }
    }
  }

  private static func element(of values: [ScriptValue]) -> ScriptValue {
    guard values.count == 2, case .literal(let index) = values[1] else { return .unknown }
    switch values[0] {
    case .list(let elements):
      guard let number = Int(index), elements.indices.contains(number) else { return .unknown }
      return elements[number]
    case .record(let fields): return fields[index] ?? .unknown
    default: return .unknown
    }
  }

  /// Returns the first or the last element of a list, or a field of one of Dart's records.
  private static func element(_ name: String, of elements: [ScriptValue]) -> ScriptValue {
    switch name {
    case "first", "firstOrNull": return elements.first ?? .unknown
    case "last", "lastOrNull": return elements.last ?? .unknown
    case "value", "obs": return .list(elements)
    default:
      guard name.hasPrefix("$"), let number = Int(name.dropFirst()), elements.indices.contains(number - 1)
      else { return .unknown }
      return elements[number - 1]
    }
  }

  /// Evaluates expressions in order, whose values are used.
  mutating func all(
    _ values: [FlowExpression], _ path: ScriptPath, in frame: ScriptFrame
  ) -> [(values: [ScriptValue], path: ScriptPath)] {
    var known: [(values: [ScriptValue], path: ScriptPath)] = [([], path)]
    for value in values {
      known = known.flatMap { known in
        used(value, known.path, in: frame).map { (known.values + [$0.value], $0.path) }
      }
    }
    return known
  }

  /// Ends a path at a value that isn't there.
  private func crashed(_ path: ScriptPath) -> Evaluated {
    var path = path
    path.outcome = .threw
    return Evaluated(value: .unknown, path: path)
  }

  // MARK: - Names

  func read(_ name: String, _ path: ScriptPath, in frame: ScriptFrame) -> ScriptValue {
    if let local = path.locals[name] { return local }
    if name == "self" { return frame.type.isEmpty ? .chain(["self"]) : .object(frame.type) }
    if let method = program.method(name, of: frame.type) ?? program.function(name, in: frame.file) {
      return .function(method)
    }
    if program.stores[name] != nil { return .store(name) }
    if let property = program.property(name, of: frame.type, in: frame.file) {
      return read(property, named: name, path)
    }
    if let type = program.handedType(name, in: frame.file) { return .object(type) }
    return name == "mounted" ? .boolean(true) : .chain([name])
  }

  private func read(
    _ property: (key: String, code: FlowProperty), named name: String, _ path: ScriptPath
  ) -> ScriptValue {
    if let known = path.states[property.key] { return known }
    if let field = property.code.plainField, let inner = program.property(field, besides: property.key) {
      return path.states[inner.key] ?? .chain([name])
    }
    if case .call(let call)? = property.code.initial, case .name(let type) = call.callee, program.isType(type)
    {
      return .object(type)
    }
    let type = String(property.code.type.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    return program.isType(type) ? .object(type) : .chain([name])
  }

  private mutating func member(
    _ base: FlowExpression, _ name: String, _ path: ScriptPath, in frame: ScriptFrame
  ) -> [Evaluated] {
    used(base, path, in: frame).flatMap { owner -> [Evaluated] in
      func only(_ value: ScriptValue) -> [Evaluated] { [Evaluated(value: value, path: owner.path)] }
      guard owner.path.isRunning else { return [owner] }
      switch owner.value {
      case .nothing:
        if case .optional = base { return only(.nothing) }
        return [crashed(owner.path)]
      case .permission(let plugIn, let answer):
        if ScriptPlugIn.isWord(name) { return truths(plugIn.matches(name, answer), owner.path) }
        return only(
          ["status", "location", "coarseLocation", "value"].contains(name) ? owner.value : .unknown)
      case .response(let plugIn, let answer):
        if name == "granted" { return only(.boolean(answer == .granted)) }
        if name == "canAskAgain" { return only(.boolean(answer == .undecided)) }
        return only(
          ["status", "location", "coarseLocation"].contains(name) ? .permission(plugIn, answer) : .unknown)
      case .record(let fields):
        var path = owner.path
        // To look at the error of a snapshot is to react to it.
        if path.isBuilding, fields[name] == .failure { path.react() }
        return [Evaluated(value: fields[name] ?? .unknown, path: path)]
      case .object(let type):
        if let property = program.property(name, of: type, in: "") {
          return only(read(property, named: name, owner.path))
        }
        return only(
          program.method(name, of: type).map { .function($0) } ?? owner.path.states["\(type) \(name)"]
            ?? .unknown)
      case .place: return only(.present)
      case .list(let elements): return only(Self.element(name, of: elements))
      case .store(let store): return only(field(name, of: store, owner.path))
      case .chain(let names):
        if name == "mounted" { return only(.boolean(true)) }
        if names.count == 1, program.enumerations.contains(names[0]), name != "values" {
          return only(.constant(names[0], name))
        }
        if names == ["widget"], let property = program.widgetProperty(name, of: frame.type) {
          return only(read(property, named: name, owner.path))
        }
        // It never ends with an error.
        if name == "onLocationChanged",
          program.modules(of: frame.file).contains(where: { $0.hasPrefix("package:location/") })
        {
          return only(.positions(handlesErrors: true))
        }
        return ask(
          names + [name], [], [], Effect.Place(file: frame.file, line: 0), owner.path, in: frame,
          isCall: false)
          ?? only(names.isEmpty ? .unknown : .chain(names + [name]))
      default: return only(["value", "obs", "current"].contains(name) ? owner.value : .unknown)
      }
    }
  }

  private func truths(_ holds: Bool?, _ path: ScriptPath) -> [Evaluated] {
    (holds.map { [$0] } ?? [true, false]).map { Evaluated(value: .boolean($0), path: path) }
  }

  // MARK: - Conditions

  /// Evaluates a condition; if it isn't known, both ways are followed.
  mutating func truth(
    _ value: FlowExpression, _ path: ScriptPath, in frame: ScriptFrame
  ) -> [(holds: Bool, path: ScriptPath)] {
    uses += 1
    defer { uses -= 1 }
    return nested { $0.decided(value, path, in: frame) } ?? [(true, path), (false, path)]
  }

  private mutating func decided(
    _ value: FlowExpression, _ path: ScriptPath, in frame: ScriptFrame
  ) -> [(holds: Bool, path: ScriptPath)] {
    switch value {
    case .not(let inside): return truth(inside, path, in: frame).map { (!$0.holds, $0.path) }
    case .all(let parts): return combined(parts, stopsAt: false, path, in: frame)
    case .any(let parts): return combined(parts, stopsAt: true, path, in: frame)
    case .comparison(let left, let isEqual, let right):
      return all([left, right], path, in: frame).flatMap { found in
        let results = equality(found.values[0], found.values[1])
        return results.map { ($0 == isEqual, found.path) }
      }
    default:
      if case .other(let parts, let text) = value, let found = kind(parts, text, path, in: frame) {
        return found
      }
      return evaluate(value, path, in: frame).flatMap { found -> [(holds: Bool, path: ScriptPath)] in
        switch found.value {
        case .boolean(let holds): [(holds, found.path)]
        case .nothing: [(false, found.path)]
        case .chain, .literal, .permission, .present:
          [(true, found.path), (false, found.path)]
        default: [(true, found.path)]
        }
      }
    }
  }

  /// Returns whether comparisons of one value are with all words for a grant, and this is what it is.
  private func isGrant(
    _ parts: [FlowExpression], isEqual: Bool, _ path: ScriptPath, in frame: ScriptFrame
  ) -> Bool {
    var words: Set<String> = []
    for part in parts {
      guard case .comparison(.name(let name), isEqual, .member(_, let word)) = part,
        case .permission(_, .granted)? = path.locals[name]
      else { return false }
      words.insert(word)
    }
    return ScriptPlugIn.areAllGrants(words)
  }

  private mutating func combined(
    _ parts: [FlowExpression], stopsAt answer: Bool, _ path: ScriptPath, in frame: ScriptFrame
  ) -> [(holds: Bool, path: ScriptPath)] {
    if isGrant(parts, isEqual: answer, path, in: frame) { return [(answer, path)] }
    var open = [path]
    var stopped: [ScriptPath] = []
    for part in parts {
      let decided = open.flatMap { truth(part, $0, in: frame) }
      stopped += decided.filter { $0.holds == answer }.map(\.path)
      open = limited(decided.filter { $0.holds != answer }.map(\.path))
    }
    return limited(stopped).map { (answer, $0) } + open.map { (!answer, $0) }
  }

  /// Returns the possible results of a test for equality.
  func equality(_ left: ScriptValue, _ right: ScriptValue) -> [Bool] {
    let both = [true, false]
    switch (left, right) {
    case (.nothing, .nothing): return [true]
    case (.nothing, let other), (let other, .nothing): return other.isPresent.map { [!$0] } ?? both
    case (.boolean(let value), .boolean(let other)): return [value == other]
    case (.literal(let text), .literal(let other)): return [text == other]
    case (.literal(let code), .chain(let names)), (.chain(let names), .literal(let code)):
      guard names.count > 1, let known = names.last.flatMap({ ScriptPlugIn.codes[$0] }) else { return both }
      return [code == known]
    case (.constant(let type, let name), .constant(let other, let otherName)):
      return [type == other && name == otherName]
    // Cases of one enumeration.
    case (.chain(let names), .chain(let others))
    where names.count > 1 && names.dropLast() == others.dropLast() && names[0].first?.isUppercase ?? false:
      return [names == others]
    case (.permission(let plugIn, let answer), let other), (let other, .permission(let plugIn, let answer)):
      let word: String? =
        switch other {
        case .literal(let text): text
        case .chain(let names): names.last
        default: nil
        }
      guard let word, ScriptPlugIn.isWord(word) else { return both }
      return plugIn.matches(word, answer).map { [$0] } ?? both
    default: return both
    }
  }
}
