import SourceFacts

/// What values may be, and what names mean.
extension ScriptPlaces {
  /// Returns what a value may be.
  mutating func sources(of value: FlowExpression) -> Set<Source> {
    switch value {
    case .name: return key(of: value).flatMap { held[$0] } ?? []
    case .member(let base, let name):
      if isPosition(value) { return promised(by: value) ?? [] }
      if isNative, isNativePosition(value) {
        return name == "location" ? [.answer, .updated, .remembered(place)] : [.answer, .updated]
      }
      if name == "timestamp" || isNative && name == "horizontalAccuracy" { noteAge([value]) }
      if isAccuracy(value) { return [.accuracy] }
      let own = (key(of: value) ?? providedKey(of: value)).flatMap { held[$0] } ?? []
      // The location of an update.
      if isNative, name == "location" { return own.union(sources(of: base)) }
      return words(in: name).contains(.part) ? own.union(sources(of: base)) : own
    case .optional(let inside), .forced(let inside, _), .cast(let inside, _), .awaited(let inside),
      .attempted(let inside, _):
      return sources(of: inside)
    case .fallback(let first, let second): return either([first, second])
    case .any(let parts): return either(parts)
    case .choice(_, let first, let second): return either([first, second])
    // The fields of another object, as in `{...place}`.
    case .implicitMember(let name): return sources(of: .name(name))
    case .list(let parts), .tuple(let parts), .all(let parts): return all(parts)
    // A text with a place in it, but not what is computed from one.
    case .other(let parts, "=") where parts.count == 2: return sources(of: parts[1])
    case .other(let parts, let sign):
      if isNative, Self.computes(sign), !Self.isDictionary(value) { return scaled(parts, sign) }
      return Self.computing.contains(sign) ? [] : all(parts)
    case .element(let base, _, _): return sources(of: base)
    case .closure(let closure): return results(of: closure.body)
    case .call(let call): return sources(of: call)
    case .literal(let text): return isNative ? all(Self.namesIn(text)) : []
    case .boolean, .nothing, .not, .comparison: return []
    }
  }

  /// Returns the key of what a component provides to those in it, by which these get it: useContext(Places).place.
  private func providedKey(of value: FlowExpression) -> String? {
    guard case .member(let base, let name) = value, held["#provided \(name)"] != nil,
      case .name(let whole) = base, whole.hasPrefix("#"), contexts.contains("\(scope.id) \(whole)")
    else { return nil }
    return "#provided \(name)"
  }

  mutating func all(_ values: [FlowExpression]) -> Set<Source> {
    var found: Set<Source> = []
    for value in values { found.formUnion(sources(of: value)) }
    return found
  }

  /// Returns what one of some values may be; a number instead of a position is a coordinate.
  mutating func either(_ values: [FlowExpression]) -> Set<Source> {
    let found = all(values)
    // [longitude, latitude], or [0, 0] without a position.
    if found.contains(.answer),
      let numbers = values.lazy.compactMap({ Self.pair(of: $0) }).first
    {
      return found.union([written(numbers)])
    }
    guard values.contains(where: Self.isNumber),
      values.contains(where: { Self.chain($0).last.map { words(in: $0).contains(.coordinate) } ?? false })
    else { return found }
    return found.union([written(values.filter(Self.isNumber))])
  }

