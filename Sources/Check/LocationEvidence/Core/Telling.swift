import LocationFlow
import LocationPolicy
package import SourceFacts

/// Follows what becomes of a refusal or a failure in the code of a process: through functions, implementations of
/// delegates, closures, states and the cases of enumerations, to what the person is shown, or to nothing.
///
/// Whatever isn't known counts as shown.
package final class Telling {
  /// What happened.
  package enum Event: Hashable {
    case refusal
    /// No location was found, although the person has allowed it.
    case failure
  }

  /// What counts as shown.
  package enum Aim: Hashable {
    case anything
    /// An alert that certainly comes.
    case alerts
    /// A way to Settings.
    case settings
  }

  enum Outcome {
    case shown
    /// The rest of the body isn't reached.
    case ends
    case nothing
  }

  /// Where code is followed, and what is known there.
  struct Scene {
    var function: NamedFunction?
    /// Whether the code runs only after the event.
    var isAfter: Bool
    /// The names of parameters and local variables.
    var names: Set<String> = []
    /// The values of some of them.
    var locals: [String: FlowExpression] = [:]
    /// What a function gave back after the event, by name.
    var answers: [String: FlowExpression] = [:]
    /// The functions that throw after the event, with the error.
    var throwing: [String: FlowExpression] = [:]
    var isClosure = false
    var depth = 0
  }

  /// The number of statements to follow.
  private static let stepLimit = 200_000
  /// The number of calls to follow.
  private static let depthLimit = 10

  let event: Event
  let aim: Aim
  let index: TellingIndex
  let code: ProcessCode
  /// Whether flags have the values with which they begin.
  private(set) var isFresh = false
  /// Whether a place that isn't there says that the event has happened.
  var missesPlaces = true
  /// Whether something was handed on to code outside of the type where it began.
  package private(set) var isHandedOn = false
  /// The type where it began.
  private var first = ""
  /// The names of the cases that stand for the event where they were set or handed on.
  private(set) var produced: Set<String> = []
  /// The states that got such cases.
  private(set) var states: Set<String> = []
  private var running: Set<[String]> = []
  private var steps = 0
  /// What tells the person of the event, or may; nil if that has no end.
  private(set) lazy var tellers: Set<Int>? = {
    defer { isSettled = true }
    return findTellers()
  }()
  /// Whether any code can hear of a refusal.
  private(set) lazy var mayHear = findSources()
  /// Whether the states are known that stand for the event.
  private var isSettled = false
  /// Why what was followed last stays hidden.
  private(set) var hidden: [HiddenRefusals.Kind] = []

  init(of event: Event, in code: ProcessCode, _ index: TellingIndex, looking aim: Aim) {
    self.event = event
    self.aim = aim
    self.code = code
    self.index = index
  }

  /// Returns whether a function that is called after the event tells the person, or may.
  package func tells(_ function: NamedFunction) -> Bool {
    begin(in: function.type)
    return walk(function.code.body, scene(of: function, isAfter: true)) == .shown
  }

  /// Returns whether a callback tells the person of a refusal as soon as its manager is made.
  package func tellsAtOnce(_ function: NamedFunction) -> Bool {
    isFresh = true
    defer { isFresh = false }
    return tells(function)
  }

  /// Returns whether statements that run after the event tell the person, or may.
  package func tells(_ body: [FlowStatement], of function: NamedFunction) -> Bool {
    begin(in: function.type)
    return walk(body, scene(of: function, isAfter: true)) == .shown
  }

  /// Notes that code of a type takes what was handed on.
  func hand(to type: String?) { if type != first { isHandedOn = true } }

  /// Returns the state in which a function keeps the event, if nothing reads it; nil for others.
  package func state(keeping function: NamedFunction) -> String? {
    if tells(function) { return nil }
    return hidden.lazy.compactMap { if case .kept(let state) = $0 { state } else { nil } }.first
  }

  /// Returns whether what is passed on or kept at a line after a refusal stays hidden, and notes why.
  func isHidden(at line: Int, _ scene: Scene) -> Bool {
    guard event == .refusal, aim == .anything, scene.isAfter, let file = scene.function?.file,
      let kind = index.hidden.kind(at: Effect.Place(file: file, line: line))
    else { return false }
    hidden.append(kind)
    return true
  }

  /// Returns whether nothing reads a state that the code of a type sets, and notes that.
  func isUnread(_ state: String, of type: String) -> Bool {
    switch index.hidden.reading(of: state, in: type) {
    case .noticed: return false
    case .judged: return true
    case nil:
      hidden.append(.kept(state))
      return true
    }
  }

  /// Begins to follow code of a type.
  func begin(in type: String) {
    // The states that stand for a refusal must be known.
    if event == .refusal, aim == .anything { _ = tellers }
    isHandedOn = false
    hidden = []
    steps = 0
    first = type
  }

  func scene(of function: NamedFunction, isAfter: Bool) -> Scene {
    Scene(
      function: function, isAfter: isAfter, names: Set(function.code.parameters.map(\.name)))
  }

  /// Notes that a case stands for the event.
  func produce(_ name: String) { if !isSettled { produced.insert(name) } }

  /// Notes that a state gets a case that stands for the event.
  func produce(_ name: String, in state: String) {
    if isSettled { return }
    produced.insert(state + "." + name)
    states.insert(state)
  }

  // MARK: - Statements

  func walk(_ body: [FlowStatement], _ scene: Scene) -> Outcome {
    var scene = scene
    for statement in body {
      steps += 1
      if steps > Self.stepLimit { return aim == .alerts ? .nothing : .shown }
      switch outcome(of: statement, &scene) {
      case .shown: return .shown
      case .ends: return .ends
      case .nothing: continue
      }
    }
    return .nothing
  }

  private func outcome(of statement: FlowStatement, _ scene: inout Scene) -> Outcome {
    switch statement {
    case .expression(let value): return shows(value, scene) ? .shown : .nothing
    case .declaration(let name, _, let value):
      scene.names.insert(name)
      scene.locals[name] = value.map { known($0, scene) }
      if let value, showsInValue(value, scene) { return .shown }
      return .nothing
    case .function(let function):
      scene.names.insert(function.name)
      return .nothing
    case .assignment(let target, let value, let line):
      return isShown(target, value, line, &scene) ? .shown : .nothing
    case .branch(let conditions, let then, let otherwise):
      return branch(conditions, then, otherwise, &scene)
    case .selection(let subject, let cases): return selection(subject, cases, scene)
    case .loop(let element, let sequence, _, let body):
      if case .binding(let name)? = element, let sequence {
        scene.names.insert(name)
        if let list = known(sequence, scene).calledName { scene.locals[name] = .name(list) }
      }
      return walk(body, scene) == .shown ? .shown : .nothing
    case .result(let value, _): return result(value, scene) ? .shown : .ends
    case .failure(let error, _):
      guard scene.isAfter else { return .ends }
      note(error)
      return isThrown(known(error, scene), scene) ? .shown : .ends
    case .jump: return .ends
    case .handled(let body, let failures):
      let ending = walk(body, scene)
      if ending == .shown { return .shown }
      return caught(failures, of: body, scene) ? .shown : ending
    case .deferred(let body): return walk(body, scene) == .shown ? .shown : .nothing
    case .unread: return scene.isAfter && aim != .alerts ? .shown : .nothing
    }
  }

  private func branch(
    _ conditions: [FlowCondition], _ then: [FlowStatement], _ otherwise: [FlowStatement], _ scene: inout Scene
  ) -> Outcome {
    let verdict = verdict(conditions, scene)
    var inside = scene
    inside.isAfter = scene.isAfter || verdict.marksThen
    bind(conditions, in: &inside)
    var outside = scene
    outside.isAfter = scene.isAfter || verdict.marksElse
    if conditions.contains(where: { showsInValue($0.value, scene) }) { return .shown }
    let first = verdict.truth == false ? nil : walk(then, inside)
    let second = verdict.truth == true ? nil : walk(otherwise, outside)
    if aim == .alerts, let first, let second {
      if first == .shown, second == .shown { return .shown }
    } else if first == .shown || second == .shown {
      return .shown
    }
    // What follows an exit runs only in the other case.
    if then.endsSurely { scene.isAfter = outside.isAfter }
    if otherwise.endsSurely {
      scene = inside
    }
    return (first ?? .ends) == .ends && (second ?? .ends) == .ends && (first != nil || second != nil)
      ? .ends : .nothing
  }

  private func bind(_ conditions: [FlowCondition], in scene: inout Scene) {
    for condition in conditions {
      switch condition {
      case .present(let name, let value):
        guard name != "self" else { continue }
        let value = known(value, scene)
        scene.names.insert(name)
        scene.locals[name] = value
      case .matches(let pattern, _): scene.names.formUnion(pattern.names)
      case .holds: break
      }
    }
  }

  private func selection(_ subject: FlowExpression, _ cases: [FlowCase], _ scene: Scene) -> Outcome {
    if showsInValue(subject, scene) { return .shown }
    let (chosen, isAfter) = chosen(of: cases, for: subject, scene)
    var endings: [Outcome] = []
    for next in chosen {
      var inside = scene
      inside.isAfter = scene.isAfter || isAfter
      inside.names.formUnion(next.patterns.flatMap(\.names))
      let ending = walk(next.body, inside)
      if ending == .shown, aim != .alerts { return .shown }
      endings.append(ending)
    }
    if aim == .alerts, !endings.isEmpty, endings.allSatisfy({ $0 == .shown }) { return .shown }
    // A case that ends with a break goes on after the switch.
    return !chosen.isEmpty && chosen.allSatisfy { $0.body.leaves } && endings.allSatisfy { $0 == .ends }
      ? .ends : .nothing
  }

  // MARK: - Results and errors

  private func result(_ value: FlowExpression?, _ scene: Scene) -> Bool {
    guard let value else { return false }
    if shows(value, scene) { return true }
    if isAnswerForOthers(value, scene) { return true }
    guard scene.isAfter, !scene.isClosure, let function = scene.function, !function.code.result.isEmpty,
      !["Void", "some View", "void"].contains(function.code.result), aim == .anything
    else { return false }
    note(value)
    let known = known(value, scene)
    if case .literal(let text) = known, text.first == "\"" || text.first == "@" { return true }
    return isTaken(known, from: function, scene)
  }

  /// Returns whether a value tells whether the person has refused, for code that wasn't read.
  private func isAnswerForOthers(_ value: FlowExpression, _ scene: Scene) -> Bool {
    guard event == .refusal, aim == .anything, !scene.isClosure, let function = scene.function,
      function.code.result == "Bool" || function.code.result == "BOOL", !function.code.isPrivate,
      index.users(of: function.code.name).isEmpty, !index.isUnasked(function.code)
    else { return false }
    let verdict = verdict(value, scene)
    return verdict.marksThen || verdict.marksElse
  }

  /// Returns whether those who call a function show what it gives back after the event.
  private func isTaken(_ value: FlowExpression, from function: NamedFunction, _ scene: Scene) -> Bool {
    let name = function.code.name
    // Conditions on such names are found wherever they are.
    if TellingWords.meansGrant(name) || TellingWords.meansRefusal(name) || isJudgedByName(value) {
      return false
    }
    return follow([function.file, String(function.code.line), "gives", "\(value)"], scene) { depth in
      let users = index.users(of: name)
      if users.isEmpty { return aim == .anything && !index.isUnasked(function.code) }
      return users.contains { user in
        guard user.code.usesOnlyInConditions(name) else { return true }
        var scene = self.scene(of: user, isAfter: false)
        scene.answers[name] = value
        scene.depth = depth
        return walk(user.code.body, scene) == .shown
      }
    }
  }

  /// Returns whether those who call a function show an error that it throws after the event.
  private func isThrown(_ error: FlowExpression, _ scene: Scene) -> Bool {
    guard !scene.isClosure, let function = scene.function else { return aim == .anything }
    return isThrown(error, by: function, scene)
  }

  func isThrown(_ error: FlowExpression, by function: NamedFunction, _ scene: Scene) -> Bool {
    let name = function.code.name
    return follow([function.file, String(function.code.line), "throws", "\(error)"], scene) { depth in
      let users = index.users(of: name)
      if users.isEmpty { return aim == .anything }
      return users.contains { user in
        var scene = self.scene(of: user, isAfter: false)
        scene.throwing[name] = error
        scene.depth = depth
        if walk(user.code.body, scene) == .shown { return true }
        return !user.code.body.catches(name) && isThrown(error, by: user, scene)
      }
    }
  }

  private func caught(_ failures: [FlowStatement], of body: [FlowStatement], _ scene: Scene) -> Bool {
    var inside = scene
    var names: Set<String> = []
    body.visitValues {
      if case .call(let call) = $0, let name = call.callee.calledName { names.insert(name) }
    }
    let thrown = scene.throwing.first { names.contains($0.key) }
    inside.names.insert("error")
    if let thrown {
      inside.isAfter = true
      inside.locals["error"] = thrown.value
    }
    return walk(failures, inside) == .shown
  }

  /// Follows what comes next unless that is being followed; gives the depth to what follows.
  func follow(_ key: [String], _ scene: Scene, _ next: (Int) -> Bool) -> Bool {
    if scene.depth >= Self.depthLimit { return aim != .alerts }
    guard running.insert(key).inserted else { return false }
    defer { running.remove(key) }
    return next(scene.depth + 1)
  }

  /// Returns whether conditions on a value are found by its name, wherever they are.
  func isJudgedByName(_ value: FlowExpression) -> Bool {
    guard event == .refusal, let name = value.caseName else { return false }
    return TellingWords.meansRefusal(name)
  }

  /// Notes the cases in a value that stand for the event.
  func note(_ value: FlowExpression) {
    value.visitParts { part in
      if let name = part.caseName, TellingWords.meansRefusal(name) { produce(name) }
    }
  }
}

