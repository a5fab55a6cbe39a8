package import LocationFlow
package import LocationPolicy

/// Determines which callers wait for the person's answer, and which code notifies them, from the
/// reaction tables of a process.
package struct Waits {
  private typealias Entry = ReactionTable.Entry

  private let entries: [Entry]
  /// The properties whose callers are removed when they are notified.
  private let givenUp: Set<String>
  /// The properties whose tasks are suspended until they are notified.
  private let suspended: Set<String>

  /// Examines tables.
  package init(in tables: [ReactionTable]) {
    entries = tables.flatMap(\.entries)
    let ways = entries.flatMap(\.rows).flatMap(\.reaction.ways)
    givenUp = ways.reduce(into: []) { $0.formUnion($1.told.intersection($1.cleared)) }
    suspended = ways.reduce(into: []) { $0.formUnion($1.suspendedProperties) }
  }

  /// Returns whether a caller in a property is notified once; others are notified of each change.
  ///
  /// If nothing removes it, what it is called decides: a completion comes once, a handler may come
  /// again.
  private func isToldOnce(_ kept: Reaction.Way.Kept) -> Bool {
    givenUp.contains(kept.property) || suspended.contains(kept.property)
      || isTold(kept.property)
        && ["completion", "promise", "continuation"].contains { kept.waiter.mentions($0) }
  }

  /// Returns the places of requests that leave a caller waiting if the status is already
  /// determined.
  ///
  /// No callback comes, nothing was started that could fail, and no other code ends the wait.
  package func requestsWithoutCallback() -> Set<Effect.Place> {
    requests { entry, way in
      !way.bringsEvents
        && way.leftWaiting.contains {
          isToldOnce($0) && !isToldElsewhere($0.property, than: entry)
        }
    } under: {
      AuthorizationStatus.allCases.filter { $0 != .notDetermined }
    }.union(upgradesWithoutCallback())
  }

  /// Returns the places where the callback after "While Using" asks for Always and leaves whoever
  /// waits to the next callback, which doesn't come if the person keeps While Using.
  private func upgradesWithoutCallback() -> Set<Effect.Place> {
    var places: Set<Effect.Place> = []
    for entry in entries where entry.isAuthorizationCallback {
      let pending = entries.filter { $0.place != entry.place }.flatMap { keeper in
        keeper.rows.flatMap(\.reaction.ways).filter { $0.request != nil }.flatMap(\.leftWaiting)
          .filter { isToldOnce($0) && !isToldElsewhere($0.property, than: keeper) }
      }
      guard !pending.isEmpty else { continue }
      for reaction in entry.reactions(to: AuthorizationStatus.authorizedWhenInUse)
      where reaction.holes.isEmpty {
        for way in reaction.ways where !way.bringsEvents {
          guard let request = way.effects.first(where: { $0.action == .asks(.always) }),
            pending.contains(where: { entry.mayTell($0.property) && !way.told.contains($0.property) })
          else { continue }
          places.insert(request.place)
        }
      }
    }
    return places
  }

  /// Returns the places of requests that leave a caller waiting after a refusal.
  package func requestsWithoutRefusal() -> Set<Effect.Place> {
    requests { entry, way in
      way.leftWaiting.contains { kept in
        isToldOnce(kept) && isTold(kept.property) && !isToldElsewhere(kept.property, than: entry)
          && !isToldOfRefusal(kept.property, mayFail: way.bringsEvents)
      }
    } under: {
      [.notDetermined]
    }
  }

  /// Returns the places where a single location is requested for a caller who waits for ever if none is found.
  package func locationsWithoutFailure() -> Set<Effect.Place> {
    entries.reduce(into: []) { places, entry in
      for reaction in entry.rows.map(\.reaction) where reaction.holes.isEmpty {
        for way in reaction.ways {
          guard let request = way.effects.first(where: { $0.action == .locates }) else { continue }
          let isLeft = way.leftWaiting.contains { kept in
            isToldOnce(kept) && isToldOfLocations(kept.property)
              && !isToldElsewhere(kept.property, than: entry) && !isToldOfFailure(kept.property)
          }
          if isLeft { places.insert(request.place) }
        }
      }
    }
  }

  private func isToldOfLocations(_ property: String) -> Bool {
    entries.contains { entry in
      entry.kind == .callback && entry.name.contains("didUpdate")
        && entry.effects.contains { $0.action.tells(property) }
    }
  }

  private func isToldOfFailure(_ property: String) -> Bool {
    let failures = entries.filter { $0.kind == .callback && $0.name.contains("didFailWithError") }
    return failures.contains { entry in
      entry.rows.contains { !$0.reaction.holes.isEmpty }
        || entry.effects.contains { $0.action.tells(property) || $0.action.handsOn(property) }
    }
  }

  /// Returns the callbacks that certainly notify a caller who is notified once, while the status is
  /// not determined.
  ///
  /// - Parameter isSet: Returns whether anything is ever stored in a property.
  package func answersWithoutDecision(where isSet: (String) -> Bool) -> Set<Effect.Place> {
    Set(
      entries.filter(\.isAuthorizationCallback).filter { entry in
        entry.surelyReacts(to: .notDetermined) { way in
          way.told.contains { property in
            suspended.contains(property) || way.cleared.contains(property) && isSet(property)
          }
        }
      }.map(\.place))
  }

  /// Returns the callbacks that certainly tell a caller who is told no more.
  package func callbacksThatAnswer() -> Set<Effect.Place> {
    Set(
      entries.filter { entry in
        entry.kind == .callback && !entry.rows.isEmpty
          && entry.rows.allSatisfy { row in
            row.reaction.holes.isEmpty
              && row.reaction.surely { !$0.told.isDisjoint(with: $0.cleared.union(suspended)) }
          }
      }.map(\.place))
  }

  /// Returns the callbacks that certainly report a refusal while the status is not determined: what
  /// is told or shown then is the same as with denied, and with no allowed status.
  package func refusalsWithoutDecision() -> Set<Effect.Place> {
    Set(
      entries.filter { entry in
        guard entry.isAuthorizationCallback, entry.questions.contains(.status) else { return false }
        let refusals = Self.reports(entry.reactions(to: AuthorizationStatus.denied).flatMap(\.effects))
        let allowed: [AuthorizationStatus] = [.authorizedWhenInUse, .authorizedAlways]
        let others = Set(
          allowed.flatMap { Self.reports(entry.reactions(to: $0).flatMap(\.effects)) }.map(\.subject))
        let own = refusals.filter { !others.contains($0.subject) }
        return !own.isEmpty
          && entry.surelyReacts(to: .notDetermined) { way in
            !own.isDisjoint(with: Self.reports(way.effects))
          }
      }.map(\.place))
  }

  /// What an effect says, and to whom.
  private struct Report: Hashable {
    let subject: String
    let text: String
    /// The place, if the text is shortened, which may stand for something else elsewhere.
    let place: Effect.Place?

    init(_ text: String, to subject: String, at place: Effect.Place) {
      self.subject = subject
      self.text = text
      self.place = text.contains("…") ? place : nil
    }
  }

  private static func reports(_ effects: [Effect]) -> Set<Report> {
    Set(
      effects.compactMap { effect in
        switch effect.action {
        // Whoever is given the status can tell what it is.
        case .tells(_, let value) where value.contains("status") || value.contains("notDetermined"): nil
        case .tells(let waiter, let value): Report(value, to: waiter, at: effect.place)
        case .presents(let what): Report(what, to: "the person", at: effect.place)
        default: nil
        }
      })
  }

  private func requests(
    leaving isLeft: (Entry, Reaction.Way) -> Bool, under statuses: () -> [AuthorizationStatus]
  ) -> Set<Effect.Place> {
    var places: Set<Effect.Place> = []
    for entry in entries {
      for status in statuses() {
        for reaction in entry.reactions(to: status) where reaction.holes.isEmpty {
          guard reaction.surely({ $0.request != nil && isLeft(entry, $0) }) else { continue }
          places.formUnion(reaction.ways.filter { isLeft(entry, $0) }.compactMap(\.request?.place))
        }
      }
    }
    return places
  }

  private func isTold(_ property: String) -> Bool {
    entries.contains { $0.effects.contains { $0.action.tells(property) } }
  }

  /// Returns whether anything but the manager's callbacks notifies a caller, such as a
  /// notification, a timer or a cancellation.
  private func isToldElsewhere(_ property: String, than entry: Entry) -> Bool {
    entries.contains {
      $0.kind != .callback && $0.place != entry.place
        && $0.effects.contains { $0.action.tells(property) || $0.action.handsOn(property) }
    }
  }

  private func isToldOfRefusal(_ property: String, mayFail: Bool) -> Bool {
    entries.contains { entry in
      guard entry.kind == .callback else { return false }
      let reactions = entry.reactions(to: AuthorizationStatus.denied)
      if reactions.contains(where: { !$0.holes.isEmpty }) { return true }
      let answers = reactions.flatMap(\.effects).contains {
        $0.action.tells(property) || $0.action.handsOn(property)
      }
      // A service that was started fails; one that wasn't has no other callback.
      return answers && (entry.isAuthorizationCallback || mayFail)
    }
  }
}

