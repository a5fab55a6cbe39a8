import LocationPolicy
import SourceFacts

extension Interpreter {
  /// A call with evaluated arguments.
  private struct Given {
    let call: FlowCall
    let name: String
    /// The text of the receiver; empty if there is none.
    let base: String
    let values: [KnownValue]

    var closures: [KnownClosure] {
      values.compactMap { if case .closure(let closure) = $0 { closure } else { nil } }
    }

    var waiters: [Waiter] {
      values.compactMap { if case .waiter(let waiter) = $0 { waiter } else { nil } }
    }

    /// Whether it gives a stream a failure as its result, after which the stream has ended.
    var endsStream: Bool {
      guard name == "yield", call.arguments.first?.label == "with",
        case .enumCase("failure", _)? = values.first
      else { return false }
      return true
    }
  }

  /// Evaluates a call.
  mutating func call(_ call: FlowCall, _ path: Path, in frame: Frame) -> [Evaluated] {
    switch call.callee.unforced {
    case .name(let name): return self.call(named: name, call, path, in: frame)
    case .member(let base, let name):
      return evaluate(base, path, in: frame).flatMap {
        self.call(name, on: $0.value, call, $0.path, in: frame)
      }
    case .implicitMember(let name):
      return arguments(of: call, path, in: frame).map {
        Evaluated(value: .enumCase(name, $0.values), path: $0.path)
      }
    default:
      return evaluate(call.callee, path, in: frame).flatMap { callee in
        arguments(of: call, callee.path, in: frame).flatMap {
          self.call(callee.value, call, $0.values, $0.path, in: frame)
        }
      }
    }
  }

  private mutating func arguments(
    of call: FlowCall, _ path: Path, in frame: Frame
  ) -> [(values: [KnownValue], path: Path)] {
    evaluate(call.arguments.map(\.value), path, in: frame)
  }

  private mutating func call(
    named name: String, _ call: FlowCall, _ path: Path, in frame: Frame
  ) -> [Evaluated] {
    let isLocal = path.locals[name] != nil
    if !isLocal, let found = function(name, of: frame.type, for: call) {
      return follow(found, on: frame.object, call, path, in: frame)
    }
    if !isLocal, frame.type != "", let found = function(name, of: "", for: call) {
      return follow(found, on: .unknown(""), call, path, in: frame)
    }
    if isLocal || program.property(name, of: frame.type) != nil {
      return evaluate(.name(name), path, in: frame).flatMap { callee in
        arguments(of: call, callee.path, in: frame).flatMap {
          self.call(callee.value, call, $0.values, $0.path, in: frame)
        }
      }
    }
    if name.first?.isUppercase == true, !Runners.withWaiter.contains(name), !Runners.atOnce.contains(name),
      !Runners.later.contains(name)
    {
      return create(name, call, path, in: frame)
    }
    return arguments(of: call, path, in: frame).flatMap {
      callUnknown(Given(call: call, name: name, base: "", values: $0.values), $0.path, in: frame)
    }
  }

  private mutating func call(
    _ name: String, on base: KnownValue, _ call: FlowCall, _ path: Path, in frame: Frame
  ) -> [Evaluated] {
    guard path.isRunning, base != .nothing else { return [Evaluated(value: .nothing, path: path)] }
    if let type = followed(base), let found = function(name, of: type, for: call) {
      return follow(found, on: base, call, path, in: frame)
    }
    if case .type(let type) = base {
      if name == "init" { return create(type, call, path, in: frame) }
      if type == "CLLocationManager", let question = Self.questions[name] {
        return [Evaluated(value: answer(question, on: path), path: path)]
      }
    }
    return arguments(of: call, path, in: frame).flatMap { given -> [Evaluated] in
      guard given.path.isRunning else { return [Evaluated(value: .unknown(""), path: given.path)] }
      return self.call(name, on: base, call, given.values, given.path, in: frame)
    }
  }

  private static let questions: [String: Circumstances.Question] = [
    "authorizationStatus": .status, "locationServicesEnabled": .services,
  ]

  /// Returns the analyzed type whose functions a value has.
  private func followed(_ value: KnownValue) -> String? {
    switch value {
    case .object(let type): type
    case .type(let type): program.typeName(type)
    case .status: "CLAuthorizationStatus"
    default: nil
    }
  }

