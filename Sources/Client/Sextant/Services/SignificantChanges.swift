import CoreLocation
import LocationPolicy

extension ServiceCore where Value == CLLocation {
  /// Creates the service for significant changes with a separate manager: only managers that started them are
  /// notified (MON-004).
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
