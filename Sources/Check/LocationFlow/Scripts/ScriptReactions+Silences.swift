import SourceFacts

/// The ways on which nothing happens that a person could notice.
extension ScriptReactions {
  /// Notes where the refusal is caught, or met, if nothing is said of it there, nor later on any way.
  mutating func keepDrop(
    _ met: [ScriptPath], _ granted: [ScriptPath], _ situation: ScriptSituation,
    startingAt start: Effect.Place, isWhole: Bool
  ) {
    let known = Set(granted.flatMap { $0.states.keys.map(Self.name) })
    let located = granted.filter { $0.isLocated && !$0.hasFailed }
    let usual = located.reduce(into: Set<String>()) { $0.formUnion($1.reactions) }
    let values = located.reduce(into: [String: Set<ScriptValue>]()) { values, path in
      for (key, value) in path.states { values[key, default: []].insert(value) }
    }
    let opened = located.reduce(into: Set<String>()) { $0.formUnion($1.opened) }
    func isUnsaid(_ path: ScriptPath, _ isUsual: (String, ScriptValue) -> Bool) -> Bool {
      path.opened.allSatisfy { opened.contains($0) && !program.leadsToSettings(screen: $0) }
        && path.told.subtracting(path.toldWhenMet).allSatisfy { telling in
          telling.state.map { isUnread($0) || Self.isLabel($0, on: path, located) } ?? false
        }
        && path.states.allSatisfy { key, value in
          let name = Self.name(key)
          return value == path.statesWhenMet[key] || isUsual(key, value) || isUnread(key)
            || isUnseen(value, in: name) || isSpinner(name) || isKeptByHook(key, name)
        }
    }
    guard !met.allSatisfy(isSilent), located.isEmpty || !located.allSatisfy(isIdle) else { return }
    let isDropped = met.allSatisfy { path in
      path.dropped != nil && isUnsaid(path) { key, _ in known.contains(Self.name(key)) }
    }
    let isLess =
      isWhole && !located.isEmpty
      && met.allSatisfy { path in
        // Other code may have looked at the permission before.
        path.isRefused && path.reactions.isSubset(of: usual)
          && isUnsaid(path) { key, value in
            value == .nothing || value == initials[key] || values[key]?.contains(value) ?? false
              || value.isFixedPlace || Self.isLabel(key, on: path, located)
          }
      }
    let place = isDropped ? met.compactMap(\.dropped).min() : met.compactMap(\.met).min()
    // Something that only a position brings must be missed.
    let isMissing =
      isDropped
      || located.contains { path in
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
    // Others have nothing to do with location.
    let others = Set((ends[.grant]?.paths ?? []).map(\.failure))
    // A dialog is shown once, and then left as it is.
    let told = Set(paths.filter { !$0.told.isSubset(of: $0.toldWhenMet) }.map(\.failure))
    let uncaught = paths.filter { path in
      path.failure != nil && !told.contains(path.failure) && !others.contains(path.failure)
        && (path.outcome == .threw || path.isLost)
        && path.met != nil && path.told.isSubset(of: path.toldWhenMet) && isSilent(path)
    }
    guard let call = uncaught.compactMap(\.met).min() else { return }
    let place = call.file == start.file && call.line > 0 ? call : start
    silences.append(Silence(situation: situation, place: place, kind: .uncaught))
  }
}
