package import LocationPolicy

/// What the code of a type does, by what happens and under which circumstances.
package struct ReactionTable: Hashable, Sendable {
  /// The type.
  package let type: String
  /// Where it is declared.
  package let place: Effect.Place
  /// What happens, in the order of the code.
  package let entries: [Entry]

  /// Something that happens: a function is called from outside, a delegate is called back, a closure runs.
  package struct Entry: Hashable, Sendable {
    /// What kind of thing it is.
    package enum Kind: Hashable, Sendable {
      case function
      case callback
      case property
      case closure
    }

    /// The name of the function or property; of a closure, that of the function that it was given to.
    package let name: String
    /// What kind of thing it is.
    package let kind: Kind
    /// Where it is.
    package let place: Effect.Place
    /// What the code asks for.
    package let questions: Set<Circumstances.Question>
    /// What is done under which circumstances, those with equal reactions together.
    package let rows: [Row]

    /// What is done with a status while Location Services is on.
    package func reactions(to status: AuthorizationStatus) -> [Reaction] {
      // Where nobody asks for it, the same is done with each.
      guard questions.contains(.status) else { return rows.map(\.reaction) }
      return rows.filter { row in row.circumstances.contains { $0.status == status && $0.hasServices } }
        .map(\.reaction)
    }

    /// What is done with an error.
    package func reactions(to failure: Circumstances.Failure) -> [Reaction] {
      guard questions.contains(.failure) else { return rows.map(\.reaction) }
      return rows.filter { $0.circumstances.contains { $0.failure == failure } }.map(\.reaction)
    }
  }

  /// The circumstances under which the same is done.
  package struct Row: Hashable, Sendable {
    /// The circumstances, in a fixed order.
    package let circumstances: [Circumstances]
    /// What is done.
    package let reaction: Reaction
  }
}

/// What code does under some circumstances.
package struct Reaction: Hashable, Sendable {
  /// One way through the code.
  package struct Way: Hashable, Sendable {
    /// What is done, in order.
    package let effects: [Effect]
    /// Whether nothing had to be assumed: the code goes this way.
    package let isCertain: Bool
  }

  /// The ways through the code.
  package let ways: [Way]
  /// What is done on every way through the code, in order.
  package let must: [Effect]
  /// What is done on some ways only, in order.
  package let may: [Effect]
  /// What may have been missed.
  package let holes: Set<Hole>

  /// Whether nothing is done.
  package var isNothing: Bool { must.isEmpty && may.isEmpty }
  /// All that is or may be done.
  package var effects: [Effect] { must + may }

  /// Whether something holds of what is surely done: on a way that nothing had to be assumed for, or on all.
  package func surely(_ holds: (Way) -> Bool) -> Bool {
    !ways.isEmpty && ways.allSatisfy(holds) || ways.contains { $0.isCertain && holds($0) }
  }

  /// Whether people read the same of both.
  func readsLike(_ other: Reaction) -> Bool {
    must == other.must && may == other.may && holes == other.holes
  }

  /// Joins what is done on several ways.
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
