import SourceFacts

extension ScriptReactions {
  /// What happens on the ways on which a position is found: whatever also happens without one says nothing of that.
  struct Course {
    let located: [ScriptPath]
    let reactions: Set<String>
    let opened: Set<String>
    let told: Set<ScriptTelling>
    private let values: [String: Set<ScriptValue>]
    private let changed: Set<String>

    /// Takes those of the ways after a grant on which a position is found.
    init(_ granted: [ScriptPath]) {
      located = granted.filter { $0.isLocated && !$0.hasFailed }
      reactions = located.reduce(into: []) { $0.formUnion($1.reactions) }
      opened = located.reduce(into: []) { $0.formUnion($1.opened) }
      told = located.reduce(into: []) { $0.formUnion($1.told) }
      values = located.reduce(into: [:]) { values, path in
        for (key, value) in path.states { values[key, default: []].insert(value) }
      }
      changed = Set(granted.flatMap { $0.states.keys.map(ScriptReactions.name) })
    }

    func hasValue(_ value: ScriptValue, of key: String) -> Bool { values[key]?.contains(value) ?? false }

    /// Returns whether a state of a name is set on any way after a grant.
    func changes(_ name: String) -> Bool { changed.contains(name) }
  }
}

/// The ways on which nothing happens that a person could notice.
extension ScriptReactions {
  /// Notes where a failure is caught, or met, if all that happens then also happens where a position is found.
  mutating func keepDrop(
    _ met: [ScriptPath], besides course: Course, _ situation: ScriptSituation,
    startingAt start: Effect.Place, isWhole: Bool
  ) {
    guard !met.allSatisfy(isSilent), course.located.isEmpty || !course.located.allSatisfy(isIdle) else {
      return
    }
    let isDropped = met.allSatisfy { path in
      path.dropped != nil
        && isUnsaid(path, besides: course) { key, value in
          course.changes(Self.name(key)) && (!value.isWritten || course.hasValue(value, of: key))
        }
    }
    let isLess =
      isWhole && !course.located.isEmpty
      && met.allSatisfy { Self.isWithoutPosition($0, situation) && isUnsaid($0, besides: course) }
    let place = isDropped ? met.compactMap(\.dropped).min() : met.compactMap(\.met).min()
    // Something that only a position brings must be missed.
    let isMissing =
      isDropped
      || course.located.contains { path in
        !path.reactions.isSubset(of: met.reduce(into: Set<String>()) { $0.formUnion($1.reactions) })
          || path.states.contains { key, value in
            !isUnread(key) && !isSpinner(Self.name(key)) && met.allSatisfy { $0.states[key] != value }
          }
      }
    guard isDropped || isLess && isMissing, let place else { return }
    silences.append(
      Silence(
        situation: situation, place: place.file == start.file && place.line > 0 ? place : start,
        kind: met.allSatisfy(hasFixedPlace) ? .fixedPlace : isDropped ? .dropped : .less))
  }

  /// Returns whether code learns on a way that there will be no position.
  private static func isWithoutPosition(_ path: ScriptPath, _ situation: ScriptSituation) -> Bool {
    // What only gets positions may run after other code has looked at the permission.
    situation == .withoutFix ? !path.isSearching && !path.isWatching : path.isRefused || path.isOff
  }

  /// Returns whether nothing happens on a way that doesn't happen where a position is found, or that tells of it.
  private func isUnsaid(_ path: ScriptPath, besides course: Course) -> Bool {
    path.reactions.isSubset(of: course.reactions)
      && isUnsaid(path, besides: course) { key, value in
        value == .nothing || value == initials[key] || course.hasValue(value, of: key)
          || value.isFixedPlace || Self.isLabel(key, on: path, course.located)
      }
  }

  /// Returns whether nothing is told on a way, and no state shows it but usual ones.
  private func isUnsaid(
    _ path: ScriptPath, besides course: Course, _ isUsual: (String, ScriptValue) -> Bool
  ) -> Bool {
    path.opened.allSatisfy { course.opened.contains($0) && !program.leadsToSettings(screen: $0) }
      && path.told.subtracting(path.toldWhenMet).subtracting(course.told).allSatisfy { telling in
        telling.state.map { isUnread($0) || Self.isLabel($0, on: path, course.located) } ?? false
      }
      && path.states.allSatisfy { key, value in
        let name = Self.name(key)
        return value == path.statesWhenMet[key] || isUsual(key, value) || isUnread(key)
          || isUnseen(value, in: name) || isSpinner(name) || isKeptByHook(key, name)
      }
  }

