import SourceFacts

/// What is known of a condition after an event.
struct Verdict {
  /// Whether it holds; nil if it may or may not.
  var truth: Bool?
  /// Whether it holds only after the event.
  var marksThen = false
  /// Whether it fails only after the event.
  var marksElse = false

  static let unknown = Verdict()

  /// A condition that tells the event from its opposite.
  static func decided(_ truth: Bool) -> Verdict { Verdict(truth: truth, marksThen: truth, marksElse: !truth) }

  var opposite: Verdict { Verdict(truth: truth.map { !$0 }, marksThen: marksElse, marksElse: marksThen) }

  static func all(_ parts: [Verdict]) -> Verdict {
    let truth: Bool? =
      parts.contains { $0.truth == false } ? false : parts.allSatisfy { $0.truth == true } ? true : nil
    return Verdict(
      truth: truth, marksThen: parts.contains(where: \.marksThen),
      marksElse: truth == false && parts.contains { $0.truth == false && $0.marksElse })
  }
}

// What holds after the event.
extension Telling {
  func verdict(_ conditions: [FlowCondition], _ scene: Scene) -> Verdict {
    .all(conditions.map { verdict($0, scene) })
  }

  private func verdict(_ condition: FlowCondition, _ scene: Scene) -> Verdict {
    switch condition {
    case .holds(let value): verdict(value, scene)
    case .present(let name, let value): presence(of: value, boundTo: name, scene)
    case .matches(let pattern, let value): verdict(matching: pattern, value, scene)
    }
  }

  /// Returns what is known of whether a value isn't nil.
  private func presence(of value: FlowExpression, boundTo name: String, _ scene: Scene) -> Verdict {
    let known = known(value, scene)
    if known == .nothing { return .decided(false) }
    if case .attempted(let inside, isOptional: true) = known, isThrowing(inside, scene) {
      return .decided(false)
    }
    if name == "self" { return Verdict(truth: true) }
    switch known {
    case .boolean, .literal, .implicitMember, .list, .tuple: return Verdict(truth: true)
    default: break
    }
    let called = known.plain.calledName ?? known.plain.namedMember ?? ""
    if called.mentions("error") || name.mentions("error") {
      return scene.isAfter ? .decided(true) : .unknown
    }
    // A place in a list of locations is there.
    if known.plain.isOfLocations || !missesPlaces { return .unknown }
    return TellingWords.meansPlace(called) || TellingWords.meansPlace(name) && called.isEmpty
      ? .decided(false) : .unknown
  }

  private func isThrowing(_ value: FlowExpression, _ scene: Scene) -> Bool {
    if scene.throwing.isEmpty { return false }
    var isThrowing = false
    value.visitParts { part in
      if case .call(let call) = part, let name = call.callee.calledName, scene.throwing[name] != nil {
        isThrowing = true
      }
    }
    return isThrowing
  }

  func verdict(_ value: FlowExpression, _ scene: Scene) -> Verdict {
    switch value {
    case .boolean(let value): return Verdict(truth: value)
    case .not(let inside): return verdict(inside, scene).opposite
    case .all(let parts): return .all(parts.map { verdict($0, scene) })
    case .any(let parts): return Verdict.all(parts.map { verdict($0, scene).opposite }).opposite
    case .comparison(let left, let isEqual, let right):
      let equality = equality(of: left, right, scene)
      return isEqual ? equality : equality.opposite
    case .optional(let inside), .forced(let inside, _), .awaited(let inside), .attempted(let inside, _),
      .cast(let inside, _):
      return verdict(inside, scene)
    case .fallback(let first, let second):
      return known(first, scene) == .nothing ? verdict(second, scene) : verdict(first, scene)
    case .choice(let condition, let first, let second):
      switch verdict(condition, scene).truth {
      case true?: return verdict(first, scene)
      case false?: return verdict(second, scene)
      case nil: return .unknown
      }
    case .name(let name), .member(_, let name): return verdict(named: name, value, scene)
    case .call(let call):
      if call.callee.calledName == "contains", case .member(.list(let list), _) = call.callee.unforced {
        return Verdict.all(list.map { meaning(of: $0, comparedWith: nil, scene).opposite }).opposite
      }
      return call.callee.calledName.map { verdict(named: $0, value, scene) } ?? .unknown
    case .implicitMember, .nothing, .literal, .list, .tuple, .closure, .element, .other: return .unknown
    }
  }

