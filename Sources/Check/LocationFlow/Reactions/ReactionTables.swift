import SourceFacts

/// Makes the tables of a target.
package struct ReactionTables: Sendable {
  private let program: TargetProgram
  private let limits: Limits

  /// How many closures that are given away one type's table has at most.
  private static let closureLimit = 64

  /// Creates the maker for a target's code.
  package init(of program: TargetProgram, limits: Limits = Limits()) {
    self.program = program
    self.limits = limits
  }

  /// Returns the tables of the types that take part in location, in the order of the files.
  package func tables() -> [ReactionTable] {
    program.typeNames.compactMap(table)
  }

  /// Returns the tables of the types that name Core Location themselves, not only through others.
  package func tablesOfNamers() -> [ReactionTable] {
    program.typeNames.filter { program.parts(of: $0).contains { LocationCalls.areNamed(in: $0.type) } }
      .compactMap(table)
  }

  private func table(of type: String) -> ReactionTable? {
    let parts = program.parts(of: type)
    guard let first = parts.first, !parts.contains(where: \.type.isProtocol),
      type != "CLAuthorizationStatus"
    else { return nil }
    var given: [KnownClosure: String] = [:]
    var steps = 0
    var entries = starts(in: parts, of: type).map { entry($0, &given, &steps) }
    var seen: Set<KnownClosure> = []
    // What runs in a closure may give away others.
    while let next = given.keys.filter({ !seen.contains($0) }).min(by: Self.comesBefore),
      seen.count < Self.closureLimit
    {
      seen.insert(next)
      let start = EntryStart(next, givenTo: given[next] ?? "")
      entries.append(entry(start, &given, &steps))
    }
    guard entries.contains(where: \.concernsLocation) else { return nil }
    var shown = entries.filter(\.isTelling)
    // A closure that was given someone who waits goes on with what gave it.
    let takers = Set(shown.flatMap(\.takers))
    shown += entries.filter {
      $0.kind == .closure && takers.contains($0.name) && !$0.isTelling && !$0.isIdle
    }
    // Whoever waits for location may be told by code that has nothing to do with it, such as that which gives up.
    let waiting = Set(shown.flatMap(\.keepers))
    let known = Set(shown.map(\.place))
    shown += entries.filter { !known.contains($0.place) && !waiting.isDisjoint(with: $0.told) }
    shown.sort { $0.place < $1.place }
    guard !shown.isEmpty else { return nil }
    return ReactionTable(
      type: type, place: Effect.Place(file: first.file, line: first.type.line), entries: shown)
  }

  private static func comesBefore(_ left: KnownClosure, _ right: KnownClosure) -> Bool {
    (left.frame.file, left.code.line, left.code.column)
      < (right.frame.file, right.code.line, right.code.column)
  }

  /// Returns what can happen to a type from outside.
  private func starts(in parts: [TargetProgram.Part], of type: String) -> [EntryStart] {
    let functions = parts.flatMap(\.type.functions)
    return parts.flatMap { part in
      let inside = part.type.functions.filter { function in
        let isCallback = LocationCalls.callbacks.contains(function.fullName)
        let isCalled = functions.contains {
          $0.names.contains(function.name) && $0.fullName != function.fullName
        }
        return isCallback || !function.isPrivate || !isCalled
      }
      let getters = part.type.properties.filter { $0.getter != nil && !$0.isPrivate }
      return inside.map { EntryStart($0, of: type, in: part.file) }
        + getters.compactMap { EntryStart($0, of: type, in: part.file) }
    }
  }

  /// Runs what happens under all circumstances that make a difference.
  private func entry(
    _ start: EntryStart, _ given: inout [KnownClosure: String], _ steps: inout Int
  ) -> ReactionTable.Entry {
    var limits = limits
    limits.steps = min(limits.steps, max(0, limits.stepsOfType - steps))
    var questions: Set<Circumstances.Question> = []
    var reactions: [Circumstances: Reaction] = [:]
    // An answer can lead to the next question, of which there are few.
    while true {
      var asked = questions
      for circumstances in Circumstances.all(asking: questions) where reactions[circumstances] == nil {
        var interpreter = Interpreter(
          program: program, circumstances: circumstances, limits: limits, someoneWaits: start.someoneWaits)
        let ways = start.run(in: &interpreter)
        reactions[circumstances] = Reaction(ways, holes: interpreter.holes)
        steps += interpreter.steps
        asked.formUnion(interpreter.questions)
        given.merge(interpreter.given) { first, _ in first }
      }
      if asked == questions { break }
      questions = asked
    }
    return ReactionTable.Entry(
      name: start.name, kind: start.kind, place: start.place, questions: questions,
      rows: rows(Circumstances.all(asking: questions), reactions))
  }

  /// Puts circumstances with equal reactions together.
  private func rows(
    _ all: [Circumstances], _ reactions: [Circumstances: Reaction]
  ) -> [ReactionTable.Row] {
    var groups: [(reaction: Reaction, circumstances: [Circumstances])] = []
    for circumstances in all {
      guard let reaction = reactions[circumstances] else { continue }
      if let index = groups.firstIndex(where: { $0.reaction.readsLike(reaction) }) {
        groups[index].circumstances.append(circumstances)
      } else {
        groups.append((reaction, [circumstances]))
      }
    }
    return groups.map { ReactionTable.Row(circumstances: $0.circumstances, reaction: $0.reaction) }
  }
}

extension ReactionTable.Entry {
  /// Whether Core Location is called or asked.
  fileprivate var concernsLocation: Bool {
    kind == .callback || !questions.isEmpty
      || rows.contains { $0.reaction.effects.contains { $0.action.isLocation } }
  }

  /// Whether it says something about location.
  fileprivate var isTelling: Bool { concernsLocation && !isIdle }

  /// Whether nothing is done.
  fileprivate var isIdle: Bool { rows.allSatisfy(\.reaction.isNothing) }

  /// The properties in which someone is kept waiting.
  fileprivate var keepers: [String] {
    rows.flatMap(\.reaction.effects).compactMap {
      if case .keeps(_, let property) = $0.action { property } else { nil }
    }
  }

  /// Those who are told.
  fileprivate var told: [String] {
    rows.flatMap(\.reaction.effects).compactMap {
      if case .tells(let waiter, _) = $0.action { waiter } else { nil }
    }
  }

  /// The names of the functions that were given someone who waits.
  fileprivate var takers: [String] {
    rows.flatMap(\.reaction.effects).compactMap {
      if case .handsOn(_, let name) = $0.action { name } else { nil }
    }
  }
}
