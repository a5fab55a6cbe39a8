import SourceFacts

extension ScriptReactions {
  /// A place that tells a person who has allowed it what a refusal is told: one whose position isn't found, or who has
  /// turned off Location Services.
  package struct FailureAsRefusal: Hashable, Sendable {
    package let place: Effect.Place
    /// The name of the state that becomes what it is after a refusal; nil if a text tells it.
    package let state: String?
    /// Whether it is told while Location Services is off.
    package let isWithoutServices: Bool
  }

  /// Returns where code takes a failure for a refusal although it was told before that the app is allowed: where it
  /// always tells a text of a refusal, or sets a state back that says that the app is allowed.
  static func failuresAsRefusal(
    _ failed: [ScriptPath], refused: [ScriptPath], granted: [ScriptPath]
  ) -> [FailureAsRefusal] {
    let located = granted.filter { $0.isLocated && !$0.hasFailed }
    // Who searches without an end is told nothing.
    guard !located.isEmpty, !failed.isEmpty, failed.allSatisfy({ !$0.isSearching && !$0.isRefused }) else {
      return []
    }
    return texts(failed, refused, located) + states(failed, refused, located)
  }

  /// Returns the places of texts that name a refusal, or that a refusal has in another place.
  private static func texts(
    _ failed: [ScriptPath], _ refused: [ScriptPath], _ located: [ScriptPath]
  ) -> [FailureAsRefusal] {
    let usual = Set(located.flatMap(\.told).map(\.text))
    let known = refused.filter(\.isRefused)
    // What is told in the same place may speak of both.
    let shared = Set(failed.flatMap(\.told).map(\.place))
    let ofRefusals = Set(known.flatMap(\.told).filter { !shared.contains($0.place) }.map(\.text))
    let told = failed.map { path in
      path.told.subtracting(path.toldWhenMet).filter { telling in
        !usual.contains(telling.text) && ScriptTelling.text(in: [.literal(telling.text)])
          && (ofRefusals.contains(telling.text) || refusal.occurs(in: telling.text.lowercased())
            || telling.namesOnlyRefusal)
      }
    }
    guard told.allSatisfy({ !$0.isEmpty }) else { return [] }
    return Set(told.compactMap { $0.map(\.place).min() }).map { place in
      FailureAsRefusal(place: place, state: nil, isWithoutServices: failed.contains(where: \.isOff))
    }
  }

  private static let refusal = WordSearch(["denied"])
  /// The words in the names and values of states that say that the app isn't allowed.
  private static let states = WordSearch([
    "denied", "refus", "blocked", "forbidden", "notallowed", "nopermission", "disallowed",
  ])

  /// Returns the places of failures after which a state is false as after a refusal, which the grant made true.
  private static func states(
    _ failed: [ScriptPath], _ refused: [ScriptPath], _ located: [ScriptPath]
  ) -> [FailureAsRefusal] {
    let known = refused.filter(\.isRefused)
    guard let first = known.first, let place = failed.compactMap(\.met).min() else { return [] }
    // A text of its own says what the state doesn't.
    guard failed.allSatisfy({ $0.told.isSubset(of: $0.toldWhenMet) }) else { return [] }
    // What was true before the request doesn't say that it is allowed.
    return first.states.filter { key, value in
      guard known.allSatisfy({ $0.states[key] == value }), failed.allSatisfy({ $0.states[key] == value })
      else { return false }
      if value == .boolean(false) {
        return known.allSatisfy { $0.statesWhenMet[key] != .boolean(true) }
          && failed.allSatisfy { $0.statesWhenMet[key] == .boolean(true) }
          && located.allSatisfy { $0.states[key] == .boolean(true) }
      }
      // An object may say more than its type.
      if case .object = value, failed.contains(where: \.isOff) { return false }
      return saysRefusal(value, in: key)
        && (failed + located).allSatisfy { $0.statesWhenMet[key] != value }
        && located.allSatisfy { $0.states[key] != value }
    }.keys.sorted().map { key in
      FailureAsRefusal(
        place: place, state: name(key), isWithoutServices: failed.contains(where: \.isOff))
    }
  }

  /// Returns whether a state says by its name or its value that the app isn't allowed.
  private static func saysRefusal(_ value: ScriptValue, in key: String) -> Bool {
    switch value {
    case .boolean(true): states.occurs(in: name(key).lowercased())
    case .literal(let text): states.occurs(in: text.lowercased())
    case .chain(let names): names.count > 1 && names.last.map { states.occurs(in: $0.lowercased()) } ?? false
    case .constant(_, let name): states.occurs(in: name.lowercased())
    case .object(let type): states.occurs(in: type.lowercased())
    default: false
    }
  }
}