  private func verdict(named name: String, _ value: FlowExpression, _ scene: Scene) -> Verdict {
    if let answer = scene.answers[name] {
      if case .boolean(let truth) = answer { return .decided(truth) }
      if answer == .nothing { return .decided(false) }
    }
    if let local = scene.locals[name], local != value {
      var inner = scene
      inner.locals[name] = nil
      inner.depth += 1
      return verdict(local, inner)
    }
    if aim == .settings, let truth = TellingWords.precision(name) { return Verdict(truth: truth) }
    if isFresh, case .boolean(let truth)? = index.properties(named: name).first?.initial {
      return Verdict(truth: truth)
    }
    if TellingWords.meansRefusal(name) {
      if event == .failure { return Verdict(truth: false) }
      return index.isEverSet(name) ? .decided(true) : Verdict(truth: false)
    }
    if TellingWords.meansGrant(name) {
      return event == .failure ? Verdict(truth: true) : .decided(false)
    }
    guard scene.depth < 4, !scene.names.contains(name) else { return .unknown }
    let isCall = if case .call = value { true } else { false }
    guard let function = isCall ? index.function(named: name) : index.getter(named: name),
      function.code.body.count == 1, case .result(let value?, _)? = function.code.body.first
    else { return .unknown }
    var inner = self.scene(of: function, isAfter: false)
    inner.depth = scene.depth + 1
    return verdict(value, inner)
  }

  private func equality(of left: FlowExpression, _ right: FlowExpression, _ scene: Scene) -> Verdict {
    for (value, other) in [(left, right), (right, left)] {
      if case .boolean(let truth) = value {
        let verdict = verdict(other, scene)
        return truth ? verdict : verdict.opposite
      }
      if value == .nothing { return presence(of: other, boundTo: "", scene).opposite }
      let known = known(other, scene)
      if let expected = value.caseName, let found = known.caseName, known != other || other.isWritten {
        return Verdict(truth: expected == found)
      }
    }
    let first = meaning(of: right, comparedWith: left, scene)
    return first.truth == nil ? meaning(of: left, comparedWith: right, scene) : first
  }

  /// Returns whether something equals a value, judging by what the value means.
  private func meaning(of value: FlowExpression, comparedWith subject: FlowExpression?, _ scene: Scene)
    -> Verdict
  {
    guard let name = value.plain.caseName ?? value.plain.namedMember else { return .unknown }
    if TellingWords.meansUndecided(name) { return Verdict(truth: false) }
    if aim == .settings, let truth = TellingWords.precision(name) { return Verdict(truth: truth) }
    if aim == .alerts, name.mentions("locationUnknown") { return Verdict(truth: true) }
    if TellingWords.meansRefusal(name) {
      if event == .failure { return Verdict(truth: false) }
      return stands(name, for: subject, scene) ? .decided(true) : Verdict(truth: false)
    }
    if TellingWords.meansGrant(name) {
      return event == .failure ? Verdict(truth: nil) : .decided(false)
    }
    return .unknown
  }

  /// Returns whether a case named for a refusal is what a subject may be.
  private func stands(_ name: String, for subject: FlowExpression?, _ scene: Scene) -> Bool {
    if aim == .settings { return true }
    if let subject, let state = subject.plain.calledName, !scene.names.contains(state),
      index.hasOnlyCases(state)
    {
      return produced.contains(state + "." + name)
    }
    return TellingWords.isSystemRefusal(name) || produced.contains(name)
  }

  // MARK: - Cases

  func verdict(matching pattern: FlowPattern, _ value: FlowExpression, _ scene: Scene) -> Verdict {
    if let matches = matches(pattern, known(value, scene)) { return Verdict(truth: matches) }
    switch pattern {
    case .anything, .binding: return Verdict(truth: true)
    case .value(let expected): return meaning(of: expected, comparedWith: value, scene)
    case .enumCase(let name, let inside):
      let own = meaning(of: .implicitMember(name), comparedWith: value, scene)
      if own.truth != nil { return own }
      if name == "success", scene.isAfter { return Verdict(truth: false) }
      let parts = inside.map { verdict(matching: $0, .other([], text: ""), scene) }
      return parts.contains { $0.truth == false }
        ? Verdict(truth: false) : parts.first { $0.marksThen } ?? .unknown
    case .present(let inside): return verdict(matching: inside, value, scene)
    case .tuple(let inside):
      let parts = inside.map { verdict(matching: $0, .other([], text: ""), scene) }
      return parts.contains { $0.truth == false }
        ? Verdict(truth: false) : parts.first { $0.marksThen } ?? .unknown
    }
  }

