import SourceFacts

/// Positions that code stores, reads back, measures from and describes.
extension ScriptPlaces {
  // MARK: - Storage

  /// Follows a call that stores a value for later runs; returns whether it is one.
  mutating func store(_ names: [String], _ call: FlowCall) -> Bool {
    guard let name = names.last, words(in: name).contains(.keeping), isStore(names),
      let key = storageKey(of: call), let value = storedValue(of: call)
    else { return false }
    if sources(of: value).contains(.answer), !isRecord(value), storedKeys.insert(key).inserted {
      hasChanged = true
    }
    return true
  }

  /// Returns what a call reads that an earlier run has stored; nil for other calls.
  mutating func read(_ names: [String], _ call: FlowCall) -> Set<Source>? {
    guard let name = names.last, words(in: name).contains(.returning), isStore(names),
      let key = storageKey(of: call), storedKeys.contains(key)
    else { return nil }
    let place = Effect.Place(file: scope.file, line: call.line)
    if isLast, !looksAtClock() { kept.insert(place) }
    return [.kept(place)]
  }

  /// The names in code that looks at the time.
  private static let clocks: Set<String> = [
    "Date", "DateTime", "NSDate", "timestamp", "now", "timeIntervalSinceNow", "timeIntervalSince",
    "timeIntervalSinceDate", "dayjs", "moment",
  ]

  /// Returns whether the code around, or a function that it calls, looks at the time.
  func looksAtClock() -> Bool {
    guard let body = unitBodies.last else { return false }
    let names = ScriptHands(in: body).names
    return !names.isDisjoint(with: Self.clocks)
      || names.contains { name in
        program.method(name, of: scope.type).map { !(program.names[$0] ?? []).isDisjoint(with: Self.clocks) }
          ?? false
      }
  }

  /// Returns the key under which a call stores a value, unless its callers choose it.
  private func storageKey(of call: FlowCall) -> String? {
    let fields = Self.fields(of: call)
    let labeled = fields.first { ["forKey", "key"].contains($0.label) } ?? fields.first
    guard let value = labeled?.value else { return nil }
    if case .literal(let text) = value { return text.filter { !"'\"@`".contains($0) } }
    let path = Self.chain(value)
    guard !path.isEmpty else { return nil }
    if path.count == 1, scope.types[path[0]] != nil { return nil }
    return path.suffix(2).joined(separator: ".")
  }

  private func storedValue(of call: FlowCall) -> FlowExpression? {
    let fields = Self.fields(of: call)
    if let value = fields.first(where: { $0.label == "value" }) { return value.value }
    return fields.first { $0.label == "forKey" } == nil
      ? (fields.count > 1 ? fields[1].value : nil) : fields.first?.value
  }

  /// Returns the arguments of a call, or the fields of the object that is its only one.
  private static func fields(of call: FlowCall) -> [FlowCall.Argument] {
    if call.arguments.count == 1, case .call(let object) = call.arguments[0].value,
      object.callee == .name("#object")
    {
      return object.arguments
    }
    return call.arguments
  }

  // MARK: - Distances

  /// Returns the distance from the position to another place that a call computes; nil for other calls.
  mutating func distance(_ name: String, _ call: FlowCall) -> Set<Source>? {
    guard words(in: name).contains(.distance) else { return nil }
    var values = call.arguments.map(\.value)
    if case .member(let base, _) = call.callee.unforced, words(in: name).contains(.distanceFrom),
      isNative && !base.isPlain || !(Self.chain(base).last?.first?.isUppercase ?? false)
    {
      values.append(base)
    }
    let isPosition = values.map { sources(of: $0).contains(.answer) }
    // The way between two positions says whether the person has moved.
    guard isPosition.contains(true) else { return nil }
    guard isPosition.contains(false) else { return isNative && isPosition.count > 1 ? [.step] : nil }
    let place = Effect.Place(file: scope.file, line: call.line)
    return [.distance(at: place, perUnit: function(call.callee).map { Self.unit(of: $0.code) } ?? 1)]
  }

