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
  /// Whether anything reacted after that.
  var isHeard = false
  /// Whether a plug-in goes on looking for a position.
  var isSearching = false
  /// Whether a position was got.
  var isLocated = false

  var isRunning: Bool { outcome == .running }

  mutating func meet(at place: Effect.Place) {
    guard met == nil else { return }
    met = place
    statesWhenMet = states
  }

  mutating func react() { if met != nil { isHeard = true } }
}