  mutating func sources(of call: FlowCall) -> Set<Source> {
    let names = Self.chain(call.callee)
    let values = call.arguments.map(\.value)
    guard let name = names.last(where: { $0 != "init" }) else { return [] }
    if let answer = answer(names, call) { return answer }
    if let kept = read(names, call) { return kept }
    if let distance = distance(name, call) { return distance }
    if name == "#object" || Self.isPlace(name) || latitude(in: call) != nil {
      let isWritten =
        latitude(in: call).map(Self.isNumber)
        ?? (Self.isPlace(name) && values.allSatisfy(Self.isNumber) && (isNative || values.count > 1))
      if isWritten {
        line = call.line
        // A number may only stand in for a position: `latitude ?? 0`.
        return all(values).union([written(values)])
      }
      // The place of something that has more fields isn't the person's.
      let isRecord =
        name == "#object" && latitude(in: call) == nil
        && call.arguments.filter { $0.label != nil && !isOfPosition($0.label) }.count > 2
      return isRecord ? all(values).filter { !$0.isWritten } : all(values)
    }
    if closures["\(scope.id) \(name)"] != nil, names.count == 1 {
      return held["\(scope.id) \(name)"] ?? []
    }
    if case .member(.name(let type), _) = call.callee, Self.isPlace(type) || program.isType(type),
      values.count > 1
    {
      return all(values)
    }
    if isNative {
      if let found = continued(call, name) { return found }
      if name == "liveUpdates" { return [.answer, .updated] }
      // A case of an enumeration around it: .success(place).
      if case .implicitMember = call.callee { return all(values) }
    }
    if let function = function(call.callee) { return held[Self.id(function)] ?? [] }
    if name == "Promise", case .closure(let closure)? = values.first { return kept(by: closure) }
    if isNative, Self.rounding.contains(name) { return all(values) }
    if program.isType(name) || Self.wrappers.contains(name) || call.callee.isHook { return all(values) }
    if case .member(let base, _) = call.callee.unforced { return sources(of: base) }
    return []
  }

  /// Returns the distance that is given in another unit, such as meters / 1000.
  private mutating func scaled(_ parts: [FlowExpression], _ sign: String) -> Set<Source> {
    guard parts.count == 2, let factor = number(of: parts[1]), factor > 0,
      sign.contains("/") != sign.contains("*")
    else { return [] }
    return Set(
      sources(of: parts[0]).compactMap { source in
        guard case .distance(let place, let unit) = source else { return source == .step ? .step : nil }
        return .distance(at: place, perUnit: sign.contains("/") ? unit * factor : unit / factor)
      })
  }

  /// Returns what a promise is kept with: what its function gives to its first parameter, or has a plug-in give to it.
  private mutating func kept(by function: FlowClosure) -> Set<Source> {
    guard let resolve = function.parameters.first else { return [] }
    var given: [FlowExpression] = []
    var answers: [FlowCall] = []
    function.body.visitValues { value in
      guard case .call(let call) = value else { return }
      if call.callee == .name(resolve) { given += call.arguments.prefix(1).map(\.value) }
      if call.arguments.contains(where: { $0.value == .name(resolve) }) { answers.append(call) }
    }
    return answers.reduce(into: all(given)) { found, call in
      found.formUnion(answer(Self.chain(call.callee), call) ?? promised(by: call.callee) ?? [])
    }
  }

  /// Returns the two numbers of which a list consists.
  private static func pair(of value: FlowExpression) -> [FlowExpression]? {
    if case .list(let parts) = value, parts.count == 2, parts.allSatisfy(isNumber) { parts } else { nil }
  }

  /// Returns a place that the code consists of, by values that end in its numbers.
  mutating func written(_ values: [FlowExpression]) -> Source {
    let numbers = values.compactMap(Self.lastNumber).prefix(2)
    if numbers.allSatisfy({ $0 == 0 }) { nowhere.insert(place) }
    return .written(place)
  }

  private static func lastNumber(of value: FlowExpression) -> Double? {
    switch value {
    case .literal(let text): Double(text)
    case .fallback(_, let second): lastNumber(of: second)
    case .any(let parts): parts.last.flatMap(lastNumber)
    default: nil
    }
  }

  var place: Effect.Place { Effect.Place(file: scope.file, line: line) }

  // MARK: - Names

  /// Returns the key of what an expression names.
  func key(of value: FlowExpression) -> String? {
    switch value {
    case .name(let name):
      if scope.locals.contains(name) { return "\(scope.id) \(name)" }
      if isNative, name.hasPrefix("$") { return key(of: .name(String(name.dropFirst()))) }
      return program.property(name, of: scope.type, in: scope.file)?.key ?? program.onlyProperty(name)
    // The publisher of a property: model.$place.
    case .member(let base, let name) where isNative && name.hasPrefix("$"):
      return key(of: .member(base, String(name.dropFirst())))
    case .member(let base, let name) where base.isSelf:
      return program.property(name, of: scope.type, in: scope.file)?.key ?? "\(scope.type) \(name)"
    case .member(.name(let type), let name) where program.isType(type): return "\(type) \(name)"
    case .member(let base, let name):
      if let type = type(of: base), let property = program.property(name, of: type, in: "") {
        return property.key
      }
      return field(name, of: key(of: base))
        ?? (["value", "current"].contains(name) ? key(of: base) : program.onlyProperty(name))
    case .optional(let inside), .forced(let inside, _), .awaited(let inside), .cast(let inside, _):
      return key(of: inside)
    case .call(let call):
      if case .name(let name) = call.callee, closures["\(scope.id) \(name)"] != nil {
        return "\(scope.id) \(name)"
      }
      return function(call.callee).map(Self.id)
    default: return nil
    }
  }

