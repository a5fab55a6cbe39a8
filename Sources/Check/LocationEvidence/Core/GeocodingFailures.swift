package import LocationFlow
import SourceFacts

/// Finds lookups of addresses and places after whose failure nothing happens, although something does after a success.
package struct GeocodingFailures {
  /// The lookups, in order.
  package let places: [Effect.Place]

  /// The names of the lookups.
  package static let methods: Set<String> = GeocoderCalls.names

  /// A function that passes a closure what a lookup has found, or its error.
  package struct Wrapper {
    fileprivate let places: Set<Int>
    fileprivate let errors: Set<Int>

    /// The lookup itself.
    fileprivate static let direct = Wrapper(places: [0], errors: [1])
  }

  /// Returns the functions, by name, that hand a lookup's result to a closure that they are given.
  package static func wrappers(among functions: [NamedFunction]) -> [String: Wrapper] {
    var wrappers: [String: Wrapper] = [:]
    for function in functions where !function.code.names.isDisjoint(with: methods) {
      function.code.body.visitValues { value in
        guard case .call(let call) = value, isLookup(call), let closure = handler(of: call),
          let wrapper = LookupOutcome.handingOn(closure, among: Set(function.code.parameters.map(\.name)))
        else { return }
        wrappers[function.code.name] = wrapper
      }
    }
    return wrappers
  }

  /// Examines a function, which may call such others.
  package init(in function: NamedFunction, wrappers: [String: Wrapper] = [:]) {
    var lines: [Int] = []
    if !function.code.names.isDisjoint(with: wrappers.keys) {
      function.code.body.visitValues { value in
        if case .call(let call) = value, let wrapper = call.callee.calledName.flatMap({ wrappers[$0] }),
          case .closure(let closure)? = call.arguments.last?.value, Self.isSilent(closure, wrapper),
          !Self.isSetBefore(call, closure, in: function.code)
        {
          lines.append(call.line)
        }
      }
    }
    if !function.code.names.isDisjoint(with: Self.methods) {
      function.code.body.visit { statement in
        if case .handled(let body, let failures) = statement, function.code.result.isEmpty,
          let line = Self.awaitedLine(in: body), Self.isSilent(body: body, failures: failures)
        {
          lines.append(line)
        }
      }
      function.code.body.visitValues { value in
        if case .call(let call) = value, Self.isLookup(call), let closure = Self.handler(of: call),
          Self.isSilent(closure), !Self.isSetBefore(call, closure, in: function.code)
        {
          lines.append(call.line)
        }
      }
    }
    places = lines.sorted().map { Effect.Place(file: function.file, line: $0) }
  }

  private static func isLookup(_ call: FlowCall) -> Bool {
    if case .member(_, let name) = call.callee.unforced { methods.contains(name) } else { false }
  }

  private static func handler(of call: FlowCall) -> FlowClosure? {
    guard case .closure(let closure)? = call.arguments.last?.value, closure.parameters.count >= 2 else {
      return nil
    }
    return closure
  }

  /// Returns whether a handler does nothing after a failure but end what lasts, as it does after a success.
  private static func isSilent(_ handler: FlowClosure, _ wrapper: Wrapper = .direct) -> Bool {
    let failed = LookupOutcome.outcome(of: handler, wrapper, hasFailed: true)
    let found = LookupOutcome.outcome(of: handler, wrapper, hasFailed: false)
    return !failed.isUnknown && !found.isUnknown && failed.effects.allSatisfy(\.endsWaiting)
      && failed.effects.isSubset(of: found.effects) && found.effects.contains { !$0.endsWaiting }
  }

  /// Returns whether what a success shows shows something else already, such as the coordinate.
  private static func isSetBefore(
    _ call: FlowCall, _ handler: FlowClosure, in function: FlowFunction
  ) -> Bool {
    func place(_ assignment: Assignment) -> String {
      "\(assignment.base?.calledName ?? "").\(assignment.name)"
    }
    let shown = Set(Assignment.all(in: handler.body).map(place))
    return Assignment.all(in: function.body).contains { earlier in
      guard earlier.line < call.line, shown.contains(place(earlier)) else { return false }
      switch earlier.value {
      case .nothing, .boolean, .literal("\"\""), .literal(""): return false
      default: return true
      }
    }
  }

  /// Returns the line of the first lookup that a body itself awaits.
  private static func awaitedLine(in body: [FlowStatement]) -> Int? {
    for value in body.flatMap(\.values) {
      var line: Int?
      value.visitParts { part in
        if line == nil, case .awaited(let inside) = part {
          inside.visitParts { if case .call(let call) = $0, isLookup(call) { line = call.line } }
        }
      }
      if let line { return line }
    }
    return nil
  }

  private static func isSilent(body: [FlowStatement], failures: [FlowStatement]) -> Bool {
    let failed = LookupOutcome(of: failures)
    let found = LookupOutcome(of: body)
    return !failed.isUnknown && failed.effects.isEmpty && !found.isUnknown
      && found.effects.contains { !$0.endsWaiting }
  }
}

