import LocationPolicy
import SourceFacts

extension Interpreter {
  /// Evaluates an expression on all possible paths.
  mutating func evaluate(_ value: FlowExpression, _ path: Path, in frame: Frame) -> [Evaluated] {
    guard path.isRunning else { return [Evaluated(value: .unknown(""), path: path)] }
    let values =
      nested { $0.evaluated(value, path, in: frame) } ?? [Evaluated(value: .unknown(""), path: path)]
    return limited(values)
  }

  /// Evaluates expressions in order.
  mutating func evaluate(
    _ values: [FlowExpression], _ path: Path, in frame: Frame
  ) -> [(values: [KnownValue], path: Path)] {
    values.reduce([([], path)]) { known, value in
      known.flatMap { known in
        evaluate(value, known.path, in: frame).map { (known.values + [$0.value], $0.path) }
      }
    }
  }

  private mutating func evaluated(_ value: FlowExpression, _ path: Path, in frame: Frame) -> [Evaluated] {
    func only(_ value: KnownValue) -> [Evaluated] { [Evaluated(value: value, path: path)] }
    switch value {
    case .name(let name): return read(name, path, in: frame)
    case .member(let base, let name):
      return evaluate(base, path, in: frame).flatMap { member(name, of: $0.value, $0.path) }
    case .implicitMember(let name): return only(.enumCase(name, []))
    case .boolean(let value): return only(.boolean(value))
    case .nothing: return only(.nothing)
    case .literal(let text): return only(.literal(text))
    case .list(let values):
      return evaluate(values, path, in: frame).map { Evaluated(value: .list($0.values), path: $0.path) }
    case .tuple(let values):
      return evaluate(values, path, in: frame).map { Evaluated(value: .tuple($0.values), path: $0.path) }
    case .call(let call): return self.call(call, path, in: frame)
    case .closure(let closure):
      let names = closure.names
      let known = KnownClosure(
        code: closure, locals: path.locals.filter { names.contains($0.key) }, frame: frame)
      return only(.closure(known))
    case .not, .all, .any, .comparison:
      return truth(value, path, in: frame).map { Evaluated(value: .boolean($0.holds), path: $0.path) }
    case .choice(let condition, let first, let second):
      return truth(condition, path, in: frame).flatMap {
        evaluate($0.holds ? first : second, $0.path, in: frame)
      }
    case .fallback(let first, let second):
      return evaluate(first, path, in: frame).flatMap { evaluated in
        presence(of: evaluated.value, evaluated.path).flatMap { found in
          found.holds
            ? [Evaluated(value: evaluated.value.unwrapped, path: found.path)]
            : evaluate(second, found.path, in: frame)
        }
      }
    case .optional(let inside): return optional(inside, path, in: frame)
    case .cast(let inside, _), .forced(let inside, _): return evaluate(inside, path, in: frame)
    case .awaited(let inside):
      return evaluate(inside, path, in: frame).map {
        var evaluated = $0
        evaluated.path.wait()
        return evaluated
      }
    case .attempted(let inside, let isOptional):
      return evaluate(inside, path, in: frame).map { evaluated in
        if case .unknown = evaluated.value { noteUnknownAttempt() }
        guard case .threw = evaluated.path.outcome, isOptional else { return evaluated }
        var path = evaluated.path
        path.outcome = .running
        return Evaluated(value: .nothing, path: path)
      }
    case .element(let base, let arguments, let text):
      return evaluate([base] + arguments, path, in: frame).map {
        Evaluated(value: Self.element(of: $0.values[0], text), path: $0.path)
      }
    case .other(let parts, let text):
      return evaluate(parts, path, in: frame).map { Evaluated(value: .unknown(text), path: $0.path) }
    }
  }

  private static func element(of value: KnownValue, _ text: String) -> KnownValue {
    if case .waiter(let waiter) = value, waiter.isList {
      return .waiter(waiter.element)
    }
    return .unknown(text)
  }

  /// Evaluates the rest of a chain only if a value is present.
  private mutating func optional(_ value: FlowExpression, _ path: Path, in frame: Frame) -> [Evaluated] {
    evaluate(value, path, in: frame).flatMap { evaluated -> [Evaluated] in
      // For an unknown value, a test for presence adds no information.
      if case .unknown = evaluated.value { return [evaluated] }
      return presence(of: evaluated.value, evaluated.path).map {
        Evaluated(value: $0.holds ? evaluated.value.unwrapped : .nothing, path: $0.path)
      }
    }
  }

  /// Returns the value of a name.
  private mutating func read(_ name: String, _ path: Path, in frame: Frame) -> [Evaluated] {
    if let local = path.locals[name] { return [Evaluated(value: local, path: path)] }
    if name == "self" { return [Evaluated(value: frame.object, path: path)] }
    if let status = LocationCalls.statusName(ofConstant: name).flatMap(AuthorizationStatus.init(caseNamed:)) {
      return [Evaluated(value: .status(status), path: path)]
    }
    if let property = program.property(name, of: frame.type) {
      return read(property, of: frame.object, path)
    }
    let isType = name.first?.isUppercase == true
    let value = isType ? KnownValue.type(name == "Self" ? frame.type : name) : .unknown(name)
    return [Evaluated(value: value, path: path)]
  }

