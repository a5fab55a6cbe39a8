import SourceFacts

/// What functions that hear that the person comes back to the app do then.
struct ReturnHandlers {
  private let program: ScriptProgram
  /// The names of plug-ins, of functions that may call one, and of getters.
  private let looking: Set<String>
  /// The files whose code hears of it and looks at nothing then.
  private(set) var blindFiles: Set<String> = []
  /// The names of functions that hear of it for others, which hand them what is to run then.
  private(set) var hooks: Set<String> = []

  init(of program: ScriptProgram, looking: Set<String>) {
    self.program = program
    let getters = program.properties.values.joined().filter { $0.value.getter != nil }.map(\.key)
    self.looking = looking.union(getters)
    let hearing = program.functions.filter {
      ScriptReturns.returns.contains($0.code.name)
        || !ScriptReturns.names(in: $0, of: program).isDisjoint(with: ScriptReturns.returns)
    }
    for (file, functions) in Dictionary(grouping: hearing, by: \.file) {
      var isBlind = true
      for function in functions {
        let parameters = Set(function.code.parameters.map(\.name))
        guard let bodies = bodies(in: function) else {
          isBlind = false
          if !(program.names[function] ?? []).isDisjoint(with: parameters) {
            hooks.insert(function.code.name)
          }
          continue
        }
        if bodies.contains(where: { !ScriptHands(in: $0).names.isDisjoint(with: parameters) }),
          !ScriptReturns.returns.contains(function.code.name)
        {
          hooks.insert(function.code.name)
        }
        let units = Self.units(in: function)
        if bodies.contains(where: { acts($0, units, in: file) }) { isBlind = false }
      }
      if isBlind { blindFiles.insert(file) }
    }
  }

  // MARK: - What runs

  /// Returns what a function runs when the person comes back; nil if that isn't known.
  private func bodies(in function: ScriptProgram.Function) -> [[FlowStatement]]? {
    if ScriptReturns.returns.contains(function.code.name) { return [function.code.body] }
    var handlers: [FlowExpression] = []
    function.code.body.visitValues { value in
      guard case .call(let call) = value else { return }
      if call.callee.lastName == "AppLifecycleListener" {
        handlers += call.arguments.filter { !Self.departures.contains($0.label ?? "") }.map(\.value)
      } else if call.callee == .member(.name("AppState"), "addEventListener"), call.arguments.count > 1 {
        handlers.append(call.arguments[1].value)
      }
    }
    let found = handlers.compactMap { body(of: $0, in: function) }
    return found.isEmpty || found.count < handlers.count ? nil : found
  }

  private func body(of value: FlowExpression, in function: ScriptProgram.Function) -> [FlowStatement]? {
    switch value {
    case .closure(let closure): return closure.body
    case .name(let name), .member(.name("self"), let name):
      let named = program.method(name, of: function.type) ?? program.function(name, in: function.file)
      if let named { return named.code.body }
      var found: [FlowStatement]?
      function.code.body.visit { statement in
        switch statement {
        case .function(let inner) where inner.name == name: found = inner.body
        case .declaration(name, _, let value?): found = value.innerClosure?.body ?? found
        default: break
        }
      }
      return found
    default: return nil
    }
  }

  /// Returns the names in the functions that a function declares, and in those around it.
  private static func units(in function: ScriptProgram.Function) -> [String: Set<String>] {
    var units: [String: Set<String>] = [:]
    function.code.body.visit { statement in
      switch statement {
      case .function(let inner): units[inner.name, default: []].formUnion(ScriptHands(in: inner.body).names)
      case .declaration(let name, _, let value?):
        guard value.innerClosure != nil else { return }
        units[name, default: []].formUnion(ScriptHands(in: [.expression(value)]).names)
      default: break
      }
    }
    return units
  }

  /// The events of an app that goes away.
  private static let departures: Set<String> = [
    "onPause", "onHide", "onInactive", "onDetach", "onExitRequested", "paused", "inactive", "detached",
    "hidden", "background",
  ]

  /// Returns whether a condition holds only when the app goes away.
  private static func isDeparture(_ value: FlowExpression) -> Bool {
    switch value {
    case .comparison(let left, isEqual: true, let right): isDeparted(left) || isDeparted(right)
    case .any(let parts): parts.allSatisfy(isDeparture)
    case .all(let parts): parts.contains(where: isDeparture)
    default: false
    }
  }

  private static func isDeparted(_ value: FlowExpression) -> Bool {
    switch value {
    case .literal(let name), .member(_, let name), .implicitMember(let name): departures.contains(name)
    default: false
    }
  }

  private static func isDeparture(_ pattern: FlowPattern) -> Bool {
    if case .value(let value) = pattern { isDeparted(value) } else { false }
  }

  // MARK: - What it does

  /// Returns whether statements may look at the permission, or do something that isn't known.
  private func acts(_ body: [FlowStatement], _ units: [String: Set<String>], in file: String) -> Bool {
    body.contains { statement in
      switch statement {
      case .unread: return true
      case .branch(let conditions, let then, let otherwise):
        let leaves = conditions.contains { Self.isDeparture($0.value) }
        return conditions.contains { acts($0.value, units, in: file) }
          || !leaves && acts(then, units, in: file) || acts(otherwise, units, in: file)
      case .selection(let subject, let cases):
        return acts(subject, units, in: file)
          || cases.contains { candidate in
            let leaves = !candidate.patterns.isEmpty && candidate.patterns.allSatisfy(Self.isDeparture)
            return !leaves && acts(candidate.body, units, in: file)
          }
      default:
        return statement.values.contains { acts($0, units, in: file) }
          || statement.bodies.contains { acts($0, units, in: file) }
      }
    }
  }

  private func acts(_ value: FlowExpression, _ units: [String: Set<String>], in file: String) -> Bool {
    var found = false
    value.visitParts { part in
      switch part {
      case .closure(let closure): found = found || acts(closure.body, units, in: file)
      case .name(let name), .member(_, let name): found = found || mayLook([name], units)
      case .call(let call): found = found || !isQuiet(call, units, in: file)
      default: break
      }
    }
    return found
  }

  /// Returns whether a call is known to look at nothing.
  private func isQuiet(_ call: FlowCall, _ units: [String: Set<String>], in file: String) -> Bool {
    let names = ScriptPlaces.chain(call.callee)
    guard let name = names.last else { return false }
    // What draws a screen anew may look at something there.
    if ["setState", "notifyListeners", "update"].contains(name) {
      return file.hasSuffix(".dart")
        && ScriptRun.builders.allSatisfy { !program.files(reading: $0).contains(file) }
    }
    return ScriptRun.isHarmless(names) && name != "refresh" || units[name] != nil || program.declares(name)
  }

  /// The names by which other code is told to do something.
  private static let signals: Set<String> = [
    "invalidate", "invalidateQueries", "refetch", "refresh", "add", "dispatch", "emit", "send", "sink",
  ]

  /// Returns whether code with some names may look, itself or in the functions around it.
  private func mayLook(_ names: Set<String>, _ units: [String: Set<String>]) -> Bool {
    var found = names
    var news = names
    while !news.isEmpty {
      if !news.isDisjoint(with: looking) || !news.isDisjoint(with: Self.signals) { return true }
      news = news.reduce(into: Set()) { $0.formUnion(units[$1] ?? []) }.subtracting(found)
      found.formUnion(news)
    }
    return false
  }
}
