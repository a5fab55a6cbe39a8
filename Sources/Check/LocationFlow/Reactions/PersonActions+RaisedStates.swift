import LocationPolicy
import SourceFacts

extension PersonActions {
  /// Returns the states that code sets before it needs a location, and that then only a location sets back.
  package func raisedStates() -> [RaisedState] {
    var known: StateAssignments?
    var found: [RaisedState] = []
    for type in program.typeNames where found.count < Self.actionLimit {
      let parts = program.parts(of: type)
      guard !parts.contains(where: \.type.isProtocol) else { continue }
      for part in parts {
        for function in part.type.functions where !function.names.isDisjoint(with: leading) {
          for mark in Mark.all(in: function.body, of: type, program) {
            let place = Effect.Place(file: part.file, line: mark.line)
            let raise = Raise(mark: mark, function: function, owner: type, file: part.file)
            let assignments = known ?? StateAssignments(in: program)
            known = assignments
            if let cause = cause(leaving: raise, assignments) {
              found.append(RaisedState(type: mark.owner, name: mark.name, cause: cause, place: place))
            }
          }
        }
      }
    }
    return found
  }

  /// Returns the first reason for which a state stays; nil if something may set it back, or nothing ever does.
  private func cause(leaving raise: Raise, _ assignments: StateAssignments) -> RaisedState.Cause? {
    guard let enders = assignments.enders(of: raise) else { return nil }
    let allowed = ends(of: raise, .allowed, enders)
    guard enders.areInReceivers || allowed.mayEnd else { return nil }
    // What is set only after a refusal tells it.
    let isForAnyone = allowed.isSet || ends(of: raise, .undecided, enders).isSet
    for cause in RaisedState.Cause.allCases {
      let standing: PersonAction.Standing =
        switch cause {
        case .refusal: .undecided
        case .earlierRefusal: .refused
        case .withoutServices: .withoutServices
        case .withoutFix: .allowed
        }
      let end = standing == .allowed ? allowed : ends(of: raise, standing, enders)
      guard end.stays else { continue }
      switch cause {
      case .refusal where !end.asks, .withoutFix where !end.locates || !enders.areInReceivers: continue
      case .earlierRefusal where !isForAnyone, .withoutServices where !isForAnyone: continue
      default: break
      }
      if !isEnded(raise, after: end, cause) { return cause }
    }
    return nil
  }

  /// How code that sets a state leaves it.
  private struct End {
    /// Whether it may set it at all.
    let isSet: Bool
    /// Whether it surely leaves it set.
    let stays: Bool
    /// Whether it may set it back, or hands code on that does.
    let mayEnd: Bool
    let asks: Bool
    let locates: Bool
    /// Whether a service is started, or a manager gets its delegate.
    let startsService: Bool
    let isNewlyHeard: Bool
  }

  private func ends(
    of raise: Raise, _ standing: PersonAction.Standing, _ enders: StateAssignments.Enders
  ) -> End {
    var interpreter = Interpreter(
      program: program, circumstances: standing.circumstances, limits: limits, someoneWaits: false,
      isThorough: true)
    let start = EntryStart(raise.function, of: raise.owner, in: raise.file)
    let paths = start.paths(in: &interpreter, knowing: standing.hasNoLocation ? places : [:])
    let isHandedOn = interpreter.given.keys.contains { enders.mayRun(in: $0.code) }
    let values = paths.map(raise.mark.stands)
    // On a way on which it isn't set, nothing was begun.
    let own = zip(paths, values).filter { $1 != nil }
    func does(_ holds: (Effect) -> Bool) -> Bool { own.contains { $0.0.effects.contains(where: holds) } }
    return End(
      isSet: own.contains { $0.1 == true },
      stays: interpreter.holes.isEmpty && !own.isEmpty && !isHandedOn && own.allSatisfy { $0.1 == true },
      mayEnd: isHandedOn || own.contains { $0.1 == false },
      asks: does(\.isRequest), locates: does { $0.action == .locates }, startsService: does(\.isStart),
      isNewlyHeard: does {
        switch $0.action {
        case .creates, .configures("delegate", _): true
        default: false
        }
      })
  }

  /// Returns whether a callback that comes may set a state back.
  private func isEnded(_ raise: Raise, after end: End, _ cause: RaisedState.Cause) -> Bool {
    var circumstances = Circumstances(status: .denied)
    switch cause {
    case .refusal, .earlierRefusal: break
    case .withoutServices: circumstances.hasServices = false
    case .withoutFix:
      circumstances.status = .authorizedWhenInUse
      circumstances.failure = .locationUnknown
    }
    let isAnswered = cause == .refusal || end.isNewlyHeard
    return program.typeNames.contains { type in
      program.parts(of: type).contains { part in
        part.type.functions.contains { function in
          guard LocationCalls.callbacks.contains(function.fullName) else { return false }
          let isFailure = function.fullName.contains("didFail")
          let isAnswer = FlowFunction.isAnswer(function.fullName) && !isFailure
          guard isFailure && end.startsService || isAnswer && isAnswered else { return false }
          return mayEnd(raise, EntryStart(function, of: type, in: part.file), circumstances)
        }
      }
    }
  }

