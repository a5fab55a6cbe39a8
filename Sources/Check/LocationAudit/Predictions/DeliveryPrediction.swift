import AppProject
import InfoPlistProblems
import LocationCatalogue
import LocationDelivery
import LocationDrawing
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

/// Predicts background delivery on one release, for the grants that a target can get.
struct DeliveryPrediction {
  let context: AuditContext
  let policy: AuthorizationPolicy
  let app: AppConfiguration

  var lines: [PredictionLine] {
    exceptionLines + backgroundLines + liveUpdateLines + activityLines + monitoringLines
  }

  /// The prediction of the exception that allowsBackgroundLocationUpdates raises if it is set
  /// without a check.
  var exceptionLines: [PredictionLine] {
    let assignments = context.code.uses(of: .backgroundUpdates)
    guard assignments.contains(where: { $0.setsTrue && !$0.readsBackgroundModes }) else { return [] }
    let session = policy.backgroundSession(
      grant: .whenInUse, of: app, manager: ManagerChoice.all(in: context)[0].manager)
    guard let exception = session.exception else { return [] }
    return [
      PredictionLine(
        topic: "exception",
        text: "allowsBackgroundLocationUpdates = true raises \(exception.name): \(exception.reason)",
        facts: Array(session.facts),
        brief: .init("allowsBackgroundLocationUpdates = true raises an exception"))
    ]
  }

  private var backgroundLines: [PredictionLine] {
    guard context.code.uses(anyOf: .standardUpdates), !holdsActivitySession else { return [] }
    return reachableGrants.flatMap(backgroundLines)
  }

  /// Returns the predictions for a session with a grant: one line, or one for each result of the
  /// settings in the code.
  private func backgroundLines(with grant: Grant) -> [PredictionLine] {
    var outcomes: [(session: BackgroundSession, settings: [Phrase])] = []
    for choice in ManagerChoice.all(in: context) {
      let session = policy.backgroundSession(grant: grant, of: app, manager: choice.manager)
      guard session.exception == nil else { return [] }
      if let same = outcomes.firstIndex(where: { $0.session == session }) {
        outcomes[same].settings.append(choice.settings)
      } else {
        outcomes.append((session, [choice.settings]))
      }
    }
    return outcomes.map { session, settings in
      let (goesOn, granted) = (session.inBackground.phrase, grant.phrase)
      let indicator: Phrase =
        session.inBackground == .goesOn ? ", with \(session.indicator.phrase)" : ""
      let values: Phrase = outcomes.count == 1 ? "" : " and \(Phrase.list(settings, .or))"
      return PredictionLine(
        topic: "background",
        text:
          "With \(granted)\(values), a session started in the foreground \(goesOn)\(indicator).",
        facts: Array(session.facts), statusBar: statusBar(during: session),
        brief: .init("a session \(goesOn)", for: granted + values))
    }
  }

  /// Returns the status bar during a session in the background; nil if it shows nothing.
  private func statusBar(during session: BackgroundSession) -> StatusBarPicture? {
    guard session.inBackground == .goesOn, session.indicator.isVisible else { return nil }
    return StatusBarPicture(appName: context.appName, indicator: session.indicator, arrow: .solid)
  }

  /// The predictions for foreground delivery by the services that the code uses; equal results of
  /// grants share a line.
  var foregroundLines: [PredictionLine] {
    let used: [(Phrase, LocationService)] = [
      (LocationUse.standardUpdates, "a location" as Phrase, LocationService.standard),
      (.oneShot, "the one location", .requestLocation), (.liveUpdates, "a live update", .liveUpdates),
      (.heading, "a heading", .heading), (.ranging, "a distance to a beacon", .ranging),
      (.conditionMonitoring, "an event of a monitor", .monitor),
    ].compactMap { use, name, service in context.code.uses(anyOf: use) ? (name, service) : nil }
    return used.flatMap { name, service in
      var outcomes: [(delivery: Delivery, grants: [Phrase])] = []
      for grant in reachableGrants {
        let delivery = policy.delivery(
          of: service, in: DeliveryContext(grant: grant, app: app, phase: .foreground))
        if let same = outcomes.firstIndex(where: { $0.delivery.arrival == delivery.arrival }) {
          outcomes[same].grants.append(grant.phrase)
        } else {
          outcomes.append((delivery, [grant.phrase]))
        }
      }
      return outcomes.map { delivery, grants in
        PredictionLine(
          topic: "foreground",
          text: "With \(Phrase.list(grants, .or)), \(name): \(delivery.arrival.sentence)",
          facts: Array(delivery.facts))
      }
    }
  }

