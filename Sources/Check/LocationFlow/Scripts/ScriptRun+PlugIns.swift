import SourceFacts

/// What plug-ins answer in the situation.
extension ScriptRun {
  /// Asks a plug-in; nil if a call or a property is none of a plug-in's.
  mutating func ask(
    _ chain: [String], _ arguments: [FlowCall.Argument], _ values: [ScriptValue], _ place: Effect.Place,
    _ path: ScriptPath, in frame: ScriptFrame, isCall: Bool
  ) -> [Evaluated]? {
    guard isCall || chain.first == "Permission" else { return nil }
    let asked = ScriptPlugIn.question(chain, in: program.modules(of: frame.file)) {
      (arguments.map { text(of: $0.value, in: frame) } + values.map(Self.text)).joined(separator: " ")
    }
    guard let (plugIn, question) = asked else { return nil }
    noteQuestion()
    // Permission.location.request is read before it is called.
    if !isCall, question == .request { return nil }
    var path = path
    func only(_ value: ScriptValue) -> [Evaluated] { [Evaluated(value: value, path: path)] }
    switch question {
    case .settings:
      path.react()
      return only(.unknown)
    case .check, .request:
      path.heedsPermission = true
      if question == .request {
        note(asking: place)
        path.hasAsked = true
      }
      // It rejects its promise, rather than say that the permission is missing.
      if plugIn == .capacitor, situation == .withoutServices {
        return thrown(by: plugIn, at: place, path, in: frame)
      }
      let answer = answer(path)
      if answer == .refused { path.isRefused = true }
      if answer == .refused || situation == .consent && question == .request { path.meet(at: place) }
      return answers(plugIn, answer, chain, values, path, isCheck: question == .check)
    case .services:
      guard situation == .withoutServices else { return only(.boolean(true)) }
      path.meet(at: place)
      path.isOff = true
      return only(.boolean(false))
    case .lastPosition:
      // Both plug-ins throw where the permission is missing.
      if situation.isWithoutPermission { return thrown(by: plugIn, at: place, path, in: frame) }
      guard findsPositions else { return only(.nothing) }
      var found = path
      if !arguments.contains(where: { Self.limitsAge($0.value) }) { found.remembered = place }
      return [Evaluated(value: .place(isFixed: false), path: found), Evaluated(value: .nothing, path: path)]
    case .position:
      if situation == .withoutFix {
        // Geolocator ignores that no location is known, and goes on looking for one.
        guard plugIn == .geolocator, program.isTryingForEver, !Self.mayEnd(arguments) else {
          return position(plugIn, arguments, values, place, path, in: frame)
        }
        path.meet(at: place)
        path.outcome = .waits
        path.isSearching = true
        return only(.unknown)
      }
      return position(plugIn, arguments, values, place, path, in: frame)
    case .updates: return updates(plugIn, chain, values, place, path, in: frame)
    }
  }

  /// Requests a permission with functions for its answers, such as
  /// `Permission.location.onPermanentlyDeniedCallback(f).request()`; nil for other calls.
  mutating func requested(
    after base: FlowExpression, _ call: FlowCall, _ path: ScriptPath, in frame: ScriptFrame
  ) -> [Evaluated]? {
    var functions: [String: FlowExpression] = [:]
    var root = base
    while case .call(let inner) = root, case .member(let owner, let name) = inner.callee,
      name.hasPrefix("on"), name.hasSuffix("Callback")
    {
      functions[name] = inner.arguments.first?.value
      root = owner
    }
    let place = Effect.Place(file: frame.file, line: call.line)
    guard !functions.isEmpty, case .member(.name(let object), let permission) = root,
      let answers = ask([object, permission, "request"], [], [], place, path, in: frame, isCall: true)
    else { return nil }
    return answers.flatMap { answer -> [Evaluated] in
      let isGranted = answer.value == .permission(.permissionHandler, .granted)
      // On an iPhone a refusal is one for ever.
      guard let function = functions[isGranted ? "onGrantedCallback" : "onPermanentlyDeniedCallback"] else {
        return [answer]
      }
      return used(function, answer.path, in: frame).flatMap { run($0.value, [], $0.path) }.map {
        Evaluated(value: answer.value, path: $0.path)
      }
    }
  }

