import LocationPolicy

extension ServiceCore where Value == PlaceVisit {
  /// Visits, on the client's shared manager: they belong to the app, and all managers are told of them.
  ///
  /// A few are kept until somebody listens, because the system may have launched the app for one.
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
