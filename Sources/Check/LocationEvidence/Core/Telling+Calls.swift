import LocationFlow
import SourceFacts

// What code shows, and whom it tells.
extension Telling {
  private static let answers: Set<String> = ["resume", "yield", "send", "onNext", "accept", "onError"]
  private static let location = CallNames.location.union([
    "requestTemporaryFullAccuracyAuthorization", "CLLocationManager", "CLServiceSession",
    "CLBackgroundActivitySession",
  ])

  /// Returns whether evaluating an expression shows something.
  func shows(_ value: FlowExpression, _ scene: Scene) -> Bool {
    if aim == .settings, value.namesSettings { return true }
    switch value {
    case .call(let call): return shows(call, scene)
    case .optional(let inside), .forced(let inside, _), .awaited(let inside), .attempted(let inside, _),
      .cast(let inside, _), .not(let inside):
      return shows(inside, scene)
    case .choice(let condition, let first, let second):
      let verdict = verdict(condition, scene)
      var (inside, outside) = (scene, scene)
      inside.isAfter = scene.isAfter || verdict.marksThen
      outside.isAfter = scene.isAfter || verdict.marksElse
      return verdict.truth != false && (shows(first, inside) || verdict.marksThen && first.isText)
        || verdict.truth != true && (shows(second, outside) || verdict.marksElse && second.isText)
    case .name(let name):
      guard scene.isAfter, !scene.names.contains(name), let getter = index.getter(named: name) else {
        return false
      }
      return run(getter, [], scene)
    case .closure, .boolean, .nothing, .literal, .implicitMember: return false
    case .member(let base, _): return shows(base, scene)
    case .fallback, .comparison, .all, .any, .list, .tuple, .other, .element:
      return value.parts.contains { shows($0, scene) }
    }
  }

  /// Returns whether a value that is kept, or decides, comes from code that shows something.
  func showsInValue(_ value: FlowExpression, _ scene: Scene) -> Bool {
    var shows = false
    value.visitParts { part in
      guard !shows else { return }
      if aim == .settings, part.namesSettings { shows = true }
      switch part {
      case .call(let call):
        guard let name = call.callee.calledName else { return }
        let functions = scene.isAfter ? index.functions(for: call, named: name, in: scene.type) : []
        shows = functions.contains { run($0, call.arguments, scene) } || showsInClosures(of: call, scene)
      case .choice: if !scene.isAfter { shows = self.shows(part, scene) }
      // Who calls it later isn't known.
      case .closure(let closure): if !scene.isAfter { shows = walk(closure, [], scene) == .shown }
      default: break
      }
    }
    return shows
  }

  private func showsInClosures(of call: FlowCall, _ scene: Scene) -> Bool {
    call.arguments.contains { argument in
      guard case .closure(let closure) = argument.value else { return false }
      // What a control does when it is tapped shows nothing by itself.
      return walk(closure, [], scene) == .shown
    }
  }

  func walk(_ closure: FlowClosure, _ arguments: [FlowExpression], _ scene: Scene) -> Outcome {
    var inside = scene
    inside.isClosure = true
    inside.names.formUnion(closure.parameters)
    for (index, name) in closure.parameters.enumerated() {
      inside.locals[name] = index < arguments.count ? arguments[index] : nil
    }
    return walk(closure.body, inside)
  }

  private func shows(_ call: FlowCall, _ scene: Scene) -> Bool {
    if aim == .settings {
      var names = false
      FlowExpression.call(call).visitParts { if $0.namesSettings { names = true } }
      if names { return true }
    }
    guard let name = call.callee.calledName else {
      return ([call.callee] + call.arguments.map(\.value)).contains { shows($0, scene) }
        || showsInClosures(of: call, scene) || scene.isAfter && aim == .anything
    }
    let receiver = call.callee.calledOn
    if CallNames.isLog(name, of: receiver?.plain.calledName) || isHidden(at: call.line, scene) {
      return false
    }
    if Self.location.contains(name) || receiver == .name("super") { return false }
    if let receiver, shows(receiver, scene) { return true }
    if !scene.isAfter { return showsBefore(call, name, scene) }
    for argument in call.arguments { note(argument.value) }
    if CallNames.runners.contains(name) {
      return showsInClosures(of: call, scene)
        || call.arguments.contains { shows($0.value, scene) }
    }
    if let told = isTaken(call, name, receiver, scene) { return told }
    let functions = index.functions(for: call, named: name, in: scene.type)
    if !functions.isEmpty {
      return functions.contains { run($0, call.arguments, scene) }
        || aim == .settings && showsInClosures(of: call, scene)
    }
    switch aim {
    case .anything:
      return !TellingWords.isMute(name, of: receiver?.plain.calledName) || showsInClosures(of: call, scene)
    case .alerts: return Self.presentations.contains(name)
    case .settings: return leads(call, scene)
    }
  }