  /// The predictions for live updates in the background, if nothing keeps the app in use.
  private var liveUpdateLines: [PredictionLine] {
    guard policy.services.value.contains(.liveUpdates), context.code.uses(anyOf: .liveUpdates),
      !holdsActivitySession
    else { return [] }
    let holdsAlwaysSession = context.code.uses(of: .serviceSession).contains {
      $0.argument("authorization") == .name("always")
    }
    let name: Phrase = "a live update"
    return reachableGrants.map { grant in
      var moment = DeliveryContext(grant: grant, app: app, phase: .background)
      if holdsAlwaysSession { moment.aids = [.alwaysSession] }
      let delivery = policy.delivery(of: .liveUpdates, in: moment)
      return PredictionLine(
        topic: "background",
        text: "With \(grant.phrase), \(name) in the background: \(delivery.arrival.sentence)",
        facts: Array(delivery.facts),
        brief: .init("\(name): \(delivery.arrival.sentence)", for: grant.phrase))
    }
  }

  private var holdsActivitySession: Bool {
    policy.backgroundActivitySession.value && context.code.uses(anyOf: .backgroundSession)
  }

  /// The predictions for background delivery while the app holds a background activity session.
  private var activityLines: [PredictionLine] {
    guard holdsActivitySession else { return [] }
    let services: [(use: LocationUse, name: Phrase, service: LocationService)] = [
      (.standardUpdates, "a location", .standard), (.liveUpdates, "a live update", .liveUpdates),
      (.conditionMonitoring, "an event of a monitor", .monitor),
    ].filter { context.code.uses(anyOf: $0.0) }
    return reachableGrants.flatMap { grant in
      services.map { _, name, service in
        var moment = DeliveryContext(grant: grant, app: app, phase: .background)
        moment.manager = ManagerChoice.all(in: context)[0].manager
        moment.aids = [.backgroundActivity]
        let delivery = policy.delivery(of: service, in: moment)
        return PredictionLine(
          topic: "background",
          text:
            "With \(grant.phrase) and a background activity session, \(name) in the background: \(delivery.arrival.sentence)",
          facts: Array(delivery.facts),
          brief: .init("\(name): \(delivery.arrival.sentence)", for: grant.phrase))
      }
    }
  }

  /// The grants that the code's own requests can lead to on this release.
  private var reachableGrants: [Grant] {
    var grants: Set<Grant> = []
    var requests: [AppRequest] = policy.requestMethods.value ? [] : [.start]
    if context.code.asksForWhenInUseFirst(on: policy.release) || context.code.uses(anyOf: .liveUpdates) {
      requests.append(.whenInUse)
    }
    if context.code.asksForAlwaysFirst(on: policy.release) { requests.append(.always) }
    for request in requests {
      collectGrants(of: request, from: AuthorizationState(), into: &grants)
    }
    if grants.contains(.whenInUse), context.code.asksForAlwaysLater(on: policy.release) {
      collectGrants(of: .always, from: AuthorizationState(grant: .whenInUse), into: &grants)
    }
    if grants.contains(.provisionalAlways) {
      let state = AuthorizationState(
        grant: .provisionalAlways, memory: [.alwaysRequestSpent, .provisionalSpent])
      collectGrants(of: .secondPrompt, from: state, into: &grants)
    }
    return Grant.allCases.filter { grants.contains($0) && $0.isAuthorized && $0 != .temporary }
  }

  private func collectGrants(
    of request: AppRequest, from state: AuthorizationState, into grants: inout Set<Grant>
  ) {
    var asked = state
    let decision = request.perform(on: &asked, of: app, under: policy)
    grants.insert(asked.grant)
    guard case .prompt(let prompt) = decision.outcome else { return }
    for choice in prompt.template.choices {
      var answered = asked
      _ = answered.answer(choice, of: app, under: policy)
      grants.insert(answered.grant)
    }
  }

  /// The predictions for events that launch an app, for the services that the code uses; equal
  /// results share a line.
  private var monitoringLines: [PredictionLine] {
    let used: [(Phrase, LocationService)] = [
      (LocationUse.significantChanges, "significant changes" as Phrase, LocationService.significantChange),
      (.regionMonitoring, "regions", .region), (.visits, "visits", .visits),
    ].compactMap { use, name, service in
      context.code.uses(anyOf: use) ? (name, service) : nil
    }
    return reachableGrants.flatMap { grant in
      var groups: [(names: [Phrase], near: Delivery, away: Delivery)] = []
      for (name, service) in used {
        var delivery = DeliveryContext(grant: grant, app: app, phase: .foreground)
        let near = policy.delivery(of: service, in: delivery)
        delivery.phase = .terminated
        let away = policy.delivery(of: service, in: delivery)
        if let same = groups.firstIndex(where: { $0.near == near && $0.away == away }) {
          groups[same].names.append(name)
        } else {
          groups.append(([name], near, away))
        }
      }
      return groups.map { group in
        PredictionLine(
          topic: "monitoring",
          text: """
            With \(grant.phrase), an event of \(Phrase.list(group.names)) while the app is in use: \
            \(group.near.arrival.sentence) While it is terminated: \(group.away.arrival.sentence)
            """,
          facts: Array(group.near.facts + group.away.facts),
          brief: .init("when terminated: \(group.away.arrival.sentence)", for: grant.phrase))
      }
    }
  }
}
