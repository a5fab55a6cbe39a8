import CommandLineOptions
import LocationCatalogue
import LocationPolicy
import LocationTerms
import Phrases

/// What an app has, as it is typed.
enum GrantArgument: String, CaseIterable, ExpressibleByArgument {
  case undecided = "not-determined"
  case once
  case whenInUse = "when-in-use"
  case provisional = "provisional-always"
  case always
  case denied
  case restricted
  case servicesOff = "services-off"

  /// Returns the state of an app that has it.
  func state(isAlwaysSpent: Bool, isReduced: Bool, phase: AppPhase) -> AuthorizationState {
    var memory: AuthorizationState.Memory = isAlwaysSpent ? .alwaysRequestSpent : []
    let grant: Grant
    switch self {
    case .undecided: grant = .notDetermined
    case .once: grant = .temporary
    case .whenInUse: grant = .whenInUse
    case .provisional:
      grant = .provisionalAlways
      memory.formUnion([.alwaysRequestSpent, .provisionalSpent])
    case .always: grant = .always
    case .denied: grant = .denied
    case .restricted:
      grant = .notDetermined
      memory.insert(.restricted)
    case .servicesOff:
      grant = .notDetermined
      memory.insert(.servicesOff)
    }
    return AuthorizationState(
      grant: grant, phase: phase, memory: memory, accuracy: isReduced ? .reduced : .full)
  }

  /// Whether a release knows it.
  func exists(under policy: AuthorizationPolicy) -> Bool {
    state(isAlwaysSpent: false, isReduced: false, phase: .foreground).grant.exists(under: policy)
  }

  /// What the app has, in words that fit after "the app has".
  var phrase: Phrase {
    switch self {
    case .restricted: "no say, for the device is restricted"
    case .servicesOff: "no decision yet and Location Services is off"
    case .undecided: Grant.notDetermined.phrase
    case .once: Grant.temporary.phrase
    case .whenInUse: Grant.whenInUse.phrase
    case .provisional: Grant.provisionalAlways.phrase
    case .always: Grant.always.phrase
    case .denied: Grant.denied.phrase
    }
  }
}
