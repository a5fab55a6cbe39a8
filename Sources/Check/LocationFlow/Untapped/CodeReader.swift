import SourceFacts

/// Reads what the code of one function names, and in which circumstances.
struct CodeReader {
  typealias Context = CodeGraph.Context
  private(set) var graph: CodeGraph
  private var node = 0
  private var type = ""
  private var file = ""
  /// The types of local names.
  private var types: [String: String] = [:]
  /// Whether it runs only when a person acts.
  private var isTapped = false
  /// Whether what is read is an object that others get, and whose functions they may call.
  private var isHandedOut = false

  init(_ graph: CodeGraph) { self.graph = graph }

  /// Reads the code of a type.
  mutating func read(_ part: FlowType, in file: String) {
    type = CodeGraph.name(of: part, in: file)
    self.file = file
    for property in part.properties {
      graph.name(property.names.union([graph.plain(property.type)]), in: type, file)
      if let getter = property.getter { read(getter, as: property.name, property.line) }
      if let initial = property.initial {
        begin(
          CodeGraph.Node(
            type: type, name: property.name, file: file, line: property.line, parent: nil, isInitial: true))
        read(initial, Context())
        create(graph.plain(property.type), by: initial, property.line, Context())
      }
    }
    for function in part.functions {
      read(
        function.body, as: function.nodeName, function.line, isAction: function.isAction,
        taking: function.parameters)
    }
  }

  private mutating func begin(_ node: CodeGraph.Node) {
    self.node = graph.add(node)
    types = [:]
    isTapped = node.isAction
  }

  private mutating func read(
    _ body: [FlowStatement], as name: String, _ line: Int, isAction: Bool = false,
    taking parameters: [FlowFunction.Parameter] = []
  ) {
    begin(CodeGraph.Node(type: type, name: name, file: file, line: line, parent: nil, isAction: isAction))
    for parameter in parameters {
      types[parameter.name] = graph.plain(parameter.type)
      // Of Angular, which creates what a constructor takes.
      if name == "constructor" { graph.note(taker: node, of: parameter.type) }
    }
    read(body, Context())
  }

  private mutating func child(_ name: String, _ body: [FlowStatement], _ line: Int) {
    let before = node
    node = graph.add(CodeGraph.Node(type: type, name: name, file: file, line: line, parent: before))
    read(body, Context())
    node = before
  }

  private mutating func read(_ body: [FlowStatement], _ start: Context) {
    var context = start
    for statement in body { read(statement, &context) }
  }

  private mutating func read(_ statement: FlowStatement, _ context: inout Context) {
    switch statement {
    case .declaration(let name, let type, let value):
      if !type.isEmpty { types[name] = type.hasPrefix("any ") ? graph.plain(type) : type }
      guard let value else { return }
      create(graph.plain(type), by: value, graph.nodes[node].line, context)
      if type.isEmpty, case .call(let call) = value.unforced, case .name(let made) = call.callee,
        made.first?.isUppercase ?? false
      {
        types[name] = made
      }
      keep(value, as: name, context)
    case .function(let function):
      child(function.name, function.body, function.line)
    case .assignment(let target, let value, let line):
      if let name = target.lastName {
        if isTapped || context.isTapped { graph.note(setter: name) }
        mention(name, target, line, context, isCall: false)
      }
      if case .closure(let closure) = value {
        // Someone calls it later.
        var inside = context
        inside.isTapped = true
        read(closure.body, inside)
      } else {
        read(value, context)
      }
    case .result(.call(let object)?, _) where object.callee == .name("#object"): handOut(object, context)
    case .branch(let conditions, let then, let otherwise):
      branch(conditions, then, otherwise, &context)
    case .selection(let subject, let cases):
      read(subject, context)
      for candidate in cases {
        var inside = context
        if !Self.isAboutPermission(Self.names(in: subject)) { inside.isSure = false }
        read(candidate.body, inside)
      }
    default:
      for value in statement.values { read(value, context) }
      for inner in statement.bodies { read(inner, context) }
    }
    if statement.values.contains(where: Self.awaitsPerson) { context.isTapped = true }
  }

  /// Notes that an object of a declared type is created: `let locator: Locator = .init()`.
  private mutating func create(
    _ type: String, by value: FlowExpression, _ line: Int, _ context: Context
  ) {
    guard case .call(let call) = value, call.callee == .implicitMember("init") else { return }
    mention(type, .name(type), line, context, isCall: true)
  }