extension [FlowStatement] {
  /// Whether they leave the function.
  fileprivate var leaves: Bool {
    switch last {
    case .result, .failure: true
    default: false
    }
  }

  /// Returns whether they handle the errors of a function, or take them for nothing.
  fileprivate func catches(_ name: String) -> Bool {
    var catches = false
    visit { statement in
      if case .handled(let body, _) = statement {
        body.visitValues { if case .call(let call) = $0, call.callee.calledName == name { catches = true } }
      }
      for value in statement.values {
        value.visitParts { part in
          if case .attempted(let inside, isOptional: true) = part {
            inside.visitParts {
              if case .call(let call) = $0, call.callee.calledName == name { catches = true }
            }
          }
        }
      }
    }
    return catches
  }
}

extension FlowFunction {
  /// Returns whether it uses the result of a function only in conditions, and for constants.
  fileprivate func usesOnlyInConditions(_ name: String) -> Bool {
    var others = false
    func occurs(in value: FlowExpression) -> Bool {
      var occurs = false
      value.visitParts { if $0.calledName == name { occurs = true } }
      return occurs
    }
    body.visit { statement in
      switch statement {
      case .declaration, .branch, .selection, .function, .handled, .deferred, .jump, .unread, .loop: break
      case .expression(let value):
        // A call whose result nothing uses.
        let inside = value.plain
        if case .call(let call) = inside, call.callee.calledName == name { break }
        if occurs(in: value) { others = true }
      case .assignment(_, let value, _): if occurs(in: value) { others = true }
      case .result(let value?, _), .failure(let value, _): if occurs(in: value) { others = true }
      case .result(nil, _): break
      }
    }
    return !others
  }
}

extension FlowExpression {
  /// The expression without what only marks it.
  var plain: FlowExpression {
    switch self {
    case .optional(let inside), .forced(let inside, _), .awaited(let inside), .attempted(let inside, _),
      .cast(let inside, _):
      inside.plain
    default: self
    }
  }
}