  private mutating func call(
    _ name: String, on base: KnownValue, _ call: FlowCall, _ values: [KnownValue], _ path: Path,
    in frame: Frame
  ) -> [Evaluated] {
    let given = Given(call: call, name: name, base: base.text, values: values)
    switch base {
    case .waiter(let waiter): return tell(waiter, given, path, in: frame)
    case .closure(let closure): return run(closure, values, path)
    case .list(let elements) where name == "contains" && values.count == 1:
      return contains(elements, values[0], path)
    case .object(let type):
      if let property = program.property(name, of: type) {
        return evaluate(
          .member(.name("self"), property.code.name), path, in: Frame(type: type, file: property.file)
        )
        .flatMap { self.call($0.value, call, values, $0.path, in: frame) }
      }
    case .type(let type) where program.typeName(type) != nil && name.first?.isLowercase == true:
      return [Evaluated(value: .enumCase(name, values), path: path)]
    default: break
    }
    guard let action = LocationCalls.action(of: call, named: name) else {
      return callUnknown(given, path, in: frame)
    }
    var path = path
    path.add(action, at: place(call.line, frame))
    return callUnknown(given, path, in: frame)
  }

  private mutating func contains(
    _ elements: [KnownValue], _ value: KnownValue, _ path: Path
  ) -> [Evaluated] {
    var open = [path]
    var found: [Path] = []
    for element in elements {
      let decided = open.flatMap { equality(element, value, $0) }
      found += decided.filter(\.holds).map(\.path)
      open = decided.filter { !$0.holds }.map(\.path)
    }
    return Path.merged(found).map { Evaluated(value: .boolean(true), path: $0) }
      + Path.merged(open).map { Evaluated(value: .boolean(false), path: $0) }
  }

  /// Calls a value.
  private mutating func call(
    _ callee: KnownValue, _ call: FlowCall, _ values: [KnownValue], _ path: Path, in frame: Frame
  ) -> [Evaluated] {
    guard path.isRunning else { return [Evaluated(value: .unknown(""), path: path)] }
    switch callee {
    case .nothing: return [Evaluated(value: .nothing, path: path)]
    case .closure(let closure): return run(closure, values, path)
    case .waiter(let waiter):
      // If it is unknown whether there is a caller, the call is made only if there is one.
      return presence(of: callee, path).map { found in
        var path = found.path
        let told = values.map { text(of: $0) }.joined(separator: ", ")
        if found.holds { path.add(.tells(waiter.name, told), at: place(call.line, frame)) }
        return Evaluated(value: .tuple([]), path: path)
      }
    default:
      let given = Given(call: call, name: callee.text, base: "", values: values)
      return callUnknown(given, path, in: frame)
    }
  }

  /// Runs a closure with values for its parameters.
  private mutating func run(_ closure: KnownClosure, _ values: [KnownValue], _ path: Path) -> [Evaluated] {
    var locals = closure.locals
    for (name, value) in zip(closure.code.parameters, values) { locals[name] = value }
    let id = "\(closure.frame.file):\(closure.code.line).\(closure.code.column):a closure"
    return call(id, closure.code.body, locals, path, in: closure.frame)
  }

  private mutating func tell(
    _ waiter: Waiter, _ given: Given, _ path: Path, in frame: Frame
  ) -> [Evaluated] {
    var path = path
    let place = place(given.call.line, frame)
    switch given.name {
    case "append", "insert", "updateValue":
      for value in given.values { keep(value, in: waiter.name, place, &path) }
    case "removeAll", "removeFirst", "removeLast", "removeValue", "popLast", "popFirst":
      path.add(.clears(waiter.name), at: place)
      return [Evaluated(value: .waiter(waiter.element), path: path)]
    case "forEach":
      guard let closure = given.closures.first else { break }
      let turns = run(closure, [.waiter(waiter.element.present)], path)
      return waiter.isPresent ? turns : turns + [Evaluated(value: .tuple([]), path: path)]
    case _ where !waiter.isDelegate && !Runners.tellings.contains(given.name):
      for closure in given.closures { give(closure, to: given.name) }
      return [Evaluated(value: .unknown(given.call.text), path: path)]
    default:
      let told = given.values.map { text(of: $0) }.filter { !$0.isEmpty }.joined(separator: ", ")
      let isPlain =
        Runners.tellings.contains(given.name) && !["finish", "reject", "onError"].contains(given.name)
      // A subject of Combine's that is sent a completion ends.
      let isCompletion = given.call.arguments.first?.label == "completion"
      let what =
        isCompletion || given.endsStream
        ? "completion \(told)" : isPlain ? told : given.name + (told.isEmpty ? "" : "(\(told))")
      path.add(.tells(waiter.name, what), at: place)
    }
    return [Evaluated(value: .tuple([]), path: path)]
  }

