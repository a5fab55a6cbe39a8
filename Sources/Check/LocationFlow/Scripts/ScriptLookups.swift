import SourceFacts

/// Finds lookups of addresses and places in scripts after whose failure nothing happens: those whose error nothing
/// catches, or that code catches and only logs.
package struct ScriptLookups {
  /// The lookups, by place.
  package private(set) var places: [Effect.Place] = []

  private static let methods: Set<String> = [
    "placemarkFromCoordinates", "placemarkFromAddress", "locationFromAddress", "reverseGeocodeAsync",
    "geocodeAsync",
  ]

  private let guards: ScriptGuards
  private let file: String

  package init(in reactions: ScriptReactions) {
    let program = reactions.program
    let looking = program.functions.filter {
      !(program.names[$0] ?? []).isDisjoint(with: Self.methods) && !program.isUncalled($0)
    }
    self.init(ScriptGuards(of: looking.isEmpty ? ScriptProgram([]) : program), file: "")
    for function in looking {
      var unit = ScriptLookups(guards, file: function.file)
      unit.read(function.code.body, of: function.code.name)
      places += unit.places
    }
    places.sort()
  }

  private init(_ guards: ScriptGuards, file: String) {
    self.guards = guards
    self.file = file
  }

  /// Reads the code of a function, whose callers may catch its errors.
  private mutating func read(_ body: [FlowStatement], of name: String) {
    for statement in body {
      if case .handled(let body, let failures) = statement {
        if let line = Self.line(in: body), Self.isSilent(failures), Self.goesOn(body),
          ScriptHands(in: body).names.isDisjoint(with: ScriptPlugIn.namesOfPositions)
        {
          places.append(Effect.Place(file: file, line: line))
        }
        continue
      }
      if case .function(let inner) = statement {
        read(inner.body, of: inner.name)
        continue
      }
      if case .declaration(let inner, _, let value?) = statement, let closure = value.innerClosure {
        read(closure.body, of: inner)
        continue
      }
      for value in statement.values { read(value, of: name) }
      for body in statement.bodies { read(body, of: name) }
    }
  }

  private mutating func read(_ value: FlowExpression, of name: String) {
    if case .awaited(let inside) = value, let line = Self.lookup(inside), !guards.catch(name) {
      places.append(Effect.Place(file: file, line: line))
    }
    if case .closure(let closure) = value { read(closure.body, of: name) }
    for part in value.parts { read(part, of: name) }
  }

  /// Returns the line of a lookup; nil for other values.
  private static func lookup(_ value: FlowExpression) -> Int? {
    guard case .call(let call) = value, let name = ScriptPlaces.chain(call.callee).last,
      methods.contains(name)
    else { return nil }
    return call.line
  }

  /// Returns the line of the first lookup that a body awaits.
  private static func line(in body: [FlowStatement]) -> Int? {
    var line: Int?
    body.visitValues { value in
      if case .awaited(let inside) = value { line = line ?? lookup(inside) }
    }
    return line
  }

  /// Returns whether code only logs, tidies up and leaves, so that whoever called it can't tell.
  private static func isSilent(_ failures: [FlowStatement]) -> Bool {
    failures.allSatisfy { statement in
      switch statement {
      // The error gets its name.
      case .result(nil, _), .declaration(_, _, .name(FlowStatement.error)?): true
      case .assignment(_, .boolean, _), .assignment(_, .nothing, _): true
      case .expression(.call(let call)): ScriptRun.isLog(ScriptPlaces.chain(call.callee))
      default: false
      }
    }
  }

  /// Returns whether code keeps what a lookup found, or calls something with it, rather than return it.
  private static func goesOn(_ body: [FlowStatement]) -> Bool {
    var goesOn = false
    body.visit { statement in
      switch statement {
      case .assignment(_, let value, _): goesOn = goesOn || !value.isConstant
      case .expression(.call(let call)):
        let names = ScriptPlaces.chain(call.callee)
        goesOn = goesOn || !ScriptRun.isHarmless(names) && !call.arguments.allSatisfy(\.value.isConstant)
      default: break
      }
    }
    return goesOn
  }
}

extension FlowExpression {
  fileprivate var isConstant: Bool {
    switch self {
    case .boolean, .nothing, .literal: true
    default: false
    }
  }
}
