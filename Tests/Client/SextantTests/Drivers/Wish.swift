import LocationPolicy
import Sextant
import SextantAlways

/// A request that an app makes to a client.
enum Wish: Hashable, Sendable, CaseIterable {
  case whenInUse
  case always
  case fullAccuracy

  /// A purpose key for which apps of these tests may have a text.
  static let purpose = "Navigation"

  /// Makes the request to a client.
  func ask(_ client: LocationClient, timeLimit: Double? = nil) async -> AuthorizationOutcome {
    switch self {
    case .whenInUse: await client.requestWhenInUse(timeLimit: timeLimit)
    case .always: await client.requestAlways(timeLimit: timeLimit)
    case .fullAccuracy: await client.requestFullAccuracy(purpose: Self.purpose, timeLimit: timeLimit)
    }
  }

  /// Returns the requests to the system that it needs in a state, by the rules alone: one or two.
  func requests(of state: AuthorizationState, _ setup: AppSetup) -> [Wish] {
    let isUndetermined = state.status == .notDetermined
    guard self == .always, isUndetermined, setup.policy.escalation.value == .prompts,
      setup.supportsAlways
    else { return [self] }
    return [.whenInUse, .always]
  }

  /// Returns the system's reaction to the request, by the rules.
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
