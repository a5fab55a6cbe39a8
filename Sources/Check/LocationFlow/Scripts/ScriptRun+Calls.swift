import SourceFacts

extension ScriptRun {
  /// Evaluates a call.
  mutating func call(_ call: FlowCall, _ path: ScriptPath, in frame: ScriptFrame) -> [Evaluated] {
    switch call.callee.unforced {
    case .name(let name):
      if let special = special(name, call, path, in: frame) { return special }
      let callee = read(name, path, in: frame)
      return arguments(of: call, path, in: frame).flatMap {
        self.call(callee, [name], call, $0.values, $0.path, in: frame)
      }
    case .member(let base, let name):
      if let chained = chained(name, on: base, call, path, in: frame) { return chained }
      if let failed = failed(name, on: base, call, path, in: frame) { return failed }
      if let found = together(name, on: base, call, path, in: frame) { return found }
      if name == "request", let answers = requested(after: base, call, path, in: frame) { return answers }
      // A plug-in's object may have the name of something of the app's.
      if let object = Self.plugIn(base), path.locals[object] == nil, asksPlugIn([object, name], in: frame) {
        let place = Effect.Place(file: frame.file, line: call.line)
        return arguments(of: call, path, in: frame).flatMap {
          ask([object, name], call.arguments, $0.values, place, $0.path, in: frame, isCall: true)
            ?? [Evaluated(value: .unknown, path: $0.path)]
        }
      }
      return used(base, path, in: frame).flatMap { owner -> [Evaluated] in
        guard owner.path.isRunning else { return [owner] }
        return arguments(of: call, owner.path, in: frame).flatMap {
          self.call(name, on: owner.value, base, call, $0.values, $0.path, in: frame)
        }
      }
    default:
      return used(call.callee, path, in: frame).flatMap { callee in
        arguments(of: call, callee.path, in: frame).flatMap {
          self.call(callee.value, [], call, $0.values, $0.path, in: frame)
        }
      }
    }
  }

  /// Returns the name by which code calls a plug-in: that of its type, or of the object of Ionic's.
  private static func plugIn(_ value: FlowExpression) -> String? {
    switch value {
    case .name(let name): name.first?.isUppercase ?? false || GeolocationObject.isOne(name) ? name : nil
    case .member(.name("self"), "geolocation"): "geolocation"
    default: nil
    }
  }

  /// Evaluates arguments; the error of a promise that is one comes where the promise is awaited.
  private mutating func arguments(
    of call: FlowCall, _ path: ScriptPath, in frame: ScriptFrame
  ) -> [(values: [ScriptValue], path: ScriptPath)] {
    var known: [(values: [ScriptValue], path: ScriptPath)] = [([], path)]
    for argument in call.arguments {
      known = known.flatMap { known in
        used(argument.value, known.path, in: frame).map { found in
          let found = known.path.isRunning && !argument.value.awaits ? found.promised : found
          return (known.values + [found.value], found.path)
        }
      }
    }
    return known
  }

  // MARK: - Named functions

  private static let hooks: Set<String> = [
    "useCallback", "memo", "observer", "forwardRef", "unawaited", "useEvent",
  ]
  /// The functions that run a function on an event or later, and to which its result means nothing.
  private static let runners: Set<String> = [
    "useEffect", "useFocusEffect", "useLayoutEffect", "setTimeout", "setInterval", "addPostFrameCallback",
    "addListener", "ready", "Timer", "periodic", "scheduleMicrotask", "microtask", "onMounted",
    "useIonViewDidEnter",
    "useIonViewWillEnter", "subscribe",
  ]

  /// Those that run it again and again.
  private static let tickers: Set<String> = ["setInterval", "periodic"]

  /// Those that run it when a screen appears.
  private static let effects: Set<String> = [
    "useEffect", "useLayoutEffect", "addPostFrameCallback", "onMounted", "useIonViewDidEnter",
    "useIonViewWillEnter",
  ]