  /// Returns the value of a property of an analyzed type.
  private mutating func read(
    _ property: TargetProgram.Property, of object: KnownValue, _ path: Path
  ) -> [Evaluated] {
    let code = property.code
    let key = Path.Property(type: property.owner, name: code.name)
    if let known = path.properties[key] { return [Evaluated(value: known, path: path)] }
    let frame = Frame(type: property.owner, object: object, file: property.file)
    if let getter = code.getter {
      return call("\(property.file):\(code.line):\(code.name)", getter, [:], path, in: frame)
    }
    switch program.kind(code.type) {
    case .manager: return [Evaluated(value: .manager, path: path)]
    case .status: return [Evaluated(value: answer(.status, on: path), path: path)]
    case .accuracy: return [Evaluated(value: answer(.accuracy, on: path), path: path)]
    case .waiter(let isList):
      let waiter = Waiter(name: code.name, isList: isList, isPresent: someoneWaits)
      return [Evaluated(value: .waiter(waiter), path: path)]
    case .delegate:
      let delegate = Waiter(name: code.name, isList: false, isPresent: someoneWaits, isDelegate: true)
      return [Evaluated(value: .waiter(delegate), path: path)]
    case .object(let type): return [Evaluated(value: .object(type), path: path)]
    case .other:
      if let type = implementation(of: code) { return [Evaluated(value: .object(type), path: path)] }
      guard code.isConstant, let initial = code.initial, initial.isPlain else {
        return [Evaluated(value: .unknown(code.name), path: path)]
      }
      return evaluate(initial, path, in: frame)
    }
  }

  /// Returns the analyzed type of the object with which a property of a protocol begins.
  private func implementation(of property: FlowProperty) -> String? {
    guard !property.type.isEmpty, case .call(let call)? = property.initial, case .name(let name) = call.callee
    else { return nil }
    return program.typeName(name)
  }

  /// Returns a member of a value.
  private mutating func member(_ name: String, of value: KnownValue, _ path: Path) -> [Evaluated] {
    func only(_ value: KnownValue) -> [Evaluated] { [Evaluated(value: value, path: path)] }
    if value == LiveUpdate.value, let member = liveUpdate(name, path) { return only(member) }
    switch value {
    case .nothing: return only(.nothing)
    case .type(let type): return member(name, ofType: type, path)
    case .object(let type):
      if let property = program.property(name, of: type) { return read(property, of: value, path) }
    case .status, .accuracy, .failure, .enumCase:
      if ["rawValue", "code"].contains(name) { return only(value) }
      let type = if case .status = value { "CLAuthorizationStatus" } else { "" }
      if let property = program.property(name, of: type) { return read(property, of: value, path) }
    case .list(let values):
      switch name {
      case "isEmpty": return only(.boolean(values.isEmpty))
      case "first": return only(values.first ?? .nothing)
      case "last": return only(values.last ?? .nothing)
      default: break
      }
    case .waiter(let waiter) where waiter.isList && name == "isEmpty":
      return presence(of: value, path).map { Evaluated(value: .boolean(!$0.holds), path: $0.path) }
    default: break
    }
    guard let question = Self.question(name, of: value) else {
      let isMissing = !circumstances.mayHavePosition && Self.isPosition(name, of: value)
      return only(isMissing ? .nothing : .unknown("\(value.text).\(name)"))
    }
    return only(answer(question, on: path))
  }

  /// Returns whether a property is the position that a manager or a map has.
  private static func isPosition(_ name: String, of value: KnownValue) -> Bool {
    switch (name, value) {
    case ("location", .manager), ("myLocation", .unknown), ("myLocation", .present): true
    case ("location", .unknown(let text)), ("location", .present(let text)):
      ["userLocation", "locationManager"].contains { text == $0 || text.hasSuffix(".\($0)") }
    default: false
    }
  }

  /// Returns the question that a property of a location manager answers, or of an object with such
  /// a name.
  private static func question(_ name: String, of value: KnownValue) -> Circumstances.Question? {
    let isManager: Bool =
      switch value {
      case .manager: true
      case .unknown(let text), .present(let text):
        ["location", "manager"].contains(where: text.lowercased().contains)
      default: false
      }
    guard isManager else { return nil }
    return ["authorizationStatus": .status, "accuracyAuthorization": .accuracy][name]
  }

  private mutating func member(_ name: String, ofType type: String, _ path: Path) -> [Evaluated] {
    func only(_ value: KnownValue) -> [Evaluated] { [Evaluated(value: value, path: path)] }
    switch type {
    case "CLAuthorizationStatus":
      if let status = AuthorizationStatus(caseNamed: name) { return only(.status(status)) }
    case "CLAccuracyAuthorization": return only(.enumCase(name, []))
    case "CLError", "CLError.Code", "CLErrorCode":
      if name == "Code" { return only(.type("CLError.Code")) }
      return only(.enumCase(name, []))
    default: break
    }
    let followed = program.typeName(type)
    if let followed, let property = program.property(name, of: followed) {
      return read(property, of: .object(followed), path)
    }
    if name.first?.isUppercase == true { return only(.type("\(type).\(name)")) }
    // A case of an unknown enumeration.
    return only(followed == nil ? .unknown("\(type).\(name)") : .enumCase(name, []))
  }
}

extension FlowExpression {
  /// Whether the value doesn't need evaluation.
  var isPlain: Bool {
    switch self {
    case .boolean, .nothing, .literal, .implicitMember: true
    case .list(let values): values.allSatisfy(\.isPlain)
    case .member(.name(let type), _): type.first?.isUppercase == true
    default: false
    }
  }
}
