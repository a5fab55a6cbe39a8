import SourceFacts

/// Where the places come from that an app's code uses: from the person's position, from the code or from an earlier run.
///
/// Names are followed without regard to the order of what runs: what a name gets anywhere, it may hold.
package struct ScriptPlaces: Sendable {
  /// What gets the position, or a place that stands in for it.
  package internal(set) var uses: Set<PositionUse> = []

  /// The calls that bring a remembered position of which code does more than show a map there.
  package internal(set) var remembered: Set<Effect.Place> = []

  /// The calls that read a stored position where no code looks at its time, by the files.
  package internal(set) var kept: Set<Effect.Place> = []

  /// The calls that bring a remembered position where code gets no new one.
  package internal(set) var onlyRemembered: Set<Effect.Place> = []

  /// The calls that bring a remembered position instead of which code gets a new one only if there is none; in Swift and
  /// Objective-C, where it is used.
  package internal(set) var preferred: Set<Effect.Place> = []

  /// The conditions that no position meets without precision.
  package internal(set) var filters: Set<Effect.Place> = []

  /// The places where code that gets no new position hands out the last one.
  package internal(set) var fallbacks: Set<Effect.Place> = []

  /// Where code uses after a tap what is empty without a position, and doesn't look first, with the names.
  package internal(set) var unchecked: [Effect.Place: String] = [:]

  /// The remembered positions whose time code looks at.
  var aged: Set<Effect.Place> = []
  let program: ScriptProgram
  /// The files with code that gets positions.
  private(set) var asking: Set<String> = []
  /// Whether it is code in Swift and Objective-C, for which Core Location brings positions.
  let isNative: Bool
  /// The keys under which a position is stored.
  var storedKeys: Set<String> = []
  /// The bodies of the closures and functions around.
  var unitBodies: [[FlowStatement]] = []
  /// The types that receive positions.
  var receivers: Set<String> = []
  /// The names of properties in Objective-C that functions set besides those which receive positions.
  var prepared: Set<String> = []
  /// The functions and closures that repeating timers run.
  var timed: Set<String> = []
  /// Whether any condition is on the accuracy of a position.
  package internal(set) var examinesAccuracy = false
  /// The calls for a remembered position of a limited age.
  var limitedAges: Set<Effect.Place> = []
  /// The places at 0°, 0°.
  var nowhere: Set<Effect.Place> = []
  /// The numbers that names hold; not one if they may hold something else.
  var numbers: [String: Set<Double>] = [:]
  /// The names of what hooks return from around a component.
  var contexts: Set<String> = []
  /// Whether the code around runs if no new position came.
  var hasFailed = false
  var groups = ScriptGroups()
  /// The fields that objects have besides the position, by the keys of the names of these.
  var described: [String: Set<String>] = [:]
  /// What names, parameters and results hold.
  var held: [String: Set<Source>] = [:]
  /// The names of states by those of the functions that set them.
  var setters: [String: String] = [:]
  /// The keys of the parameters of the closures that stores have, by the names under which these are called.
  var actions: [String: [[String]]] = [:]
  /// The parameters of closures that have a name.
  var closures: [String: [String]] = [:]
  /// The keys of what values are that names are given, by the keys of the names.
  var aliases: [String: String] = [:]
  /// The functions and closures in which a position is at hand.
  var located: Set<String> = []
  /// The functions and closures around, but for a component, in which others only have their place.
  var units: [String] = []
  /// What conditions compare with a number or another place.
  var compared: Set<String> = []
  /// What the words of names say, by the names.
  var knownWords: [String: PlaceWords] = [:]
  var scope = Scope()
  var line = 0
  /// Whether the code around tells the person something, so that a place that is written there isn't taken for theirs.
  var tells = false
  var hasChanged = false
  /// Whether the code around only draws a view in Swift.
  var isDrawn = false
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
    /// Whether it draws a screen, so that the closures in it run later.
    var isDrawing = false
  }

  static let turnLimit = 6

  /// Follows the places through the scripts of an app.
  ///
  /// - Parameter isNative: Whether it is code in Swift and Objective-C.
  package init(of program: ScriptProgram, isNative: Bool = false) {
    self.program = program
    self.isNative = isNative
    asking = Set(
      program.functions.filter {
        isNative
          ? Self.isCallback($0.code) || program.names[$0]?.contains("location") ?? false
          : !(program.names[$0] ?? []).isDisjoint(with: ScriptPlugIn.names)
      }.map(\.file))
    guard !asking.isEmpty,
      isNative || program.handed["onUserLocationChange"] != nil
        || ScriptPlugIn.namesOfPositions.contains(where: program.isNamed)
    else { return }
    groups = ScriptGroups(of: program)
    let scopes = program.functions.map(Self.scope(of:))
    if isNative { addAnswers(to: zip(program.functions, scopes)) }
    for turn in 0..<Self.turnLimit where turn == 0 || hasChanged {
      hasChanged = false
      readAll(scopes)
    }
    isLast = true
    readAll(scopes)
    if !isNative {
      let positions = held.filter { $1.contains(where: \.isOfAnswer) && !$1.contains(where: \.isWritten) }
      unchecked = UncheckedPlaces(in: program, positions: Set(positions.keys)).uses
      remembered.subtract(aged)
      onlyRemembered.formIntersection(remembered)
      preferred.formIntersection(remembered)
    }
  }

  private mutating func readAll(_ scopes: [Scope]) {
    for (owner, properties) in program.properties.sorted(by: { $0.key < $1.key }) {
      for property in properties.values.sorted(by: { $0.name < $1.name }) {
        let isType = program.isType(owner)
        let file = program.filesOfProperties["\(owner) \(property.name)"] ?? program.file(of: owner)
        scope = Scope(type: isType ? owner : "", file: file, id: "\(owner) \(property.name)")
        if isNative { scope.place = Effect.Place(file: file, line: property.line) }
        line = property.line
        if let value = property.initial {
          hold(value, in: "\(owner) \(property.name)", isFirst: true)
          if !isNative { readActions(in: value) }
        }
        if isNative, beginsAtZero(property) { add([.written(place)], to: "\(owner) \(property.name)") }
        if let body = property.getter {
          if isNative { scope.locals = Self.locals(in: body, []) }
          keep(resultsOf: body, in: "\(owner) \(property.name)")
          if property.name != "body" { read(body) } else if isNative { read(drawing: body) }
        }
        if isNative { read(observersOf: property, "\(owner) \(property.name)") }
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

  static func scope(of function: ScriptProgram.Function) -> Scope {
    Scope(
      type: function.type, file: function.file, id: Self.id(function),
      locals: Self.locals(in: function.code.body, function.code.parameters.map(\.name)),
      types: Dictionary(
        function.code.parameters.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first }),
      place: Effect.Place(file: function.file, line: function.code.line),
      isInitializer: function.code.name == "init", isDrawing: ScriptGroups.isDrawing(function))
  }

  static func id(_ function: ScriptProgram.Function) -> String { "\(function.file):\(function.code.line)" }

  /// Returns the names that a body declares, with those of its parameters.
  static func locals(in body: [FlowStatement], _ parameters: [String]) -> Set<String> {
    var names = Set(parameters)
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
          // A property that is only unwrapped keeps its name: if let place.
          for case .present(let name, let value) in conditions where value != .name(name) {
            names.insert(name)
          }
          for case .matches(let pattern, _) in conditions { names.formUnion(pattern.names) }
        case .selection(_, let cases):
          for pattern in cases.flatMap(\.patterns) { names.formUnion(pattern.names) }
        default: break
        }
        for value in statement.values { look(value) }
        for body in statement.bodies { collect(body) }
      }
    }
    collect(body)
    return names
  }

  // MARK: - Statements

  mutating func read(_ body: [FlowStatement]) {
    let before = tells
    defer { tells = before }
    tells = tells || body.contains(where: Self.tells)
    if isLast, !isNative { judge(filtersIn: body) }
    for (index, statement) in body.enumerated() {
      if isLast, case .branch(let conditions, let then, let otherwise) = statement {
        let rest = body[(index + 1)...]
        judge(early: conditions, then, rest: rest)
        if isNative { judge(remembered: conditions, then, otherwise, rest: Array(rest)) }
      }
      if Self.isReplaced(statement, in: body[(index + 1)...]) { continue }
      read(statement)
    }
  }

  /// Returns whether a statement gives the person something to read.
  static func tells(_ statement: FlowStatement) -> Bool {
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
    case .handled(let body, let failures):
      read(body)
      let before = hasFailed
      hasFailed = hasFailed || groups.asks(in: body)
      read(failures)
      hasFailed = before
    case .result(let value?, let line):
      look(value)
      self.line = line
      if isLast {
        judge(result: value)
        if isNative { judge(kept: [value], at: line) }
      }
    case .assignment(let target, let value, let line):
      look(target)
      look(value)
      self.line = line
      if isLast, isNative { judge(assigned: value, to: target) }
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
      if isNative, case .selection(let subject, let cases) = statement {
        let found = sources(of: subject)
        for pattern in cases.flatMap(\.patterns) { bind(pattern, to: found) }
      }
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
      case .holds(let value): examine(value)
      case .matches(let pattern, let value):
        examine(value)
        if isNative { bind(pattern, to: sources(of: value)) }
      }
    }
  }

  private mutating func declare(_ name: String, _ value: FlowExpression) {
    let key = "\(scope.id) \(name)"
    if !isNative, case .call(let call) = value, Self.chain(call.callee).last?.hasPrefix("use") ?? false {
      contexts.insert(key)
    }
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
    numbers[key, default: []].insert(number(of: value) ?? .infinity)
    if let whole = isNative ? rootKey(of: value) : self.key(of: value), whole != key { aliases[key] = whole }
    if case .call(let object) = value, object.callee == .name("#object") {
      describe(key, by: object.arguments.compactMap(\.label).filter { !isOfPosition($0) })
      let fields = latitude(in: object) == nil ? object.arguments : []
      for field in fields {
        if let label = field.label { hold(field.value, in: "\(key).\(label)", isFirst: isFirst) }
      }
    }
    if isNative { describe(key, by: fields(ofObject: value)) }
    var found = sources(of: value)
    if Self.isNumber(value), words(in: key).contains(.coordinate) { found.insert(written([value])) }
    // Elsewhere a name may only be cleared.
    if !isFirst, tells || located.isDisjoint(with: units), !isNative || !found.contains(.answer) {
      found = found.filter { !$0.isWritten || isNative && !tells && isMadeUp($0, in: key) }
    }
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
      let before = isDrawn
      if isDrawn, Self.runsLater(call) { isDrawn = false }
      for argument in call.arguments { look(argument.value) }
      isDrawn = before
    case .choice(let condition, _, _):
      examine(condition)
      for part in value.parts { look(part) }
    case .fallback(let first, let second):
      if isLast { judge(remembered: first, else: second) }
      for part in value.parts { look(part) }
    case .comparison(let left, _, let right) where left != .nothing && right != .nothing:
      examine(value)
      for side in [left, right] { key(of: side).map { _ = compared.insert($0) } }
      for part in value.parts { look(part) }
    default:
      if case .other(let parts, let sign) = value {
        if sign == "=", parts.count == 2, let key = key(of: parts[0]) {
          hold(parts[1], in: key, isFirst: false)
        }
        // A distance that the app computes itself.
        if isLast, !isNative, ["-", "*"].contains(sign) { for part in parts { note(part, at: line) } }
        if Self.computes(sign) { noteAge(parts) }
        if isLast, isNative, sign.contains("+"), !Self.isDictionary(value) { judge(sum: parts, at: line) }
        if Self.compares(sign) {
          examine(value)
          for part in parts { key(of: part).map { _ = compared.insert($0) } }
          if isLast { judge(limit: parts) }
        }
      }
      for part in value.parts { look(part) }
    }
  }
}