  /// Returns whether after a refusal exactly that happens which happens after "Allow", which brings no position here.
  func isAsAllowed(_ refused: [ScriptPath], _ ends: Ends) -> Bool {
    guard let (allowed, _, isWhole) = ends[.consent], isWhole, !allowed.contains(where: \.isLocated) else {
      return false
    }
    func effects(_ paths: [ScriptPath]) -> Set<ScriptPath> {
      Set(
        paths.map { path in
          var effect = ScriptPath()
          effect.states = path.states
          effect.reactions = path.reactions
          return effect
        })
    }
    return refused.allSatisfy { $0.hasAsked && !$0.reactions.isEmpty } && effects(refused) == effects(allowed)
  }

  /// Returns whether code shows, or reacts to, the absence of a state that a position sets.
  func isMissed(on paths: [ScriptPath], _ ends: Ends) -> Bool {
    (ends[.grant]?.paths ?? []).contains { path in
      path.states.contains { key, value in
        guard value != initials[key], let files = program.reads.missed[Self.name(key)],
          paths.contains(where: { $0.states[key] != value })
        else { return false }
        return !files.isDisjoint(with: program.files(using: program.file(ofState: key)))
      }
    }
  }

  /// Whether code runs when the app comes back, as it does after the prompt.
  var looksOnReturn: Bool {
    program.isNamed("AppState") || program.isNamed("AppLifecycleListener")
      || program.functions.contains { $0.code.name == "didChangeAppLifecycleState" }
  }

  /// Returns whether nothing that a person could notice has changed.
  func isSilent(_ path: ScriptPath) -> Bool {
    !path.isHeard
      && path.states.allSatisfy { key, value in
        let before = path.statesWhenMet[key] ?? initials[key]
        if value == before || value == .subscription { return true }
        // It was changed for as long as this runs.
        if path.statesWhenMet[key] != nil, value == initials[key] { return true }
        if value.isFixedPlace { return true }
        let name = Self.name(key)
        return isUnread(key) || isUnseen(value, in: name) || isSpinner(name) || isKeptByHook(key, name)
      }
  }

  /// Returns whether no code does anything with a state.
  func isUnread(_ key: String) -> Bool {
    // What a bloc or a notifier keeps is read by other names.
    let isState = key.hasSuffix(" state") && program.keepsState(ScriptProgram.owner(ofState: key))
    return !isState && (unused.contains(key) || !isRead(Self.name(key)))
  }

  /// Notes the states on these ways that nothing uses.
  mutating func learn(_ ends: Ends) {
    for path in ends.values.flatMap(\.paths) {
      for key in path.states.keys where known.insert(key).inserted && !program.isUsed(state: key) {
        unused.insert(key)
      }
    }
  }

  /// Notes where a failure is met that nothing catches on one of the ways, if nothing is said there.
  mutating func keepUncaught(
    _ paths: [ScriptPath], _ ends: Ends, _ situation: ScriptSituation, startingAt start: Effect.Place
  ) {
    let course = Course(ends[.grant]?.paths ?? [])
    // Others have nothing to do with location.
    let others = Set((ends[.grant]?.paths ?? []).map(\.failure))
    // A dialog is shown once, and then left as it is.
    let told = Set(paths.filter { !$0.told.isSubset(of: $0.toldWhenMet) }.map(\.failure))
    let uncaught = paths.filter { path in
      path.failure != nil && !told.contains(path.failure) && !others.contains(path.failure)
        && (path.outcome == .threw || path.isLost)
        && path.met != nil && (isSilent(path) || !course.located.isEmpty && isUnsaid(path, besides: course))
    }
    // Updates may have begun before the call that fails.
    let calls = uncaught.compactMap { $0.hasFailed || $0.isRefused ? $0.met : $0.failure }
    guard let call = calls.min() else { return }
    let place = call.file == start.file && call.line > 0 ? call : start
    silences.append(Silence(situation: situation, place: place, kind: .uncaught))
  }
}
