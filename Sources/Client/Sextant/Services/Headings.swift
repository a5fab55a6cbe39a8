import CoreLocation
import LocationPolicy

extension ServiceCore where Value == CompassHeading {
  /// Creates a compass service with a separate manager.
  static func headings(_ request: HeadingRequest, in environment: LocationEnvironment) -> ServiceCore {
    let rules = ServiceRules(service: .heading, policy: environment.policy)
    let core = ServiceCore(environment: environment, rules: rules)
    core.connect(
      .ownManager(in: environment) {
        request.start($0)
      } stop: {
        request.stop($0)
      } tell: { [weak core] event in
        core?.take(event)
      })
    return core
  }

  private func take(_ event: SystemEvent) {
    switch event {
    // An invalid heading means that something disturbs the compass (DEL-091).
    case .heading(let heading):
      if heading.isValid { came(heading) } else { handle { $0.disturbed(by: .interference) } }
    case .failed(let code): handle { $0.failed(code) }
    case .locations, .authorizationChanged, .fullAccuracyAnswered, .paused, .resumed, .monitoring: break
    }
  }
}

extension HeadingRequest {
  /// Configures a manager as requested, and starts it.
  fileprivate func start(_ manager: any SystemManager) {
    manager.set(.headingFilter(filter))
    manager.set(.headingOrientation(orientation))
    if wantsTrueNorth {
      // The direction of true north hardly changes within some kilometers.
      manager.set(.desiredAccuracy(kCLLocationAccuracyThreeKilometers))
      manager.start(.locations)
    }
    manager.start(.headings)
  }

  /// Stops what was started.
  fileprivate func stop(_ manager: any SystemManager) {
    manager.stop(.headings)
    if wantsTrueNorth { manager.stop(.locations) }
  }
}
