import CommandLineOptions
import LocationCatalogue
import LocationPolicy
import LocationTerms
import Phrases

/// An app's grant, as typed.
enum GrantArgument: String, CaseIterable, ExpressibleByArgument {
  case undecided = "not-determined"
  case once
  case whenInUse = "when-in-use"
  case provisional = "provisional-always"
  case always
  case denied
  case restricted
  case servicesOff = "services-off"

  /// Returns the authorization state of an app with this grant.
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

  /// Returns whether the grant exists on a release.
  func exists(under policy: AuthorizationPolicy) -> Bool {
    state(isAlwaysSpent: false, isReduced: false, phase: .foreground).grant.exists(under: policy)
  }

  /// A phrase that fits after "the app has".
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