  private mutating func special(
    _ name: String, _ call: FlowCall, _ path: ScriptPath, in frame: ScriptFrame
  ) -> [Evaluated]? {
    let given = call.arguments
    func only(_ value: ScriptValue, _ path: ScriptPath) -> [Evaluated] {
      [Evaluated(value: value, path: path)]
    }
    switch name {
    case "#first":
      return all(given.map(\.value), path, in: frame).map {
        Evaluated(value: $0.values.first ?? .unknown, path: $0.path)
      }
    case _ where Self.keepers.contains(name): return kept(by: given, path, in: frame)
    case "#object":
      // To put a failure into an object is not to look at it.
      let names = given.map {
        if case .name(let name) = $0.value { path.locals[name] == .failure } else { false }
      }
      let values = zip(given, names).map { $1 ? .boolean(true) : $0.value }
      return all(values, path, in: frame).map { found in
        var found = found
        for index in found.values.indices where names[index] { found.values[index] = .failure }
        return found
      }.map {
        for (argument, value) in zip(given, $0.values) where argument.isHandler {
          give(value, heedsResult: false)
        }
        return Evaluated(value: Self.record(given, $0.values), path: $0.path)
      }
    case "throw":
      return all(given.map(\.value), path, in: frame).map {
        var path = $0.path
        path.fail(at: Effect.Place(file: frame.file, line: call.line), with: $0.values.first ?? .unknown)
        return Evaluated(value: .unknown, path: path)
      }
    case _ where Self.hooks.contains(name):
      return given.first.map { used($0.value, path, in: frame) }
    case "useMemo":
      guard let maker = given.first?.value else { return nil }
      return used(maker, path, in: frame).flatMap { run($0.value, [], $0.path) }
    case "useState":
      let named = given.last.flatMap { $0.label == "#name" ? $0.value : nil }
      guard case .literal(let state)? = named else { return nil }
      return used(given[0].value, path, in: frame).map { found in
        let key = "\(frame.file) \(state)"
        if case .closure = found.value {
        } else {
          begin(key, with: given[0].label == nil ? found.value : .nothing)
        }
        let value = found.path.states[key] ?? .chain([state])
        return Evaluated(value: .list([value, .setter(key)]), path: found.path)
      }
    case "useContext":
      guard case .name(let context)? = given.first?.value else { return nil }
      return only(value(of: context), path)
    case _ where Self.builders.contains(name): return built(call, path, in: frame)
    case "super": return only(.unknown, path)
    case "Promise": return promise(call, path, in: frame)
    case "setState" where given.count == 1 && path.locals[name] == nil:
      return used(given[0].value, path, in: frame).flatMap { found in
        run(found.value, [], found.path)
      }
    default: return nil
    }
  }

  /// The hooks of libraries that run a function at once, and keep its error in a field of their result.
  private static let keepers: Set<String> = ["useQuery", "useSWR", "useAsync"]

  /// Returns the results of such a hook.
  private mutating func kept(
    by arguments: [FlowCall.Argument], _ path: ScriptPath, in frame: ScriptFrame
  ) -> [Evaluated] {
    all(arguments.map(\.value), path, in: frame).flatMap { found -> [Evaluated] in
      let fields = found.values.flatMap { value -> [String: ScriptValue] in
        if case .record(let fields) = value { fields } else { [:] }
      }
      let named = fields.first { $0.key == "queryFn" }?.value
      guard let function = named ?? found.values.first(where: Self.isFunction) else {
        return [Evaluated(value: .unknown, path: found.path)]
      }
      return run(function, [], found.path).map { end in
        var path = end.path
        guard path.outcome == .threw else {
          return Evaluated(value: .record(["data": end.value, "error": .nothing]), path: path)
        }
        path.outcome = .running
        // Such a function may also react, or throw the error on.
        if fields.contains(where: { $0.key == "onError" || $0.key == "throwOnError" }) { path.react() }
        return Evaluated(
          value: .record(["data": .nothing, "error": .failure, "isError": .failure]), path: path)
      }
    }
  }

  /// Returns the value of an object literal: a place if it has coordinates.
  private static func record(_ arguments: [FlowCall.Argument], _ values: [ScriptValue]) -> ScriptValue {
    var fields: [String: ScriptValue] = [:]
    for (argument, value) in zip(arguments, values) {
      if let label = argument.label { fields[label] = value }
    }
    if let latitude = fields["latitude"] ?? fields["lat"] {
      if case .literal = latitude { return .place(isFixed: true) }
      return .place(isFixed: false)
    }
    return .record(fields)
  }