  /// Returns whether what a call is given leads to Settings.
  private func leads(_ call: FlowCall, _ scene: Scene) -> Bool {
    showsInClosures(of: call, scene)
      || call.arguments.contains { argument in
        if shows(argument.value, scene) { return true }
        switch argument.value {
        case .name(let name), .member(.name("self"), let name):
          return leads(toAnyIn: name, scene)
        case .other(_, let text), .literal(let text):
          return leads(toAnyIn: text, scene)
        case .call(let selector) where selector.callee.calledName?.contains("elector") ?? false:
          return leads(toAnyIn: selector.text, scene)
        default: return false
        }
      }
  }

  private func leads(toAnyIn text: String, _ scene: Scene) -> Bool {
    text.namesInside.contains { name in index.function(named: name).map { run($0, [], scene) } ?? false }
  }

  private static let presentations: Set<String> = [
    "present", "presentViewController", "UIAlertView", "presentAlert",
  ]

  /// Returns whether a call that isn't made only after the event shows something that is.
  private func showsBefore(_ call: FlowCall, _ name: String, _ scene: Scene) -> Bool {
    if showsInClosures(of: call, scene) { return true }
    let isOwn = !index.functions(for: call, named: name, in: scene.type).isEmpty
    return call.arguments.contains { argument in
      if shows(argument.value, scene) { return true }
      // A view or control that is given the state.
      guard !isOwn, !Self.answers.contains(name), name != "post", name != "append", event == .refusal else {
        return false
      }
      return readsRefusal(argument.value)
        || !index.isType(name) && argument.value.plain.calledName.map(states.contains) ?? false
    }
  }

  /// Returns whether a value is, or contains, a state named for a refusal that code sets.
  private func readsRefusal(_ value: FlowExpression) -> Bool {
    var reads = false
    value.visitParts { part in
      switch part {
      case .name(let name), .member(_, let name):
        let plain = name.first == "$" || name.first == "_" ? String(name.dropFirst()) : name
        if part.caseName == nil, TellingWords.meansRefusal(plain), index.isEverSet(plain) { reads = true }
      default: break
      }
    }
    return reads
  }

  /// Returns whether those to whom a closure or a continuation belongs show anything; nil if the call is none of one.
  private func isTaken(
    _ call: FlowCall, _ name: String, _ receiver: FlowExpression?, _ scene: Scene
  ) -> Bool? {
    if Self.answers.contains(name) || name == "finish", let receiver, let kept = receiver.plain.calledName {
      return isResumed(kept, call, scene)
    }
    guard
      receiver == nil || receiver?.isSelf ?? false || index.functions(for: call, named: name, in: "").isEmpty
    else { return nil }
    if let local = scene.locals[name] {
      if case .closure(let closure) = local {
        return follow([scene.function?.file ?? "", "\(closure.line):\(closure.column)"], scene) { depth in
          var inside = scene
          inside.depth = depth
          return walk(closure, call.arguments.map { known($0.value, scene) }, inside) == .shown
        }
      }
      if let property = local.plain.calledName, property != name, let takers = index.takers(in: property) {
        return tell(takers, call, scene)
      }
    }
    if let function = scene.function, function.code.parameters.contains(where: { $0.name == name }) {
      return index.takers(of: name, of: function.code).map { tell($0, call, scene) } ?? (aim == .anything)
    }
    guard !index.properties(named: name).isEmpty else { return nil }
    return index.takers(in: name).map { tell($0, call, scene) } ?? (aim == .anything)
  }

  private func tell(_ takers: [TellingIndex.Taker], _ call: FlowCall, _ scene: Scene) -> Bool {
    let arguments = call.arguments.map { known($0.value, scene) }
    hand(to: nil)
    return takers.contains { taker in
      follow([taker.function.file, "\(taker.closure.line):\(taker.closure.column)"], scene) { depth in
        var inside = self.scene(of: taker.function, isAfter: true)
        inside.depth = depth
        return walk(taker.closure, arguments, inside) == .shown
      }
    }
  }

  /// Returns whether the code that waits for a continuation shows what it is resumed with.
  private func isResumed(_ kept: String, _ call: FlowCall, _ scene: Scene) -> Bool {
    let value = call.arguments.first.map { known($0.value, scene) } ?? .nothing
    if isJudgedByName(value) { return false }
    if call.callee.calledName == "finish" { return false }
    let waiting = index.suspended(by: kept)
    if waiting.isEmpty { return aim == .anything }
    let label = call.arguments.first?.label
    var error: FlowExpression?
    if label == "throwing" { error = value }
    if label == "with", value.caseName == "failure" { error = value.caseValues.first }
    guard let error else { return aim == .anything }
    hand(to: nil)
    return waiting.contains { isThrown(error, by: $0, scene) }
  }