extension ReactionTable.Entry {
  /// Whether the manager calls it when the authorization changes.
  package var isAuthorizationCallback: Bool {
    kind == .callback && (name.contains("DidChangeAuthorization") || name.contains("didChangeAuthorization"))
  }

  /// Returns whether it tells someone under any circumstances.
  fileprivate func mayTell(_ property: String) -> Bool {
    effects.contains { $0.action.tells(property) }
  }

  /// All certain and possible effects.
  fileprivate var effects: [Effect] { rows.flatMap(\.reaction.effects) }

  /// Returns whether a predicate is true of the certain reaction to a status, if all code was
  /// followed.
  package func surelyReacts(to status: AuthorizationStatus, _ holds: (Reaction.Way) -> Bool) -> Bool {
    let reactions = reactions(to: status)
    return !reactions.isEmpty && reactions.allSatisfy { $0.holes.isEmpty && $0.surely(holds) }
  }
}

extension Effect.Action {
  fileprivate func tells(_ waiter: String) -> Bool {
    if case .tells(waiter, _) = self { true } else { false }
  }

  fileprivate func handsOn(_ waiter: String) -> Bool {
    if case .handsOn(waiter, _) = self { true } else { false }
  }
}

extension Reaction.Way {
  /// The first request.
  fileprivate var request: Effect? { effects.first(where: \.isRequest) }

