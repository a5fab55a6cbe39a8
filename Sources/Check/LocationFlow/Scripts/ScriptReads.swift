import SourceFacts

/// The names that code reads, rather than only assigns, and the states that decide about a spinner.
struct ScriptReads: Sendable {
  /// A state while which a spinner shows, or a text that says to wait.
  struct Spinner: Hashable, Sendable {
    let value: ScriptValue
    let file: String
    /// The conditions on which it is shown at all.
    let guards: [Guard]
    /// The names by which something else is shown besides.
    let others: Set<String>
  }

  /// A condition with what it must be.
  struct Guard: Hashable, Sendable {
    let condition: FlowExpression
    let holds: Bool
  }

  private(set) var names: Set<String> = []
  /// The spinners, by the names of their states.
  private(set) var spinners: [String: Set<Spinner>] = [:]
  /// The files with code that shows, or reacts to, the absence of a state, by its name.
  private(set) var missed: [String: Set<String>] = [:]
  /// The files with conditions on a name, by the name.
  private(set) var tested: [String: Set<String>] = [:]
  /// The files with code that does more with a name than bind, return or log it, by the name.
  private(set) var used: [String: Set<String>] = [:]
  /// The types of Dart whose members code does more with than bind, return or log them, by file and the members' names.
  private(set) var usedOfTypes: [String: [String: Set<String>]] = [:]
  /// The types of the objects that a function looks up, by the names that it gives them.
  private var types: [String: String] = [:]
  /// The texts that values are compared with.
  private(set) var compared: Set<String> = []
  /// The texts and cases with which states are compared, by the names of the states.
  private(set) var cases: [String: Set<String>] = [:]
  /// The names of which code does more than compare them with texts or cases.
  private var open: Set<String> = []
  private var file = ""
  /// The conditions on which what is read depends.
  private var outer: [Guard] = []
  /// The names of what hooks return, by those under which a function has it.
  private var fields: [String: String] = [:]
  /// Whether what is read is only bound, returned or logged.
  private var isKept = false
  /// The names within the function that is read which nothing reads.
  private var unread = UnreadLocals(in: [])

  init(_ files: [(path: String, flow: FlowFile)]) {
    for file in files {
      self.file = file.path
      read(file.flow)
    }
  }

  private mutating func read(_ file: FlowFile) {
    for type in file.types {
      for function in type.functions {
        var all = names
        names = []
        fields = Self.fields(in: function.body)
        types = Self.types(in: function.body)
        unread = UnreadLocals(in: function.body)
        read(function.body)
        // What a function keeps for itself shows nowhere.
        let isScreen = type.name.isEmpty || ["build", "render"].contains(function.name)
        if !isScreen { names.subtract(Self.assigned(in: function.body)) }
        all.formUnion(names)
        names = all
      }
      fields = [:]
      types = [:]
      unread = UnreadLocals(in: [])
      for property in type.properties {
        property.initial.map { read($0) }
        // A getter of what shows nothing itself only hands out what others may read.
        isKept = type.isModel
        read(property.getter ?? [])
        isKept = false
      }
    }
  }

  /// Returns the names of the states that code assigns values to.
  private static func assigned(in body: [FlowStatement]) -> Set<String> {
    var found: Set<String> = []
    body.visit { statement in
      switch statement {
      case .assignment(.name(let name), _, _), .assignment(.member(.name("self"), let name), _, _):
        found.insert(name)
      default: break
      }
    }
    return found
  }

  /// Returns the fields that code takes of a value under other names, as in `const { place: here } = usePlace()` and
  /// `final here = controller.place.value`.
  private static func fields(in body: [FlowStatement]) -> [String: String] {
    var found: [String: String] = [:]
    body.visit { statement in
      guard case .declaration(let name, _, let value?) = statement, let field = field(value.unforced),
        name != field
      else { return }
      found[name] = found[name] == nil || found[name] == field ? field : name
    }
    return found.filter { $0.key != $0.value }
  }

  /// Returns the types of objects as in `final places = context.watch<Places>()`, by their names.
  private static func types(in body: [FlowStatement]) -> [String: String] {
    var found: [String: String] = [:]
    body.visit { statement in
      guard case .declaration(let name, _, .call(let call)?) = statement, let type = call.typeArgument,
        ["of", "watch", "read", "find"].contains(call.callee.lastName ?? "")
      else { return }
      found[name] = found[name] == nil || found[name] == type ? type : ""
    }
    return found.filter { $0.value != "" }
  }