  /// Runs a function value.
  mutating func run(_ value: ScriptValue, _ values: [ScriptValue], _ path: ScriptPath) -> [Evaluated] {
    guard path.isRunning else { return [Evaluated(value: .unknown, path: path)] }
    switch value {
    case .closure(let closure):
      var locals = closure.locals
      // Functions that are declared below this one, and whoever calls it knows.
      let file = closure.frame.file
      for (name, value) in path.locals where locals[name] == nil && Self.isFunction(value, of: file) {
        locals[name] = value
      }
      for (index, name) in closure.code.parameters.enumerated() {
        locals[name] = values.indices.contains(index) ? values[index] : .chain([name])
      }
      let id = "\(closure.frame.file):\(closure.code.line).\(closure.code.column)"
      return call(id, closure.code.body, locals, path, in: closure.frame)
    case .function(let function): return follow(function, values, [], path)
    // answer.then(setAnswer)
    case .setter(let key) where program.stores[key] == nil:
      var path = path
      path.keep(values.first ?? .nothing, in: key)
      return [Evaluated(value: .unknown, path: path)]
    default:
      var path = path
      path.react()
      return [Evaluated(value: .unknown, path: path)]
    }
  }

  private mutating func follow(
    _ function: ScriptProgram.Function, _ values: [ScriptValue], _ call: FlowCall, _ path: ScriptPath,
    in frame: ScriptFrame
  ) -> [Evaluated] {
    within(call, of: frame) { $0.follow(function, values, call.arguments.map(\.label), path) }
  }

  private mutating func follow(
    _ function: ScriptProgram.Function, _ values: [ScriptValue], _ labels: [String?], _ path: ScriptPath
  ) -> [Evaluated] {
    note(function)
    var locals: [String: ScriptValue] = [:]
    for (index, parameter) in function.code.parameters.enumerated() {
      let labelled = labels.firstIndex(of: parameter.name)
      let position = labelled ?? (labels.indices.contains(index) && labels[index] != nil ? nil : index)
      locals[parameter.name] =
        position.flatMap { values.indices.contains($0) ? values[$0] : nil } ?? .chain([parameter.name])
    }
    let frame = ScriptFrame(type: function.type, file: function.file)
    return call(
      "\(function.file):\(function.code.line):\(function.code.name)", function.code.body, locals, path,
      in: frame)
  }

  /// Calls a value with the names by which it was reached.
  private mutating func call(
    _ callee: ScriptValue, _ chain: [String], _ call: FlowCall, _ values: [ScriptValue], _ path: ScriptPath,
    in frame: ScriptFrame
  ) -> [Evaluated] {
    guard path.isRunning else { return [Evaluated(value: .unknown, path: path)] }
    if chain == ["emit"], values.count == 1, program.isBloc(frame.type) {
      return [Evaluated(value: .nothing, path: emitted(values[0], call, path, in: frame))]
    }
    switch callee {
    case .nothing: return [Evaluated(value: .nothing, path: path)]
    case .closure: return within(call, of: frame) { $0.run(callee, values, path) }
    case .function(let function): return follow(function, values, call, path, in: frame)
    case .setter(let key): return set(key, call, values, path, in: frame)
    case .store(let name): return select(from: name, values, path)
    case .chain(let names):
      let place = Effect.Place(file: frame.file, line: call.line)
      let names = names.isEmpty ? chain : names
      if let answer = ask(names, call.arguments, values, place, path, in: frame, isCall: true) {
        return answer
      }
      if let name = names.last, names.count == 1, program.isType(name) {
        give(values, of: call)
        guard let function = program.method(name, of: name) else {
          return [Evaluated(value: .object(name), path: path)]
        }
        return follow(function, values, call, path, in: frame).map {
          Evaluated(value: .object(name), path: $0.path)
        }
      }
      return unknown(names, call, values, path, in: frame)
    default: return unknown(chain, call, values, path, in: frame)
    }
  }