  /// Returns how many meters the unit has in which a function returns a distance, by the radius of the Earth in it;
  /// 0 if it has none.
  private static func unit(of function: FlowFunction) -> Double {
    var numbers: Set<Double> = []
    func collect(_ value: FlowExpression) {
      if case .literal(let text) = value, let number = Double(text.filter { $0 != "_" }) {
        numbers.insert(number)
      }
      if case .closure(let closure) = value { walk(closure.body) }
      for part in value.parts { collect(part) }
    }
    func walk(_ body: [FlowStatement]) {
      body.visit { statement in
        for value in statement.values { collect(value) }
      }
    }
    walk(function.body)
    return numbers.lazy.compactMap { radius in
      switch radius {
      case 6_300_000...6_400_000: 1
      case 12_700_000...12_800_000: 1
      case 20_800_000...21_000_000: 0.3048
      case 6_300...6_400, 12_700...12_800: 1_000
      case 3_900...4_000: 1_609
      default: nil
      }
    }.first ?? (function.names.isDisjoint(with: ["distance", "distanceBetween", "getDistance"]) ? 0 : 1)
  }

  /// Notes a call that tests whether the position is in an area.
  mutating func judge(area call: FlowCall, _ name: String) {
    guard words(in: name).contains(.area),
      call.arguments.contains(where: { sources(of: $0.value).contains(.answer) })
    else { return }
    note([.answer], at: Effect.Place(file: scope.file, line: call.line), as: .limit)
  }

  /// The greatest limit that positions without precision reach by chance, in meters.
  private static let coarse = 2_000.0

  /// The finest accuracy of positions, in meters.
  private static let finest = 5.0

  /// Notes a comparison of a distance with a limit, if it is a fine one.
  mutating func judge(limit parts: [FlowExpression]) {
    let distances = parts.map { part in
      sources(of: part).lazy.compactMap { source -> (place: Effect.Place, unit: Double)? in
        if case .distance(let place, let unit) = source { (place, unit) } else { nil }
      }.min { $0.place < $1.place }
    }
    guard parts.count == 2, let index = distances.firstIndex(where: { $0 != nil }),
      let (place, unit) = distances[index],
      distances[1 - index] == nil, !isLeast(parts[1 - index])
    else { return }
    let limit = number(of: parts[1 - index])
    // Nothing is as near as the finest position is accurate.
    let isFine =
      limit.map { $0 * max(unit, 1) >= Self.finest && $0 * max(unit, 1) <= Self.coarse }
      ?? (unit > 0 && unit < 10)
    if isFine { note([.answer], at: place, as: .limit) }
  }

  /// Returns whether a value is the least distance so far, or a part of what keeps it.
  private func isLeast(_ value: FlowExpression) -> Bool {
    guard let root = Self.chain(value).first, scope.locals.contains(root) else { return false }
    let key = "\(scope.id) \(root)"
    return held.contains { entry in
      (entry.key == key || entry.key.hasPrefix(key + "."))
        && entry.value.contains { if case .distance = $0 { true } else { false } }
    }
  }

  /// Returns the number that a value is, directly or by a constant.
  func number(of value: FlowExpression) -> Double? {
    switch value {
    case .literal(let text): return Double(text.filter { $0 != "_" })
    case .fallback(_, let second): return number(of: second)
    default:
      guard let numbers = key(of: value).flatMap({ numbers[$0] }), numbers.count == 1 else { return nil }
      return numbers.first.flatMap { $0.isFinite ? $0 : nil }
    }
  }

  /// Notes what a condition examines.
  mutating func examine(_ value: FlowExpression) {
    if case .member(_, let name) = value,
      ["accuracy", "horizontalAccuracy", "accuracyLimited"].contains(name)
    {
      examinesAccuracy = true
    }
    if isNative, let key = key(of: value) {
      compared.insert(key)
      aliases[key].map { _ = compared.insert($0) }
    }
    for part in value.parts { examine(part) }
  }

  /// Returns the key of what a value is, or is a coordinate of.
  func rootKey(of value: FlowExpression) -> String? {
    switch value {
    case .member(let base, let name) where name.namesCoordinate || name == "coordinate":
      key(of: value) ?? rootKey(of: base)
    case .optional(let inside), .forced(let inside, _), .cast(let inside, _): rootKey(of: inside)
    default: key(of: value)
    }
  }

