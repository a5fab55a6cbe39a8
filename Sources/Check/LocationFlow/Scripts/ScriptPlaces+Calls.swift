import SourceFacts

/// What calls do with places.
extension ScriptPlaces {
  /// Follows the arguments of a call.
  mutating func give(_ call: FlowCall) {
    let names = Self.chain(call.callee)
    guard let name = names.last else { return }
    tell(call)
    if isNative { hand(call, name) }
    if store(names, call) { return }
    if isLast {
      judge(record: call, name)
      judge(area: call, name)
    }
    if isLast { judge(remembered: names, call) }
    if isNative { giveNatively(call, names) }
    // What a component provides to those in it: <Places.Provider value={{ place }}>.
    if name.hasSuffix("Provider>"), let value = call.arguments.first(where: { $0.label == "value" })?.value,
      case .call(let object) = value
    {
      for field in object.arguments {
        if let label = field.label { add(sources(of: field.value), to: "#provided \(label)") }
      }
    }
    // A map's own dot has moved.
    for argument in call.arguments where argument.label == "onUserLocationChange" {
      if let closure = Self.closure(in: argument.value) {
        located.insert(id(of: closure))
        for parameter in closure.parameters {
          add([.answer, .updated], to: "\(scope.id) \(parameter)")
        }
      }
    }
    if let found = answer(names, call) ?? promised(by: call.callee) {
      located.formUnion(units)
      // One of its closures runs if no position comes.
      for case .closure(let closure) in call.arguments.map(\.value) { located.insert(id(of: closure)) }
      let handler = call.arguments.lazy.compactMap { Self.closure(in: $0.value) }.first
      for parameter in handler?.parameters ?? [] { add(found, to: "\(scope.id) \(parameter)") }
      if let named = call.arguments.first?.value, case .name = named { pass(found, toFirstOf: named) }
      return
    }
    if sources(of: .call(call)).contains(.answer) { located.formUnion(units) }
    if let state = setters["\(scope.id) \(name)"] {
      if let value = call.arguments.first?.value {
        hold(Self.result(of: value), in: "\(scope.id) \(state)", isFirst: false)
      }
      return
    }
    if names.count == 1, let parameters = closures["\(scope.id) \(name)"] {
      for (argument, parameter) in zip(call.arguments, parameters) {
        add(sources(of: argument.value), to: "\(scope.id) \(parameter)")
      }
    } else if let function = function(call.callee) {
      pass(call.arguments, to: function)
    } else if program.isType(name) {
      if let constructor = program.method("constructor", of: name) { pass(call.arguments, to: constructor) }
      for argument in call.arguments {
        if let label = argument.label { add(sources(of: argument.value), to: "\(name) \(label)") }
      }
    } else {
      for parameters in actions[name] ?? [] {
        for (argument, parameter) in zip(call.arguments, parameters) {
          add(sources(of: argument.value), to: parameter)
        }
      }
      if isLast { judge(call, names) }
    }
  }

  mutating func pass(_ sources: Set<Source>, toFirstOf value: FlowExpression) {
    guard let function = function(value), let parameter = function.code.parameters.first else { return }
    add(sources, to: "\(Self.id(function)) \(parameter.name)")
  }

  private mutating func pass(_ arguments: [FlowCall.Argument], to function: ScriptProgram.Function) {
    let parameters = function.code.parameters
    for (index, argument) in arguments.enumerated() {
      let parameter =
        argument.label.flatMap { label in parameters.first { $0.label == label || $0.name == label } }
        ?? (argument.label == nil && parameters.indices.contains(index) ? parameters[index] : nil)
      guard let name = parameter?.name ?? argument.label else { continue }
      let key = "\(Self.id(function)) \(name)"
      if let closure = Self.closure(in: argument.value) {
        for parameter in closure.parameters { add(held[key + "()"] ?? [], to: "\(scope.id) \(parameter)") }
      }
      hold(argument.value, in: key, isFirst: false)
    }
  }

  /// Notes the places that a call of other code gets as it gets the person's position.
  mutating func judge(_ call: FlowCall, _ names: [String]) {
    guard let name = names.last, name != "#object", name != "#first", !ScriptRun.isHarmless(names),
      !call.callee.isHook, !Self.isPlace(name), !Self.wrappers.contains(name)
    else { return }
    for argument in call.arguments {
      if words(in: name).contains(.map) || isView(argument.label) {
        note(argument.value, at: call.line, as: .map)
        continue
      }
      note(argument.value, at: call.line)
    }
  }
}