  /// Returns the app's own type of which an object is, by what is written; nil if it isn't known.
  func type(of value: FlowExpression) -> String? {
    switch value {
    case .name(let name):
      if let type = scope.types[name] { return own(type) }
      guard !scope.locals.contains(name) else { return nil }
      return program.property(name, of: scope.type, in: scope.file).flatMap { type(of: $0.code) }
    case .member(.name("self"), let name):
      return program.property(name, of: scope.type, in: scope.file).flatMap { type(of: $0.code) }
    // The only object of a type: Locator.shared.
    case .member(.name(let type), let name) where program.isType(type):
      return ["shared", "instance", "sharedInstance", "default", "I"].contains(name) ? type : nil
    case .call(let call):
      switch call.callee.unforced {
      case .name(let type): return own(type)
      case .member(.name(let type), let name) where program.isType(type) && call.arguments.isEmpty:
        return name == "init" || name.hasPrefix("shared") || name.hasPrefix("instance") ? type : nil
      default: return nil
      }
    case .optional(let inside), .forced(let inside, _), .cast(let inside, _): return type(of: inside)
    default: return nil
    }
  }

  private func type(of property: FlowProperty) -> String? {
    if let type = own(property.type) { return type }
    switch property.initial {
    case .call?, .member(.name, _)?: return property.initial.flatMap(type(of:))
    default: return nil
    }
  }

  private func own(_ type: String) -> String? {
    let plain = type.filter { !"?!* ".contains($0) }
    return program.isType(plain) ? plain : nil
  }

  /// Returns the key of a field that an object is known to have.
  func field(_ name: String, of key: String?) -> String? {
    var key = key
    for _ in 0..<Self.turnLimit {
      guard let owner = key else { return nil }
      if held["\(owner).\(name)"] != nil { return "\(owner).\(name)" }
      key = aliases[owner]
    }
    return nil
  }

  /// Returns the app's own function that an expression names.
  func function(_ callee: FlowExpression) -> ScriptProgram.Function? {
    switch callee.unforced {
    case .name(let name):
      if scope.locals.contains(name) { return nil }
      let plain = name.hasPrefix("<") ? String(name.dropFirst().dropLast()) : name
      return program.method(plain, of: scope.type) ?? program.function(plain, in: scope.file)
    case .member(let base, let name) where base.isSelf: return program.method(name, of: scope.type)
    case .member(.name(let type), let name) where program.isType(type): return program.method(name, of: type)
    case .member(let base, let name):
      if let type = self.type(of: base), let method = program.method(name, of: type) { return method }
      // A type of other code.
      if case .name(let type) = base, type.first?.isUppercase ?? false { return nil }
      return program.method(named: name, in: scope.file)
    case .optional(let inside): return function(inside)
    default: return nil
    }
  }

  /// Returns what a plug-in that is called for a position brings; nil for other calls.
  func answer(_ names: [String], _ call: FlowCall) -> Set<Source>? {
    switch ScriptPlugIn.question(names, in: program.modules(of: scope.file), arguments: { "" })?.1 {
    case .position: [.answer]
    case .updates: [.answer, .updated]
    case .lastPosition:
      [.answer, .remembered(Effect.Place(file: scope.file, line: call.line))]
    case .check, .request, .services, .settings, nil: nil
    }
  }

