import SourceFacts

/// An entry point of a type, prepared for running.
struct EntryStart {
  let name: String
  let kind: ReactionTable.Entry.Kind
  let place: Effect.Place
  /// The column of a closure.
  private(set) var column = 1
  /// The names in its code.
  let names: Set<String>
  private let id: String
  private let parameters: [FlowFunction.Parameter]
  private let body: [FlowStatement]
  private let locals: [String: KnownValue]
  private let frame: Frame
  /// Whether the caller receives a result.
  private let hasResult: Bool

  /// Creates the entry point of a function.
  init(_ function: FlowFunction, of type: String, in file: String) {
    name = function.fullName
    kind = LocationCalls.callbacks.contains(function.fullName) ? .callback : .function
    place = Effect.Place(file: file, line: function.line)
    names = function.names
    id = "\(file):\(function.line):\(function.fullName)"
    parameters = function.parameters
    body = function.body
    locals = [:]
    frame = Frame(type: type, file: file)
    hasResult = !function.result.isEmpty
  }

  /// Creates the entry point of a computed property.
  init?(_ property: FlowProperty, of type: String, in file: String) {
    guard let getter = property.getter else { return nil }
    name = property.name
    kind = .property
    place = Effect.Place(file: file, line: property.line)
    names = property.names
    id = "\(file):\(property.line):\(property.name)"
    parameters = []
    body = getter
    locals = [:]
    frame = Frame(type: type, file: file)
    // The content of a view is not a result.
    hasResult = !property.type.hasPrefix("some ")
  }

  /// Creates the entry point of a closure that was passed to a function.
  init(_ closure: KnownClosure, givenTo function: String) {
    name = function
    kind = .closure
    place = Effect.Place(file: closure.frame.file, line: closure.code.line)
    column = closure.code.column
    names = closure.code.names
    id = "\(closure.frame.file):\(closure.code.line).\(closure.code.column):a closure"
    parameters = closure.code.parameters.map {
      FlowFunction.Parameter(label: nil, name: $0, type: "", standard: nil)
    }
    body = closure.code.body
    locals = closure.locals
    frame = closure.frame
    hasResult = false
  }

  /// Whether there certainly is a caller, because callbacks are examined for what they notify.
  var someoneWaits: Bool { kind == .callback || kind == .closure }

  /// Returns the names of the callers that it brings.
  func callers(in program: TargetProgram) -> Set<String> {
    let given = parameters.filter { program.kind($0.type).isWaiter }.map(\.name)
    let captured = locals.values.compactMap { if case .waiter(let waiter) = $0 { waiter.name } else { nil } }
    return Set(given + captured)
  }

  /// Runs it, and returns the effects on each path.
  func run(
    in interpreter: inout Interpreter, knowing properties: [Path.Property: KnownValue] = [:]
  ) -> [Reaction.Way] {
    paths(in: &interpreter, knowing: properties).map {
      Reaction.Way(effects: $0.effects, isCertain: $0.isCertain)
    }
  }

  /// Runs it, and returns the paths to its ends.
  func paths(
    in interpreter: inout Interpreter, knowing properties: [Path.Property: KnownValue] = [:]
  ) -> [Path] {
    var path = Path()
    path.properties = properties
    if kind == .function { path.givenNames = Set(parameters.map(\.name)) }
    var locals = locals
    for parameter in parameters { locals[parameter.name] = value(of: parameter, path, &interpreter) }
    return interpreter.call(id, body, locals, path, in: frame).map { end in
      var path = end.path
      // The place is that of the function, because the line of the result doesn't matter.
      let place = Effect.Place(file: place.file, line: 0)
      if case .threw(let error) = path.outcome {
        path.add(.fails(interpreter.text(of: error)), at: place)
      } else if hasResult, end.value != .tuple([]) {
        path.add(.returns(interpreter.text(of: end.value)), at: place)
      }
      return path
    }
  }

  private func value(
    of parameter: FlowFunction.Parameter, _ path: Path, _ interpreter: inout Interpreter
  ) -> KnownValue {
    switch interpreter.program.kind(parameter.type) {
    case .manager: return .manager
    case .status: return interpreter.answer(.status, on: path)
    case .accuracy: return interpreter.answer(.accuracy, on: path)
    case .waiter(let isList):
      // The caller of a function with a completion waits for it.
      return .waiter(Waiter(name: parameter.name, isList: isList, isPresent: true))
    case .delegate:
      return .waiter(Waiter(name: parameter.name, isList: false, isPresent: true, isDelegate: true))
    case .object(let type): return .object(type)
    case .other: break
    }
    switch (kind, parameter.label) {
    case (.callback, "didFailWithError"): return interpreter.answer(.failure, on: path)
    // iOS passes at least one.
    case (.callback, "didUpdateLocations"): return .list([.present("a location")])
    default: return .unknown(parameter.name)
    }
  }
}
