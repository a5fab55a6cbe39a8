import LocationPolicy

/// What an app's code can do that may bring up a prompt.
enum AgreementCall: CaseIterable, Hashable {
  case requestWhenInUse
  case requestAlways
  case requestFullAccuracy
  case startUpdates
  case iterateUpdates
  case openNoneSession
  case openWhenInUseSession
  case openAlwaysSession

  /// The calls that exist on a release; the classic ones always do, for their answer there is part of the rules.
  static func calls(under policy: AuthorizationPolicy) -> [AgreementCall] {
    allCases.filter { call in
      switch call {
      case .requestWhenInUse, .requestAlways, .requestFullAccuracy, .startUpdates: true
      case .iterateUpdates: policy.asyncUpdates.value != .unavailable
      case .openNoneSession, .openWhenInUseSession, .openAlwaysSession: policy.serviceSessions.value
      }
    }
  }
}
