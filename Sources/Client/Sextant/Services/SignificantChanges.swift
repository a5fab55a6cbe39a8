import CoreLocation
import LocationPolicy

extension ServiceCore where Value == CLLocation {
  /// Significant changes, with a manager of their own: only managers that started them are told (MON-004).
  static func significantChanges(in environment: LocationEnvironment) -> ServiceCore {
    let rules = ServiceRules(service: .significantChange, policy: environment.policy)
    let core = ServiceCore(environment: environment, rules: rules)
    core.connect(
      .ownManager(in: environment) {
        $0.start(.significantChanges)
      } stop: {
        $0.stop(.significantChanges)
      } tell: { [weak core] event in
        core?.take(event)
      })
    return core
  }

  private func take(_ event: SystemEvent) {
    switch event {
    case .locations(let locations):
      for location in locations where location.isValid { came(location) }
    case .failed(let code): handle { $0.failed(code) }
    case .heading, .authorizationChanged, .fullAccuracyAnswered, .paused, .resumed, .monitoring: break
    }
  }
}
