import LocationPolicy

/// A request that the system may answer with a prompt.
enum SystemRequest: Hashable, Sendable {
  /// requestWhenInUseAuthorization()
  case whenInUse
  /// requestAlwaysAuthorization()
  case always
  /// requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)
  case fullAccuracy(purposeKey: String)

  /// Makes the request on a state, by the rules.
  func perform(on state: inout AuthorizationState, in setting: AuthorizationSetting) -> Decision {
    let (app, policy) = (setting.app, setting.policy)
    return switch self {
    case .whenInUse: state.requestWhenInUse(of: app, under: policy)
    case .always: state.requestAlways(of: app, under: policy)
    case .fullAccuracy(let key):
      state.requestFullAccuracy(
        purposeKeyExists: setting.purposeKeys.contains(key), of: app, under: policy)
    }
  }

  /// The usage descriptions that the request needs and the app lacks.
  func missingDescriptions(of app: AppConfiguration, under policy: AuthorizationPolicy) -> UsageDescriptions {
    switch self {
    case .whenInUse: policy.whenInUseDescriptions.value.subtracting(app.descriptions)
    case .always: policy.alwaysDescriptions.value.subtracting(app.descriptions)
    case .fullAccuracy: []
    }
  }
}
