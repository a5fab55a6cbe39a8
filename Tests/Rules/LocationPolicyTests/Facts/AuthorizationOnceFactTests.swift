import LocationCatalogue
import LocationPolicy
import Testing

/// Temporary grants: Allow Once, full accuracy, the location button.
@Suite struct AuthorizationOnceFactTests {
  private func once(_ release: Release) -> Trial {
    var trial = Trial(release)
    trial.make(.whenInUse)
    trial.answer(.allowOnce)
    return trial
  }

  @Test(arguments: Fact.auth068.releases)
  func `AUTH-068: Allow Once lasts until the app is no longer in use, and the app may then ask again`(
    release: Release
  ) {
    var trial = once(release)
    trial.enter(.grace)
    trial.enter(.foreground)
    #expect(trial.state.status == .authorizedWhenInUse)
    trial.enter(.background)
    let ended = trial.endUse()
    #expect(ended.callback == trial.policy.callback.value)
    #expect(trial.state.status == .notDetermined)
    trial.enter(.foreground)
    #expect(trial.make(.whenInUse).outcome.isPrompt)
  }

  @Test(arguments: Fact.auth069.releases)
  func `AUTH-069: the model's delay until Allow Once ends is among those observed`(release: Release) {
    let timings = AuthorizationPolicy.policy(for: release).timings
    #expect((10...20).contains(timings.allowOnceExpiry))
    #expect(timings.allowOnceExpiry > timings.grace)
  }

  @Test(arguments: Fact.auth070.releases)
  func `AUTH-070: while temporary, an Always request is ignored`(release: Release) {
    var trial = once(release)
    #expect(trial.make(.always).outcome == .ignored(.temporaryGrant))
    trial.endUse()
    #expect(trial.make(.always).outcome.isPrompt)
  }

  @Test(
    arguments: Release.allCases
  )
  func `AUTH-071: full accuracy for once ends with use, and must be asked for again`(release: Release) {
    var trial = Trial(release, .whenInUse, accuracy: .reduced)
    trial.make(.fullAccuracy)
    let granted = trial.answer(.allowOnce)
    #expect((granted.callback != .none) == Fact.auth071.speaks(of: release))
    guard Fact.auth071.speaks(of: release) else { return }
    #expect(trial.accuracy == .full)
    trial.enter(.background)
    #expect(trial.endUse().callback == .locationManagerDidChangeAuthorization)
    #expect(trial.accuracy == .reduced)
    trial.enter(.foreground)
    #expect(trial.make(.fullAccuracy).outcome.isPrompt)
  }

  @Test(
    arguments: Release.allCases
  )
  func `AUTH-072: the completion gets promptDeclined only where no prompt was shown`(release: Release) {
    let speaks = Fact.auth072.speaks(of: release)
    let declined = Outcome.failed(.promptDeclined)
    var full = Trial(release, .whenInUse)
    var away = Trial(release, .whenInUse, phase: .background, accuracy: .reduced)
    var stranger = Trial(release, accuracy: .reduced)
    #expect((full.make(.fullAccuracy).outcome == declined) == speaks)
    #expect((away.make(.fullAccuracy).outcome == declined) == speaks)
    #expect((stranger.make(.fullAccuracy).outcome == declined) == speaks)
    var asked = Trial(release, .whenInUse, accuracy: .reduced)
    #expect(asked.make(.fullAccuracy).outcome.isPrompt == speaks)
    guard speaks else { return }
    #expect(asked.answer(.dontAllow).outcome == .proceeds)
    #expect(asked.accuracy == .reduced)
  }

  @Test(arguments: Release.allCases)
  func `AUTH-073: the first tap on a location button asks, later ones grant once in silence`(release: Release)
  {
    let speaks = Fact.auth073.speaks(of: release)
    var trial = Trial(release)
    #expect(trial.make(.locationButton).outcome.isPrompt == speaks)
    guard speaks else { return }
    trial.answer(.ok)
    #expect(trial.state.grant == .temporary)
    trial.endUse()
    #expect(trial.make(.locationButton).outcome == .changed)
    #expect(trial.state.grant == .temporary)
  }

  @Test(arguments: Fact.auth074.releases, Grant.allCases)
  func `AUTH-074: the button changes nothing for a granted app and leads out of a refusal`(
    release: Release, grant: Grant
  ) {
    var trial = Trial(release, grant)
    let outcome = trial.make(.locationButton).outcome
    #expect(outcome.isPrompt == !grant.isAuthorized)
    if grant.isAuthorized {
      #expect(outcome == .proceeds)
      #expect(trial.state == AuthorizationState(grant: grant))
    } else {
      trial.answer(.ok)
      trial.endUse()
      #expect(trial.state.grant == .notDetermined)
      #expect(trial.state.memory.contains(.locationButtonApproved))
    }
    let rows = trial.policy.settingsRows.value
    #expect(rows.rows.map { rows.label(of: $0) }.contains("Ask Next Time Or When I Share"))
  }

  @Test(arguments: Fact.auth075.releases, Grant.allCases)
  func `AUTH-075: an illegible button grants nothing`(release: Release, grant: Grant) {
    var trial = Trial(release, grant)
    let before = trial.state
    let decision = trial.state.tapLocationButton(isLegible: false, of: trial.app, under: trial.policy)
    #expect(decision.outcome == .ignored(.illegibleButton))
    #expect(trial.state == before)
  }

  @Test(arguments: Fact.auth076.releases)
  func `AUTH-076: the button's grant expires as Allow Once does and never is Always`(release: Release) {
    var trial = Trial(release)
    trial.make(.locationButton)
    trial.answer(.ok)
    #expect(trial.make(.always).outcome == .ignored(.temporaryGrant))
    trial.enter(.background)
    #expect(trial.endUse().callback == .locationManagerDidChangeAuthorization)
    #expect(trial.state.status == .notDetermined)
  }
}