  private static func field(_ value: FlowExpression) -> String? {
    switch value {
    case .member(let base, "value"): field(base)
    case .member(.name, let name), .member(.call, let name), .member(.member, let name): name
    default: nil
    }
  }

  private mutating func read(_ body: [FlowStatement]) {
    let before = outer
    defer { outer = before }
    for (index, statement) in body.enumerated() where !unread.isMoot(statement) {
      guard case .branch(let conditions, let then, let otherwise) = statement, case .result? = then.last
      else {
        read(statement)
        continue
      }
      note(conditions, then, otherwise.isEmpty ? Array(body[(index + 1)...]) : otherwise)
      read(statement)
      // What follows only shows where this hasn't left.
      outer += Self.guards(conditions, false)
    }
  }

  private static func guards(_ conditions: [FlowCondition], _ holds: Bool) -> [Guard] {
    conditions.map { Guard(condition: $0.value, holds: holds) }
  }

  private static func names(in conditions: [FlowCondition]) -> Set<String> {
    ScriptHands(in: [.branch(conditions, then: [], otherwise: [])]).names
  }

  /// Reads something that depends on conditions.
  private mutating func read(under guards: [Guard], _ body: (inout ScriptReads) -> Void) {
    let before = outer
    outer += guards
    body(&self)
    outer = before
  }

  private mutating func read(_ statement: FlowStatement) {
    if case .selection(let state, let cases) = statement {
      let patterns = cases.flatMap(\.patterns)
      let values = patterns.compactMap { if case .value(let value) = $0 { value } else { nil } }
      for case .literal(let text) in values { compared.insert(text) }
      if values.count == patterns.count, note(state, besides: values) {
        for body in statement.bodies { read(body) }
        return
      }
    }
    switch statement {
    case .assignment(let target, let value, _):
      if case .member(let base, let name) = target, name != "value" { read(base) }
      if case .element(let base, let parts, _) = target { for part in [base] + parts { read(part) } }
      read(value)
    case .declaration(_, _, .member(.name(let whole), _)?) where whole.hasPrefix("#"): keep(statement.values)
    case .result(.call(let object)?, _) where object.callee == .name("#object"):
      for field in object.arguments {
        if ScriptPlaces.chain(field.value).isEmpty { read(field.value) } else { keep([field.value]) }
      }
    case .branch(let conditions, let then, let otherwise):
      note(conditions, then, otherwise)
      for value in statement.values { read(value) }
      read(under: Self.guards(conditions, true)) { $0.read(then) }
      read(under: Self.guards(conditions, false)) { $0.read(otherwise) }
      return
    default: for value in statement.values { read(value) }
    }
    for body in statement.bodies { read(body) }
  }

  private mutating func read(_ value: FlowExpression) {
    switch value {
    case .name(let name): note(name)
    case .member(.name(let object), let name) where types[object] != nil:
      names.insert(name)
      if !isKept {
        usedOfTypes[name, default: [:]][file, default: []].insert(types[object] ?? "")
        open.insert(name)
      }
      note(object)
    case .member(let base, let name):
      note(name)
      read(base)
    case .call(let call) where ScriptRun.isLog(ScriptPlaces.chain(call.callee)): keep(value.parts)
    case .call(let call) where call.callee.isHook && call.arguments.count == 2:
      read(call.arguments[0].value)
      // What an effect depends on.
      keep([call.arguments[1].value])
    case .closure(let closure): read(closure.body)
    case .choice(let condition, let first, let second):
      note(condition, [.expression(first)], [.expression(second)], spins: Self.showsSpinner)
      read(condition)
      read(under: Self.guards([.holds(condition)], true)) { $0.read(first) }
      read(under: Self.guards([.holds(condition)], false)) { $0.read(second) }
    case .all(let parts):
      // isLoading && <Spinner/>
      var known: [Guard] = []
      for (index, part) in parts.enumerated() {
        if index < parts.count - 1, let last = parts.last {
          note(part, [.expression(last)], [], spins: Self.showsSpinner)
        }
        read(under: known) { $0.read(part) }
        known += Self.guards([.holds(part)], true)
      }
    case .fallback(let first, let second): read(first, else: second)
    case .any(let parts) where parts.count == 2: read(parts[0], else: parts[1])
    case .comparison(let left, _, let right):
      for case .literal(let text) in [left, right] { compared.insert(text) }
      for (state, other) in [(left, right), (right, left)] where !note(state, besides: [other]) {
        read(state)
      }
    default: for part in value.parts { read(part) }
    }
  }

