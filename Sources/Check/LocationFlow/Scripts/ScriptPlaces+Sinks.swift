import SourceFacts

/// What code in Swift and Objective-C does with positions.
extension ScriptPlaces {
  /// The methods of a manager after which positions come.
  private static let starting: Set<String> = [
    "startUpdatingLocation", "requestLocation", "startMonitoringSignificantLocationChanges",
  ]

  /// Follows a call, and notes what it does with the position besides what calls in scripts may do.
  mutating func giveNatively(_ call: FlowCall, _ names: [String]) {
    guard let name = names.last else { return }
    // What code assigns when it begins to look is used until there is a position.
    if Self.starting.contains(name) { located.formUnion(units) }
    if name.hasPrefix("scheduledTimer") { noteTimed(call) }
    guard isLast, !ScriptRun.isLog(names) else { return }
    let values = call.arguments.map(\.value)
    if words(in: name).contains(.distance), case .member(let base, _) = call.callee.unforced {
      note(base, at: call.line)
    }
    if !words(in: name).contains(.map) {
      judge(kept: values, at: call.line)
      // What is written right beside the position is meant to be taken for it.
      for case .fallback(let position, let written) in values where !Self.isPlace(name) {
        let isSomewhere = sources(of: .fallback(position, written)).contains { source in
          if case .written(let place) = source { !nowhere.contains(place) } else { false }
        }
        if isSomewhere { note(.fallback(position, written), at: call.line) }
      }
    }
    if name.lowercased().hasPrefix("reversegeocode") {
      let handler = values.lazy.compactMap { Self.closure(in: $0)?.body }.first ?? unitBodies.last ?? []
      if usesStreet(handler) { note(anyOf: values, at: call.line, as: .address) }
    }
    if values.contains(where: Self.namesWay) { note(anyOf: values, at: call.line, as: .route) }
    if Self.adding.contains(name), case .member(let base, _) = call.callee.unforced {
      if isTrack(base) { note(anyOf: values, at: call.line, as: .track) }
      if call.text.contains("+=") { judge(sum: values, at: call.line, isTotal: true) }
    }
    if Self.saving.contains(name) { judge(recordsBefore: call) }
  }

  /// Notes what an assignment does with the position.
  mutating func judge(assigned value: FlowExpression, to target: FlowExpression) {
    if !timed.isDisjoint(with: units), !isView(Self.chain(target).last) { judge(timed: [value], at: line) }
    guard case .member(_, let name) = target else { return }
    // The start of directions: request.source.
    if ["source", "origin"].contains(name), key(of: target).map({ !isStored($0) }) ?? true {
      note(anyOf: [value], at: line, as: .route)
    }
  }

  /// Notes what gets some values, if the position is among them.
  private mutating func note(anyOf values: [FlowExpression], at line: Int, as sink: PositionUse.Sink) {
    let found = all(values)
    if found.contains(.answer) { note(found, at: Effect.Place(file: scope.file, line: line), as: sink) }
  }

  /// Notes the kept positions among some values that code gets some time after they came.
  mutating func judge(kept values: [FlowExpression], at line: Int) {
    let keys = values.reduce(into: Set<String>()) { $0.formUnion(leaves(of: $1)) }
    for key in keys.compactMap(storedKey) where held[key]?.contains(.answer) ?? false {
      note(
        held[key] ?? [], at: Effect.Place(file: scope.file, line: line), as: .later,
        of: ScriptProgram.owner(ofState: key))
    }
    if !timed.isDisjoint(with: units) { judge(timed: values, at: line) }
  }

  // MARK: - Timers

  /// Notes what a repeating timer runs, and what its closure calls.
  private mutating func noteTimed(_ call: FlowCall) {
    guard
      call.arguments.contains(where: { $0.label == "repeats" && $0.value == .boolean(true) })
        || ["repeats:YES", "repeats: YES"].contains(where: call.text.contains)
    else { return }
    var names = Set(call.text.namesInside)
    if !names.contains("selector") { names = [] }
    for case .closure(let closure) in call.arguments.map(\.value) {
      timed.insert(id(of: closure))
      names.formUnion(closure.names)
    }
    timed.formUnion(names.compactMap { program.method($0, of: scope.type).map(Self.id) })
  }

  /// Notes the positions among some values that a timer takes from what keeps them.
  private mutating func judge(timed values: [FlowExpression], at line: Int) {
    let found = all(values)
    guard found.contains(.answer) else { return }
    let keeper = values.lazy.flatMap(leaves).compactMap(storedKey).first {
      held[$0]?.contains(.answer) ?? false
    }
    guard keeper != nil || values.contains(where: { isRemembered($0) }) else { return }
    note(
      found, at: Effect.Place(file: scope.file, line: line), as: .timed,
      of: keeper.map(ScriptProgram.owner(ofState:)))
  }

  /// Returns the key of the property whose value a name has.
  private func storedKey(_ key: String) -> String? {
    var found = key
    for _ in 0..<Self.turnLimit {
      if isStored(found) { return found }
      guard let next = aliases[found] else { return nil }
      found = next
    }
    return nil
  }

  /// Returns whether a key is that of a property that keeps what it is given.
  func isStored(_ key: String) -> Bool {
    let name = key.split(separator: " ").last.map(String.init) ?? ""
    return program.properties[ScriptProgram.owner(ofState: key)]?[name].map { $0.getter == nil } ?? false
  }

  // MARK: - Addresses

  /// The names of those parts of an address that a position without precision doesn't know.
  private static let streets: Set<String> = [
    "thoroughfare", "subThoroughfare", "postalAddress", "street", "lines", "formattedAddress", "fullAddress",
    "addressLines", "FormattedAddressLines",
  ]

