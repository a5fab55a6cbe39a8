import SourceFacts

/// States that screens share: those of React, and stores such as zustand's and riverpod's.
extension ScriptRun {
  /// Calls the function that sets a state.
  mutating func set(
    _ key: String, _ call: FlowCall, _ values: [ScriptValue], _ path: ScriptPath, in frame: ScriptFrame
  ) -> [Evaluated] {
    let value = values.first ?? .nothing
    // setState(previous => ({ …previous, place }))
    let new = if case .closure = value { run(value, [], path) } else { [Evaluated(value: value, path: path)] }
    let place = Effect.Place(file: frame.file, line: call.line)
    let said = said(in: call.arguments.map(\.value), place, path, in: frame)
    return new.map { found in
      var path = found.path
      guard let store = program.stores[key] else {
        path.keep(found.value, in: key)
        let fields = call.textFields.map { "\(key).\($0)" }
        if let said {
          for state in fields.isEmpty ? [key] : fields { path.tell(said.text, at: said.place, by: state) }
        }
        return Evaluated(value: .unknown, path: path)
      }
      guard case .record(let fields) = found.value else {
        path.react()
        return Evaluated(value: .unknown, path: path)
      }
      for (name, value) in fields { path.states["\(store.file) \(name)"] = value }
      for argument in call.textFields {
        path.tell(call.writtenText, at: place, by: "\(store.file) \(argument)")
      }
      return Evaluated(value: .unknown, path: path)
    }
  }

  /// Gives a bloc a new state.
  func emitted(
    _ value: ScriptValue, _ call: FlowCall, _ path: ScriptPath, in frame: ScriptFrame
  ) -> ScriptPath {
    var path = path
    let key = "\(frame.type) state"
    path.keep(value, in: key)
    let place = Effect.Place(file: frame.file, line: call.line)
    if let said = said(in: call.arguments.map(\.value), place, path, in: frame) {
      path.tell(said.text, at: said.place, by: key)
    }
    return path
  }

  // MARK: - Stores

  /// Returns what a store's hook returns: what its selector takes, or all of it.
  mutating func select(from store: String, _ values: [ScriptValue], _ path: ScriptPath) -> [Evaluated] {
    guard let selector = values.first, case .closure = selector else {
      return [Evaluated(value: .store(store), path: path)]
    }
    return run(selector, [.store(store)], path)
  }

  /// Calls a function of a store.
  mutating func call(
    _ name: String, of store: String, _ call: FlowCall, _ values: [ScriptValue], _ path: ScriptPath,
    in frame: ScriptFrame
  ) -> [Evaluated] {
    if name == "getState" { return [Evaluated(value: .store(store), path: path)] }
    if name == "setState" { return set(store, call, values, path, in: frame) }
    let function = field(name, of: store, path)
    guard Self.isFunction(function) else { return [Evaluated(value: .unknown, path: path)] }
    return run(function, values, path)
  }

  /// Returns a field of a store.
  func field(_ name: String, of store: String, _ path: ScriptPath) -> ScriptValue {
    guard let code = program.stores[store] else { return .unknown }
    if let known = path.states["\(code.file) \(name)"] { return known }
    guard case .closure(let closure)? = code.fields[name] else { return .chain([name]) }
    let values = [ScriptValue.setter(store), .store(store)]
    let locals = Dictionary(zip(code.parameters, values)) { first, _ in first }
    return .closure(
      ScriptClosure(code: closure, locals: locals, frame: ScriptFrame(type: "", file: code.file)))
  }

  // MARK: - Providers

  /// Returns the object that a call looks up by its type, such as `context.read<Bloc>()`, or by its provider, such as
  /// `ref.read(provider.notifier)`; nil for other calls.
  func lookedUp(_ name: String, _ names: [String], _ call: FlowCall, _ values: [ScriptValue]) -> ScriptValue?
  {
    let looksUp = ["read", "watch", "of", "find", "get", "put"].contains(name)
    let isLocator = names.count == 1 && call.arguments.isEmpty && name.first?.isLowercase ?? false
    if looksUp || isLocator, let type = call.typeArgument {
      return program.isType(type) ? .object(type) : nil
    }
    guard looksUp, values.count == 1 else { return nil }
    switch values[0] {
    case .object: return values[0]
    case .chain(let chain):
      let provider = chain.last == "notifier" ? chain.dropLast().last : chain.last
      return provider.flatMap { program.providers[$0] }.map { .object($0) }
    default: return nil
    }
  }
}

/// A store of JavaScript that keeps its states and functions in an object, such as zustand's.
struct ScriptStore: Sendable {
  let file: String
  /// The names of the functions that set and get it.
  let parameters: [String]
  let fields: [String: FlowExpression]
  /// The names in its functions.
  let names: Set<String>
}

extension ScriptStore {
  /// Returns the store that a value creates, as in `create((set, get) => ({ … }))`, also within middleware.
  init?(_ value: FlowExpression?, file: String) {
    guard case .call(let call)? = value, let closure = Self.creator(call, isWithin: false) else { return nil }
    guard case .result(.call(let object)?, _)? = closure.body.last, object.callee == .name("#object"),
      closure.parameters.count <= 3
    else { return nil }
    self.file = file
    parameters = closure.parameters
    fields = object.arguments.reduce(into: [:]) { fields, argument in
      if let label = argument.label { fields[label] = argument.value }
    }
    names = ScriptHands(in: [.expression(.call(object))]).names
  }

  private static func creator(_ call: FlowCall, isWithin: Bool) -> FlowClosure? {
    var callee = call.callee
    // create<State>()(…)
    if case .call(let inner) = callee, inner.arguments.isEmpty { callee = inner.callee }
    guard case .name(let name) = callee, isWithin || name == "create" || name == "createStore" else {
      return nil
    }
    switch call.arguments.first?.value {
    case .closure(let closure): return closure.parameters.isEmpty ? nil : closure
    case .call(let inside): return creator(inside, isWithin: true)
    default: return nil
    }
  }
}
