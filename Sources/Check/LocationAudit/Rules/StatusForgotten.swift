import AppProject
import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// Code reacts to some statuses, and forgets one that the person's answer can give.
  static let statusForgotten = Rule(
    id: .statusForgotten,
    summary: "Code reacts to Always or to a refusal, and not to While Using or to a restriction.",
    explanation: """
      On iOS 8 and later there are two allowed statuses, and a request for Always can also end in \
      authorizedWhenInUse: with Only While Using the App on iOS 11 and 12, and with Allow Once or Keep Only While \
      Using from iOS 13 on. Code that goes on only with authorizedAlways leaves these people without location. In \
      the same way restricted is as final as denied: no request shows a prompt, and nothing is called back. Handle \
      authorizedWhenInUse like authorizedAlways as far as it goes, and restricted like denied. This is a note, \
      because a status may be left out on purpose.
      """,
    severity: .note, bites: { $0.requestMethods.value },
    facts: [.auth008, .auth027, .auth044, .auth049, .auth063],
    judgesLibraries: true,
    check: { context in
      let entries = context.code.reactions.flatMap(\.entries)
      let forgotten = Dictionary(
        entries.compactMap { entry in Self.forgotten(in: entry, context).map { (entry.place, $0) } }
      ) { first, _ in first }
      let methods = context.code.types.methods(at: Set(forgotten.keys)).filter { method in
        guard let status = forgotten[method.place], context.isJudged(method.file) else { return false }
        return !context.code.isInstalled(method.file) && !names(status, in: method, context.code.types)
      }
      return AuthorizationStatus.allCases.compactMap { status in
        methods.first { forgotten[$0.place] == status }.map { violation(at: $0.site, without: status) }
      } + restrictedRequests(entries, context) + restrictedInClosures(entries, context)
    })

  /// Returns a violation for each request that is made while nothing is decided and when restricted,
  /// and not when denied.
  private static func restrictedRequests(
    _ entries: [ReactionTable.Entry], _ context: AuditContext
  ) -> [Violation] {
    let places = entries.compactMap { entry -> Effect.Place? in
      guard let undecided = row(.notDetermined, of: entry), let restricted = row(.restricted, of: entry),
        let denied = row(.denied, of: entry), let always = row(.authorizedAlways, of: entry),
        let request = restricted.reaction.effects.first(where: \.isRequest), restricted == undecided,
        !denied.reaction.effects.contains(where: \.isTold),
        ![denied, always].contains(where: { $0.reaction.effects.contains(where: \.isRequest) })
      else { return nil }
      return request.place
    }
    return context.requests(at: Set(places)).filter { !context.code.isInstalled($0.file) }.map { use in
      Violation(
        at: use.site,
        message: """
          With restricted this makes the same request as before the person has decided: no prompt shows, and nothing \
          is called back.
          """,
        fix: "Handle .restricted like .denied.")
    }
  }

  /// Returns a violation for each place that tells of a refusal in a closure, which asks when restricted.
  private static func restrictedInClosures(
    _ entries: [ReactionTable.Entry], _ context: AuditContext
  ) -> [Violation] {
    let places = entries.filter { $0.kind == .closure }.compactMap { entry -> Effect.Place? in
      guard forgetsRestricted(entry), let denied = row(.denied, of: entry),
        let restricted = row(.restricted, of: entry), restricted.reaction.effects.contains(where: \.isRequest)
      else { return nil }
      return denied.reaction.effects.first { $0.isTold && !restricted.reaction.effects.contains($0) }?.place
    }.filter { context.isOwn($0.file) }
    return Set(places).sorted().map { place in
      violation(at: Site(place), without: .restricted)
    }
  }

  private static func violation(at site: Site, without status: AuthorizationStatus) -> Violation {
    status == .restricted
      ? Violation(
        at: site,
        message:
          "With restricted nothing that was read happens here, or a request that shows no prompt; denied is handled.",
        fix: "Handle .restricted like .denied.")
      : Violation(
        at: site,
        message:
          "With authorizedWhenInUse this does nothing, or the same as after a refusal; only authorizedAlways goes on.",
        fix: "Handle .authorizedWhenInUse as well.")
  }

  /// Returns whether a method calls anything under a condition on a status: what it does may be later, or
  /// in code that was not followed.
  private static func names(
    _ status: AuthorizationStatus, in method: TypeIndex.Method, _ types: TypeIndex
  ) -> Bool {
    let own =
      types.owners(ofMethod: method.baseName).compactMap { types.entry(named: $0)?.methods }
      .first { $0.contains { $0.place == method.place } } ?? []
    // What the method only hands on is looked at where that is done.
    let called = Set(method.facts.callSites.filter { CertainCalls.isCertain($0) }.map(\.name))
    let others = own.filter { called.contains($0.baseName) }.map(\.facts)
    return (others + [method.facts]).flatMap(\.callSites).contains { site in
      !CallNames.isLog(site)
        && site.conditions.contains { $0.first != "!" && $0.mentions(status.caseName) }
    }
  }

  /// Returns the status that an entry forgets.
  private static func forgotten(
    in entry: ReactionTable.Entry, _ context: AuditContext
  ) -> AuthorizationStatus? {
    guard entry.kind == .function || entry.kind == .callback, entry.questions.contains(.status),
      let denied = row(.denied, of: entry), let always = row(.authorizedAlways, of: entry),
      let whenInUse = row(.authorizedWhenInUse, of: entry)
    else { return nil }
    // What is meant for Always alone says so.
    let isAboutAlways = ["always", "background", "region", "geofence"].contains { entry.name.mentions($0) }
    if !isAboutAlways, whenInUse != always, always.reaction.effects.contains(where: \.isGoingOn) {
      let own = always.reaction.effects.contains { $0.isGoingOn && !denied.reaction.effects.contains($0) }
      let isRefused =
        whenInUse == denied && denied.reaction.effects.contains(where: \.isTold) && !needsAlways(context)
      if own, whenInUse.reaction.isNothing || isRefused { return .authorizedWhenInUse }
    }
    return forgetsRestricted(entry) ? .restricted : nil
  }

  /// Returns whether an entry tells of a refusal and, when restricted, does nothing or asks as before
  /// any decision.
  private static func forgetsRestricted(_ entry: ReactionTable.Entry) -> Bool {
    guard entry.questions.contains(.status), let undecided = row(.notDetermined, of: entry),
      let restricted = row(.restricted, of: entry), let denied = row(.denied, of: entry),
      denied != restricted, denied.reaction.effects.contains(where: \.isTold)
    else { return false }
    let asks = restricted == undecided && restricted.reaction.effects.contains(where: \.isRequest)
    return restricted.reaction.isNothing || asks
  }

  /// Returns the only reaction to a status while Location Services is on, if all of it was followed.
  private static func row(_ status: AuthorizationStatus, of entry: ReactionTable.Entry) -> ReactionTable.Row?
  {
    let rows = entry.rows.filter { row in
      row.circumstances.contains { $0.status == status && $0.hasServices }
    }
    guard rows.count == 1, let row = rows.first, row.reaction.holes.isEmpty else { return nil }
    return row
  }

  private static func needsAlways(_ context: AuditContext) -> Bool {
    context.hasBackgroundMode
      || context.code.uses(
        anyOf: .significantChanges, .visits, .regionMonitoring, .conditionMonitoring, .backgroundUpdates)
  }
}

extension Effect {
  /// Whether locations may come, or someone is told.
  fileprivate var isGoingOn: Bool {
    switch action {
    case .starts("location updates"), .starts("live updates"), .locates: true
    default: isTold
    }
  }

  /// Whether the person or a caller is told.
  fileprivate var isTold: Bool {
    switch action {
    case .tells, .presents, .opens, .handsOn, .fails: true
    default: false
    }
  }
}