  /// Returns whether a value is a position that a plug-in promises or delivers.
  mutating func isPosition(_ value: FlowExpression) -> Bool {
    guard case .member(let base, let name) = value.unforced else { return false }
    if name == "onLocationChanged" { return true }
    return ["then", "listen", "subscribe", "whenComplete", "sink"].contains(name)
      && sources(of: base).contains(.answer)
  }

  /// Returns what a function is given that runs when a plug-in's promise is kept; nil for other functions.
  mutating func promised(by callee: FlowExpression) -> Set<Source>? {
    guard isPosition(callee), case .member(let base, _) = callee.unforced else { return nil }
    let found = sources(of: base).filter(\.isOfAnswer)
    return found.isEmpty ? [.answer, .updated] : found
  }

  static func chain(_ value: FlowExpression) -> [String] {
    switch value {
    case .name(let name), .implicitMember(let name): [name]
    case .member(let base, let name): chain(base) + [name]
    case .call(let call): chain(call.callee)
    case .optional(let inside), .forced(let inside, _), .awaited(let inside), .cast(let inside, _):
      chain(inside)
    default: []
    }
  }

  /// Returns the value that a closure without other statements returns, as in `setPlace(() => value)`.
  static func result(of value: FlowExpression) -> FlowExpression {
    if case .closure(let closure) = value, case .result(let result?, _)? = closure.body.last {
      result
    } else {
      value
    }
  }

  /// Returns whether a statement declares a place of which nothing is used before the next statements give it another.
  static func isReplaced(_ declaration: FlowStatement, in rest: ArraySlice<FlowStatement>) -> Bool {
    guard case .declaration(let name, _, .call(let call)?) = declaration,
      chain(call.callee).last(where: { $0 != "init" }).map(isPlace) ?? false
    else { return false }
    func names(_ values: [FlowStatement]) -> Bool {
      var found = false
      values.visitValues { found = found || $0 == .name(name) }
      return found
    }
    guard let next = rest.first(where: { names([$0]) }) else { return false }
    guard case .assignment(let target, let value, let line) = next, chain(target).first == name else {
      return false
    }
    return !names([.result(value, line: line)])
  }

  // MARK: - Words

  /// Returns whether a value is a number, or one if something else is missing.
  static func isNumber(_ value: FlowExpression) -> Bool {
    switch value {
    case .literal(let text): Double(text) != nil
    case .fallback(_, let second): isNumber(second)
    case .any(let parts): parts.last.map(isNumber) ?? false
    default: false
    }
  }

  static let rounding: Set<String> = [
    "round", "floor", "ceil", "trunc", "abs", "fabs", "Int", "Float", "CGFloat",
  ]
  static let comparing: Set<String> = ["<", ">", "<=", ">="]
  static let computing = comparing.union(["-", "*", "/", "%"])

  static func isPlace(_ name: String) -> Bool {
    [
      "LatLng", "Position", "GeoPoint", "Point", "LocationData", "Coordinates", "CLLocation",
      "CLLocationCoordinate2D", "CLLocationCoordinate2DMake", "MKCoordinateRegion",
    ].contains(name)
  }

  static let wrappers: Set<String> = [
    "useState", "useRef", "ref", "signal", "ValueNotifier", "Rx", "Rxn", "BehaviorSubject", "ObservableField",
    "Number",
    "parseFloat", "String", "stringify", "jsonEncode", "assign", "Promise", "resolve", "value", "race", "all",
    "parse", "jsonDecode", "encode", "decode", "fromJson", "fromMap", "atom", "CurrentValueSubject",
    "MKPlacemark", "MKMapItem",
    "Double",
    "NSNumber", "NSString", "stringWithFormat", "numberWithDouble", "numberWithFloat", "format",
  ]
}

extension FlowExpression {
  /// Whether it is a hook of React's, by its name.
  var isHook: Bool {
    guard let name = ScriptPlaces.chain(self).last else { return false }
    return ["useCallback", "useMemo", "useEffect", "useLayoutEffect", "useRef", "useFocusEffect"].contains(
      name)
  }

  /// Whether it is a hook of a library that keeps states, by its name.
  var isForeignHook: Bool {
    guard case .name(let name) = self, name.hasPrefix("use"), !isHook else { return false }
    return name != "useState" && name.dropFirst(3).first?.isUppercase ?? false
  }
}
