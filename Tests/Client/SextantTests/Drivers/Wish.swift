import LocationPolicy
import Sextant
import SextantAlways

/// What an app asks a client for.
enum Wish: Hashable, Sendable, CaseIterable {
  case whenInUse
  case always
  case fullAccuracy

  /// The purpose key that apps of these tests have a text for, or not.
  static let purpose = "Navigation"

  /// Asks a client for it.
  func ask(_ client: LocationClient, timeLimit: Double? = nil) async -> AuthorizationOutcome {
    switch self {
    case .whenInUse: await client.requestWhenInUse(timeLimit: timeLimit)
    case .always: await client.requestAlways(timeLimit: timeLimit)
    case .fullAccuracy: await client.requestFullAccuracy(purpose: Self.purpose, timeLimit: timeLimit)
    }
  }

  /// The requests of the system that it takes for an app with a state, by the rules alone: one or two.
  func requests(of state: AuthorizationState, _ setup: AppSetup) -> [Wish] {
    let isUndetermined = state.status == .notDetermined
    guard self == .always, isUndetermined, setup.policy.escalation.value == .prompts,
      setup.supportsAlways
    else { return [self] }
    return [.whenInUse, .always]
  }

  /// What the system does with the request, by the rules.
  func perform(on state: inout AuthorizationState, _ setup: AppSetup) -> Decision {
    let (app, policy) = (setup.app, setup.policy)
    switch self {
    case .whenInUse: return state.requestWhenInUse(of: app, under: policy)
    case .always: return state.requestAlways(of: app, under: policy)
    case .fullAccuracy:
      return state.requestFullAccuracy(purposeKeyExists: setup.hasPurpose, of: app, under: policy)
    }
  }
}
