import LocationFlow
import LocationPolicy
import SourceFacts

// Who tells the person, in the whole process and around a type.
extension Telling {
  /// The number of times to look for the states that were set for states.
  private static let roundLimit = 5

  /// The words in names of what code can hear of a refusal from.
  private static let sources = ["authorizationStatus", "authorized", "denied", "restricted", "permission"]

  /// Returns whether anything in the process tells the person of a refusal, or may, and anything hears of it.
  package var isToldAnywhere: Bool {
    guard let tellers else { return true }
    return !tellers.isEmpty && index.roots.indices.contains(where: hears)
  }

  /// Returns whether a type, or what hears of what it is told, does anything after a refusal that the person may notice.
  package func isTold(around type: String) -> Bool {
    let listeners = index.listeners.listeners(to: type)
    return index.roots.indices.contains { listeners.contains(index.roots[$0].type) && hears($0) }
  }

  /// Returns whether a type has callbacks that bring the person's answer or a failure.
  package func hasAnswers(_ type: String) -> Bool { !callbacks(of: type).isEmpty }

  /// Returns whether a type's own callbacks do anything after a refusal that the person may notice.
  package func isTold(inCallbacksOf type: String) -> Bool { callbacks(of: type).contains(where: tells) }

  /// Returns whether what tells the person of a refusal runs only when objects are made and screens appear, which nothing
  /// makes them do once the prompt is answered.
  package var isToldOnlyAtBeginning: Bool {
    let telling = index.roots.indices.filter(hears).map { index.roots[$0] }
    return !telling.isEmpty && telling.allSatisfy(runsOnlyAtBeginning)
  }

  private func runsOnlyAtBeginning(_ function: NamedFunction) -> Bool {
    if function.code.receivesAnswer || function.type.isEmpty { return false }
    let own = code.parts.filter { $0.code.name == function.type }
    let others = code.parts.filter { $0.code.name != function.type }
    return FirstRuns(of: own, besides: others.names).contains(function)
  }

  private func callbacks(of type: String) -> [NamedFunction] {
    let family = index.listeners.family(of: type)
    return index.roots.filter { family.contains($0.type) && $0.code.receivesAnswer }
  }

  /// Returns whether a callback does anything after a refusal, or a function tells of it that doesn't only miss a place.
  private func hears(_ number: Int) -> Bool {
    guard mayHear else { return false }
    guard let tellers else { return true }
    let root = index.roots[number]
    if root.code.receivesAnswer, tells(root) { return true }
    guard tellers.contains(number) else { return false }
    begin(in: root.type)
    missesPlaces = false
    defer { missesPlaces = true }
    return walk(root.code.body, scene(of: root, isAfter: false)) == .shown
  }

  /// Returns whether code has a callback for the answer, or names something that tells it.
  func findSources() -> Bool {
    index.roots.contains { root in
      root.code.receivesAnswer
        || root.code.names.subtracting(CallNames.location).contains { name in
          Self.sources.contains { name.mentions($0) }
        }
    }
  }

  /// Returns how a refusal stays hidden in a type, or in what hears of it; nil if nothing receives it there.
  package func hiding(around type: String) -> HiddenRefusals.Kind? {
    let listeners = index.listeners.listeners(to: type)
    let kinds = index.roots.filter { listeners.contains($0.type) }.flatMap { root in
      begin(in: root.type)
      _ = walk(root.code.body, scene(of: root, isAfter: root.code.receivesAnswer))
      return hidden
    }
    return kinds.first { $0 == .sameAnswer } ?? kinds.first { $0 == .fixedPlace } ?? kinds.first
  }

  /// Returns the numbers of the functions that tell the person of a refusal, or may; nil if that has no end.
  func findTellers() -> Set<Int>? {
    let mayFail = failsAfterRefusal
    let roots = index.roots.enumerated().filter { _, root in
      !TellingWords.meansGrant(root.code.name) && (mayFail || !root.code.fullName.contains("FailWithError"))
        && !TestDouble.isType(root.type)
        // A callback that brings a location doesn't come.
        && (root.code.name != "locationManager" || root.code.receivesAnswer)
    }
    var found: Set<Int> = []
    for _ in 0..<Self.roundLimit {
      let before = produced
      for (number, root) in roots where !found.contains(number) {
        let isFailure = root.code.receivesAnswer && root.code.fullName.contains("Fail")
        if walk(root.code.body, scene(of: root, isAfter: isFailure)) == .shown { found.insert(number) }
      }
      if produced == before { return found }
    }
    return nil
  }

  /// Whether something leads to Settings that isn't only for people who share an imprecise location.
  package var leadsToSettings: Bool {
    // A file that wasn't followed may be shown anywhere.
    !code.settingsFiles.isSubset(of: code.parts.map(\.file))
      || index.roots.contains { root in
        let name = root.code.name
        guard index.users(of: name).isEmpty || SystemMethod.isOne(name) else { return false }
        return walk(root.code.body, scene(of: root, isAfter: true)) == .shown
      }
  }

  /// The flags that no view observes, and that show nothing when they are set, unless an answer comes.
  package var inertFlags: Set<String> {
    index.flags.filter { flag in
      !index.users(of: flag).contains { user in
        if FlowFunction.isAnswer(user.code.fullName) { return false }
        var scene = self.scene(of: user, isAfter: false)
        scene.answers[flag] = .boolean(true)
        return walk(user.code.body, scene) == .shown
      }
    }
  }

  /// Whether something is started after a refusal, so that a failure comes.
  package var failsAfterRefusal: Bool {
    let all = code.reactions.flatMap(\.entries).flatMap(\.rows).flatMap(\.reaction.effects)
    // What isn't started in code that was read is started elsewhere.
    guard all.contains(where: \.isStart) else { return true }
    return code.reactions.contains { table in
      table.entries.contains { entry in
        guard entry.kind != .closure || !entry.rows.isEmpty else { return false }
        let users = index.users(of: entry.name)
        let family = index.types.ancestry(of: table.type).union(index.types.descendants(of: table.type))
        let isInside =
          !users.isEmpty && users.allSatisfy { family.contains($0.type) || $0.type == table.type }
        guard !isInside || SystemMethod.isOne(entry.name) else { return false }
        return entry.reactions(to: AuthorizationStatus.denied).flatMap(\.effects).contains(where: \.isStart)
      }
    }
  }
}