/// What code does after a lookup has failed, or has found something.
private struct LookupOutcome {
  /// Something that code does.
  struct Effect: Hashable {
    let statement: FlowStatement

    /// Whether it ends what lasts as long as the lookup, such as a spinner.
    var endsWaiting: Bool {
      switch statement {
      case .assignment(_, .boolean, _): true
      case .expression(.call(let call)):
        ["stopAnimating", "endRefreshing", "hide", "dismiss"].contains(call.callee.calledName ?? "")
      default: false
      }
    }
  }

  private(set) var effects: Set<Effect> = []
  /// Whether anything wasn't understood.
  private(set) var isUnknown = false
  private let hasFailed: Bool
  private var places: Set<String> = []
  private var errors: Set<String> = []
  private var locals: Set<String> = []

  init(of handler: FlowClosure, _ wrapper: GeocodingFailures.Wrapper, hasFailed: Bool) {
    self.hasFailed = hasFailed
    for (index, name) in handler.parameters.enumerated() {
      if wrapper.places.contains(index) { places.insert(name) }
      if wrapper.errors.contains(index) { errors.insert(name) }
    }
  }

  /// Returns what a handler does.
  static func outcome(
    of handler: FlowClosure, _ wrapper: GeocodingFailures.Wrapper, hasFailed: Bool
  ) -> LookupOutcome {
    var outcome = LookupOutcome(of: handler, wrapper, hasFailed: hasFailed)
    _ = outcome.run(handler.body)
    return outcome
  }

  /// Returns how a handler hands its result to one of some closures; nil if it calls none of them.
  static func handingOn(_ handler: FlowClosure, among closures: Set<String>) -> GeocodingFailures.Wrapper? {
    let outcome = LookupOutcome(of: handler, GeocodingFailures.Wrapper.direct, hasFailed: true)
    var given: [Int: [FlowExpression]] = [:]
    handler.body.visitValues { value in
      guard case .call(let call) = value, case .name(let name) = call.callee.unforced,
        closures.contains(name)
      else { return }
      for (index, argument) in call.arguments.enumerated() {
        given[index, default: []].append(argument.value)
      }
    }
    if given.isEmpty { return nil }
    let places = given.filter { _, values in
      values.allSatisfy(outcome.isPlace)
        || values.contains(.nothing) && !values.contains(where: { $0.isConstant || outcome.isError($0) })
    }
    let errors = given.filter { _, values in
      values.contains(where: outcome.isError) && values.allSatisfy { $0 == .nothing || outcome.isError($0) }
    }
    return GeocodingFailures.Wrapper(places: Set(places.keys), errors: Set(errors.keys))
  }

  /// Runs statements, all of whose conditions may go either way.
  init(of body: [FlowStatement]) {
    hasFailed = false
    _ = run(body)
  }

  /// Runs statements, and returns whether what follows them may run.
  private mutating func run(_ body: [FlowStatement]) -> Bool {
    for statement in body where !run(statement) { return false }
    return true
  }

  private mutating func run(_ statement: FlowStatement) -> Bool {
    switch statement {
    case .expression(let value): note(value, as: statement)
    case .assignment(let target, _, _): if !isLocal(target) { effects.insert(Effect(statement: statement)) }
    case .declaration(let name, _, let value):
      locals.insert(name)
      if value.map(isPlace) ?? false { places.insert(name) }
    case .result(let value, _):
      // The only expression of a closure is its result.
      if let value { note(value, as: .expression(value)) }
      return false
    case .jump: return false
    case .failure, .unread: isUnknown = true
    case .branch(let conditions, let then, let otherwise): return branch(conditions, then, otherwise)
    case .selection(_, let cases): return !cases.map(\.body).map { run($0) }.allSatisfy { !$0 }
    case .loop(_, let sequence, _, let body):
      if !(hasFailed && sequence.map(isPlace) ?? false) { _ = run(body) }
    case .handled(let body, let failures):
      let ends = [run(body), run(failures)]
      return ends.contains(true)
    case .deferred(let body): _ = run(body)
    case .function: break
    }
    return true
  }

