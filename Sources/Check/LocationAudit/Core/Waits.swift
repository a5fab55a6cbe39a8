import LocationFlow
import LocationPolicy

/// Who waits for an answer of the person, and what tells them, by the tables of a process.
struct Waits {
  private typealias Entry = ReactionTable.Entry

  private let entries: [Entry]
  /// The properties of those who are given up when they have been told.
  private let givenUp: Set<String>
  /// The properties whose tasks are suspended until they are told.
  private let suspended: Set<String>

  /// Looks through tables.
  init(in tables: [ReactionTable]) {
    entries = tables.flatMap(\.entries)
    let ways = entries.flatMap(\.rows).flatMap(\.reaction.ways)
    givenUp = ways.reduce(into: []) { $0.formUnion($1.told.intersection($1.cleared)) }
    suspended = ways.reduce(into: []) { $0.formUnion($1.suspendedProperties) }
  }

  /// Whether who is kept in a property is told once; any other is told of each change.
  private func isToldOnce(_ property: String) -> Bool {
    givenUp.contains(property) || suspended.contains(property)
  }

  /// Returns the places of requests that leave someone waiting whom nothing tells, as the status is decided already:
  /// no callback comes, nothing was started that fails, and no other code ends the wait.
  func requestsWithoutCallback() -> Set<Effect.Place> {
    requests { entry, way in
      !way.bringsEvents && way.leftWaiting.contains { isToldOnce($0) && !isToldElsewhere($0, than: entry) }
    } under: {
      AuthorizationStatus.allCases.filter { $0 != .notDetermined }
    }
  }

  /// Returns the places of requests that leave someone waiting whom a refusal does not tell.
  func requestsWithoutRefusal() -> Set<Effect.Place> {
    requests { entry, way in
      way.leftWaiting.contains { property in
        isToldOnce(property) && isTold(property) && !isToldElsewhere(property, than: entry)
          && !isToldOfRefusal(property, mayFail: way.bringsEvents)
      }
    } under: {
      [.notDetermined]
    }
  }

  /// Returns the callbacks that surely tell someone who is told once, while nothing is decided.
  func answersWithoutDecision() -> Set<Effect.Place> {
    Set(
      entries.filter(\.isAuthorizationCallback).filter { entry in
        entry.surelyReacts(to: .notDetermined) { way in
          way.told.contains { property in
            suspended.contains(property) || way.cleared.contains(property)
          }
        }
      }.map(\.place))
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

  /// Whether anything but callbacks of the manager tells who waits: a notification, a timer, a way to cancel.
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
      // What was started fails; what was not, has no other callback.
      return answers && (entry.isAuthorizationCallback || mayFail)
    }
  }
}

extension ReactionTable.Entry {
  /// Whether the manager calls it when the authorization changes.
  var isAuthorizationCallback: Bool {
    kind == .callback && (name.contains("DidChangeAuthorization") || name.contains("didChangeAuthorization"))
  }

  /// All that is or may be done.
  fileprivate var effects: [Effect] { rows.flatMap(\.reaction.effects) }

  /// Whether something holds of what is surely done with a status, all of which was followed.
  func surelyReacts(to status: AuthorizationStatus, _ holds: (Reaction.Way) -> Bool) -> Bool {
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
  fileprivate var request: Effect? {
    effects.first { [.asks(.whenInUse), .asks(.always)].contains($0.action) }
  }

  /// Those who are told.
  fileprivate var told: Set<String> {
    Set(effects.compactMap { if case .tells(let waiter, _) = $0.action { waiter } else { nil } })
  }

  /// The properties in which nobody is kept anymore.
  fileprivate var cleared: Set<String> {
    Set(effects.compactMap { if case .clears(let property) = $0.action { property } else { nil } })
  }

  /// The properties with those who are kept there and nowhere told or handed on.
  fileprivate var leftWaiting: [String] {
    let told = told
    return effects.compactMap {
      guard case .keeps(let waiter, let property) = $0.action, !told.contains(waiter),
        !told.contains(property), !effects.contains(where: { $0.action.handsOn(waiter) })
      else { return nil }
      return property
    }
  }

  /// The properties with those that a task is suspended for.
  fileprivate var suspendedProperties: Set<String> {
    Set(
      effects.compactMap {
        guard case .keeps(let waiter, let property) = $0.action,
          effects.contains(where: { $0.action == .waits(waiter) })
        else { return nil }
        return property
      })
  }

  /// Whether more may come than what the person answers: locations or errors of a service, the first callback of a
  /// manager that was made or was given its delegate.
  fileprivate var bringsEvents: Bool {
    effects.contains { effect in
      switch effect.action {
      case .starts, .locates, .creates, .configures("delegate", _): true
      default: false
      }
    }
  }
}