  private mutating func branch(
    _ conditions: [FlowCondition], _ then: [FlowStatement], _ otherwise: [FlowStatement],
    _ context: inout Context
  ) {
    var yes = context
    var no = context
    for condition in conditions {
      switch condition {
      case .holds(let value):
        read(value, context)
        Self.demand(value, true, &yes)
        Self.demand(value, false, &no)
      case .present(_, let value), .matches(_, let value):
        read(value, context)
        Self.demand(value, true, &yes)
        Self.demand(value, false, &no)
      }
    }
    if conditions.count > 1 { no = context }
    read(then, yes)
    read(otherwise, no)
    if then.endsSurely { context = no } else if !otherwise.isEmpty, otherwise.endsSurely { context = yes }
  }

  /// Adds what a condition demands.
  private static func demand(_ value: FlowExpression, _ holds: Bool, _ context: inout Context) {
    switch value.unforced {
    case .not(let inside): return demand(inside, !holds, &context)
    case .all(let parts) where holds: for part in parts { demand(part, true, &context) }
    case .any(let parts) where !holds: for part in parts { demand(part, false, &context) }
    case .comparison(let left, let isEqual, .nothing):
      return demand(left, isEqual != holds, &context)
    case .comparison(let left, let isEqual, .boolean(let value)):
      return demand(left, isEqual == value ? holds : !holds, &context)
    default:
      let names = names(in: value)
      guard holds, !isAboutPermission(names) else { return }
      context.isSure = false
      context.needs.formUnion(names)
    }
  }

  /// Words of conditions that are true at the first launch, or don't depend on the person.
  private static let ownWords = WordSearch([
    "permission", "status", "authoriz", "notdetermined", "service", "granted", "denied", "mounted",
    "platform", "available", "self", "responds", "location", "position", "coordinate", "error", "window",
    "manager", "scene", "geo",
  ])

  private static func isAboutPermission(_ names: Set<String>) -> Bool {
    names.isEmpty || names.contains { ownWords.occurs(in: $0.lowercased()) }
  }

  private static func names(in value: FlowExpression) -> Set<String> {
    switch value {
    case .name(let name), .implicitMember(let name): [name]
    case .member(let base, let name): names(in: base).union([name])
    case .closure: []
    case .other(let parts, let text) where parts.isEmpty:
      Set(text.namesInside)
    default: value.parts.reduce(into: []) { $0.formUnion(names(in: $1)) }
    }
  }

  /// Returns whether an expression waits for what a person chooses in something that is shown.
  private static func awaitsPerson(_ value: FlowExpression) -> Bool {
    switch value {
    case .awaited(let inside):
      if case .call(let call) = inside.unforced, let name = call.callee.lastName, name.hasPrefix("show") {
        return true
      }
      return awaitsPerson(inside)
    case .closure: return false
    default: return value.parts.contains(where: awaitsPerson)
    }
  }

  // MARK: - Expressions

  private mutating func keep(_ value: FlowExpression, as name: String, _ context: Context) {
    switch value.unforced {
    case .closure(let closure): child(name, closure.body, closure.line)
    case .call(let call):
      // useCallback(() => { … })
      guard case .closure(let closure)? = call.arguments.first?.value, let callee = call.callee.lastName,
        Self.keepers.contains(callee)
      else { return read(value, context) }
      child(name, closure.body, closure.line)
    default: read(value, context)
    }
  }

  private mutating func read(_ value: FlowExpression, _ context: Context) {
    switch value {
    case .name(let name): mention(name, value, nil, context, isCall: false)
    case .member(let base, let name):
      mention(name, value, nil, context, isCall: false)
      read(base, context)
    case .call(let call): read(call, context)
    case .cast(let made, let type) where made.isInstantiation:
      read(made, context)
      mention(graph.plain(type), .name(graph.plain(type)), nil, context, isCall: true)
    case .closure(let closure): read(closure.body, context)
    case .choice(let condition, let first, let second):
      read(condition, context)
      var yes = context
      var no = context
      Self.demand(condition, true, &yes)
      Self.demand(condition, false, &no)
      read(first, yes)
      read(second, no)
    case .all(let parts):
      var inside = context
      for part in parts {
        read(part, inside)
        Self.demand(part, true, &inside)
      }
    default: for part in value.parts { read(part, context) }
    }
  }

  /// Reads an object that a hook or a context hands out.
  private mutating func handOut(_ object: FlowCall, _ context: Context) {
    isHandedOut = true
    read(object, context)
    isHandedOut = false
  }

  private mutating func read(_ call: FlowCall, _ context: Context) {
    let name = call.callee.lastName ?? ""
    let plain = name.hasPrefix("<") ? String(name.dropFirst().dropLast()) : name
    if name.hasPrefix("<") { graph.note(element: plain, in: node) }
    if case .closure(let closure) = call.callee { read(closure.body, context) }
    if !plain.isEmpty { mention(plain, call.callee, call.line, context, isCall: true) }
    if case .member(let base, _) = call.callee { read(base, context) }
    if isTapped || context.isTapped, plain.hasPrefix("set"), plain.count > 3 {
      graph.note(setter: plain.dropFirst(3).prefix(1).lowercased() + plain.dropFirst(4))
    }
    for (index, argument) in call.arguments.enumerated() { read(argument, index, of: call, plain, context) }
  }

