import SourceFacts

/// What Redux runs for one of an app's actions.
struct ScriptAction: Sendable {
  let file: String
  /// The code of createAsyncThunk; nil for an action that only changes a slice.
  let creator: FlowClosure?
  /// What the slices change, by the end of the thunk: pending, fulfilled or rejected; one without a name for others.
  private(set) var reducers: [String: [Reducer]] = [:]

  /// A function that changes a slice.
  struct Reducer: Sendable {
    let slice: String
    let file: String
    let code: FlowClosure
  }

  /// The names in the code.
  var names: Set<String> { creator.map { ScriptHands(in: $0.body).names } ?? [] }

  /// Returns the actions of an app by their names, from the values at the top of its files.
  static func all(in values: [(file: String, name: String, value: FlowExpression)]) -> [String: ScriptAction]
  {
    var found: [String: ScriptAction] = [:]
    for (file, name, value) in values {
      guard case .call(let call) = value, call.callee == .name("createAsyncThunk"),
        let creator = call.arguments.lazy.compactMap(\.value.innerClosure).first
      else { continue }
      found[name] = ScriptAction(file: file, creator: creator)
    }
    for (file, name, value) in values {
      guard let fields = fields(ofSlice: value) else { continue }
      let slice = key(of: name, in: file)
      if case .call(let object)? = fields["reducers"] {
        for argument in object.arguments {
          guard let action = argument.label, case .closure(let code) = argument.value else { continue }
          found[action, default: ScriptAction(file: file, creator: nil)].reducers["", default: []].append(
            Reducer(slice: slice, file: file, code: code))
        }
      }
      fields["extraReducers"]?.innerClosure?.body.visitValues { value in
        guard case .call(let call) = value, case .member(_, "addCase") = call.callee,
          call.arguments.count == 2, case .closure(let code) = call.arguments[1].value,
          case .member(.name(let thunk), let end) = call.arguments[0].value
        else { return }
        found[thunk]?.reducers[end, default: []].append(Reducer(slice: slice, file: file, code: code))
      }
    }
    return found
  }

  /// Returns the key of the store that a slice is.
  static func key(of slice: String, in file: String) -> String { "\(file) \(slice)" }

  /// Returns what a slice is made of; nil for other values.
  static func fields(ofSlice value: FlowExpression?) -> [String: FlowExpression]? {
    guard case .call(let call)? = value, call.callee == .name("createSlice"),
      case .call(let object)? = call.arguments.first?.value
    else { return nil }
    return object.arguments.reduce(into: [:]) { fields, argument in
      if let label = argument.label { fields[label] = argument.value }
    }
  }
}

extension ScriptStore {
  /// Returns the store that a slice of Redux is, whose first state is written in it or has a name in its file.
  init?(slice value: FlowExpression?, file: String, _ constants: [String: FlowProperty]) {
    guard let parts = ScriptAction.fields(ofSlice: value) else { return nil }
    var state = parts["initialState"]
    if case .name(let name)? = state { state = constants[name]?.initial }
    while case .cast(let inside, _)? = state { state = inside }
    guard case .call(let object)? = state, object.callee == .name("#object") else { return nil }
    self.init(
      file: file, parameters: [],
      fields: object.arguments.reduce(into: [:]) { fields, argument in
        if let label = argument.label { fields[label] = argument.value }
      }, names: [])
  }
}

/// Actions of Redux.
extension ScriptRun {
  /// Returns the action that a call makes; nil for other calls.
  func action(_ names: [String], _ values: [ScriptValue]) -> ScriptValue? {
    guard let name = names.last else { return nil }
    if name == "rejectWithValue" { return .record(["#rejected": values.first ?? .nothing]) }
    guard names.count == 1, program.actions[name] != nil else { return nil }
    return .record(["#action": .literal(name), "payload": values.first ?? .nothing])
  }

  /// Dispatches an action, or a function that gets the dispatcher; nil for other values.
  mutating func dispatched(_ value: ScriptValue?, _ path: ScriptPath) -> [Evaluated]? {
    let dispatcher = ScriptValue.chain(["dispatch"])
    if case .closure? = value, let function = value {
      return run(function, [dispatcher, .chain(["getState"])], path)
    }
    guard case .record(let fields)? = value, case .literal(let name)? = fields["#action"],
      let action = program.actions[name]
    else { return nil }
    let payload = fields["payload"] ?? .nothing
    guard let creator = action.creator else {
      return reduced(action, by: "", payload, path).map { Evaluated(value: value ?? .unknown, path: $0) }
    }
    let frame = ScriptFrame(type: "", file: action.file)
    let code = ScriptValue.closure(ScriptClosure(code: creator, locals: [:], frame: frame))
    return limited(reduced(action, by: "pending", .nothing, path)).flatMap { begun in
      run(code, [payload, .chain(["thunkAPI"])], begun)
    }.map(\.settled).flatMap { end -> [Evaluated] in
      var path = end.path
      if path.outcome == .waits { return [end] }
      var result = end.value
      var hasFailed = path.outcome == .threw
      path = path.caught
      path.outcome = .running
      if hasFailed { result = .nothing }
      if case .record(let fields) = result, let reason = fields["#rejected"] {
        result = reason
        hasFailed = true
      }
      return reduced(action, by: hasFailed ? "rejected" : "fulfilled", result, path).map {
        Evaluated(value: .record(["payload": result, "#hasFailed": .boolean(hasFailed)]), path: $0)
      }
    }
  }

  private mutating func reduced(
    _ action: ScriptAction, by end: String, _ payload: ScriptValue, _ path: ScriptPath
  ) -> [ScriptPath] {
    (action.reducers[end] ?? []).reduce([path]) { paths, reducer in
      let frame = ScriptFrame(type: "", file: reducer.file)
      let code = ScriptValue.closure(ScriptClosure(code: reducer.code, locals: [:], frame: frame))
      return limited(
        paths.flatMap { path in
          run(code, [.store(reducer.slice), .record(["payload": payload])], path).map { found in
            var path = found.path
            if case .record(let fields) = found.value {
              for (name, value) in fields { path.states["\(reducer.file) \(name)"] = value }
            }
            return path
          }
        })
    }
  }
}