  /// Creates an object.
  private mutating func create(
    _ name: String, _ call: FlowCall, _ path: Path, in frame: Frame
  ) -> [Evaluated] {
    arguments(of: call, path, in: frame).flatMap { given -> [Evaluated] in
      var path = given.path
      guard path.isRunning else { return [Evaluated(value: .unknown(""), path: path)] }
      if LocationCalls.objects.contains(name) {
        path.add(.creates(name), at: place(call.line, frame))
        return [Evaluated(value: name == "CLLocationManager" ? .manager : .present(name), path: path)]
      }
      guard let type = program.typeName(name) else {
        let unknown = Given(call: call, name: name, base: "", values: given.values)
        return callUnknown(unknown, path, in: frame).map {
          Evaluated(value: .present(call.text), path: $0.path)
        }
      }
      guard let found = function("init", of: type, for: call) else {
        hand(Given(call: call, name: name, base: "", values: given.values), frame, &path)
        return [Evaluated(value: .object(type), path: path)]
      }
      return follow(found, on: .object(type), call, given.values, path).map {
        Evaluated(value: .object(type), path: $0.path)
      }
    }
  }

  /// Skips a function that isn't analyzed; its closures may run now, later or never.
  private mutating func callUnknown(_ given: Given, _ path: Path, in frame: Frame) -> [Evaluated] {
    var path = path
    let place = place(given.call.line, frame)
    let text = given.call.text
    if Runners.withWaiter.contains(given.name), let closure = given.closures.last {
      return runWaiting(closure, given, path, in: frame)
    }
    if !given.closures.isEmpty && Runners.runsAtOnce(given.name) || Runners.atOnce.contains(given.name)
      || Runners.later.contains(given.name)
    {
      return runAll(given, path)
    }
    // Only continuations have this method; the type may have another name.
    if given.name == "resume" && !given.values.isEmpty || given.name == "yield" {
      let told = given.values.map { self.text(of: $0) }.joined(separator: ", ")
      path.add(.tells(given.base, told), at: place)
    }
    if let waiter = commandAnswered(by: given, path, in: frame) {
      path.add(.tells(waiter.name, given.values.first.map { self.text(of: $0) } ?? ""), at: place)
    }
    if given.name == "post" { path.add(.tells("NotificationCenter", ""), at: place) }
    if given.name == "present" {
      path.add(.presents(given.values.first.map { self.text(of: $0) } ?? ""), at: place)
    }
    if given.name == "open", given.base.contains("UIApplication") || text.contains("openSettings") {
      path.add(.opens(text.contains("openSettings") ? "Settings" : "a URL"), at: place)
    }
    hand(given, frame, &path)
    return [Evaluated(value: .unknown(text), path: path)]
  }

  /// Returns the command of Cordova that a call answers, as in
  /// `commandDelegate.send(result, callbackId: command.callbackId)`.
  private mutating func commandAnswered(by given: Given, _ path: Path, in frame: Frame) -> Waiter? {
    guard ["send", "sendPluginResult"].contains(given.name),
      let id = given.call.arguments.first(where: { $0.label == "callbackId" }),
      case .member(let command, "callbackId") = id.value
    else { return nil }
    let values = evaluate(command, path, in: frame).map(\.value)
    return values.lazy.compactMap { if case .waiter(let waiter) = $0 { waiter } else { nil } }.first
  }

  /// Records callers that are passed to other code.
  private mutating func hand(_ given: Given, _ frame: Frame, _ path: inout Path) {
    let place = place(given.call.line, frame)
    for waiter in given.waiters { path.add(.handsOn(waiter.name, to: given.name), at: place) }
    for closure in given.closures {
      give(closure, to: given.name)
      for waiter in closure.waiters { path.add(.handsOn(waiter.name, to: given.name), at: place) }
    }
  }

  /// Runs closures that run immediately or after some time.
  private mutating func runAll(_ given: Given, _ path: Path) -> [Evaluated] {
    let isLater = Runners.later.contains(given.name)
    var ends = [path]
    for closure in given.closures {
      ends = ends.flatMap { path in
        var inside = path
        inside.isLater = path.isLater || isLater
        return run(closure, [], inside).map {
          var end = $0.path
          end.isLater = path.isLater
          // An error in a task's closure stays in the task.
          if case .threw = end.outcome, given.name == "Task" { end.outcome = .running }
          return end
        }
      }
    }
    return limited(ends).map { Evaluated(value: .unknown(given.call.text), path: $0) }
  }