  private mutating func read(
    _ argument: FlowCall.Argument, _ index: Int, of call: FlowCall, _ name: String, _ context: Context
  ) {
    let label = argument.label ?? ""
    var inside = context
    if Untapped.isPersons(label, of: name) || ["listen", "addListener"].contains(name) && index == 0 {
      inside.isTapped = true
      if let handed = argument.value.lastName { graph.note(target: handed) }
    }
    if name == "addTarget" || name == "Selector", case .other(_, let text) = argument.value { target(text) }
    switch argument.value {
    case .closure(let closure):
      if name == "#object", !label.isEmpty, !inside.isTapped {
        return child(label, closure.body, closure.line)
      }
      if !Untapped.runsAtOnce(label, of: name) { inside.isSure = false }
      if graph.isType(name), !Untapped.isLayout(name) { inside.isTapped = true }
      read(closure.body, inside)
    case .name where isHandedOut && name == "#object": read(argument.value, inside)
    case .call(let object) where label == "value" && object.callee == .name("#object"):
      handOut(object, inside)
    case .name(let handed) where Untapped.runsAtOnce(label, of: name) && !Untapped.isLayout(name):
      mention(handed, argument.value, call.line, inside, isCall: true)
    case .list(let pages) where Untapped.showsFirst(name):
      pages.first.map { read($0, inside) }
      inside.isSure = false
      for page in pages.dropFirst() { read(page, inside) }
    default:
      // Of a component that isn't known, it is unknown when it shows what is in it.
      if name.first?.isUppercase ?? false, !Untapped.isLayout(name) { inside.isSure = false }
      if Untapped.showsFirst(name), index > 0 { inside.isSure = false }
      read(argument.value, inside)
    }
  }

  private mutating func target(_ text: String) {
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      graph.note(target: String(word))
    }
  }

  private mutating func mention(
    _ name: String, _ value: FlowExpression, _ line: Int?, _ context: Context, isCall: Bool
  ) {
    var context = context
    if isTapped { context.isTapped = true }
    let (receiver, base): (String?, String)
    switch value.unforced {
    case .name: (receiver, base) = ("", "")
    case .member(let object, _): (receiver, base) = (typeName(of: object), object.lastName ?? "")
    default: (receiver, base) = (nil, "")
    }
    graph.mention(
      name,
      CodeGraph.Mention(
        node: node, receiver: receiver, base: base, line: line ?? graph.nodes[node].line, context: context,
        isCall: isCall))
    graph.name([name], in: type, file)
  }

  private func typeName(of value: FlowExpression) -> String? {
    switch value.unforced {
    case .name("self"), .name("super"), .name("widget"): return type
    case .name(let name):
      return types[name] ?? graph.type(ofProperty: name, of: type, in: file)
        ?? (name.first?.isUppercase ?? false ? name : nil)
    case .member(.name("self"), let name): return graph.type(ofProperty: name, of: type, in: file)
    case .member(.name(let owner), _) where owner.first?.isUppercase ?? false: return owner
    case .member(_, let name): return graph.type(ofProperty: name, of: "", in: "")
    case .optional(let inside), .awaited(let inside): return typeName(of: inside)
    case .call(let call):
      if call.callee == .name("#first"), let first = call.arguments.first { return typeName(of: first.value) }
      if call.text.hasPrefix("<"), call.text.hasSuffix(">") {
        return String(call.text.dropFirst().dropLast())
      }
      switch call.callee {
      case .name(let name) where name.first?.isUppercase ?? false: return name
      case .member(.name(let owner), _) where owner.first?.isUppercase ?? false: return owner
      default: return nil
      }
    default: return nil
    }
  }

  private static let keepers: Set<String> = [
    "useCallback", "useMemo", "debounce", "throttle", "useEvent", "memo", "forwardRef", "observer",
  ]
}

extension FlowExpression {
  /// Whether a storyboard or a nib makes the object, whose type only a cast says.
  fileprivate var isInstantiation: Bool {
    guard case .call(let call) = unforced else { return false }
    return call.callee.lastName?.hasPrefix("instantiate") ?? false
  }
}

extension FlowFunction {
  /// The name by which others call it; that of a callback of a manager which comes only after a grant is its full name,
  /// by which nothing calls it.
  fileprivate var nodeName: String {
    name == "locationManager" && !fullName.contains("didChangeAuthorization") ? fullName : name
  }
}