  private mutating func call(
    _ name: String, on owner: ScriptValue, _ base: FlowExpression, _ call: FlowCall, _ values: [ScriptValue],
    _ path: ScriptPath, in frame: ScriptFrame
  ) -> [Evaluated] {
    guard path.isRunning else { return [Evaluated(value: .unknown, path: path)] }
    let labels = call.arguments.map(\.label)
    // state.copyWith(isLoading: false)
    if name == "copyWith", !labels.contains(nil) {
      let fields = zip(labels, values).map { ($0 ?? "", $1) }
      return [Evaluated(value: .record(Dictionary(fields) { $1 }), path: path)]
    }
    switch owner {
    case .nothing: return [Evaluated(value: .nothing, path: path)]
    case .object(let type):
      if let method = program.method(name, of: type) {
        return follow(method, values, call, path, in: frame)
      }
      if name == "setState" { return setState(values, path, in: frame) }
    case .chain(let names):
      if names == ["self"], let function = program.function(name, in: frame.file) {
        return follow(function, values, call, path, in: frame)
      }
      let place = Effect.Place(file: frame.file, line: call.line)
      if let answer = ask(names + [name], call.arguments, values, place, path, in: frame, isCall: true) {
        return answer
      }
      if let type = names.last, program.isType(type), let method = program.method(name, of: type) {
        return follow(method, values, call, path, in: frame)
      }
      if let handed = handed(name, on: names) { return runAll(handed, values, path) }
      let isAbout = ScriptCall.isAboutLocation(name) || ScriptCall.isAboutLocation(Self.text(of: base))
      if isAbout, let method = program.method(named: name, in: frame.file), !Self.isLibrary(names) {
        return follow(method, values, call, path, in: frame)
      }
      return unknown(names + [name], call, values, path, in: frame)
    case .store(let store): return self.call(name, of: store, call, values, path, in: frame)
    case .record(let fields) where fields[name].map(Self.isFunction) ?? false:
      return within(call, of: frame) { $0.run(fields[name] ?? .unknown, values, path) }
    case .record(let fields) where name == "unwrap" && fields["#hasFailed"] != nil:
      var path = path
      if fields["#hasFailed"] == .boolean(true) {
        path.outcome = .threw
        path.failure = path.met
        path.thrown = fields["payload"]
      }
      return [Evaluated(value: fields["payload"] ?? .unknown, path: path)]
    case .positions(let handlesErrors):
      if name == "listen" {
        let place = Effect.Place(file: frame.file, line: call.line)
        return listen(values, labels, handlesErrors: handlesErrors, at: place, path)
      }
      return [Evaluated(value: .positions(handlesErrors: handlesErrors || name == "handleError"), path: path)]
    case .permission, .response, .place, .literal, .boolean: return [Evaluated(value: .unknown, path: path)]
    default: break
    }
    return unknown([name], call, values, path, in: frame)
  }

  /// Returns whether names are those of a library's object, whose methods aren't the app's.
  private static func isLibrary(_ names: [String]) -> Bool {
    ["Geolocator", "Location", "Geolocation", "Permission", "Permissions", "Placemark"].contains(
      names.first ?? "")
  }

  /// Returns the functions that other components hand to the one that calls `widget.name` or `props.name`.
  private func handed(_ name: String, on names: [String]) -> [ScriptValue]? {
    guard names == ["widget"] || names.last == "props" else { return nil }
    let found = program.handed[name] ?? []
    return found.isEmpty ? nil : found
  }

  /// Runs one of several functions.
  private mutating func runAll(_ functions: [ScriptValue], _ values: [ScriptValue], _ path: ScriptPath)
    -> [Evaluated]
  {
    limited(functions.flatMap { run($0, values, path) })
  }

  /// Sets the state of a component of React.
  private mutating func setState(_ values: [ScriptValue], _ path: ScriptPath, in frame: ScriptFrame)
    -> [Evaluated]
  {
    guard let first = values.first else { return [Evaluated(value: .unknown, path: path)] }
    guard case .record(let fields) = first else { return run(first, [], path) }
    var path = path
    for (name, value) in fields { path.states["\(frame.type) state.\(name)"] = value }
    return [Evaluated(value: .unknown, path: path)]
  }

  // MARK: - Unknown functions

  private mutating func give(_ values: [ScriptValue], of call: FlowCall) {
    for (argument, value) in zip(call.arguments, values) {
      give(value, heedsResult: !argument.isHandler)
    }
  }

