import SourceFacts

/// Creates the reaction tables of a target.
package struct ReactionTables: Sendable {
  private let program: TargetProgram
  private let limits: Limits

  /// The maximum number of closures in the table of a type.
  private static let closureLimit = 64

  /// Creates a builder for the code of a target.
  package init(of program: TargetProgram, limits: Limits = Limits()) {
    self.program = program
    self.limits = limits
  }

  /// Returns the tables of the types that use location, in the order of the files.
  package func tables() -> [ReactionTable] {
    program.typeNames.compactMap(table)
  }

  /// Returns the tables of the types that use Core Location directly rather than through others.
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
    // Code in a closure may pass on other closures.
    while let next = given.keys.filter({ !seen.contains($0) }).min(by: Self.comesBefore),
      seen.count < Self.closureLimit
    {
      seen.insert(next)
      let start = EntryStart(next, givenTo: given[next] ?? "")
      entries.append(entry(start, &given, &steps))
    }
    guard entries.contains(where: \.concernsLocation) else { return nil }
    var shown = entries.filter(\.isTelling)
    // A closure that was passed a caller continues the function that passed it.
    let takers = Set(shown.flatMap(\.takers))
    shown += entries.filter {
      $0.kind == .closure && takers.contains($0.name) && !$0.isTelling && !$0.isIdle
    }
    // A caller that waits for location may be notified by code unrelated to it, such as a timeout.
    let waiting = Set(shown.flatMap(\.keepers))
    let known = Set(shown.map(\.place))
    shown += entries.filter { !known.contains($0.place) && !waiting.isDisjoint(with: $0.told) }
    shown.sort { $0.place < $1.place }
    guard !shown.isEmpty else { return nil }
    return ReactionTable(
      type: type, place: Effect.Place(file: first.file, line: first.type.line), entries: shown)
  }

  /// Orders closures by their places.
  static func comesBefore(_ left: KnownClosure, _ right: KnownClosure) -> Bool {
    (left.frame.file, left.code.line, left.code.column)
      < (right.frame.file, right.code.line, right.code.column)
  }

  /// Returns the entry points of a type.
  private func starts(in parts: [TargetProgram.Part], of type: String) -> [EntryStart] {
    // Asked once for all functions, of which a file can have thousands.
    let callers = parts.flatMap(\.type.functions).reduce(into: [:] as [String: Set<String>]) {
      callers, function in
      for name in function.names { callers[name, default: []].insert(function.fullName) }
    }
    // A method of a delegate often begins with the name of the property whose object calls it.
    let properties = Set(parts.flatMap(\.type.properties).map(\.name))
    return parts.flatMap { part in
      let inside = part.type.functions.filter { function in
        let isCallback = LocationCalls.callbacks.contains(function.fullName)
        let isNamedLikeProperty = !function.parameters.isEmpty && properties.contains(function.name)
        let isCalled =
          !isNamedLikeProperty && callers[function.name]?.contains { $0 != function.fullName } ?? false
        return isCallback || !function.isPrivate || !isCalled
      }
      let getters = part.type.properties.filter { $0.getter != nil && !$0.isPrivate }
      return inside.map { EntryStart($0, of: type, in: part.file) }
        + getters.compactMap { EntryStart($0, of: type, in: part.file) }
    }
  }

  /// Runs an entry point under all circumstances that make a difference.
  private func entry(
    _ start: EntryStart, _ given: inout [KnownClosure: String], _ steps: inout Int
  ) -> ReactionTable.Entry {
    var limits = limits
    limits.steps = min(limits.steps, max(0, limits.stepsOfType - steps))
    var questions: Set<Circumstances.Question> = []
    var reactions: [Circumstances: Reaction] = [:]
    var callers = start.callers(in: program)
    // An answer can lead to another question, but there are few of them.
    while true {
      var asked = questions
      for circumstances in Circumstances.all(asking: questions) where reactions[circumstances] == nil {
        var interpreter = Interpreter(
          program: program, circumstances: circumstances, limits: limits, someoneWaits: start.someoneWaits)
        let ways = start.run(in: &interpreter)
        reactions[circumstances] = Reaction(ways, holes: interpreter.holes)
        steps += interpreter.steps
        asked.formUnion(interpreter.questions)
        callers.formUnion(interpreter.created)
        given.merge(interpreter.given) { first, _ in first }
      }
      if asked == questions { break }
      questions = asked
    }
    return ReactionTable.Entry(
      name: start.name, kind: start.kind, place: start.place, callers: callers,
      isOnActivation: program.runOnActivation.contains(String(start.name.prefix { $0 != "(" })),
      questions: questions,
      rows: rows(Circumstances.all(asking: questions), reactions))
  }

  /// Returns rows, combining circumstances with equal reactions.
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
  /// Whether it uses Core Location.
  fileprivate var concernsLocation: Bool {
    kind == .callback || !questions.isEmpty
      || rows.contains { $0.reaction.effects.contains { $0.action.isLocation } }
  }

  /// Whether it is relevant to location.
  fileprivate var isTelling: Bool { concernsLocation && !isIdle }

  /// Whether it has no effects.
  fileprivate var isIdle: Bool { rows.allSatisfy(\.reaction.isNothing) }

  /// The properties in which callers are kept.
  fileprivate var keepers: [String] {
    rows.flatMap(\.reaction.effects).compactMap {
      if case .keeps(_, let property) = $0.action { property } else { nil }
    }
  }

  /// The callers that are notified.
  fileprivate var told: [String] {
    rows.flatMap(\.reaction.effects).compactMap {
      if case .tells(let waiter, _) = $0.action { waiter } else { nil }
    }
  }

  /// The names of the functions to which callers were passed.
  fileprivate var takers: [String] {
    rows.flatMap(\.reaction.effects).compactMap {
      if case .handsOn(_, let name) = $0.action { name } else { nil }
    }
  }
}
