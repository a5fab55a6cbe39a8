/// One way through code: what is known on it and what was done.
struct Path: Hashable, Sendable {
  /// How a way goes on.
  enum Outcome: Hashable, Sendable {
    case running
    /// A function ended.
    case returned(KnownValue)
    /// An error was thrown.
    case threw(KnownValue)
    /// A turn of a loop, a loop or a case ended.
    case jumped
  }

  /// A property of the objects of a type.
  struct Property: Hashable, Sendable {
    let type: String
    let name: String
  }

  /// The values of local names.
  var locals: [String: KnownValue] = [:]
  /// The values of properties that were set.
  var properties: [Property: KnownValue] = [:]
  /// What was done, in order.
  private(set) var effects: [Effect] = []
  /// The answers that were assumed, by the text of the question.
  private var assumptions: [String: Bool] = [:]
  /// How it goes on.
  var outcome = Outcome.running
  /// Whether a timer has to run out first.
  var isLater = false
  /// Whether it was waited for something after a request: what the person answered is not known.
  private(set) var hasWaitedForAnswer = false

  var isRunning: Bool { outcome == .running }

  /// Notes what is done.
  mutating func add(_ action: Effect.Action, at place: Effect.Place) {
    let effect = Effect(action: action, place: place, isLater: isLater)
    if effects.last != effect { effects.append(effect) }
  }

  /// Notes that time passes.
  mutating func wait() {
    let hasAsked = effects.contains { if case .asks = $0.action { true } else { false } }
    if hasAsked { hasWaitedForAnswer = true }
  }

  /// Returns what was assumed of a question.
  func assumption(_ question: String) -> Bool? { assumptions[question] }

  /// Returns the way on which the answer to a question is assumed.
  func assuming(_ answer: Bool, of question: String) -> Path {
    var path = self
    path.assumptions[question] = answer
    return path
  }

  /// Forgets what was assumed of something that has changed.
  mutating func forget(_ name: String) {
    assumptions = assumptions.filter { !$0.key.contains(name) }
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
