/// A way through a script.
struct ScriptPath: Hashable, Sendable {
  enum Outcome: Hashable, Sendable {
    case running
    case returned(ScriptValue)
    case threw
    case jumped
    /// It waits for something that doesn't come.
    case waits
  }

  var locals: [String: ScriptValue] = [:]
  /// The values of states that were set.
  var states: [String: ScriptValue] = [:]
  var outcome = Outcome.running
  /// Where the plug-in's answer was met that the situation is about.
  var met: Effect.Place?
  /// The states when it was met.
  var statesWhenMet: [String: ScriptValue] = [:]
  /// Whether the person was asked.
  var hasAsked = false
  /// What reacted after the person was asked, by lines and names.
  var reactions: Set<String> = []
  /// Whether a plug-in said that the permission is refused.
  var isRefused = false
  /// What told the person something.
  var told: Set<ScriptTelling> = []
  /// Whether anything reacted after the answer was met.
  var isHeard = false
  /// Whether a plug-in goes on looking for a position.
  var isSearching = false
  /// Whether a position was got.
  var isLocated = false
  /// Where a prompt came that the person did nothing for.
  var prompted: Effect.Place?
  /// Whether something was shown first, so that a later prompt isn't by itself.
  var hasShown = false

  var isRunning: Bool { outcome == .running }

  /// Hashes what usually tells paths apart; the values of names and states are only compared, because
  /// they are many.
  func hash(into hasher: inout Hasher) {
    hasher.combine(locals.count)
    hasher.combine(states.count)
    hasher.combine(met)
    hasher.combine(reactions.count)
    hasher.combine(told.count)
    hasher.combine(isHeard)
    hasher.combine(outcome)
  }

  mutating func meet(at place: Effect.Place) {
    guard met == nil else { return }
    met = place
    statesWhenMet = states
  }

  mutating func react(by call: String = "") {
    if met != nil { isHeard = true }
    if hasAsked { reactions.insert(call) }
  }
}