  /// Returns whether code does something with the street of an address, directly or in what it names.
  private func usesStreet(_ body: [FlowStatement]) -> Bool {
    if Self.usesStreet(in: body) { return true }
    return ScriptHands(in: body).names.contains { name in
      let bodies = [
        program.method(name, of: scope.type)?.code.body,
        program.onlyProperty(name).flatMap {
          program.properties[ScriptProgram.owner(ofState: $0)]?[name]?.getter
        },
      ]
      return bodies.contains { $0.map(Self.usesStreet(in:)) ?? false }
    }
  }

  private static func usesStreet(in body: [FlowStatement]) -> Bool {
    usesStreet(in: body, namesTown: ScriptHands(in: body).names.contains("locality"))
  }

  private static func usesStreet(in body: [FlowStatement], namesTown: Bool) -> Bool {
    func look(_ value: FlowExpression) -> Bool {
      switch value {
      case .call(let call) where ScriptRun.isHarmless(chain(call.callee)): return false
      case .closure(let closure): return usesStreet(in: closure.body, namesTown: namesTown)
      case .name(let name):
        if ["thoroughfare", "subThoroughfare", "postalAddress"].contains(name) { return true }
      case .member(let base, let name) where !base.isSelf || name == "name":
        // The name of a place is its street's, unless the town comes first.
        if streets.contains(name) || name == "name" && isPlacemark(base) && !namesTown { return true }
      case .literal(let text):
        if streets.contains(where: text.contains) { return true }
      default: break
      }
      return value.parts.contains(where: look)
    }
    return body.contains { statement in
      statement.values.contains(where: look)
        || statement.bodies.contains { usesStreet(in: $0, namesTown: namesTown) }
    }
  }

  private static func isPlacemark(_ value: FlowExpression) -> Bool {
    value == .name("self") || (chain(value).last ?? "").lowercased().contains("place")
  }

  // MARK: - Ways and tracks

  /// Returns whether a text asks a server for directions.
  private static func namesWay(_ value: FlowExpression) -> Bool {
    if case .literal(let text) = value { text.contains("/directions") } else { false }
  }

  private static let adding: Set<String> = ["append", "addObject", "add", "insert", "addCoordinate"]

  /// Notes a sum of distances, unless they become a part of a text.
  ///
  /// - Parameter isTotal: Whether it grows with each.
  mutating func judge(sum parts: [FlowExpression], at line: Int, isTotal: Bool = false) {
    let isText = parts.contains { if case .literal(let text) = $0 { Double(text) == nil } else { false } }
    if !isText, all(parts).contains(where: { isTotal ? $0.isWay : $0 == .step }) {
      note([.answer], at: Effect.Place(file: scope.file, line: line), as: .track)
    }
  }

  /// Returns whether a value is a list of positions that outlasts the function around.
  private func isTrack(_ value: FlowExpression) -> Bool {
    guard let key = key(of: value), let name = Self.chain(value).last,
      let property = program.properties[ScriptProgram.owner(ofState: key)]?[name]
    else { return false }
    let names = ScriptHands.names(inType: property.type)
      .union(property.initial.map { ScriptHands(in: [.expression($0)]).names } ?? [])
    return !names.isDisjoint(with: ["CLLocation", "CLLocationCoordinate2D", "GMSMutablePath"])
      || names.contains("NSMutableArray")
        && ["loc", "coord", "path", "route", "track", "point"].contains {
          property.name.lowercased().contains($0)
        }
  }

  // MARK: - Records

  /// Returns whether a value is a dictionary, whose text is that of its entries.
  static func isDictionary(_ value: FlowExpression) -> Bool {
    guard case .other(let parts, let text) = value, parts.count > 1, text.contains(":") else { return false }
    return text.hasPrefix("[") && text.hasSuffix("]") || text.hasPrefix("@{") || text.hasPrefix("{")
  }

  /// Returns the fields that an object has besides the position; one with a time is of that time.
  mutating func fields(_ labels: [String?]) -> [String] {
    labels.compactMap { $0 }.filter { label in
      !isOfPosition(label) || isNative && ["date", "time"].contains { label.lowercased().contains($0) }
    }
  }

  /// Returns what a dictionary or an object of the app's own has besides the position, unless a part says how accurate
  /// that is.
  mutating func fields(ofObject value: FlowExpression) -> [String] {
    if case .cast(let inside, _) = value { return fields(ofObject: inside) }
    if case .call(let call) = value, case .name(let type) = call.callee, program.isType(type) {
      return fields(call.arguments.map(\.label))
    }
    guard Self.isDictionary(value), case .other(let parts, let text) = value,
      !text.lowercased().contains("accuracy")
    else { return [] }
    return parts.indices.filter { !sources(of: parts[$0]).contains(.answer) }.map { "#\($0)" }
  }

  /// The names of functions that store all objects that have changed.
  private static let saving: Set<String> = ["save", "saveContext", "saveInBackground", "commitWrite"]

  /// Notes the objects of the code around that have the position and other fields, when it stores what has changed.
  private mutating func judge(recordsBefore call: FlowCall) {
    let own = described.filter { $0.key.hasPrefix(scope.id + " ") && $0.value.count > 1 }.keys.sorted()
    for key in own where held.contains(where: { $0.key.hasPrefix(key + ".") && $0.value.contains(.answer) }) {
      note([.answer], at: Effect.Place(file: scope.file, line: call.line), as: .record)
    }
  }
}