  /// Returns whether a known value matches a pattern; nil if that isn't known.
  private func matches(_ pattern: FlowPattern, _ value: FlowExpression) -> Bool? {
    switch pattern {
    case .anything, .binding: return nil
    case .present(let inside): return value == .nothing ? false : matches(inside, value)
    case .value(let expected):
      if case .boolean(let truth) = value, case .boolean(let wanted) = expected { return truth == wanted }
      guard value.isWritten, let found = value.caseName, let name = expected.caseName else { return nil }
      return found == name
    case .enumCase(let name, let inside):
      guard value.isWritten, let found = value.caseName else { return nil }
      if found != name { return false }
      guard value.caseValues.count == inside.count else { return inside.isEmpty ? true : nil }
      let parts = zip(inside, value.caseValues).map { pattern, value -> Bool? in
        switch pattern {
        case .anything, .binding: true
        default: matches(pattern, value)
        }
      }
      return parts.contains(false) ? false : parts.contains(nil) ? nil : true
    case .tuple: return nil
    }
  }

  /// Returns the cases of a switch that may run after the event, and whether they run only then.
  func chosen(
    of cases: [FlowCase], for subject: FlowExpression, _ scene: Scene
  ) -> (cases: [FlowCase], isAfter: Bool) {
    let verdicts = cases.map { next -> Verdict in
      let parts = next.patterns.map { verdict(matching: $0, subject, scene) }
      let isLast = next.patterns.allSatisfy { $0 == .anything }
      return isLast ? .unknown : Verdict.all(parts.map(\.opposite)).opposite
    }
    let known = known(subject, scene)
    if known.isWritten, known.caseName != nil || known.isBoolean {
      // The first that matches runs.
      var possible: [FlowCase] = []
      for (next, verdict) in zip(cases, verdicts) where verdict.truth != false {
        possible.append(next)
        if verdict.truth == true { break }
      }
      let isAnswer = scene.answers[subject.plain.calledName ?? ""] != nil
      return (possible, isAnswer)
    }
    let certain = zip(cases, verdicts).filter { $0.1.truth == true && $0.1.marksThen }
    if !certain.isEmpty { return (certain.map(\.0), true) }
    let possible = zip(cases, verdicts).filter { $0.1.truth != false }.map(\.0)
    // Cases for a grant leave a refusal to the others.
    let isAfter = event == .refusal && verdicts.contains { $0.truth == false && $0.marksElse }
    return (possible, isAfter)
  }

  // MARK: - Values

  /// Returns the value of an expression as far as it is known.
  func known(_ value: FlowExpression, _ scene: Scene) -> FlowExpression {
    switch value {
    case .name(let name):
      if let answer = scene.answers[name] { return answer }
      guard let local = scene.locals[name], local != value else { return value }
      return local
    case .member(_, let name): return scene.answers[name] ?? value
    case .awaited(let inside), .forced(let inside, _), .optional(let inside), .cast(let inside, _),
      .attempted(let inside, isOptional: false):
      return known(inside, scene)
    case .attempted(let inside, isOptional: true):
      return isThrowing(inside, scene) ? .nothing : value
    case .choice(let condition, let first, let second):
      switch verdict(condition, scene).truth {
      case true?: return known(first, scene)
      case false?: return known(second, scene)
      case nil: return value
      }
    case .call(let call):
      if let name = call.callee.calledName, let answer = scene.answers[name] { return answer }
      guard let name = value.caseName else { return value }
      return .element(.implicitMember(name), call.arguments.map { known($0.value, scene) }, text: call.text)
    default: return value
    }
  }
}

extension FlowExpression {
  /// Whether it is a case or constant that is written out.
  var isWritten: Bool {
    switch self {
    case .implicitMember, .boolean, .nothing: true
    case .member, .call, .element: caseName != nil
    case .name: caseName != nil
    default: false
    }
  }

  var isBoolean: Bool { if case .boolean = self { true } else { false } }

  /// The last name of a member.
  var namedMember: String? {
    switch self {
    case .name(let name), .member(_, let name), .implicitMember(let name): name
    case .call(let call): call.callee.calledName
    default: nil
    }
  }

  /// Whether it is an element of a list of locations.
  var isOfLocations: Bool {
    switch self {
    case .member(let base, _): base.plain.calledName == "locations"
    case .element(let base, _, _): base.plain.calledName == "locations"
    case .call(let call):
      if case .member(let base, _) = call.callee.unforced { base.plain.isOfLocations } else { false }
    default: false
    }
  }
}