  /// The callers that are notified.
  package var told: Set<String> {
    Set(effects.compactMap { if case .tells(let waiter, _) = $0.action { waiter } else { nil } })
  }

  /// The properties that are cleared.
  fileprivate var cleared: Set<String> {
    Set(effects.compactMap { if case .clears(let property) = $0.action { property } else { nil } })
  }

  /// A caller in a property.
  fileprivate struct Kept {
    let waiter: String
    let property: String
  }

  /// The callers in properties that are neither notified nor passed on.
  fileprivate var leftWaiting: [Kept] {
    let told = told
    return effects.compactMap {
      guard case .keeps(let waiter, let property) = $0.action, !told.contains(waiter),
        !told.contains(property), !effects.contains(where: { $0.action.handsOn(waiter) })
      else { return nil }
      return Kept(waiter: waiter, property: property)
    }
  }

  /// The properties for which a task is suspended.
  fileprivate var suspendedProperties: Set<String> {
    Set(
      effects.compactMap {
        guard case .keeps(let waiter, let property) = $0.action,
          effects.contains(where: { $0.action == .waits(waiter) })
        else { return nil }
        return property
      })
  }

  /// Whether events other than the person's answer may come: locations or errors of a service, or
  /// the first callback of a manager that was created or given its delegate.
  fileprivate var bringsEvents: Bool {
    effects.contains { effect in
      switch effect.action {
      case .creates, .configures("delegate", _): true
      default: effect.isStart
      }
    }
  }
}