  /// Returns whether names are those of a plug-in's function.
  func asksPlugIn(_ chain: [String], in frame: ScriptFrame) -> Bool {
    ScriptPlugIn.question(chain, in: program.modules(of: frame.file)) { "" } != nil
  }

  /// Returns whether an argument says how old or inaccurate a remembered position may be.
  static func limitsAge(_ value: FlowExpression) -> Bool {
    guard case .call(let object) = value else { return false }
    return object.arguments.contains { ["maxAge", "requiredAccuracy"].contains($0.label) }
  }

  /// Returns whether a call has a time limit, or settings that are written elsewhere.
  private static func mayEnd(_ arguments: [FlowCall.Argument]) -> Bool {
    arguments.contains { argument in
      if argument.label == "timeLimit" { return true }
      switch argument.value {
      case .call(let call): return mayEnd(call.arguments)
      case .name, .choice: return true
      default: return false
      }
    }
  }

  /// Returns the text of an argument, or of the constant of the file that it is.
  private func text(of value: FlowExpression, in frame: ScriptFrame) -> String {
    guard case .name(let name) = value,
      let constant = program.property(name, of: frame.type, in: frame.file)?.code.initial
    else { return Self.text(of: value) }
    return Self.text(of: constant)
  }

  private static func text(of value: ScriptValue) -> String {
    if case .chain(let names) = value { names.joined(separator: ".") } else { "" }
  }

  static func text(of value: FlowExpression) -> String {
    switch value {
    case .name(let name), .implicitMember(let name): name
    case .member(let base, let name): text(of: base) + "." + name
    case .literal(let text): text
    default: value.parts.map(text).joined(separator: " ")
    }
  }

  /// Returns what the plug-in says of the permission.
  private func answer(_ path: ScriptPath) -> ScriptAnswer {
    switch situation {
    case .grant, .withoutFix, .interruption: .granted
    case .refusal: path.hasAsked ? .refused : .undecided
    case .consent: path.hasAsked ? .granted : .undecided
    case .earlierRefusal, .withoutServices: .refused
    }
  }

  private mutating func answers(
    _ plugIn: ScriptPlugIn, _ answer: ScriptAnswer, _ chain: [String], _ values: [ScriptValue],
    _ path: ScriptPath,
    isCheck: Bool
  ) -> [Evaluated] {
    func only(_ value: ScriptValue) -> [Evaluated] { [Evaluated(value: value, path: path)] }
    if let last = chain.last, ScriptPlugIn.isWord(last) {
      let holds = plugIn.matches(last, answer)
      return (holds.map { [$0] } ?? [true, false]).map { Evaluated(value: .boolean($0), path: path) }
    }
    switch plugIn {
    // It calls a refusal by one name or the other.
    case .location where answer == .refused:
      return [ScriptAnswer.refused, .undecided].map {
        Evaluated(value: .permission(plugIn, $0), path: path)
      }
    case .expo, .capacitor: return only(.response(plugIn, answer))
    case .other:
      // The community's geolocation has functions for both answers.
      guard !values.isEmpty, values.contains(where: Self.isFunction) else {
        return only(.permission(plugIn, answer))
      }
      let handler = answer == .granted ? values.first : values.dropFirst().first
      return handler.map { run($0, [.present], path) } ?? only(.unknown)
    default: return only(.permission(plugIn, answer))
    }
  }

  static func isFunction(_ value: ScriptValue) -> Bool {
    switch value {
    case .closure, .function, .setter: true
    default: false
    }
  }

  /// Returns whether a value is a function that code of a file declares within another.
  static func isFunction(_ value: ScriptValue, of file: String) -> Bool {
    switch value {
    case .closure(let closure): closure.frame.file == file
    case .setter(let key): key.hasPrefix(file)
    default: false
    }
  }