  /// Returns whether a function that is called after the event shows something.
  func run(_ function: NamedFunction, _ arguments: [FlowCall.Argument], _ scene: Scene) -> Bool {
    if TellingWords.meansGrant(function.code.name), event == .refusal { return false }
    hand(to: function.type)
    var inside = self.scene(of: function, isAfter: true)
    var rest = arguments[...]
    for parameter in function.code.parameters {
      let labelled = rest.firstIndex { $0.label == parameter.label } ?? rest.firstIndex(where: \.isTrailing)
      if let labelled {
        let value = known(rest[labelled].value, scene)
        if value.isWritten || value.isClosure { inside.locals[parameter.name] = value }
        rest.remove(at: labelled)
      } else if let standard = parameter.standard, standard.isWritten {
        inside.locals[parameter.name] = standard
      }
    }
    let values = inside.locals.sorted { $0.key < $1.key }.map {
      "\($0.key)=\($0.value.isClosure ? "" : "\($0.value)")"
    }
    return follow([function.file, String(function.code.line)] + values, scene) { depth in
      inside.depth = depth
      return walk(function.code.body, inside) == .shown
    }
  }

  // MARK: - States

  /// Returns whether setting something after the event shows it.
  func isShown(_ target: FlowExpression, _ value: FlowExpression, _ line: Int, _ scene: inout Scene) -> Bool {
    if showsInValue(value, scene) { return true }
    guard let place = Assignment(.assignment(target, value, line: line)) else {
      return scene.isAfter && aim == .anything
    }
    let known = known(value, scene)
    let isOwn = place.base.map(\.isSelf) ?? true
    if place.base == nil, scene.names.contains(place.name) {
      scene.locals[place.name] = known
      return false
    }
    guard scene.isAfter else { return !isOwn && event == .refusal && readsRefusal(value) }
    if isHidden(at: line, scene) { return false }
    note(known)
    switch aim {
    case .anything: break
    case .alerts: return !known.isEmpty && index.alertStates.contains(place.name)
    case .settings: return false
    }
    if let name = known.caseName, isJudgedByName(known) {
      produce(name, in: place.name)
      return index.properties(named: place.name).contains { $0.setter != nil }
    }
    if CallNames.isOfLocation(place.name) { return false }
    let properties = index.properties(named: place.name)
    if !isOwn, properties.isEmpty {
      if case .boolean(let truth) = known { return !TellingWords.isMute(place.name, isSetTo: truth) }
      return known != .nothing
    }
    if properties.contains(where: { $0.setter != nil }) { return true }
    if event == .refusal, known.isBoolean,
      TellingWords.meansRefusal(place.name) || TellingWords.meansGrant(place.name)
    {
      return false
    }
    // A state that says of a permission that it isn't there is no reset.
    let isAnswer =
      known == .boolean(false)
      && (place.name.mentions("permission") || properties.contains { $0.type.hasSuffix("?") })
    let isInitial = properties.contains { $0.initial.map { $0.isSame(known) } ?? false }
    if known.isEmpty && !isAnswer || isInitial { return false }
    if isOwn, isUnread(place.name, of: scene.type) { return false }
    return properties.isEmpty || index.isRead(place.name, besides: scene.function)
  }
}

extension FlowExpression {
  /// Whether it names an address in Settings.
  fileprivate var namesSettings: Bool {
    switch self {
    case .name(let name), .member(_, let name): SettingsAddress.names.contains(name)
    case .literal(let text): SettingsAddress.texts.contains { text.contains($0) }
    default: false
    }
  }
}

extension Telling.Scene {
  /// The type whose code it is.
  var type: String { function?.type ?? "" }
}

extension FlowExpression {
  /// What a member is called on.
  var calledOn: FlowExpression? {
    switch self {
    case .member(let base, _): base
    case .optional(let inside), .forced(let inside, _): inside.calledOn
    default: nil
    }
  }

  var isClosure: Bool { if case .closure = self { true } else { false } }

  fileprivate var isText: Bool { if case .literal = self { true } else { false } }

  /// Whether it is what a state has before anything happens.
  fileprivate var isEmpty: Bool {
    switch self {
    case .boolean(false), .nothing, .list([]): true
    case .literal(let text): ["\"\"", "@\"\"", "0"].contains(text)
    default: false
    }
  }

  /// Returns whether it is the same value, or the same case, as another.
  fileprivate func isSame(_ other: FlowExpression) -> Bool {
    self == other || isWritten && other.isWritten && caseName != nil && caseName == other.caseName
  }
}
