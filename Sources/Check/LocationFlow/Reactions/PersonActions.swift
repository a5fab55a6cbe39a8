import SourceFacts

/// Finds what a person can start in the code of a target, and follows it.
package struct PersonActions: Sendable {
  let program: TargetProgram
  let limits: Limits
  /// The names of functions that lead to Core Location, or to a property with a location.
  let leading: Set<String>
  /// The functions that controls, gestures and views call when the person acts.
  private let targets: Set<String>
  /// The properties that only a location gives a value.
  let places: [Path.Property: KnownValue]

  /// The maximum number of actions in a target.
  static let actionLimit = 400
  /// The maximum number of closures of a type.
  private static let closureLimit = 64
  /// The number of calls to follow by name from an action to Core Location.
  private static let stepLimit = 4
  /// The views, gestures and menus whose closure runs when the person acts.
  private static let controls: Set<String> = [
    "Button", "onTapGesture", "onLongPressGesture", "onSubmit", "UIAction", "UIAlertAction", "addAction",
  ]

  /// The properties of Apple's and Google's maps that lead to a position; a manager's has a name that much else has.
  private static let positions = ["userLocation", "myLocation"]

  /// Creates a builder for the code of a target.
  package init(of program: TargetProgram, limits: Limits = Limits()) {
    self.program = program
    self.limits = limits
    let parts = program.typeNames.flatMap(program.parts)
    places = Self.places(in: program)
    var leading = LocationCalls.wordsOfCalls.union(places.keys.map(\.name)).union(Self.positions)
    var rest = parts.flatMap(\.type.functions).filter { !Self.isCommon($0.name) }
    for _ in 0..<Self.stepLimit {
      let found = rest.filter { !$0.names.isDisjoint(with: leading) }
      if found.isEmpty { break }
      leading.formUnion(found.map(\.name))
      rest.removeAll { leading.contains($0.name) }
    }
    self.leading = leading
    targets = parts.reduce(into: []) { names, part in
      for function in part.type.functions where !function.names.isDisjoint(with: ["addTarget", "action"]) {
        names.formUnion(ActionNames(in: function.body).all)
      }
      for property in part.type.properties where property.names.contains("action") {
        names.formUnion(ActionNames(in: property.getter ?? []).all)
      }
    }
  }

  private static func isCommon(_ name: String) -> Bool { ["init", "body", "viewDidLoad"].contains(name) }

  /// Returns the properties for a location, without a first value, that only the callback for locations sets.
  private static func places(in program: TargetProgram) -> [Path.Property: KnownValue] {
    var places: [Path.Property: KnownValue] = [:]
    for type in program.typeNames {
      let parts = program.parts(of: type)
      let properties = parts.flatMap(\.type.properties).filter {
        $0.getter == nil && ($0.initial == nil || $0.initial == .nothing) && isLocation($0.type)
      }
      if properties.isEmpty { continue }
      let setters = parts.flatMap(\.type.functions).flatMap { function in
        Assignment.all(in: function.body).filter(\.isOfSelf).map {
          (name: $0.name, isReceiver: function.fullName.contains("didUpdate"))
        }
      }
      for property in properties {
        let own = setters.filter { $0.name == property.name }
        guard !own.isEmpty, own.allSatisfy(\.isReceiver) else { continue }
        places[Path.Property(type: type, name: property.name)] = .nothing
      }
    }
    return places
  }

  /// Returns whether a type is that of a location that may be missing.
  private static func isLocation(_ type: String) -> Bool {
    let plain = type.filter { $0 != "?" && $0 != "!" && $0 != "*" && $0 != " " }
    return plain == "CLLocation" || plain == "CLLocationCoordinate2D" && type.hasSuffix("?")
  }

  /// Returns the actions, in the order of the files.
  package func all() -> [PersonAction] {
    var found: [PersonAction] = []
    for type in program.typeNames where found.count < Self.actionLimit {
      found += starts(of: type).filter { !$0.names.isDisjoint(with: leading) }.map { action($0, of: type) }
    }
    return found
  }

  private func starts(of type: String) -> [EntryStart] {
    let parts = program.parts(of: type)
    guard !parts.contains(where: \.type.isProtocol), type != "CLAuthorizationStatus",
      parts.contains(where: { part in
        part.type.functions.contains { !$0.names.isDisjoint(with: leading) }
          || part.type.properties.contains { !$0.names.isDisjoint(with: leading) }
      })
    else { return [] }
    let functions = parts.flatMap { part in
      part.type.functions.filter { isStarted($0) || hasCompletion($0) }.map {
        EntryStart($0, of: type, in: part.file)
      }
    }
    return functions + closures(of: parts, in: type)
  }

  private func isStarted(_ function: FlowFunction) -> Bool {
    function.isAction || targets.contains(function.name) && function.parameters.count <= 1
  }

  private func hasCompletion(_ function: FlowFunction) -> Bool {
    function.parameters.contains { program.kind($0.type).isWaiter } && function.name != "init"
  }

  /// Returns the closures that the code of a type gives to controls, and the closures in those.
  private func closures(of parts: [TargetProgram.Part], in type: String) -> [EntryStart] {
    var given: [KnownClosure: String] = [:]
    for part in parts {
      let functions = part.type.functions.filter { !$0.names.isDisjoint(with: Self.controls) }
      let getters = part.type.properties.filter { !$0.names.isDisjoint(with: Self.controls) }
      let starts =
        functions.map { EntryStart($0, of: type, in: part.file) }
        + getters.compactMap { EntryStart($0, of: type, in: part.file) }
      for start in starts where !start.names.isDisjoint(with: leading) { discover(start, &given) }
    }
    var seen: Set<KnownClosure> = []
    while let next = given.keys.filter({ !seen.contains($0) }).min(by: ReactionTables.comesBefore),
      seen.count < Self.closureLimit
    {
      seen.insert(next)
      discover(EntryStart(next, givenTo: given[next] ?? ""), &given)
    }
    return given.filter { Self.controls.contains($0.value) }.keys.sorted(by: ReactionTables.comesBefore).map {
      EntryStart($0, givenTo: given[$0] ?? "")
    }
  }

  private func discover(_ start: EntryStart, _ given: inout [KnownClosure: String]) {
    var interpreter = Interpreter(
      program: program, circumstances: PersonAction.Standing.refused.circumstances, limits: limits,
      someoneWaits: false)
    _ = start.run(in: &interpreter)
    given.merge(interpreter.given) { first, _ in first }
  }

  private func action(_ start: EntryStart, of type: String) -> PersonAction {
    let reactions = PersonAction.Standing.allCases.map { standing in
      var interpreter = Interpreter(
        program: program, circumstances: standing.circumstances, limits: limits, someoneWaits: false,
        isThorough: true)
      let ways = start.run(in: &interpreter, knowing: standing.hasNoLocation ? places : [:])
      return (standing, Reaction(ways, holes: interpreter.holes))
    }
    return PersonAction(
      type: type, place: start.place, column: start.column, isClosure: start.kind == .closure,
      names: start.names, completions: start.kind == .closure ? [] : start.callers(in: program),
      reactions: Dictionary(uniqueKeysWithValues: reactions))
  }
}

/// The names of functions that code gives to controls as their actions.
private struct ActionNames {
  private(set) var all: Set<String> = []

  init(in body: [FlowStatement]) {
    body.visit { statement in
      for value in statement.values { read(value) }
    }
  }

  private mutating func read(_ value: FlowExpression) {
    if case .call(let call) = value {
      for argument in call.arguments where argument.label == "action" {
        switch argument.value {
        case .name(let name), .member(_, let name): all.insert(name)
        case .closure: break
        case .other(_, let text), .literal(let text):
          all.formUnion(text.namesInside)
        case .call(let selector):
          all.formUnion(selector.text.namesInside)
        default: break
        }
      }
    }
    for part in value.parts { read(part) }
  }
}