  /// Reads values that code only binds, returns or logs.
  private mutating func keep(_ values: [FlowExpression]) {
    let before = isKept
    isKept = true
    for value in values { read(value) }
    isKept = before
  }

  private mutating func note(_ name: String, isOpen: Bool = true) {
    names.insert(name)
    guard !isKept else { return }
    for name in [name, fields[name] ?? name] {
      used[name, default: []].insert(file)
      if isOpen { open.insert(name) }
    }
  }

  /// Notes the cases with which code compares a state, if it does nothing else with it.
  private mutating func note(_ state: FlowExpression, besides others: [FlowExpression]) -> Bool {
    let words = others.compactMap(Self.word)
    guard words.count == others.count, !words.isEmpty, let name = Self.plainName(of: state) else {
      return false
    }
    if case .member(let base, _) = state { read(base) }
    note(name, isOpen: false)
    for name in [name, fields[name] ?? name] { cases[name, default: []].formUnion(words) }
    return true
  }

  private static func plainName(of value: FlowExpression) -> String? {
    switch value {
    case .name(let name): name.first?.isUppercase ?? true ? nil : name
    case .member(.name(let base), let name): base.first?.isUppercase ?? true ? nil : name
    default: nil
    }
  }

  /// Returns the word by which a text or a case is known; nil for other values.
  static func word(_ value: FlowExpression) -> String? {
    switch value {
    case .literal(let text): text
    case .nothing: ""
    case .member(.name(let type), let name): type.first?.isUppercase ?? false ? name : nil
    default: nil
    }
  }

  /// Returns whether all that code does with a state is to compare it with others than a word.
  func isUnseen(_ word: String, in state: String) -> Bool {
    guard !open.contains(state), let known = cases[state] else { return false }
    return !known.contains(word)
  }

  /// Reads a value with another that takes its place: `place?.name ?? "Looking…"`.
  private mutating func read(_ value: FlowExpression, else other: FlowExpression) {
    if case .literal = other, Self.spins(other), let name = Self.owner(of: value) {
      addSpinner(name, .nothing, showing: [])
    }
    if Self.shows(other), !Self.spins(other), let name = Self.owner(of: value) { miss(name) }
    read(value)
    read(other)
  }

  /// Returns the name of a value, or of that of which it is an optional part.
  private static func owner(of value: FlowExpression) -> String? {
    switch value {
    case .name(let name), .member(.name("self"), let name): name
    case .member(let base, _): owner(of: base)
    case .optional(let inside): owner(of: inside)
    default: nil
    }
  }

  private mutating func note(
    _ conditions: [FlowCondition], _ then: [FlowStatement], _ otherwise: [FlowStatement]
  ) {
    for case .holds(let value) in conditions { note(value, then, otherwise, spins: Self.spins) }
  }

  /// Notes whether code misses the state that a condition is on, and the spinner that only one of its ways shows.
  private mutating func note(
    _ condition: FlowExpression, _ then: [FlowStatement], _ otherwise: [FlowStatement],
    spins: ([FlowStatement]) -> Bool
  ) {
    for name in Self.names(in: [.holds(condition)]) { tested[name, default: []].insert(file) }
    if case .any(let parts) = condition.unforced {
      for part in parts where spins(then) { note(part, then, [], spins: spins) }
    }
    guard let (name, value, isEqual) = Self.state(of: condition) else { return }
    let without = (value == .nothing) == isEqual ? then : otherwise
    // A spinner only says to wait.
    if !spins(without), without.contains(where: Self.reacts) { miss(name) }
    let shows = spins(then)
    guard shows != spins(otherwise) else { return }
    // A condition on a name itself doesn't hold for nothing, either.
    guard isEqual == shows || value == .boolean(true) else { return }
    addSpinner(name, isEqual == shows ? value : .nothing, showing: shows ? then : otherwise)
  }

