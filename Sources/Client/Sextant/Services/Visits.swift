import LocationPolicy

extension ServiceCore where Value == PlaceVisit {
  /// Creates the service for visits on the client's shared manager: they belong to the app, and all managers are
  /// notified of them.
  ///
  /// A few are kept until someone listens, because the system may have launched the app for one.
  static func visits(
    in environment: LocationEnvironment, manager: ManagerHolder<SharedManager>
  ) -> ServiceCore {
    let rules = ServiceRules(service: .visits, policy: environment.policy)
    let core = ServiceCore(environment: environment, rules: rules, keepingEarly: 20)
    core.connect(
      ServiceSwitch {
        manager.use { $0.system.start(.visits) }
      } startAgain: {
        manager.use { $0.system.start(.visits) }
      } stop: {
        manager.use { $0.system.stop(.visits) }
      })
    return core
  }
}
