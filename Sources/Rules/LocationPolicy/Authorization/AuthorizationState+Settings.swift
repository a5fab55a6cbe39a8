extension AuthorizationState {
  /// Returns whether Settings shows a row for the app (SET-001, KEY-016).
  public func offersRow(
    _ row: SettingsRow, of app: AppConfiguration, under policy: AuthorizationPolicy
  ) -> Bool {
    let isClip = app.traits.contains(.appClip) && policy.appClips.value
    return policy.settingsRows.value.offers(
      row, supportsWhenInUse: app.descriptions.isSuperset(of: policy.whenInUseDescriptions.value),
      supportsAlways: !isClip && app.descriptions.isSuperset(of: policy.alwaysDescriptions.value),
      hasAlways: grant == .always || grant == .provisionalAlways)
  }

  /// Handles the choice of a row in Settings, which is final, never provisional (SET-002, SET-003, SET-004).
  public mutating func choose(
    _ row: SettingsRow, of app: AppConfiguration, under policy: AuthorizationPolicy
  ) -> Decision {
    decide(under: policy) { state in
      if state.isLocked {
        return Decision(.ignored(.restricted), facts: FactList(.set009, .set025))
      }
      if state.memory.contains(.servicesOff) {
        return Decision(.ignored(.servicesOff), facts: FactList(.set006))
      }
      guard state.offersRow(row, of: app, under: policy) else {
        return Decision(.ignored(.notOffered), facts: policy.settingsRows.facts)
      }
      let before = state.grant
      let hadAlways = before == .always || before == .provisionalAlways
      // The question of the prompt is decided.
      state.prompt = nil
      if row.grant == .whenInUse, hadAlways {
        state.takeAlwaysAway(under: policy)
      } else {
        state.grant = row.grant
      }
      if state.grant != .provisionalAlways { state.memory.remove(.eventHeld) }
      if !state.grant.isAuthorized { state.memory.remove(.temporaryFullAccuracy) }
      if !before.isAuthorized, state.grant.isAuthorized, policy.accuracyChoice.value,
        !policy.assumptions.regrantKeepsPrecise
      {
        state.chosenAccuracy = app.traits.contains(.defaultAccuracyReduced) ? .reduced : .full
      }
      let facts = FactList(.set003, .set004) + (row == .askNextTime ? FactList(.set002) : FactList())
      return Decision(before == state.grant ? .proceeds : .changed, facts: facts)
    }
  }

  /// Resets Location & Privacy: every app starts over, with its one-time rights (SET-008).
  public mutating func resetLocationAndPrivacy(under policy: AuthorizationPolicy) -> Decision {
    decide(under: policy) { state in
      state.forgetInstall(under: policy)
      return Decision(.changed, facts: FactList(.set008))
    }
  }

  /// Handles the app being deleted and installed again (SET-010, OPEN-06).
  public mutating func reinstall(under policy: AuthorizationPolicy) -> Decision {
    decide(under: policy) { state in
      state.prompt = nil
      state.endSessions()
      state.phase = .terminated
      guard policy.assumptions.reinstallResets else { return Decision(.proceeds, facts: FactList(.set010)) }
      state.forgetInstall(under: policy)
      return Decision(.changed, facts: FactList(.set010))
    }
  }

  /// Installs a new version of the app, with another Info.plist (KEY-017).
  public mutating func update(to app: AppConfiguration, under policy: AuthorizationPolicy) -> Decision {
    decide(under: policy) { state in
      let supportsWhenInUse = app.descriptions.isSuperset(of: policy.whenInUseDescriptions.value)
      let supportsAlways = app.descriptions.isSuperset(of: policy.alwaysDescriptions.value)
      let before = state.grant
      state.prompt = nil
      switch before {
      case .always, .provisionalAlways:
        if !supportsAlways { state.grant = supportsWhenInUse ? .whenInUse : .notDetermined }
      case .whenInUse, .temporary: if !supportsWhenInUse { state.grant = .notDetermined }
      case .notDetermined, .denied: break
      }
      if state.grant != .provisionalAlways { state.memory.remove(.eventHeld) }
      if !state.grant.isAuthorized { state.memory.remove(.temporaryFullAccuracy) }
      return Decision(before == state.grant ? .proceeds : .changed, facts: FactList(.key017))
    }
  }

  /// Forgets grants and refusals, but not which requests were made.
  mutating func forgetGrant() {
    grant = .notDetermined
    chosenAccuracy = .full
    memory.subtract([.temporaryFullAccuracy, .eventHeld])
  }

  /// Forgets everything about the install; the device's own switches remain.
  private mutating func forgetInstall(under policy: AuthorizationPolicy) {
    grant = .notDetermined
    chosenAccuracy = .full
    prompt = nil
    var kept: Memory = [
      .servicesOff, .servicesOffered, .undeterminedIsRead, .restricted, .changesForbidden,
    ]
    if !policy.assumptions.resetForgetsRefusedAccuracy { kept.insert(.fullAccuracyDeclined) }
    memory.formIntersection(kept)
  }
}