  private func mayEnd(_ raise: Raise, _ start: EntryStart, _ circumstances: Circumstances) -> Bool {
    var interpreter = Interpreter(
      program: program, circumstances: circumstances, limits: limits, someoneWaits: true, isThorough: true)
    let paths = start.paths(
      in: &interpreter, knowing: raise.mark.isSpinner ? [:] : [raise.mark.key: raise.mark.value])
    return !interpreter.holes.isEmpty || paths.contains { raise.mark.stands(at: $0) == false }
  }
}

/// What marks for how long something lasts: the assignment of true or of a case, or the start of a spinner.
private struct Mark {
  /// The type that declares the property.
  let owner: String
  let name: String
  let value: KnownValue
  let line: Int
  /// Whether it is a spinner that is started.
  var isSpinner = false

  var key: Path.Property { Path.Property(type: owner, name: name) }
  /// The name under which what sets it is kept.
  var state: String { isSpinner ? Self.spinner(name) : name }

  static let spinnerCalls = ["startAnimating": true, "stopAnimating": false]
  static func spinner(_ name: String) -> String { name + " turns" }

  /// Returns whether it is set at the end of a path; nil if the path doesn't change it.
  func stands(at path: Path) -> Bool? {
    guard isSpinner else { return path.properties[key].map { $0 == value } }
    return path.effects.lazy.reversed().compactMap { effect -> Bool? in
      guard case .does(let what) = effect.action, what.hasPrefix(name + ".") else { return nil }
      return Self.spinnerCalls[String(what.dropFirst(name.count + 1))]
    }.first
  }

  /// Returns the spinner that a statement starts or stops.
  static func spinner(in statement: FlowStatement) -> (name: String, starts: Bool, line: Int)? {
    guard case .expression(let value) = statement, case .call(let call) = value.unforced,
      case .member(let base, let function) = call.callee.unforced, let starts = spinnerCalls[function],
      let name = ownName(base)
    else { return nil }
    return (name, starts, call.line)
  }

  /// Returns the first such assignment of each own property in a body.
  static func all(in body: [FlowStatement], of type: String, _ program: TargetProgram) -> [Mark] {
    var found: [Mark] = []
    body.visit { statement in
      if let spinner = spinner(in: statement), spinner.starts,
        !found.contains(where: { $0.isSpinner && $0.name == spinner.name }),
        let property = program.property(spinner.name, of: type)
      {
        found.append(
          Mark(
            owner: property.owner, name: spinner.name, value: .boolean(true), line: spinner.line,
            isSpinner: true))
      }
      guard case .assignment(let target, let value, let line) = statement, let name = ownName(target),
        let mark = KnownValue(mark: value), !found.contains(where: { $0.name == name }),
        let property = program.property(name, of: type), property.code.getter == nil,
        !mark.isCase(property.code.initial)
      else { return }
      found.append(Mark(owner: property.owner, name: name, value: mark, line: line))
    }
    return found
  }

  private static func ownName(_ target: FlowExpression) -> String? {
    switch target {
    case .name(let name), .member(.name("self"), let name), .member(.optional(.name("self")), let name): name
    case .optional(let inside), .forced(let inside, _): ownName(inside)
    default: nil
    }
  }
}

/// A function that sets such a mark.
private struct Raise {
  let mark: Mark
  let function: FlowFunction
  let owner: String
  let file: String
}

/// All assignments of properties in a program, by name.
private struct StateAssignments {
  private struct Place {
    let function: FlowFunction?
    let value: KnownValue?
  }

  private var places: [String: [Place]] = [:]
  /// The names that are handed on as bindings, so that others may set them.
  private var bound: Set<String> = []
  /// The names that code reads where a screen is drawn, or in another type.
  private var read: Set<String> = []
  /// The functions by the names in them.
  private var functions: [FlowFunction] = []

  init(in program: TargetProgram) {
    for type in program.typeNames {
      let parts = program.parts(of: type)
      let own = Set(parts.flatMap(\.type.properties).map(\.name))
      let isScreen = ["Controller", "View", "Cell"].contains(where: type.hasSuffix)
      for part in parts { add(part, own, isScreen: isScreen) }
    }
  }

  private mutating func add(_ part: TargetProgram.Part, _ own: Set<String>, isScreen: Bool) {
    for function in part.type.functions {
      functions.append(function)
      add(function.body, function)
      note(function.names.subtracting(own))
      // What a callback alone looks at is about what it does.
      if !LocationCalls.callbacks.contains(function.fullName) {
        note(isScreen ? NameReads(of: own, in: function).own : function.barriers(among: own))
      }
    }
    for property in part.type.properties {
      note(property.type.hasPrefix("some ") ? property.names : property.names.subtracting(own))
      for body in [property.getter, property.setter?.body, property.initial.map { [.expression($0)] }] {
        add(body ?? [], nil)
      }
    }
  }

