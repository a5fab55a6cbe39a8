import SourceFacts

/// The spinners and other states that stay for ever.
extension ScriptReactions {
  /// A spinner, or another state for the time of the request, that a situation leaves for ever.
  package struct Wait: Hashable, Sendable {
    package let situation: ScriptSituation
    package let place: Effect.Place
    /// Whether a plug-in goes on looking for a position, rather than fail.
    package let isSearching: Bool
    /// What the state is known by that shows it; nil if none is known.
    package let key: String?
    /// Whether the state was set before the request, rather than first.
    package let isRaised: Bool

    /// The name of the state.
    package var state: String? { key.map(ScriptReactions.name) }
  }

  /// Returns the states that wait for ever in a situation, and the searches without a limit.
  func waits(
    _ met: [ScriptPath], _ granted: [ScriptPath], _ situation: ScriptSituation, at place: Effect.Place,
    in frame: ScriptFrame, isFirst: Bool
  ) -> [Wait] {
    let isSearching = met.contains(where: \.isSearching)
    let states = stayingStates(met, granted, in: frame, isFirst: isFirst)
    if isSearching, states.isEmpty {
      return [Wait(situation: situation, place: place, isSearching: true, key: nil, isRaised: false)]
    }
    return states.map {
      Wait(situation: situation, place: place, isSearching: isSearching, key: $0.key, isRaised: $0.isRaised)
    }
  }

  /// Returns the states that a position ends, and that these ways leave: those for which a spinner shows, and those
  /// that were set before the request.
  ///
  /// The first value of a state only counts in code that runs first; later, other code may have changed it.
  private func stayingStates(
    _ paths: [ScriptPath], _ granted: [ScriptPath], in frame: ScriptFrame, isFirst: Bool
  ) -> [(key: String, isRaised: Bool)] {
    let ended = Set(granted.filter(\.isLocated).flatMap(\.states.keys)).filter {
      Self.isState($0, of: frame) || isOfModel($0)
    }
    let spinners = ended.filter { key in
      let names = program.plainNames(ofState: key).filter { program.reads.spinners[$0] != nil }
      if names.isEmpty { return false }
      // Many screens have states of the same name.
      let users = program.files(using: Self.isState(key, of: frame) ? frame.file : program.file(ofState: key))
      return names.contains { name in
        (program.reads.spinners[name] ?? []).contains { spinner in
          users.contains(spinner.file)
            && granted.contains { $0.isLocated && $0.states[key].map { $0 != spinner.value } ?? false }
            && stays(spinner, while: key, on: paths, in: frame, isFirst: isFirst)
        }
      }
    }
    var raised: Set<String> = []
    for path in paths {
      for (key, value) in path.statesWhenMet where path.states[key] == value && value != initials[key] {
        // What isn't followed may set a state that is open to it.
        let isOwn = key.hasPrefix("\(frame.file) ") || Self.name(key).hasPrefix("_")
        guard isOwn || !path.isHeard, isRead(Self.name(key)) else { continue }
        let later = granted.filter { $0.isLocated && $0.statesWhenMet[key] == value }.compactMap {
          $0.states[key]
        }
        // An id of what is being done is a mark, too, if nothing takes its place.
        let isMark =
          value.isMark(program.reads.compared)
          || initials[key] == .nothing && value != .nothing && later.contains(.nothing)
        if isMark, later.contains(where: { $0 != value }) { raised.insert(key) }
      }
    }
    return spinners.sorted().map { ($0, false) } + raised.subtracting(spinners).sorted().map { ($0, true) }
  }

  /// Returns whether these ways leave a spinner on the screen, by the state while which it shows.
  private func stays(
    _ spinner: ScriptReads.Spinner, while key: String, on paths: [ScriptPath], in frame: ScriptFrame,
    isFirst: Bool
  ) -> Bool {
    func states(_ name: String, _ path: ScriptPath) -> [String] {
      path.states.keys.filter {
        (Self.isState($0, of: frame) || isOfModel($0)) && program.plainNames(ofState: $0).contains(name)
      }
    }
    func hasChanged(_ name: String, _ path: ScriptPath) -> Bool {
      states(name, path).contains { path.states[$0] != initials[$0] }
    }
    func isMet(_ condition: ScriptReads.Guard, _ path: ScriptPath) -> Bool {
      let holds = condition.condition.truth(with: { name in
        let keys = states(name, path)
        if keys.count == 1 { return path.states[keys[0]] }
        // What isn't set here may have been set before.
        return keys.isEmpty && isFirst
          ? initials["\(frame.file) \(name)"] ?? initials["\(frame.type) \(name)"] : nil
      })
      if let holds { return holds == condition.holds }
      return !ScriptHands(in: [.expression(condition.condition)]).names.contains { hasChanged($0, path) }
    }
    return paths.allSatisfy { path in
      (path.states[key] ?? (isFirst ? initials[key] : nil)) == spinner.value
        && !spinner.others.contains { hasChanged($0, path) } && spinner.guards.allSatisfy { isMet($0, path) }
    }
  }

  /// Returns whether a state belongs to a service, a store or another object that screens share and that shows nothing
  /// itself.
  private func isOfModel(_ key: String) -> Bool { !program.hasScreen(in: program.file(ofState: key)) }

  /// Returns whether a state belongs to the type or the file of a place.
  private static func isState(_ key: String, of frame: ScriptFrame) -> Bool {
    key.hasPrefix("\(frame.type) ") || key.hasPrefix("\(frame.file) ")
  }
}