  // MARK: - Records

  /// Notes a call that stores an object which has the position among other fields.
  mutating func judge(record call: FlowCall, _ name: String) {
    guard words(in: name).contains(.recording) else { return }
    let values = call.arguments.map(\.value)
    guard values.contains(where: { isRecord($0) }) else { return }
    note([.answer], at: Effect.Place(file: scope.file, line: call.line), as: .record)
  }

  /// Returns whether a value is an object with the position and other fields, or holds one.
  private mutating func isRecord(_ value: FlowExpression) -> Bool {
    if case .attempted(let inside, _) = value { return isRecord(inside) }
    if let key = key(of: value), described[key]?.count ?? 0 > 1 {
      // A function that passes on what it is given isn't told that it is a position.
      if case .name(let name) = value, scope.types[name] != nil { return false }
      return held[key]?.contains(.answer) ?? false
        || held.contains { $0.key.hasPrefix(key + ".") && $0.value.contains(.answer) }
    }
    if case .cast(let inside, _) = value { return isRecord(inside) }
    if isNative, Self.isDictionary(value) {
      return fields(ofObject: value).count > 1 && sources(of: value).contains(.answer)
    }
    guard case .call(let call) = value else { return false }
    let name = Self.chain(call.callee).last ?? ""
    let labels = call.arguments.map(\.label)
    if name == "#object" || program.isType(name),
      fields(labels).count > 1,
      // Who reads the object can look at the accuracy.
      !labels.contains(where: { $0?.lowercased().contains("accuracy") ?? false }),
      call.arguments.contains(where: {
        isOfPosition($0.label) && sources(of: $0.value).contains(.answer)
      })
    {
      return true
    }
    return (name == "#object" || Self.wrappers.contains(name))
      && call.arguments.contains { isRecord($0.value) }
  }

  /// Notes that an object has a field.
  mutating func describe(_ target: FlowExpression, _ value: FlowExpression) {
    guard case .member(let base, let name) = target, case .name(let local) = base,
      scope.locals.contains(local)
    else { return }
    let owner = "\(scope.id) \(local)"
    if isOfPosition(name) {
      if sources(of: value).contains(.answer) { add([.answer], to: "\(owner).\(name)") }
    } else {
      describe(owner, by: [name])
    }
  }

  /// Notes the fields that an object has besides the position.
  mutating func describe(_ owner: String, by fields: [String]) {
    let before = described[owner]?.count ?? 0
    described[owner, default: []].formUnion(fields)
    if described[owner]?.count ?? 0 > before { hasChanged = true }
  }

  // MARK: - Callers

  /// Reads the closures of a store, which other code calls by the names of its fields.
  mutating func readActions(in value: FlowExpression) {
    if case .call(let object) = value, object.callee == .name("#object") {
      for field in object.arguments {
        guard case .closure(let closure) = field.value, let label = field.label else { continue }
        let parameters = closure.parameters.map { "\(scope.id) \(label) \($0)" }
        if actions[label]?.contains(parameters) != true { actions[label, default: []].append(parameters) }
        let outer = scope
        scope.locals = Set(closure.parameters)
        scope.id += " \(label)"
        unitBodies = [closure.body]
        read(closure.body)
        scope = outer
      }
    }
    if case .closure(let closure) = value {
      for case .result(let result?, _) in closure.body { readActions(in: result) }
    }
    if case .call(let call) = value, call.callee != .name("#object") {
      for argument in call.arguments { readActions(in: argument.value) }
      readActions(in: call.callee)
    }
  }

  /// Follows what a closure is called with that a function was given.
  mutating func tell(_ call: FlowCall) {
    guard let first = key(of: call.callee), function(call.callee) == nil else { return }
    let found = all(call.arguments.map(\.value)).filter(\.isOfAnswer)
    if found.isEmpty { return }
    var key: String? = first
    for _ in 0..<Self.turnLimit {
      guard let closure = key else { return }
      add(found, to: "\(closure)()")
      key = aliases[closure]
    }
  }
}