  private mutating func position(
    _ plugIn: ScriptPlugIn, _ arguments: [FlowCall.Argument], _ values: [ScriptValue], _ place: Effect.Place,
    _ path: ScriptPath, in frame: ScriptFrame
  ) -> [Evaluated] {
    var path = path
    let functions = values.filter(Self.isFunction)
    if !path.hasAsked { note(asking: place) }
    path.hasAsked = true
    if findsPositions {
      path.locate()
      guard let success = functions.first else {
        return [Evaluated(value: .place(isFixed: false), path: path)]
      }
      if functions.count == 1 { path.unheard = place }
      return run(success, [.record(["coords": .place(isFixed: false)])], path).map {
        Evaluated(value: .unknown, path: $0.path)
      }
    }
    path.meet(at: place)
    guard functions.isEmpty else {
      guard functions.count > 1 else { return [Evaluated(value: .unknown, path: path)] }
      return run(functions[1], [error(of: plugIn, in: frame) ?? .present], path).map {
        Evaluated(value: .unknown, path: $0.path)
      }
    }
    return thrown(by: plugIn, at: place, path, in: frame)
  }

  private func error(of plugIn: ScriptPlugIn, in frame: ScriptFrame) -> ScriptValue? {
    plugIn.error(in: situation, modules: program.modules(of: frame.file))
  }

  private func thrown(
    by plugIn: ScriptPlugIn, at place: Effect.Place, _ path: ScriptPath, in frame: ScriptFrame
  ) -> [Evaluated] {
    var path = path
    path.meet(at: place)
    path.outcome = .threw
    path.failure = place
    path.thrown = error(of: plugIn, in: frame)
    return [Evaluated(value: .unknown, path: path)]
  }

  private mutating func updates(
    _ plugIn: ScriptPlugIn, _ chain: [String], _ values: [ScriptValue], _ place: Effect.Place,
    _ path: ScriptPath, in frame: ScriptFrame
  ) -> [Evaluated] {
    var path = path
    if !path.hasAsked { note(asking: place) }
    path.hasAsked = true
    if chain.last == "getPositionStream" {
      if situation.isWithoutPermission { path.meet(at: place) }
      return [Evaluated(value: .positions(handlesErrors: false), path: path)]
    }
    guard situation != .withoutFix else {
      return [Evaluated(value: .subscription, path: path.watching(at: place))]
    }
    if !findsPositions { path.meet(at: place) }
    var handlers = values.filter(Self.isFunction)
    let found = ScriptValue.place(isFixed: false)
    var answers = [chain.last == ScriptPlugIn.watcher ? found : .record(["coords": found])]
    if chain.last == "watchPositionAsync" {
      if !findsPositions {
        path.outcome = .threw
        path.failure = place
      }
    } else if plugIn == .other {
      let error = error(of: plugIn, in: frame) ?? .present
      if findsPositions {
        path = listened(values.count > 1 ? values[1] : .nothing, error, at: place, path)
      } else {
        handlers.removeFirst(min(1, handlers.count))
        answers = [error]
      }
    } else if !findsPositions {
      // Capacitor's one function gets positions and errors; one without the second does nothing useful with the first.
      handlers = handlers.filter(Self.takesError)
      answers = [.nothing, plugIn.error(ofWatcher: chain.last, in: situation)]
    }
    if findsPositions { path.locate() }
    guard let handler = handlers.first, path.isRunning else {
      return [Evaluated(value: .subscription, path: path)]
    }
    return run(handler, answers, path).map { Evaluated(value: .subscription, path: $0.path) }
  }

  private static func takesError(_ handler: ScriptValue) -> Bool {
    switch handler {
    case .closure(let closure): closure.code.parameters.count > 1
    case .function(let function): function.code.parameters.count > 1
    default: true
    }
  }

  /// Notes what runs when updates that have begun end with an error.
  mutating func listened(
    _ handler: ScriptValue, _ error: ScriptValue, at place: Effect.Place, _ path: ScriptPath
  ) -> ScriptPath {
    var path = path
    switch handler {
    case .nothing, .record: path.unheard = place
    default:
      hearsInterruptions = true
      if situation == .interruption {
        path.later.append(ScriptPath.Later(function: handler, values: [error], meets: place))
      }
    }
    return path
  }
}
