import SourceFacts

/// Something that can happen to a type, ready to be run.
struct EntryStart {
  let name: String
  let kind: ReactionTable.Entry.Kind
  let place: Effect.Place
  private let id: String
  private let parameters: [FlowFunction.Parameter]
  private let body: [FlowStatement]
  private let locals: [String: KnownValue]
  private let frame: Frame
  /// Whether what comes out of it is its caller's.
  private let hasResult: Bool

  /// Creates the start of a function.
  init(_ function: FlowFunction, of type: String, in file: String) {
    name = function.fullName
    kind = LocationCalls.callbacks.contains(function.fullName) ? .callback : .function
    place = Effect.Place(file: file, line: function.line)
    id = "\(file):\(function.line):\(function.fullName)"
    parameters = function.parameters
    body = function.body
    locals = [:]
    frame = Frame(type: type, file: file)
    hasResult = !function.result.isEmpty
  }

  /// Creates the start of a property that is computed.
  init?(_ property: FlowProperty, of type: String, in file: String) {
    guard let getter = property.getter else { return nil }
    name = property.name
    kind = .property
    place = Effect.Place(file: file, line: property.line)
    id = "\(file):\(property.line):\(property.name)"
    parameters = []
    body = getter
    locals = [:]
    frame = Frame(type: type, file: file)
    // A view's content is no answer.
    hasResult = !property.type.hasPrefix("some ")
  }

  /// Creates the start of a closure that was given to a function.
  init(_ closure: KnownClosure, givenTo function: String) {
    name = function
    kind = .closure
    place = Effect.Place(file: closure.frame.file, line: closure.code.line)
    id = "\(closure.frame.file):\(closure.code.line).\(closure.code.column):a closure"
    parameters = closure.code.parameters.map {
      FlowFunction.Parameter(label: nil, name: $0, type: "", standard: nil)
    }
    body = closure.code.body
    locals = closure.locals
    frame = closure.frame
    hasResult = false
  }

  /// Whether someone surely waits when it happens: a callback is looked at for what it tells those who do.
  var someoneWaits: Bool { kind == .callback || kind == .closure }

  /// Runs it, and returns what is done on each way.
  func run(in interpreter: inout Interpreter) -> [Reaction.Way] {
    var path = Path()
    if kind == .function { path.givenNames = Set(parameters.map(\.name)) }
    var locals = locals
    for parameter in parameters { locals[parameter.name] = value(of: parameter, path, &interpreter) }
    return interpreter.call(id, body, locals, path, in: frame).map { end in
      var path = end.path
      // The place is that of the function: which line gave the result makes no difference.
      let place = Effect.Place(file: place.file, line: 0)
      if case .threw(let error) = path.outcome {
        path.add(.fails(interpreter.text(of: error)), at: place)
      } else if hasResult, end.value != .tuple([]) {
        path.add(.returns(interpreter.text(of: end.value)), at: place)
      }
      return Reaction.Way(effects: path.effects, isCertain: path.isCertain)
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
      // Who calls a function with a completion waits for it.
      return .waiter(Waiter(name: parameter.name, isList: isList, isPresent: true))
    case .delegate:
      return .waiter(Waiter(name: parameter.name, isList: false, isPresent: true, isDelegate: true))
    case .object(let type): return .object(type)
    case .other: break
    }
    switch (kind, parameter.label) {
    case (.callback, "didFailWithError"): return interpreter.answer(.failure, on: path)
    // iOS gives at least one.
    case (.callback, "didUpdateLocations"): return .list([.present("a location")])
    default: return .unknown(parameter.name)
    }
  }
}