  private mutating func miss(_ name: String) { missed[fields[name] ?? name, default: []].insert(file) }

  private mutating func addSpinner(_ name: String, _ value: ScriptValue, showing body: [FlowStatement]) {
    let field = fields[name] ?? name
    let others = ScriptHands(in: body).names.subtracting([name])
    let guards = outer.map { Guard(condition: renamed($0.condition), holds: $0.holds) }
    spinners[field, default: []].insert(Spinner(value: value, file: file, guards: guards, others: others))
  }

  /// Returns a condition with the names under which hooks and other objects keep what it is on.
  private func renamed(_ condition: FlowExpression) -> FlowExpression {
    switch condition {
    case .name(let name): .name(fields[name] ?? name)
    case .not(let inside): .not(renamed(inside))
    case .all(let parts): .all(parts.map(renamed))
    case .any(let parts): .any(parts.map(renamed))
    case .comparison(let left, let isEqual, let right):
      .comparison(renamed(left), isEqual: isEqual, renamed(right))
    default: condition
    }
  }

  /// Returns the state that a condition is on, with the value for which it is true or false.
  private static func state(of condition: FlowExpression) -> (String, ScriptValue, Bool)? {
    switch condition.unforced {
    case .not(let inside): return state(of: inside).map { ($0.0, $0.1, !$0.2) }
    case .name(let name): return (name, .boolean(true), true)
    case .member(let base, "value"): return state(of: base)
    case .member(.name("self"), let name): return (name, .boolean(true), true)
    case .comparison(let left, let isEqual, .nothing):
      return state(of: left).map { ($0.0, .nothing, isEqual) }
    default: return nil
    }
  }

  private static func showsSpinner(_ values: [FlowStatement]) -> Bool {
    if case .expression(let value)? = values.first { spins(value) } else { false }
  }

  /// Returns whether a statement does or shows something.
  private static func reacts(_ statement: FlowStatement) -> Bool {
    switch statement {
    case .expression(.call(let call)) where ScriptRun.isHarmless(ScriptPlaces.chain(call.callee)): false
    case .expression(let value), .result(let value?, _): shows(value)
    case .assignment, .failure: true
    default: statement.bodies.contains { $0.contains(where: reacts) }
    }
  }

  /// Returns whether a value is something that a person can notice, unlike nothing, a number, or room that is left.
  private static func shows(_ value: FlowExpression) -> Bool {
    switch value {
    case .nothing, .boolean: false
    case .literal(let text): text.contains(where: \.isLetter)
    case .list(let values): values.contains(where: shows)
    case .call(let call):
      !["SizedBox", "Container"].contains(ScriptPlaces.chain(call.callee).first)
        || call.arguments.contains { $0.label == "child" }
    default: true
    }
  }

  private static func spins(_ body: [FlowStatement]) -> Bool {
    body.contains { if case .result(let value?, _) = $0 { spins(value) } else { false } }
  }

  /// Returns whether a widget is a spinner or has nothing but one in it.
  static func spins(_ value: FlowExpression) -> Bool {
    switch value {
    case .call(let call):
      let name =
        switch call.callee {
        case .name(let name), .member(.name(let name), _): name
        default: ""
        }
      if spinning.contains(where: name.contains) { return true }
      return call.arguments.contains { argument in
        // A hint is no label of what is shown.
        if case .literal = argument.value { return argument.label == nil && spins(argument.value) }
        return argument.label != "onPressed" && spins(argument.value)
      }
    case .list(let values): return values.contains(where: spins)
    // "Searching…"
    case .literal(let text): return text.hasSuffix("..") || text.hasSuffix("…")
    default: return false
    }
  }

  private static let spinning = [
    "ProgressIndicator", "ActivityIndicator", "Spinner", "Loader", "Loading", "SpinKit",
  ]
}

extension FlowType {
  /// Whether it is a class of Dart's or JavaScript's that draws nothing.
  fileprivate var isModel: Bool {
    !name.isEmpty
      && (inherited.contains { $0.contains("Notifier") }
        || !functions.contains { ["build", "render"].contains($0.name) })
  }
}
