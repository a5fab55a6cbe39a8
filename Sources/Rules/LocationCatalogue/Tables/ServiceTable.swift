import LocationDelivery
import LocationPolicy
import Phrases

/// The table of what happens to an event of each service, by grant and the app's phase.
enum ServiceTable {
  private static let phases: [AppPhase] = [.foreground, .background, .suspended, .terminated, .forceQuit]

  /// The other conditions that can apply.
  private enum Given: CaseIterable {
    case nothing, alwaysSession, backgroundActivity, reducedAccuracy, backgroundAppRefreshOff,
      startedInBackground
  }

  static func table(_ policy: AuthorizationPolicy) -> PolicyTable {
    var rows: [[JSONValue]] = []
    for service in LocationService.allCases {
      for state in TableState.states(of: policy) where state.state.grant.isAuthorized {
        let plain = arrivals(of: service, state, .nothing, policy)
        guard plain.contains(where: { $0 != .notAvailable }) else { continue }
        for given in Given.allCases {
          let arrivals = arrivals(of: service, state, given, policy)
          guard given == .nothing || arrivals != plain else { continue }
          rows.append(
            [
              TableName.value(service), .string(state.name),
              given == .nothing ? .null : TableName.value(given),
            ] + arrivals.map(value))
        }
      }
    }
    return PolicyTable(
      name: "services", title: "services by grant and phase, with background mode and property",
      columns: ["service", "state", "given"] + phases.map { "\($0)" }, rows: rows)
  }

  private static func arrivals(
    of service: LocationService, _ state: TableState, _ given: Given, _ policy: AuthorizationPolicy
  ) -> [Delivery.Arrival] {
    phases.map { phase in
      var app = AppConfiguration.complete
      app.traits.insert(.locationPush)
      var context = DeliveryContext(grant: state.state.grant, app: app, phase: phase)
      context.manager.allowsBackgroundUpdates = policy.backgroundSwitch.value == .property
      switch given {
      case .nothing: break
      case .alwaysSession: context.aids = .alwaysSession
      case .backgroundActivity: context.aids = .backgroundActivity
      case .reducedAccuracy: if policy.accuracyChoice.value { context.accuracy = .reduced }
      case .backgroundAppRefreshOff: context.aids = .backgroundAppRefreshOff
      case .startedInBackground: context.startedInForeground = phase == .foreground
      }
      return policy.delivery(of: service, in: context).arrival
    }
  }

  private static func value(_ arrival: Delivery.Arrival) -> JSONValue {
    switch arrival {
    case .fails(let code): .string("error-\(code.rawValue)")
    case .raises: "exception"
    case .notAvailable: .null
    case .delivered, .deliveredReduced, .wakes, .relaunches, .waitsForApp, .held, .nothing, .ended:
      TableName.value(arrival)
    }
  }
}
