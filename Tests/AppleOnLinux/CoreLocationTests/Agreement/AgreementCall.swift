import LocationPolicy

/// A call of an app that may show a prompt.
enum AgreementCall: CaseIterable, Hashable {
  case requestWhenInUse
  case requestAlways
  case requestFullAccuracy
  case startUpdates
  case iterateUpdates
  case openNoneSession
  case openWhenInUseSession
  case openAlwaysSession

  /// Returns the calls that exist on a release; the classic ones always do, because their answer there is part of the
  /// rules.
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