  /// Runs a closure that receives a continuation; the code around it continues only when that is
  /// resumed.
  private mutating func runWaiting(
    _ closure: KnownClosure, _ given: Given, _ path: Path, in frame: Frame
  ) -> [Evaluated] {
    let name = closure.code.parameters.first ?? "continuation"
    let waiter = Waiter(name: name == "$0" ? "continuation" : name, isList: false, isPresent: true)
    let before = path.effects.count
    noteCreated(waiter)
    return run(closure, [.waiter(waiter)], path).map {
      var path = $0.path
      let isTold = path.effects.dropFirst(before).contains {
        if case .tells(waiter.name, _) = $0.action { true } else { false }
      }
      if Runners.suspends(given.name), !isTold {
        path.add(.waits(waiter.name), at: place(given.call.line, frame))
        path.wait()
      }
      return Evaluated(value: .present("what \(waiter.name) is told"), path: path)
    }
  }
}

// MARK: - Functions that are followed

extension Interpreter {
  /// Returns the only function of a type that a call can refer to.
  private func function(
    _ name: String, of type: String, for call: FlowCall
  ) -> TargetProgram.Function? {
    let found = program.functions(name, of: type).filter { Self.parameters(of: $0.code, for: call) != nil }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the index of the parameter for each argument; nil if the call doesn't match the
  /// function.
  private static func parameters(of function: FlowFunction, for call: FlowCall) -> [Int]? {
    var next = 0
    var indices: [Int] = []
    for argument in call.arguments {
      let found = function.parameters.indices.dropFirst(next).first { index in
        let parameter = function.parameters[index]
        return argument.isTrailing
          ? TypeKind(parameter.type).isWaiter || parameter.type.contains("->")
          : parameter.label == argument.label
      }
      guard let found else { return nil }
      let skipped = function.parameters[next..<found]
      guard skipped.allSatisfy({ $0.standard != nil || $0.type.hasSuffix("?") }) else { return nil }
      indices.append(found)
      next = found + 1
    }
    let left = function.parameters.dropFirst(next)
    return left.allSatisfy { $0.standard != nil } ? indices : nil
  }

  private mutating func follow(
    _ function: TargetProgram.Function, on object: KnownValue, _ call: FlowCall, _ path: Path, in frame: Frame
  ) -> [Evaluated] {
    arguments(of: call, path, in: frame).flatMap { given -> [Evaluated] in
      guard given.path.isRunning else { return [Evaluated(value: .unknown(""), path: given.path)] }
      return follow(function, on: object, call, given.values, given.path)
    }
  }

  private mutating func follow(
    _ function: TargetProgram.Function, on object: KnownValue, _ call: FlowCall, _ values: [KnownValue],
    _ path: Path
  ) -> [Evaluated] {
    let indices = Self.parameters(of: function.code, for: call) ?? []
    let inside = Frame(type: function.owner, object: object, file: function.file)
    var locals: [String: KnownValue] = [:]
    for parameter in function.code.parameters {
      locals[parameter.name] = Self.standard(of: parameter)
    }
    for (index, value) in zip(indices, values) {
      let parameter = function.code.parameters[index]
      // If the value is unknown, the parameter's type says more.
      locals[parameter.name] = typed(value, parameter)
    }
    let code = function.code
    return self.call(function.id, code.body, locals, path, in: inside).map { end in
      guard code.name != "init" else { return end }
      return code.result.isEmpty ? Evaluated(value: .tuple([]), path: end.path) : end
    }
  }

  /// Returns the value of a parameter without an argument.
  private static func standard(of parameter: FlowFunction.Parameter) -> KnownValue {
    switch parameter.standard {
    case .nothing?: .nothing
    case .boolean(let value)?: .boolean(value)
    case nil where parameter.type.hasSuffix("?"): .nothing
    default: .unknown(parameter.name)
    }
  }

  private func typed(_ value: KnownValue, _ parameter: FlowFunction.Parameter) -> KnownValue {
    guard case .unknown = value else { return value }
    switch program.kind(parameter.type) {
    case .manager: return .manager
    case .object(let type): return .object(type)
    case .status, .accuracy, .waiter, .delegate, .other: return value
    }
  }
}

extension TypeKind {
  /// Whether a value of the type is a caller to notify.
  var isWaiter: Bool { if case .waiter = self { true } else { false } }
}
