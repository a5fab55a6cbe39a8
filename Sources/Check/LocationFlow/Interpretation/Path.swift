/// A path through code, with what is known on it and what it has done.
struct Path: Hashable, Sendable {
  /// The way in which a path continues.
  enum Outcome: Hashable, Sendable {
    case running
    /// A function returned a value.
    case returned(KnownValue)
    /// An error was thrown.
    case threw(KnownValue)
    /// An iteration, a loop or a case ended.
    case jumped
  }

  /// A property of a type, which stands for those of all its objects.
  struct Property: Hashable, Sendable {
    let type: String
    let name: String
  }

  /// The values of local names.
  var locals: [String: KnownValue] = [:]
  /// The assigned values of properties.
  var properties: [Property: KnownValue] = [:]
  /// The effects so far, in order.
  private(set) var effects: [Effect] = []
  /// The assumed answers to questions, by the text of the question.
  private var assumptions: [String: Bool] = [:]
  /// Whether an assumption was discarded because its subject has changed.
  private var hasForgottenAssumptions = false
  /// The way in which the path continues.
  var outcome = Outcome.running
  /// The names of arguments, whose values may be anything.
  var givenNames: Set<String> = []
  /// Whether a timer must fire first.
  var isLater = false
  /// Whether the code has waited after a request, so that the person's answer is unknown.
  private(set) var hasWaitedForAnswer = false

  var isRunning: Bool { outcome == .running }

  /// Hashes only what tells most paths apart, because paths are compared after each statement and
  /// their effects become long.
  func hash(into hasher: inout Hasher) {
    hasher.combine(effects.count)
    hasher.combine(effects.last)
    hasher.combine(outcome)
    hasher.combine(locals.count)
    hasher.combine(properties)
    hasher.combine(isLater)
  }

  /// Records an effect.
  mutating func add(_ action: Effect.Action, at place: Effect.Place) {
    let effect = Effect(
      action: action, place: place, isLater: isLater, isAfterWait: hasWaitedForAnswer)
    if effects.last != effect { effects.append(effect) }
  }

  /// Records that time passes.
  mutating func wait() {
    let hasAsked = effects.contains { if case .asks = $0.action { true } else { false } }
    if hasAsked { hasWaitedForAnswer = true }
  }

  /// Whether nothing was assumed except about arguments, and that there is no earlier caller, as is
  /// initially so.
  var isCertain: Bool { !hasForgottenAssumptions && !assumptions.contains(where: decides) }

  private func decides(_ question: String, _ answer: Bool) -> Bool {
    if !answer, question.hasSuffix(Waiter.presence) { return false }
    return !givenNames.contains(String(question.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
  }

  /// Returns the assumed answer to a question.
  func assumption(_ question: String) -> Bool? { assumptions[question] }

  /// Returns a path on which the answer to a question is assumed.
  func assuming(_ answer: Bool, of question: String) -> Path {
    var path = self
    path.assumptions[question] = answer
    return path
  }

  /// Discards assumptions about something that has changed.
  mutating func forget(_ name: String) {
    if assumptions.isEmpty { return }
    let left = assumptions.filter { !Self.mentions(name.utf8, in: $0.key.utf8) }
    if left.count == assumptions.count { return }
    let dropped = assumptions.filter { left[$0.key] == nil }
    if dropped.contains(where: decides) { hasForgottenAssumptions = true }
    assumptions = left
  }

  /// Whether a question has a name in it, byte by byte, for this is asked at each assignment.
  private static func mentions(_ name: String.UTF8View, in question: String.UTF8View) -> Bool {
    guard let first = name.first else { return true }
    var rest = question[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: name) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// Returns the ways with those joined that differ in nothing but in what was assumed.
  static func merged(_ paths: [Path]) -> [Path] {
    guard paths.count > 1 else { return paths }
    var merged: [Path] = []
    var indices: [Path: Int] = [:]
    for path in paths {
      var key = path
      key.assumptions = [:]
      if let index = indices[key] {
        merged[index].assumptions = merged[index].assumptions.filter { path.assumptions[$0.key] == $0.value }
      } else {
        indices[key] = merged.count
        merged.append(path)
      }
    }
    return merged
  }
}
