import AppProject
import InfoPlistProblems
import LocationCatalogue
import LocationPolicy
import SourceFacts

/// Predicts what arrives in the background on one release, for the grants that a target can come by.
struct DeliveryPrediction {
  let context: AuditContext
  let policy: AuthorizationPolicy
  let app: AppConfiguration

  var lines: [PredictionLine] { exceptionLines + backgroundLines + monitoringLines }

  /// The exception that setting allowsBackgroundLocationUpdates raises, if it is set without a guard.
  var exceptionLines: [PredictionLine] {
    let assignments = context.code.uses(of: .backgroundUpdates)
    guard assignments.contains(where: { $0.setsTrue && !$0.readsBackgroundModes }) else { return [] }
    let session = policy.backgroundSession(grant: .whenInUse, of: app, manager: manager)
    guard let exception = session.exception else { return [] }
    return [
      PredictionLine(
        topic: "exception",
        text: "allowsBackgroundLocationUpdates = true raises \(exception.name): \(exception.reason)",
        facts: Array(session.facts))
    ]
  }

  /// The manager's properties as the code sets them anywhere.
  private var manager: ManagerSettings {
    let code = context.code
    var settings = ManagerSettings(
      allowsBackgroundUpdates: !code.uses(of: .backgroundUpdates).isEmpty,
      showsBackgroundIndicator: code.uses("showsBackgroundLocationIndicator", .assignment).contains {
        $0.fact.value != .boolean(false)
      })
    // Of several values the one that harms most counts; one that can't be read leaves the question open.
    let filters = code.uses("distanceFilter", .assignment).map { Self.metres($0.fact.value) }
    let accuracies = code.uses("desiredAccuracy", .assignment).map { Self.metres($0.fact.value) }
    settings.knowsFilterAndAccuracy = !filters.contains(nil) && !accuracies.contains(nil)
    settings.distanceFilter = filters.compactMap(\.self).max() ?? settings.distanceFilter
    settings.desiredAccuracy = accuracies.compactMap(\.self).max() ?? settings.desiredAccuracy
    return settings
  }

  /// The number that a value stands for, or nil when only running the code would tell.
  private static func metres(_ value: SourceValue?) -> Double? {
    switch value {
    case .number(let number)?: number
    case .name("kCLDistanceFilterNone")?: LocationConstants.noFilter
    case .name(let name)?: LocationConstants.accuracies.first { $0.name == name }?.metres
    case .boolean, .string, .other, nil: nil
    }
  }

  private var backgroundLines: [PredictionLine] {
    guard context.code.uses(anyOf: .standardUpdates), !reachableGrants.isEmpty else { return [] }
    let sessions = reachableGrants.map { grant in
      (grant, policy.backgroundSession(grant: grant, of: app, manager: manager))
    }
    guard sessions.allSatisfy({ $0.1.exception == nil }) else { return [] }
    return sessions.map { grant, session in
      let indicator = session.inBackground == .goesOn ? ", with \(session.indicator.phrase)" : ""
      return PredictionLine(
        topic: "background",
        text:
          "With \(grant.phrase), a session started in the foreground \(session.inBackground.phrase)\(indicator).",
        facts: Array(session.facts))
    }
  }

  /// The grants that the code's own requests can bring, on this release.
  private var reachableGrants: [Grant] {
    var grants: Set<Grant> = []
    var requests: [AppRequest] = policy.requestMethods.value ? [] : [.start]
    if context.code.mayAskForWhenInUseFirst || context.code.uses(anyOf: .liveUpdates) {
      requests.append(.whenInUse)
    }
    if context.code.mayAskForAlwaysFirst { requests.append(.always) }
    for request in requests {
      collectGrants(of: request, from: AuthorizationState(), into: &grants)
    }
    if grants.contains(.whenInUse), context.code.mayRequestAlways {
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

  /// What becomes of events that launch an app, for the services that the code uses; like ones in one line.
  private var monitoringLines: [PredictionLine] {
    let used: [(String, LocationService)] = [
      (LocationUse.significantChanges, "significant changes", .significantChange),
      (.regionMonitoring, "regions", .region), (.visits, "visits", .visits),
    ].compactMap { use, name, service in
      context.code.uses(anyOf: use) ? (name, service) : nil
    }
    return reachableGrants.flatMap { grant in
      var groups: [(names: [String], near: Delivery, away: Delivery)] = []
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
          text: "With \(grant.phrase), an event of \(Words.list(group.names)) while the app is in use: "
            + "\(group.near.arrival.sentence) While it is terminated: \(group.away.arrival.sentence)",
          facts: Array(group.near.facts + group.away.facts))
      }
    }
  }
}
