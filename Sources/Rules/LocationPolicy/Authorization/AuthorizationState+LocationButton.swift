extension AuthorizationState {
  /// Handles a tap on a location button; the app's action runs in any case (AUTH-073, AUTH-074, AUTH-075).
  public mutating func tapLocationButton(
    isLegible: Bool = true, of app: AppConfiguration, under policy: AuthorizationPolicy
  ) -> Decision {
    decide(under: policy) { state in
      guard policy.locationButton.value else {
        return Decision(.ignored(.notAvailable), facts: policy.locationButton.facts)
      }
      guard isLegible else { return Decision(.ignored(.illegibleButton), facts: FactList(.auth075)) }
      if let obstacle = state.obstacle(needing: policy.whenInUseDescriptions, of: app, under: policy) {
        return obstacle
      }
      if state.isRestricted { return Decision(.ignored(.restricted), facts: FactList(.auth027)) }
      switch state.grant {
      case .temporary, .whenInUse, .provisionalAlways, .always:
        return Decision(.proceeds, facts: FactList(.auth074))
      case .notDetermined where state.memory.contains(.servicesOff),
        .denied where state.memory.contains(.servicesOff):
        return state.offerServices(under: policy)
      case .notDetermined where state.memory.contains(.locationButtonApproved):
        return state.grantSilently(of: app, under: policy)
      case .notDetermined, .denied:
        return state.show(
          .locationButton, cause: .locationButton, under: policy, facts: FactList(.auth073, .auth074))
      }
    }
  }

  private mutating func grantSilently(of app: AppConfiguration, under policy: AuthorizationPolicy) -> Decision
  {
    guard phase == .foreground else {
      return Decision(.ignored(.notInForeground), facts: policy.requestInBackground.facts)
    }
    grant = .temporary
    if app.traits.contains(.defaultAccuracyReduced) { chosenAccuracy = .reduced }
    return Decision(.changed, facts: FactList(.auth073))
  }
}