  private mutating func add(_ body: [FlowStatement], _ function: FlowFunction?) {
    body.visit { statement in
      if let spinner = Mark.spinner(in: statement) {
        places[Mark.spinner(spinner.name), default: []].append(
          Place(function: function, value: spinner.starts ? .boolean(true) : nil))
      }
      if let assignment = Assignment(statement) {
        let place = Place(function: function, value: KnownValue(mark: assignment.value))
        places[assignment.name, default: []].append(place)
      }
      for value in statement.values { bind(value) }
    }
  }

  /// Notes the names that are read; a publisher has that of its state.
  private mutating func note(_ names: Set<String>) {
    for name in names { read.insert(name.hasPrefix("$") ? String(name.dropFirst()) : name) }
  }

  private mutating func bind(_ value: FlowExpression) {
    switch value {
    case .name(let name) where name.hasPrefix("$"): bound.insert(String(name.dropFirst()))
    case .member(.name(let base), let name):
      // What is called on a publisher binds nothing.
      if base.hasPrefix("$") { bound.insert(name) }
    default: for part in value.parts { bind(part) }
    }
  }

  /// The places that set a state back.
  struct Enders {
    let name: String
    let mark: KnownValue
    let isSpinner: Bool
    /// The functions with such an assignment.
    let functions: Set<String>
    /// Whether one is in a function that receives locations, or is only called by one.
    let areInReceivers: Bool

    /// Returns whether a closure, or a function that it names, sets the state back.
    func mayRun(in closure: FlowClosure) -> Bool {
      !closure.names.isDisjoint(with: functions) || isSpinner && closure.names.contains("stopAnimating")
        || Assignment.all(in: closure.body).contains { $0.name == name && KnownValue(mark: $0.value) != mark }
    }
  }

  /// Returns what sets a state back; nil if code does that may run whether or not a location comes, or if the state
  /// shows nowhere.
  func enders(of raise: Raise) -> Enders? {
    let mark = raise.mark
    guard mark.isSpinner || read.contains(mark.name) && !bound.contains(mark.name) else { return nil }
    let all = places[mark.state] ?? []
    let ending = all.filter { $0.value != mark.value }
    guard !ending.isEmpty else { return nil }
    var areInReceivers = false
    for place in ending {
      guard let function = place.function else { return nil }
      // What sets it itself ends its own.
      let isOwn = all.contains { $0.function === function && $0.value == mark.value }
      if isOwn { continue }
      guard isAfterLocation(function, 3, raise.function, &areInReceivers) else { return nil }
    }
    return Enders(
      name: mark.name, mark: mark.value, isSpinner: mark.isSpinner,
      functions: Set(ending.compactMap { $0.function?.name }),
      areInReceivers: areInReceivers)
  }

  /// Returns whether a function is a callback of a manager, or only called by one or by the function that sets a
  /// state.
  private func isAfterLocation(
    _ function: FlowFunction, _ steps: Int, _ raise: FlowFunction, _ areInReceivers: inout Bool
  ) -> Bool {
    if function === raise { return true }
    if LocationCalls.callbacks.contains(function.fullName) {
      if function.fullName.contains("didUpdate") { areInReceivers = true }
      return true
    }
    let callers = functions.filter { $0 !== function && $0.names.contains(function.name) }
    return steps > 0 && !callers.isEmpty
      && callers.allSatisfy { isAfterLocation($0, steps - 1, raise, &areInReceivers) }
  }
}

extension FlowFunction {
  /// Returns the flags among some names that keep it from doing what it does while they are set.
  fileprivate func barriers(among flags: Set<String>) -> Set<String> {
    if names.isDisjoint(with: flags) { return [] }
    var found: Set<String> = []
    body.visit { statement in
      guard case .branch(let conditions, let then, let otherwise) = statement else { return }
      for case .holds(let value) in conditions {
        if let name = value.ownName, flags.contains(name), then.endsSurely { found.insert(name) }
        if case .not(let inside) = value, let name = inside.ownName, flags.contains(name),
          then.isEmpty ? otherwise.endsSurely : otherwise.isEmpty && !then.endsSurely
        {
          found.insert(name)
        }
      }
    }
    return found
  }
}

extension FlowExpression {
  /// The name of the object's own property that it is.
  fileprivate var ownName: String? {
    switch self {
    case .name(let name), .member(.name("self"), let name), .member(.optional(.name("self")), let name): name
    default: nil
    }
  }
}

extension KnownValue {
  /// Whether it is the case that a property has from the start, and so ends something.
  fileprivate func isCase(_ initial: FlowExpression?) -> Bool {
    guard case .enumCase(let name, []) = self else { return false }
    switch initial {
    case .implicitMember(let first), .member(.name, let first): return first == name
    default: return false
    }
  }

  /// Creates the value of an expression that may mark for how long something lasts; nil for others.
  fileprivate init?(mark value: FlowExpression) {
    switch value {
    case .boolean(true): self = .boolean(true)
    case .implicitMember(let name): self = .enumCase(name, [])
    default: return nil
    }
  }
}
