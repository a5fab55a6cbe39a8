package import LocationPolicy

/// A table of what the code of a type does, by event and circumstances.
package struct ReactionTable: Hashable, Sendable {
  /// The name of the type.
  package let type: String
  /// The place of the declaration.
  package let place: Effect.Place
  /// The entries, in the order of the code.
  package let entries: [Entry]

  /// An event: a function is called from outside, a delegate callback comes, or a closure runs.
  package struct Entry: Hashable, Sendable {
    /// The kind of event.
    package enum Kind: Hashable, Sendable {
      case function
      case callback
      case property
      case closure
    }

    /// The name of the function or property; for a closure, that of the function to which it was
    /// passed.
    package let name: String
    /// The kind of event.
    package let kind: Kind
    /// The place in the code.
    package let place: Effect.Place
    /// The callers that this event brings: parameters that are notified, and the continuations that
    /// the code creates; callers in properties came with other events.
    package let callers: Set<String>
    /// Whether it also happens when the app becomes active again, as after a prompt.
    package let isOnActivation: Bool
    /// The properties of the device that the code reads.
    package let questions: Set<Circumstances.Question>
    /// The reactions with the circumstances under which they occur.
    package let rows: [Row]

    /// Returns the reactions to a status while Location Services is on.
    package func reactions(to status: AuthorizationStatus) -> [Reaction] {
      // If the code doesn't read the status, the reactions are the same for all.
      guard questions.contains(.status) else { return rows.map(\.reaction) }
      return rows.filter { row in row.circumstances.contains { $0.status == status && $0.hasServices } }
        .map(\.reaction)
    }

    /// Returns the reactions to an error.
    package func reactions(to failure: Circumstances.Failure) -> [Reaction] {
      guard questions.contains(.failure) else { return rows.map(\.reaction) }
      return rows.filter { $0.circumstances.contains { $0.failure == failure } }.map(\.reaction)
    }
  }

  /// Circumstances with the same reaction.
  package struct Row: Hashable, Sendable {
    /// The circumstances, in a fixed order.
    package let circumstances: [Circumstances]
    package let reaction: Reaction
  }
}

/// The effects of code under some circumstances.
package struct Reaction: Hashable, Sendable {
  /// A path through the code.
  package struct Way: Hashable, Sendable {
    /// The effects, in order.
    package let effects: [Effect]
    /// Whether nothing was assumed, so that the code certainly takes this path.
    package let isCertain: Bool
  }

  /// The paths through the code.
  package let ways: [Way]
  /// The effects on all paths, in order.
  package let must: [Effect]
  /// The effects on some paths only, in order.
  package let may: [Effect]
  /// The reasons why something may have been missed.
  package let holes: Set<Hole>

  /// Whether there are no effects.
  package var isNothing: Bool { must.isEmpty && may.isEmpty }
  /// The certain and possible effects.
  package var effects: [Effect] { must + may }

  /// Returns whether a predicate is true of a path without assumptions, or of all paths.
  package func surely(_ holds: (Way) -> Bool) -> Bool {
    !ways.isEmpty && ways.allSatisfy(holds) || ways.contains { $0.isCertain && holds($0) }
  }

  /// Returns whether another reaction has the same text.
  func readsLike(_ other: Reaction) -> Bool {
    must == other.must && may == other.may && holes == other.holes
  }

  /// Returns it without some effects.
  package func without(_ isLeftOut: (Effect) -> Bool) -> Reaction {
    Reaction(
      ways.map { way in Way(effects: way.effects.filter { !isLeftOut($0) }, isCertain: way.isCertain) },
      holes: holes)
  }

  /// Creates the reaction of several paths.
  init(_ ways: [Way], holes: Set<Hole>) {
    self.ways = ways
    let paths = ways.map(\.effects)
    let first = paths.first ?? []
    let common = paths.dropFirst().reduce(Set(first)) { $0.intersection($1) }
    must = Self.unique(first.filter(common.contains))
    may = Self.unique(paths.joined().filter { !common.contains($0) })
    self.holes = holes
  }

  private static func unique(_ effects: [Effect]) -> [Effect] {
    var seen: Set<Effect> = []
    return effects.filter { seen.insert($0).inserted }
  }
}
