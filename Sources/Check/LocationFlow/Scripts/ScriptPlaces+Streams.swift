import SourceFacts

/// How positions come to code in Swift that waits for them: by closures, publishers, observers and continuations.
extension ScriptPlaces {
  /// The modifiers of a view whose closures run when the person acts, or when the view appears.
  private static let acting: Set<String> = [
    "Button", "onAppear", "onTapGesture", "onLongPressGesture", "onSubmit", "refreshable", "task",
    "confirmationDialog", "alert", "swipeActions",
  ]

  /// Reads what a view draws; only the closures in it that run later do something with positions.
  mutating func read(drawing body: [FlowStatement]) {
    isDrawn = true
    read(body)
    isDrawn = false
  }

  /// Returns whether a call in what a view draws runs its closures later.
  static func runsLater(_ call: FlowCall) -> Bool {
    chain(call.callee).last.map(acting.contains) ?? false
  }

  /// Reads the code that runs when a property is set.
  mutating func read(observersOf property: FlowProperty, _ key: String) {
    guard let setter = property.setter else { return }
    let given = ["newValue", "oldValue", setter.parameter]
    scope.locals = Self.locals(in: setter.body, given)
    for name in given { add(held[key] ?? [], to: "\(scope.id) \(name)") }
    unitBodies = [setter.body]
    read(setter.body)
  }

  /// Follows a call that hands a value to code which waits for it: `subject.send(place)`.
  mutating func hand(_ call: FlowCall, _ name: String) {
    let values = call.arguments.map(\.value)
    switch name {
    case "send":
      if case .member(let base, _) = call.callee.unforced, let key = key(of: base), let value = values.first {
        hold(value, in: key, isFirst: false)
      }
    case "resume", "yield":
      if case .member(let base, _) = call.callee.unforced, let key = key(of: base) {
        add(all(values).filter(\.isOfAnswer), to: "\(key)()")
        aliases[key].map { add(held["\(key)()"] ?? [], to: "\($0)()") }
      }
    case "onReceive", "onChange", "sink":
      var given = values
      if case .member(let base, _) = call.callee.unforced, name == "sink" { given.append(base) }
      let found = all(given.filter { Self.closure(in: $0) == nil }).filter { !$0.isWritten }
      for closure in values.compactMap(Self.closure(in:)) {
        for parameter in closure.parameters { add(found, to: "\(scope.id) \(parameter)") }
      }
    case "forEach":
      guard case .member(let base, _) = call.callee.unforced, let each = values.first else { return }
      let found = sources(of: base)
      // A name such as $0 is that of other values in other closures.
      for name in Self.closure(in: each)?.parameters ?? [] where !name.hasPrefix("$") {
        add(found, to: "\(scope.id) \(name)")
      }
      pass(found, toFirstOf: each)
    default: break
    }
  }

  /// Returns what a call brings whose closure keeps a continuation for other code: withCheckedContinuation.
  mutating func continued(_ call: FlowCall, _ name: String) -> Set<Source>? {
    guard name.hasPrefix("withChecked") || name.hasPrefix("withUnsafe") || name.hasPrefix("Async"),
      let closure = call.arguments.lazy.compactMap({ Self.closure(in: $0.value) }).first,
      let waiter = closure.parameters.first
    else { return nil }
    var found = held["\(scope.id) \(waiter)()"] ?? []
    closure.body.visit { statement in
      if case .assignment(let target, .name(waiter), _) = statement, let key = key(of: target) {
        found.formUnion(held["\(key)()"] ?? [])
      }
    }
    return found
  }

  /// Follows the values that the cases of a selection, or a condition, take out of one.
  mutating func bind(_ pattern: FlowPattern, to sources: Set<Source>) {
    switch pattern {
    case .binding(let name): add(sources, to: "\(scope.id) \(name)")
    case .enumCase(_, let parts), .tuple(let parts): for part in parts { bind(part, to: sources) }
    case .present(let inside): bind(inside, to: sources)
    case .anything, .value: break
    }
  }
}
