import LocationCatalogue
import LocationDelivery
import LocationPolicy
import Testing

/// Provisional Always, which has the status of Always and the delivery of When In Use until the second prompt is
/// answered.
@Suite struct AuthorizationProvisionalFactTests {
  /// Returns a new install that requested Always first and was granted use while in use.
  private func provisional(_ release: Release) -> Trial {
    var trial = Trial(release)
    trial.make(.always)
    trial.answer(.allowWhileUsingApp)
    return trial
  }

  @Test(arguments: Fact.auth060.releases)
  func `AUTH-060: provisional Always reads as Always and delivers as When In Use`(release: Release) {
    var trial = provisional(release)
    var whenInUse = Trial(release, .whenInUse)
    #expect(trial.state.grant == .provisionalAlways)
    #expect(trial.state.status == .authorizedAlways)
    for phase in AppPhase.allCases {
      trial.enter(phase)
      whenInUse.enter(phase)
      for service in [LocationService.standard, .requestLocation, .ranging, .heading, .liveUpdates] {
        #expect(trial.arrival(of: service) == whenInUse.arrival(of: service), "\(service) \(phase)")
      }
    }
    trial.enter(.suspended)
    for service in [LocationService.region, .significantChange, .visits] {
      #expect(trial.arrival(of: service) == .held)
    }
  }

  @Test(arguments: Fact.auth061.releases)
  func `AUTH-061: one event is held, the newest, until it is too old`(release: Release) {
    var trial = provisional(release)
    trial.enter(.suspended)
    #expect(trial.state.holdEvent(under: trial.policy).heldEvent == .held)
    let once = trial.state
    #expect(trial.state.holdEvent(under: trial.policy).heldEvent == .held)
    #expect(trial.state == once)
    #expect(trial.state.dropHeldEvent(under: trial.policy).heldEvent == .dropped)
    #expect(trial.state.dropHeldEvent(under: trial.policy).outcome == .ignored(.doesNotApply))
    trial.make(.secondPrompt)
    #expect(trial.answer(.changeToAlwaysAllow).heldEvent == .none)
  }

  @Test(arguments: Fact.auth062.releases, AppPhase.allCases)
  func `AUTH-062: the second prompt comes when the system finds a moment, not when the app asks`(
    release: Release, phase: AppPhase
  ) {
    var trial = provisional(release)
    for request in AppRequest.allCases where request != .secondPrompt {
      var asking = trial
      #expect(!asking.make(request).outcome.isPrompt, "\(request)")
    }
    trial.enter(phase)
    #expect(trial.make(.secondPrompt).outcome.isPrompt)
  }

  @Test(
    arguments: Fact.auth063.releases
  )
  func `AUTH-063: changing to Always delivers the held event, keeping loses it`(release: Release) {
    var trial = provisional(release)
    trial.enter(.background)
    _ = trial.state.holdEvent(under: trial.policy)
    trial.make(.secondPrompt)
    var kept = trial
    #expect(kept.answer(.keepOnlyWhileUsing).heldEvent == .dropped)
    #expect(kept.state.status == .authorizedWhenInUse)
    #expect(trial.answer(.changeToAlwaysAllow).heldEvent == .delivered)
    #expect(!trial.state.memory.contains(.eventHeld))
  }

  @Test(arguments: Fact.auth064.releases)
  func `AUTH-064: the provisional process starts once per install`(release: Release) {
    var trial = provisional(release)
    trial.choose(.askNextTime)
    #expect(!trial.make(.always).outcome.isPrompt)
    trial.policy.assumptions.askNextTimeRestoresAlwaysRequest = true
    #expect(trial.make(.always).outcome.isPrompt)
    trial.answer(.allowWhileUsingApp)
    #expect(trial.state.grant == .whenInUse)
    _ = trial.state.resetLocationAndPrivacy(under: trial.policy)
    trial.make(.always)
    trial.answer(.allowWhileUsingApp)
    #expect(trial.state.grant == .provisionalAlways)
  }

  @Test(arguments: Fact.auth065.releases)
  func `AUTH-065: an app can't tell provisional from Always, but asking in two steps avoids it`(
    release: Release
  ) {
    let trial = provisional(release)
    let always = Trial(release, .always)
    #expect(trial.state.status == always.state.status)
    #expect(trial.accuracy == always.accuracy)
    guard Fact.auth051.speaks(of: release) else { return }
    var steps = Trial(release)
    steps.make(.whenInUse)
    steps.answer(.allowWhileUsingApp)
    #expect(steps.make(.always).outcome.isPrompt)
    steps.answer(.changeToAlwaysAllow)
    #expect(steps.state.grant == .always)
  }

  @Test(arguments: Fact.auth066.releases)
  func `AUTH-066: a provisional session without indicator stops after grace, and goes on after Keep`(
    release: Release
  ) {
    var trial = provisional(release)
    #expect(trial.session().inBackground == .stopsAfterGrace)
    #expect(trial.session().indicator == .none)
    let manager = ManagerSettings(allowsBackgroundUpdates: true)
    trial.enter(.grace)
    #expect(trial.arrival(of: .standard, manager: manager) == .delivered)
    trial.enter(.background)
    #expect(trial.arrival(of: .standard, manager: manager) == .nothing)
    trial.make(.secondPrompt)
    trial.answer(.keepOnlyWhileUsing)
    #expect(trial.session().inBackground == .goesOn)
    #expect(trial.session().indicator == .forcedBarOrPill)
  }
}
