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
  /// The states when it was met, or when a position was got.
  var statesWhenMet: [String: ScriptValue] = [:]
  /// What had told the person something when it was met.
  var toldWhenMet: Set<ScriptTelling> = []
  /// Whether the person was asked.
  var hasAsked = false
  /// Whether code asks for the permission, or looks at it, rather than only get positions.
  var heedsPermission = false
  /// Whether code called anything that may do something.
  private(set) var hasReacted = false
  /// What reacted after the person was asked, by lines and names.
  var reactions: Set<String> = []
  /// Whether a plug-in said that the permission is refused.
  var isRefused = false
  /// Whether code looked at Location Services, which is off.
  var isOff = false
  /// What told the person something.
  var told: Set<ScriptTelling> = []
  /// The types of the screens that were opened.
  var opened: Set<String> = []
  /// Whether code threw an error of its own.
  var hasFailed = false
  /// Where code caught the refusal, and did nothing with it.
  var dropped: Effect.Place?
  /// Where the error was thrown that nothing has caught.
  var failure: Effect.Place?
  /// The error that was thrown, if it is known.
  var thrown: ScriptValue?
  /// How the last promise failed that isn't awaited yet.
  private(set) var pending: Pending?
  /// Whether an error was lost with a promise that nothing awaits.
  var isLost = false
  /// Whether anything reacted after the answer was met.
  var isHeard = false
  /// Whether a plug-in goes on looking for a position.
  var isSearching = false
  /// Where a plug-in's last known position was got.
  var remembered: Effect.Place?
  /// Whether a position was got.
  var isLocated = false
  /// Where code asks for positions, and has no function for the error that comes instead or ends them.
  var unheard: Effect.Place?
  /// Whether what runs builds a part of a screen, whose texts the person sees.
  var isBuilding = false

  /// Whether code waits for updates that bring nothing.
  private(set) var isWatching = false
  /// What runs after a time, or when updates end.
  var later: [Later] = []

  /// A function that runs later.
  struct Later: Hashable, Sendable {
    let function: ScriptValue
    let values: [ScriptValue]
    /// The call whose error it gets; nil if it runs after a time.
    let meets: Effect.Place?

    /// Returns whether the code of the function has one of some names.
    func mentions(_ names: Set<String>) -> Bool {
      if case .closure(let closure) = function { closure.mentions(names) } else { false }
    }
  }

  /// The error of a promise.
  struct Pending: Hashable, Sendable {
    let outcome: Outcome
    let failure: Effect.Place?
    let thrown: ScriptValue?
  }

  var isRunning: Bool { outcome == .running }

  /// Goes on after a call whose promise has failed, and isn't awaited.
  mutating func postpone() {
    pending = Pending(outcome: outcome, failure: failure, thrown: thrown)
    self = caught
    outcome = .running
  }

  /// Fails as the promise that is awaited now.
  mutating func fail() {
    outcome = pending?.outcome ?? .threw
    failure = pending?.failure ?? met
    thrown = pending?.thrown
  }

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

  /// The path without an error.
  var caught: ScriptPath {
    var path = self
    path.failure = nil
    path.thrown = nil
    return path
  }

  mutating func meet(at place: Effect.Place) {
    guard met == nil else { return }
    met = place
    statesWhenMet = states
    toldWhenMet = told
  }

  /// Returns the path with updates begun that bring nothing.
  func watching(at place: Effect.Place) -> ScriptPath {
    var path = self
    path.meet(at: place)
    path.isWatching = true
    return path
  }

  /// Notes that code has given up waiting for updates.
  mutating func stopWatching() { isWatching = false }

  /// Gives a state a value; each field of an object is a state of its own, because others keep their values.
  mutating func keep(_ value: ScriptValue, in key: String) {
    // The result of a promise is one value.
    guard case .record(let fields) = value, !fields.isEmpty, !key.hasPrefix("#") else {
      states[key] = value
      return
    }
    for (name, value) in fields { states["\(key).\(name)"] = value }
  }

  /// Notes that a position was got.
  mutating func locate() {
    isLocated = true
    if met == nil { statesWhenMet = states }
  }

  /// Throws an error of the code's own.
  mutating func fail(at place: Effect.Place, with error: ScriptValue) {
    outcome = .threw
    failure = place
    thrown = error
    hasFailed = true
  }

  /// Notes that a state got a text.
  mutating func tell(_ text: String, at place: Effect.Place, by state: String) {
    told.insert(ScriptTelling(place: place, mayOpenSettings: false, state: state, text: text))
  }

  /// Notes that code has begun something that runs later.
  mutating func begin() { hasReacted = true }

  mutating func react(by call: String = "") {
    begin()
    if met != nil { isHeard = true }
    if hasAsked || met != nil { reactions.insert(call) }
  }
}

extension ScriptPath {
  /// The number of ways from which on those that location has nothing to do with yet become one.
  private static let joinedFrom = 8

  /// Whether it goes on, and nothing has been asked on it.
  private var isUntouched: Bool { isRunning && met == nil && !hasAsked }

  /// Returns paths of which those on which nothing has been asked yet are one, if there are many.
  ///
  /// A screen that decides about dozens of other things has more ways than can be followed.
  static func joined(_ paths: [ScriptPath]) -> [ScriptPath] {
    guard paths.count >= joinedFrom, let first = paths.firstIndex(where: \.isUntouched) else { return paths }
    var result: [ScriptPath] = []
    for (index, path) in paths.enumerated() where index >= first && path.isUntouched {
      if index == first { result.append(path) } else { result[0].join(path) }
    }
    return result + paths.filter { !$0.isUntouched }
  }

  /// Forgets what isn't the same on another path.
  private mutating func join(_ other: ScriptPath) {
    for (name, value) in locals where other.locals[name] != value { locals[name] = .chain([name]) }
    for name in other.locals.keys where locals[name] == nil { locals[name] = .chain([name]) }
    for (key, value) in states where other.states[key] != value { states[key] = nil }
    reactions.formUnion(other.reactions)
    told.formUnion(other.told)
    opened.formUnion(other.opened)
    hasReacted = hasReacted || other.hasReacted
    hasFailed = hasFailed || other.hasFailed
    if failure != other.failure { failure = nil }
    if thrown != other.thrown { thrown = nil }
    isLost = isLost || other.isLost
    isLocated = isLocated && other.isLocated
    isRefused = isRefused && other.isRefused
    isSearching = isSearching && other.isSearching
  }
}
