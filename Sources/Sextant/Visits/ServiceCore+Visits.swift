import CoreLocation
import LocationPolicy

extension ServiceCore where Value == PlaceVisit {
  /// Visits, on the client's shared manager: they belong to the app, and all managers are told of them.
  ///
  /// A few are kept until somebody listens, for the system may have launched the app for one.
  static func visits(
    in environment: LocationEnvironment, manager: ManagerHolder<LocationManagerAdapter>
  ) -> ServiceCore {
    let rules = ServiceRules(service: .visits, policy: environment.policy)
    let core = ServiceCore(environment: environment, machine: ServiceMachine(rules: rules, keepingEarly: 20))
    core.connect(
      ServiceSwitch {
        manager.use { $0.manager.startMonitoringVisits() }
      } startAgain: {
        manager.use { $0.manager.startMonitoringVisits() }
      } stop: {
        manager.use { $0.manager.stopMonitoringVisits() }
      })
    return core
  }
}
