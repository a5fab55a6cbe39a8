import SourceFacts

/// Where the places come from that an app's code uses: from the person's position, from the code or from an earlier run.
///
/// Names are followed without regard to the order of what runs: what a name gets anywhere, it may hold.
package struct ScriptPlaces: Sendable {
  /// A place that is written in the code, and that stands in for the person's position until there is one.
  package struct StandIn: Hashable, Sendable {
    /// Where it is written.
    package let written: Effect.Place
    /// Where it is used as the position is.
    package let use: Effect.Place
    /// The function that uses it.
    package let user: Effect.Place
  }

  enum Source: Hashable {
    /// A plug-in.
    case answer
    /// The last position that a plug-in remembers.
    case remembered(Effect.Place)
    /// The code.
    case written(Effect.Place)
    /// An earlier run, which has stored the position.
    case kept(Effect.Place)
    /// A distance from the position to another place, in meters per unit; 0 if the unit isn't known.
    case distance(at: Effect.Place, perUnit: Double)

    var isWritten: Bool { if case .written = self { true } else { false } }
  }

  /// The places that stand in for the position, by where they are written.
  package private(set) var standIns: [StandIn] = []

  /// The calls that bring a remembered position of which code does more than show a map there.
  package private(set) var remembered: Set<Effect.Place> = []

  /// The calls that read a stored position where no code looks at its time, by the files.
  package internal(set) var kept: Set<Effect.Place> = []

  /// The comparisons of a distance from the position with a limit that positions without precision reach by chance.
  package internal(set) var limits: Set<Effect.Place> = []

  /// The calls that store the position as the place of something.
  package internal(set) var records: Set<Effect.Place> = []

  /// The files with code that looks at the time of a position.
  package private(set) var judgesAge: Set<String> = []

  let program: ScriptProgram
  /// Whether it is code in Swift and Objective-C, for which Core Location brings positions.
  let isNative: Bool
  /// The keys under which a position is stored.
  var storedKeys: Set<String> = []
  /// The bodies of the closures and functions around.
  var unitBodies: [[FlowStatement]] = []
  /// The names of properties in Objective-C that functions set besides those which receive positions.
  var prepared: Set<String> = []
  /// Whether any condition is on the accuracy of a position.
  package internal(set) var examinesAccuracy = false
  /// The fields that objects have besides the position, by the keys of the names of these.
  var described: [String: Set<String>] = [:]
  /// What names, parameters and results hold.
  var held: [String: Set<Source>] = [:]
  /// The names of states by those of the functions that set them.
  private var setters: [String: String] = [:]
  /// The keys of the parameters of the closures that stores have, by the names under which these are called.
  var actions: [String: [[String]]] = [:]
  /// The parameters of closures that have a name.
  var closures: [String: [String]] = [:]
  /// The keys of what values are that names are given, by the keys of the names.
  var aliases: [String: String] = [:]
  /// The functions and closures in which a position is at hand.
  private var located: Set<String> = []
  /// The functions and closures around, but for a component, in which others only have their place.
  private var units: [String] = []
  /// What conditions compare with a number or another place.
  var compared: Set<String> = []
  /// What the words of names say, by the names.
  var knownWords: [String: PlaceWords] = [:]
  var scope = Scope()
  var line = 0
  /// Whether the code around tells the person something, so that a place that is written there isn't taken for theirs.
  private var tells = false
  var hasChanged = false
  private(set) var isLast = false

  /// The function whose names are read.
  struct Scope {
    var type = ""
    var file = ""
    var id = ""
    var locals: Set<String> = []
    /// The types of parameters, by their names.
    var types: [String: String] = [:]
    var place = Effect.Place(file: "", line: 0)
    var isInitializer = false
  }

  static let turnLimit = 6

  /// Follows the places through the scripts of an app.
  ///
  /// - Parameter isNative: Whether it is code in Swift and Objective-C.
  package init(of program: ScriptProgram, isNative: Bool = false) {
    self.program = program
    self.isNative = isNative
    let asking = Set(
      program.functions.filter {
        isNative
          ? Self.isCallback($0.code) || program.names[$0]?.contains("location") ?? false
          : !(program.names[$0] ?? []).isDisjoint(with: ScriptPlugIn.names)
      }.map(\.file))
    guard !asking.isEmpty, isNative || ScriptPlugIn.namesOfPositions.contains(where: program.isNamed) else {
      return
    }
    let scopes = program.functions.map { function in
      Scope(
        type: function.type, file: function.file, id: Self.id(function),
        locals: Self.locals(of: function.code),
        types: Dictionary(
          function.code.parameters.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first }),
        place: Effect.Place(file: function.file, line: function.code.line),
        isInitializer: function.code.name == "init")
    }
    if isNative { addAnswers(to: zip(program.functions, scopes)) }
    for turn in 0..<Self.turnLimit where turn == 0 || hasChanged {
      hasChanged = false
      readAll(scopes)
    }
    judgesAge = program.files(reading: "timestamp")
    isLast = true
    readAll(scopes)
    let first = Dictionary(grouping: standIns, by: \.written).compactMap { written, all in
      all.min {
        ($0.use.file == written.file ? 0 : 1, $0.use) < ($1.use.file == written.file ? 0 : 1, $1.use)
      }
    }
    standIns = first.map { found in
      // A constant of another file says nothing about the position.
      found.written.file == found.use.file || asking.contains(found.written.file)
        ? found : StandIn(written: found.use, use: found.use, user: found.user)
    }.sorted { $0.written < $1.written }
  }

  private mutating func readAll(_ scopes: [Scope]) {
    for (owner, properties) in program.properties.sorted(by: { $0.key < $1.key }) {
      for property in properties.values.sorted(by: { $0.name < $1.name }) {
        let isType = program.isType(owner)
        let file = program.filesOfProperties["\(owner) \(property.name)"] ?? program.file(of: owner)
        scope = Scope(type: isType ? owner : "", file: file, id: "\(owner) \(property.name)")
        line = property.line
        if let value = property.initial {
          hold(value, in: "\(owner) \(property.name)", isFirst: true)
          if !isNative { readActions(in: value) }
        }
        if isNative, beginsAtZero(property) { add([.written(place)], to: "\(owner) \(property.name)") }
        if let body = property.getter {
          keep(resultsOf: body, in: "\(owner) \(property.name)")
          if property.name != "body" { read(body) }
        }
      }
    }
    for (function, own) in zip(program.functions, scopes) {
      scope = own
      line = function.code.line
      units =
        !isNative && (function.isComponent || function.code.name.hasPrefix("use")) ? [] : [own.id]
      unitBodies = [function.code.body]
      read(function.code.body)
      keep(resultsOf: function.code.body, in: own.id)
    }
  }

  static func id(_ function: ScriptProgram.Function) -> String { "\(function.file):\(function.code.line)" }

  private static func locals(of function: FlowFunction) -> Set<String> {
    var names = Set(function.parameters.map(\.name))
    func look(_ value: FlowExpression) {
      if case .closure(let closure) = value {
        names.formUnion(closure.parameters)
        collect(closure.body)
      }
      for part in value.parts { look(part) }
    }
    func collect(_ body: [FlowStatement]) {
      for statement in body {
        switch statement {
        case .declaration(let name, _, _): names.insert(name)
        case .function(let inner):
          names.insert(inner.name)
          names.formUnion(inner.parameters.map(\.name))
        case .loop(.binding(let name)?, _, _, _): names.insert(name)
        case .branch(let conditions, _, _):
          for case .present(let name, _) in conditions { names.insert(name) }
        default: break
        }
        for value in statement.values { look(value) }
        for body in statement.bodies { collect(body) }
      }
    }
    collect(function.body)
    return names
  }

  // MARK: - Statements

  mutating func read(_ body: [FlowStatement]) {
    let before = tells
    defer { tells = before }
    tells = tells || body.contains(where: Self.tells)
    for statement in body { read(statement) }
  }

  /// Returns whether a statement gives the person something to read.
  private static func tells(_ statement: FlowStatement) -> Bool {
    switch statement {
    case .expression(.call(let call))
    where call.callee != .name("throw") && !ScriptRun.isHarmless(chain(call.callee)):
      ScriptTelling.text(in: call.arguments.map(\.value))
    case .assignment(_, let value, _): ScriptTelling.text(in: [value])
    default: false
    }
  }

  private mutating func read(_ statement: FlowStatement) {
    switch statement {
    case .declaration(let name, _, let value?):
      look(value)
      declare(name, value)
    case .assignment(let target, let value, let line):
      look(target)
      look(value)
      self.line = line
      if let key = key(of: target) ?? (isNative ? ownField(of: target) : nil) {
        hold(value, in: key, isFirst: isCreating)
      }
      describe(target, value)
    case .function(let inner):
      closures["\(scope.id) \(inner.name)"] = inner.parameters.map(\.name)
      units.append("\(scope.id) \(inner.line)")
      unitBodies.append(inner.body)
      read(inner.body)
      unitBodies.removeLast()
      units.removeLast()
      keep(resultsOf: inner.body, in: "\(scope.id) \(inner.name)")
    case .loop(.binding(let name)?, let sequence?, _, _):
      add(sources(of: sequence), to: "\(scope.id) \(name)")
      fallthrough
    default:
      if case .branch(let conditions, _, _) = statement { bind(conditions) }
      for value in statement.values { look(value) }
      for body in statement.bodies { read(body) }
    }
  }

  /// Follows the names that conditions bind, and notes those that they examine.
  private mutating func bind(_ conditions: [FlowCondition]) {
    for condition in conditions {
      switch condition {
      case .present(let name, let value):
        hold(value, in: "\(scope.id) \(name)", isFirst: true)
      case .holds(let value), .matches(_, let value): examine(value)
      }
    }
  }

  private mutating func declare(_ name: String, _ value: FlowExpression) {
    let key = "\(scope.id) \(name)"
    if let closure = Self.closure(in: value) {
      closures[key] = closure.parameters
      keep(resultsOf: closure.body, in: key)
    } else if case .element(.name(let whole), [.literal("1")], _) = value,
      let state = setters[scope.id + whole]
    {
      setters[key] = state
    } else if case .call(let call) = value,
      let store = call.arguments.first.flatMap({ self.key(of: $0.value) }),
      call.callee.isForeignHook, function(call.callee) == nil
    {
      // The state of a store, and the function that sets it: useRecoilState(place).
      if case .literal(let state)? = call.arguments.last(where: { $0.label == "#name" })?.value {
        setters[scope.id + name] = store
        aliases["\(scope.id) \(state)"] = store
        add(held[store] ?? [], to: "\(scope.id) \(state)")
      }
      setters[key] = store
      hold(call.arguments[0].value, in: key, isFirst: true)
    } else {
      if case .call(let call) = value, call.callee == .name("useState"), let named = call.arguments.last,
        named.label == "#name", case .literal(let state) = named.value
      {
        setters[scope.id + name] = state
        hold(call.arguments[0].value, in: "\(scope.id) \(state)", isFirst: true)
      } else {
        hold(value, in: key, isFirst: true)
      }
    }
  }

  /// Returns the closure that a value is, or that a hook such as useCallback returns.
  static func closure(in value: FlowExpression) -> FlowClosure? {
    switch value {
    case .closure(let closure): closure
    case .call(let call) where call.callee.isHook: call.arguments.first.flatMap { closure(in: $0.value) }
    default: nil
    }
  }

  /// Adds what a value may be to what a name holds.
  ///
  /// - Parameter isFirst: Whether it is what the name holds before anything else.
  mutating func hold(_ value: FlowExpression, in key: String, isFirst: Bool) {
    if let whole = self.key(of: value), whole != key { aliases[key] = whole }
    if case .call(let object) = value, object.callee == .name("#object") {
      describe(key, by: object.arguments.compactMap(\.label).filter { !isOfPosition($0) })
      let fields = latitude(in: object) == nil ? object.arguments : []
      for field in fields {
        if let label = field.label { hold(field.value, in: "\(key).\(label)", isFirst: isFirst) }
      }
    }
    var found = sources(of: value)
    if Self.isNumber(value), words(in: key).contains(.coordinate) { found.insert(.written(place)) }
    // Elsewhere a name may only be cleared.
    if !isFirst, tells || located.isDisjoint(with: units) { found = found.filter { !$0.isWritten } }
    add(found, to: key)
  }

  mutating func add(_ sources: Set<Source>, to key: String) {
    guard !sources.isSubset(of: held[key] ?? []) else { return }
    held[key, default: []].formUnion(sources)
    hasChanged = true
  }

  /// Adds what the results of a body may be to what a name holds.
  private mutating func keep(resultsOf body: [FlowStatement], in key: String) {
    let before = tells
    defer { tells = before }
    tells = tells || body.contains(where: Self.tells)
    for statement in body {
      if case .result(let value?, let line) = statement {
        self.line = line
        hold(value, in: key, isFirst: !tells)
      } else if case .function = statement {
        continue
      } else {
        for inner in statement.bodies { keep(resultsOf: inner, in: key) }
      }
    }
  }

  /// Returns what the results of a body are, outside of closures.
  mutating func results(of body: [FlowStatement]) -> Set<Source> {
    var found: Set<Source> = []
    for statement in body {
      if case .result(let value?, let line) = statement {
        self.line = line
        found.formUnion(sources(of: value))
      } else if case .function = statement {
        continue
      } else {
        for inner in statement.bodies { found.formUnion(results(of: inner)) }
      }
    }
    return found
  }

  // MARK: - Expressions

  /// Reads what code does within a value.
  private mutating func look(_ value: FlowExpression) {
    switch value {
    case .closure(let closure):
      units.append("\(scope.file):\(closure.line).\(closure.column)")
      unitBodies.append(closure.body)
      read(closure.body)
      unitBodies.removeLast()
      units.removeLast()
    case .call(let call):
      line = call.line
      give(call)
      look(call.callee)
      for argument in call.arguments { look(argument.value) }
    case .choice(let condition, _, _):
      examine(condition)
      for part in value.parts { look(part) }
    case .comparison(let left, _, let right) where left != .nothing && right != .nothing:
      examine(value)
      for side in [left, right] { key(of: side).map { _ = compared.insert($0) } }
      for part in value.parts { look(part) }
    default:
      if case .other(let parts, let sign) = value {
        // A distance that the app computes itself.
        if isLast, !isNative, ["-", "*"].contains(sign) { for part in parts { note(part, at: line) } }
        if Self.compares(sign) {
          examine(value)
          for part in parts { key(of: part).map { _ = compared.insert($0) } }
          if isLast { judge(limit: parts) }
        }
      }
      for part in value.parts { look(part) }
    }
  }

  /// Follows the arguments of a call.
  private mutating func give(_ call: FlowCall) {
    let names = Self.chain(call.callee)
    guard let name = names.last else { return }
    tell(call)
    if isNative, name == "send", case .member(let base, _) = call.callee.unforced, let key = key(of: base),
      let value = call.arguments.first?.value
    {
      hold(value, in: key, isFirst: false)
    }
    if store(names, call) { return }
    if isLast {
      judge(record: call, name)
      judge(area: call, name)
    }
    if answer(names, call) != nil || isPosition(call.callee) {
      located.formUnion(units)
      let handler = call.arguments.lazy.compactMap { Self.closure(in: $0.value) }.first
      for parameter in handler?.parameters ?? [] { add([.answer], to: "\(scope.id) \(parameter)") }
      if let named = call.arguments.first?.value, case .name = named { pass([.answer], toFirstOf: named) }
      return
    }
    if sources(of: .call(call)).contains(.answer) { located.formUnion(units) }
    if let state = setters["\(scope.id) \(name)"] {
      if let value = call.arguments.first?.value {
        hold(Self.result(of: value), in: "\(scope.id) \(state)", isFirst: false)
      }
      return
    }
    if names.count == 1, let parameters = closures["\(scope.id) \(name)"] {
      for (argument, parameter) in zip(call.arguments, parameters) {
        add(sources(of: argument.value), to: "\(scope.id) \(parameter)")
      }
    } else if let function = function(call.callee) {
      pass(call.arguments, to: function)
    } else if program.isType(name) {
      for argument in call.arguments {
        if let label = argument.label { add(sources(of: argument.value), to: "\(name) \(label)") }
      }
    } else {
      for parameters in actions[name] ?? [] {
        for (argument, parameter) in zip(call.arguments, parameters) {
          add(sources(of: argument.value), to: parameter)
        }
      }
      if isLast { judge(call, names) }
    }
  }

  private mutating func pass(_ sources: Set<Source>, toFirstOf value: FlowExpression) {
    guard let function = function(value), let parameter = function.code.parameters.first else { return }
    add(sources, to: "\(Self.id(function)) \(parameter.name)")
  }

  private mutating func pass(_ arguments: [FlowCall.Argument], to function: ScriptProgram.Function) {
    let parameters = function.code.parameters
    for (index, argument) in arguments.enumerated() {
      let parameter =
        argument.label.flatMap { label in parameters.first { $0.label == label || $0.name == label } }
        ?? (argument.label == nil && parameters.indices.contains(index) ? parameters[index] : nil)
      guard let name = parameter?.name ?? argument.label else { continue }
      let key = "\(Self.id(function)) \(name)"
      if let closure = Self.closure(in: argument.value) {
        for parameter in closure.parameters { add(held[key + "()"] ?? [], to: "\(scope.id) \(parameter)") }
      }
      hold(argument.value, in: key, isFirst: false)
    }
  }

  /// Notes the places that a call of other code gets as it gets the person's position.
  private mutating func judge(_ call: FlowCall, _ names: [String]) {
    guard let name = names.last, name != "#object", name != "#first", !ScriptRun.isHarmless(names),
      !call.callee.isHook, !words(in: name).contains(.map), !Self.isPlace(name), !Self.wrappers.contains(name)
    else { return }
    for argument in call.arguments where !isView(argument.label) { note(argument.value, at: call.line) }
  }

  /// Notes the places that a value may be, if it may be the person's position.
  private mutating func note(_ value: FlowExpression, at line: Int) {
    if let key = isNative ? rootKey(of: value) : key(of: value), compared.contains(key) { return }
    let found = sources(of: value)
    guard found.contains(.answer) else { return }
    for source in found {
      switch source {
      case .written(let written):
        standIns.append(
          StandIn(
            written: written, use: Effect.Place(file: scope.file, line: line), user: scope.place))
      case .remembered(let call): remembered.insert(call)
      case .answer, .kept, .distance: break
      }
    }
  }
}