  /// Calls a function that isn't read.
  private mutating func unknown(
    _ names: [String], _ call: FlowCall, _ values: [ScriptValue], _ path: ScriptPath, in frame: ScriptFrame
  ) -> [Evaluated] {
    var path = path
    let name = names.last ?? ""
    // What is done with a promise isn't known.
    if values.contains(.rejected) { path.react() }
    if let action = action(names, values) { return [Evaluated(value: action, path: path)] }
    if name == "dispatch", let found = dispatched(values.first, path) { return found }
    if let found = lookedUp(name, names, call, values) { return [Evaluated(value: found, path: path)] }
    if Self.runners.contains(name) || names.first == "Timer" {
      path.begin()
      // What an effect depends on doesn't run.
      for value in name.hasPrefix("use") ? values.prefix(1) : values[...] { give(value, heedsResult: false) }
      if Self.effects.contains(name), let first = values.first { begin(first) }
      if Self.tickers.contains(name) { for value in values { tick(value) } }
      if situation == .withoutFix, name == "setTimeout" || name == "Timer" {
        path.later += values.filter(Self.isFunction).map {
          ScriptPath.Later(function: $0, values: [], meets: nil)
        }
      }
      return [Evaluated(value: .present, path: path)]
    }
    if name == "delayed" || name == "microtask", let last = values.last, case .closure = last {
      return run(last, [], path)
    }
    if name == "AppLifecycleListener" || names == ["AppState", "addEventListener"] {
      giveForReturns { $0.give(values, of: call) }
    } else {
      give(values, of: call)
    }
    // A constructor with a name, such as `Result.refused()`.
    if names.count == 2, names[0].first?.isUppercase ?? false, program.isType(names[0]) {
      return [Evaluated(value: .chain(names), path: path)]
    }
    if let context = call.context, let index = call.arguments.firstIndex(where: { $0.label == "value" }) {
      provide(values[index], in: context)
    }
    if let first = name.first, first.isUppercase || first == "<" {
      if path.isBuilding { path.see(call, in: frame) }
      return [Evaluated(value: created(name, call, values, path, in: frame), path: path)]
    }
    telling(names, call, path, in: frame).map { _ = path.told.insert($0) }
    path.opened.formUnion(screens(openedBy: name, call))
    if !Self.isHarmless(names), uses == 0 || Self.shows(name) {
      // A caller may learn from an answer what became of the request.
      let answers = values.filter(\.isAnswer).map { "\($0)" }
      path.react(by: (["\(call.line) \(name)"] + answers).joined(separator: " "))
    }
    return [Evaluated(value: .unknown, path: path)]
  }

  private mutating func created(
    _ name: String, _ call: FlowCall, _ values: [ScriptValue], _ path: ScriptPath, in frame: ScriptFrame
  ) -> ScriptValue {
    // The object of Flutter's plug-in of that name; geolocator had one until its version 6.
    if name == "Location" || name == "Geolocator", values.isEmpty {
      return .chain([name, ScriptPlugIn.object])
    }
    guard ["LatLng", "Position", "GeoPoint", "Location", "LocationData", "CameraPosition"].contains(name)
    else {
      return name.hasPrefix("<") ? .present : .object(name)
    }
    let isFixed = values.contains { if case .literal = $0 { true } else { $0 == .place(isFixed: true) } }
    return .place(isFixed: isFixed)
  }

  private static let logs: Set<String> = [
    "console", "developer", "print", "debugPrint", "ToastAndroid", "super", "NSLog", "os_log",
  ]
  private static let silent: Set<String> = [
    "setState", "notifyListeners", "update", "refresh", "cancel", "remove", "clearWatch",
    "clearTimeout",
    "clearInterval", "addObserver", "removeObserver", "dispose", "delayed", "toString", "stringify",
    "initialize",
    "ensureInitialized", "preventDefault", "stopPropagation", "addListener", "removeListener",
    "setLocaleIdentifier",
  ]

  /// Returns whether a call only tells the developer, or says that a state has changed.
  static func isHarmless(_ names: [String]) -> Bool {
    isLog(names) || names.last.map(silent.contains) ?? false
  }

  /// Returns whether a call only tells the developer.
  static func isLog(_ names: [String]) -> Bool {
    guard let first = names.first, let last = names.last else { return false }
    let name = first.lowercased()
    return logs.contains(first) || last == "log" || name.hasSuffix("logger") || name == "log"
      || name.hasSuffix("crashlytics") || name == "sentry"
  }

  private static func shows(_ name: String) -> Bool {
    shown.occurs(in: name.lowercased())
  }

  private static let shown = WordSearch([
    "show", "alert", "push", "navigate", "toast", "snack", "dialog", "open", "launch",
  ])
}

extension FlowCall.Argument {
  /// Whether it is named like a function that runs on an event.
  fileprivate var isHandler: Bool { label.map(Self.isHandler) ?? false }

  /// Returns whether a name is that of a function that runs on an event.
  static func isHandler(_ name: String) -> Bool {
    name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase ?? false
  }
}
