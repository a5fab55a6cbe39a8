import SourceFacts

/// Finds updates whose subscription code keeps, and that no code of its file ends, or that it loses.
struct ScriptSubscriptions {
  /// The calls that begin such updates, by place.
  private(set) var lost: [Effect.Place] = []

  private let program: ScriptProgram
  /// The names of functions and getters that return a stream of positions.
  private let streams: Set<String>

  private static let sources: Set<String> = ["getPositionStream", "onLocationChanged"]
  private static let watches: Set<String> = ["watchPositionAsync", "watchPosition"]
  /// What code does with a subscription that goes on.
  private static let others: Set<String> = [
    "current", "value", "isPaused", "resume", "onData", "onError", "onDone",
  ]

  init(of program: ScriptProgram) {
    self.program = program
    let makers = program.functions.filter { Self.returnsStream($0.code.body) }.map(\.code.name)
    let getters = program.properties.values.joined().filter {
      $0.value.getter.map(Self.returnsStream) ?? false
    }.map(\.key)
    streams = Self.sources.union(makers).union(getters)
    let names = streams.union(Self.watches)
    let files = Set(
      program.functions.filter { !(program.names[$0] ?? []).isDisjoint(with: names) }.map(\.file))
    for file in files.sorted() {
      let groups = Dictionary(grouping: program.functions(in: file), by: \.type)
      for group in groups.values { examine(group, in: file) }
    }
  }

  private static func returnsStream(_ body: [FlowStatement]) -> Bool {
    body.count == 1
      && body.contains { statement in
        guard case .result(let value?, _) = statement else { return false }
        let names = ScriptHands(in: [.expression(value)]).names
        return !names.isDisjoint(with: sources) && !names.contains("listen")
      }
  }

  // MARK: - Starts

  /// Updates that begin, and the name that keeps what would end them.
  private struct Start {
    let line: Int
    let name: String
    /// The code in which the name has that meaning; nil if that is all code of the type.
    let scope: [FlowStatement]?
    /// The function that begins them.
    let unit: [FlowStatement]
  }

  private mutating func examine(_ functions: [ScriptProgram.Function], in file: String) {
    let getters = (program.properties[functions.first?.type ?? ""] ?? [:]).values.compactMap(\.getter)
    let bodies = functions.map { FlowStatement.function($0.code) } + getters.joined()
    var starts: [Start] = []
    for function in functions { collect(function.code.body, in: function.code.body, &starts) }
    for start in starts {
      let scope = start.scope ?? bodies
      // What a local name holds, another one may keep.
      let names = start.scope == nil ? [start.name] : [start.name] + Self.aliases(of: start.name, in: scope)
      guard names.allSatisfy({ isOnly($0, in: file) || $0 == start.name && start.scope != nil }) else {
        continue
      }
      let isEnded = names.contains { name in
        let isLocal = name == start.name && start.scope != nil
        return Self.ends(of: name, in: isLocal ? scope : bodies) > Self.replacements(of: name, by: start)
      }
      if !isEnded || start.scope == nil && drops(start.name, in: functions) {
        lost.append(Effect.Place(file: file, line: start.line))
      }
    }
  }

  /// Returns whether only code of a file has a name.
  private func isOnly(_ name: String, in file: String) -> Bool {
    program.files(reading: name).subtracting([file]).isEmpty
  }

  private func collect(_ body: [FlowStatement], in unit: [FlowStatement], _ starts: inout [Start]) {
    for statement in body {
      switch statement {
      case .function(let function): collect(function.body, in: function.body, &starts)
      case .assignment(let target, let value, _):
        if let line = line(ofStart: value), let name = Self.holder(target) {
          starts.append(Start(line: line, name: name, scope: nil, unit: unit))
        }
      case .declaration(let name, _, let value?):
        if let line = line(ofStart: value) {
          starts.append(Start(line: line, name: name, scope: unit, unit: unit))
        }
      default: break
      }
      for value in statement.values {
        value.visitParts { part in
          if case .closure(let closure) = part { collect(closure.body, in: closure.body, &starts) }
        }
      }
      if case .function = statement { continue }
      for body in statement.bodies { collect(body, in: unit, &starts) }
    }
  }

  /// Returns the line of a call that begins updates; nil for other values.
  private func line(ofStart value: FlowExpression) -> Int? {
    switch value {
    case .awaited(let inside), .forced(let inside, _), .cast(let inside, _): return line(ofStart: inside)
    case .call(let call):
      guard case .member(let base, let name) = call.callee.unforced else { return nil }
      if name == "listen" {
        return ScriptHands(in: [.expression(base)]).names.isDisjoint(with: streams) ? nil : call.line
      }
      let owner = ScriptPlaces.chain(base).last ?? ""
      let isKnown = GeolocationObject.isOne(owner) || owner.lowercased() == "location"
      return Self.watches.contains(name) && isKnown ? call.line : nil
    default: return nil
    }
  }

  /// Returns the name that an expression is, or of whose object it is the content.
  private static func holder(_ value: FlowExpression) -> String? {
    switch value {
    case .name(let name), .member(.name("self"), let name): name
    case .member(let base, "current"), .member(let base, "value"): holder(base)
    case .optional(let inside), .forced(let inside, _), .cast(let inside, _), .awaited(let inside):
      holder(inside)
    default: nil
    }
  }

  private static func aliases(of name: String, in scope: [FlowStatement]) -> [String] {
    var found: [String] = []
    scope.visit { statement in
      if case .assignment(let target, let value, _) = statement, holder(value) == name {
        found += [holder(target)].compactMap(\.self)
      }
    }
    return found
  }

  // MARK: - Ends

  /// Returns the number of places at which code may end what a name keeps, or hands it on.
  private static func ends(of name: String, in body: [FlowStatement]) -> Int {
    var count = 0
    body.visit { statement in
      if case .result(let value?, _) = statement, holder(value) == name { count += 1 }
      for value in statement.values { count += ends(of: name, in: value) }
    }
    return count
  }

  private static func ends(of name: String, in value: FlowExpression) -> Int {
    var count = 0
    value.visitParts { part in
      switch part {
      case .member(let base, let member):
        if holder(base) == name, !others.contains(member) { count += 1 }
      case .call(let call):
        count += call.arguments.filter { holder($0.value) == name }.count
      case .list(let elements): count += elements.filter { holder($0) == name }.count
      default: break
      }
    }
    return count
  }

  /// Returns the number of those ends that only make room for the same updates.
  private static func replacements(of name: String, by start: Start) -> Int {
    start.unit.reduce(0) { count, statement in
      guard case .expression(let value) = statement else { return count }
      var isBefore = true
      value.visitParts { if case .call(let call) = $0, call.line >= start.line { isBefore = false } }
      return isBefore ? count + ends(of: name, in: value) : count
    }
  }

  /// Returns whether a function forgets what a name keeps, and neither ends it nor calls code that does.
  private func drops(_ name: String, in functions: [ScriptProgram.Function]) -> Bool {
    let enders = Set(functions.filter { Self.ends(of: name, in: $0.code.body) > 0 }.map(\.code.name))
    return functions.contains { function in
      guard !enders.contains(function.code.name), (program.names[function] ?? []).isDisjoint(with: enders)
      else {
        return false
      }
      return function.code.body.contains { statement in
        if case .assignment(let target, .nothing, _) = statement {
          Self.holder(target) == name
        } else {
          false
        }
      }
    }
  }
}