  private mutating func branch(
    _ conditions: [FlowCondition], _ then: [FlowStatement], _ otherwise: [FlowStatement]
  ) -> Bool {
    switch conditions.map({ holds($0) }).allHold {
    case true?: return run(then)
    case false?: return run(otherwise)
    case nil:
      let ends = [run(then), run(otherwise)]
      return ends.contains(true)
    }
  }

  private mutating func note(_ value: FlowExpression, as statement: FlowStatement) {
    switch value {
    case .call(let call):
      let name = call.callee.calledName ?? ""
      if CallNames.runners.contains(name) {
        for case .closure(let closure) in call.arguments.map(\.value) { _ = run(closure.body) }
      } else if !CallNames.isLog(name, of: call.callee.receiver) {
        effects.insert(Effect(statement: statement))
      }
    case .awaited(let inside), .attempted(let inside, _), .optional(let inside), .forced(let inside, _):
      note(inside, as: statement)
    case .closure, .literal, .name, .boolean, .nothing: break
    default: isUnknown = isUnknown || hasFailed
    }
  }

  private func isLocal(_ target: FlowExpression) -> Bool {
    if case .name(let name) = target { locals.contains(name) } else { false }
  }

  // MARK: - Conditions

  /// Returns whether a condition is true; nil if that isn't known.
  private mutating func holds(_ condition: FlowCondition) -> Bool? {
    switch condition {
    case .holds(let value): return truth(of: value)
    case .present(let name, let value):
      locals.insert(name)
      if isPlace(value) { places.insert(name) }
      if isError(value) { errors.insert(name) }
      return value == .name("self") ? true : isPlace(value) ? !hasFailed : isError(value) ? hasFailed : nil
    case .matches: return nil
    }
  }

  private func truth(of value: FlowExpression) -> Bool? {
    value.truth { part in
      switch part {
      case .comparison(let one, let isEqual, let other):
        guard [.nothing, .literal("0")].contains(other) || other == .name("nil") else { return nil }
        return isPresent(one).map { $0 != isEqual }
      case .member(let list, "isEmpty"): return isPresent(list).map { !$0 }
      case .other(let parts, let text):
        guard text.contains(">"), let first = parts.first else { return nil }
        return isPlace(first) ? !hasFailed : nil
      default: return isPresent(part)
      }
    }
  }

  /// Returns whether a value is there, or a number of places isn't zero; nil if that isn't known.
  private func isPresent(_ value: FlowExpression) -> Bool? {
    isPlace(value) ? !hasFailed : isError(value) ? hasFailed : value == .name("self") ? true : nil
  }

  /// Returns whether a value is what was found, or a part of it.
  private func isPlace(_ value: FlowExpression) -> Bool {
    switch value {
    case .name(let name): places.contains(name)
    case .member(let base, _), .element(let base, _, _), .fallback(let base, .list([])): isPlace(base)
    case .optional(let inside), .forced(let inside, _), .cast(let inside, _): isPlace(inside)
    case .call(let call): if case .member(let base, _) = call.callee { isPlace(base) } else { false }
    default: false
    }
  }

  private func isError(_ value: FlowExpression) -> Bool {
    switch value {
    case .name(let name): errors.contains(name)
    case .optional(let inside), .forced(let inside, _), .cast(let inside, _): isError(inside)
    default: false
    }
  }
}

extension FlowExpression {
  /// Whether it is a text, a number or a truth value that is written out.
  fileprivate var isConstant: Bool {
    switch self {
    case .literal, .boolean: true
    default: false
    }
  }

  /// The last name of the object on which a function is called; nil if it has none.
  fileprivate var receiver: String? {
    guard case .member(let base, _) = unforced else { return nil }
    switch base.unforced {
    case .name(let name), .member(_, let name): return name
    default: return nil
    }
  }
}
