import LocationCatalogue
import LocationPolicy
import Testing

/// When a request shows a prompt.
@Suite struct AuthorizationRequestFactTests {
  @Test(arguments: Release.allCases)
  func `AUTH-020: on 7 the first use of a service prompts, and there is nothing to request`(release: Release)
  {
    let speaks = Fact.auth020.speaks(of: release)
    var trial = Trial(release)
    #expect(trial.make(.start).outcome.isPrompt == speaks)
    for request in [AppRequest.whenInUse, .always] {
      #expect((Trial.outcome(of: request, with: .all, on: release) == .ignored(.notAvailable)) == speaks)
    }
  }

  @Test(arguments: Release.allCases)
  func `AUTH-021: from 8 starting a service shows nothing, and updates begin after the grant`(
    release: Release
  ) {
    let speaks = Fact.auth021.speaks(of: release)
    var trial = Trial(release)
    #expect((trial.make(.start).outcome == .deferred) == speaks)
    guard speaks else { return }
    #expect(trial.make(.whenInUse).outcome.isPrompt)
    #expect(trial.make(.start).outcome == .deferred)
    trial.answer(release < .iOS13 ? .allow : .allowWhileUsingApp)
    #expect(trial.make(.start).outcome == .proceeds)
  }

  @Test(arguments: Release.allCases, Grant.allCases)
  func `AUTH-023: a When In Use request prompts from notDetermined only`(release: Release, grant: Grant) {
    var trial = Trial(release, grant)
    let speaks = Fact.auth023.speaks(of: release)
    #expect(trial.make(.whenInUse).outcome.isPrompt == (speaks && grant == .notDetermined))
    #expect(trial.state.grant == grant)
  }

  @Test(
    arguments: Release.allCases
  )
  func `AUTH-024: on 8 to 10 nothing but Settings leads from When In Use to Always`(release: Release) {
    var trial = Trial(release, .whenInUse)
    let speaks = Fact.auth024.speaks(of: release)
    #expect((trial.make(.always).outcome == .ignored(.noEscalation)) == speaks)
    guard speaks else { return }
    trial.choose(.always)
    #expect(trial.state.grant == .always)
  }

  @Test(arguments: Release.allCases)
  func `AUTH-025: from 11 an Always request acts from notDetermined and from When In Use, once`(
    release: Release
  ) {
    let speaks = Fact.auth025.speaks(of: release)
    var trial = Trial(release, .whenInUse)
    let first = trial.make(.always).outcome
    #expect((first.isPrompt || first == .changed) == speaks)
    guard speaks else { return }
    #expect(Trial.outcome(of: .always, with: .all, on: release).isPrompt)
    if first == .changed { trial.make(.secondPrompt) }
    trial.answer(release < .iOS13 ? .onlyWhileUsingTheApp : .keepOnlyWhileUsing)
    #expect(trial.state.grant == .whenInUse)
    #expect(trial.make(.always).outcome == .ignored(.escalationSpent))
  }

  @Test(arguments: Fact.set002.releases, [false, true])
  func `AUTH-025, OPEN-25: after Ask Next Time an Always request that was made does nothing, unless assumed`(
    release: Release, restores: Bool
  ) {
    var trial = Trial(release)
    trial.policy.assumptions.askNextTimeRestoresAlwaysRequest = restores
    trial.make(.always)
    trial.answer(.allowWhileUsingApp)
    trial.choose(.askNextTime)
    let request = trial.make(.always).outcome
    #expect(restores ? request.isPrompt : request == .ignored(.escalationSpent))
    if !restores { #expect(trial.make(.whenInUse).outcome.isPrompt) }
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS8 })
  func `AUTH-026: an Always request answered with in use only can't be followed by another`(release: Release)
  {
    var trial = Trial(release)
    trial.make(.always)
    switch release {
    case .iOS7, .iOS8, .iOS9, .iOS10: #expect(trial.labels == ["Allow", "Don’t Allow"])
    case .iOS11, .iOS12:
      trial.answer(.onlyWhileUsingTheApp)
      #expect(trial.make(.always).outcome == .ignored(.escalationSpent))
    default:
      trial.answer(.allowWhileUsingApp)
      #expect(!trial.make(.always).outcome.isPrompt)
      #expect(trial.make(.secondPrompt).outcome.isPrompt)
      trial.answer(.keepOnlyWhileUsing)
      #expect(trial.make(.always).outcome == .ignored(.escalationSpent))
    }
  }

  @Test(arguments: Fact.auth027.releases, AppRequest.allCases)
  func
    `AUTH-027: after a refusal or under a restriction every request is in vain, but for the location button`(
      release: Release, request: AppRequest
    )
  {
    var denied = Trial(release, .denied)
    let isButton = request == .locationButton && Fact.auth073.speaks(of: release)
    #expect(denied.make(request).outcome.isPrompt == isButton)
    #expect(denied.state.grant == .denied)
    var restricted = Trial(release, memory: .restricted)
    #expect(!restricted.make(request).outcome.isPrompt)
    denied = Trial(release, .denied)
    denied.choose(.always)
    #expect(denied.state.status == .authorizedAlways)
  }

  @Test(arguments: Fact.auth028.releases, AppPhase.allCases)
  func `AUTH-028: a prompt needs the app in the foreground; being in use is not enough`(
    release: Release, phase: AppPhase
  ) {
    for request in AppRequest.allCases where request != .secondPrompt && request != .reminder {
      for grant in Grant.allCases {
        var trial = Trial(release, grant, phase: phase, accuracy: .reduced)
        let decision = trial.make(request)
        if phase != .foreground {
          #expect(!decision.outcome.isPrompt, "\(request) with \(grant)")
          #expect(decision.callback == .none)
        }
      }
    }
  }

  @Test(arguments: Release.allCases)
  func `AUTH-029: a request in the background is lost, not deferred`(release: Release) {
    var trial = Trial(release, phase: .background)
    #expect(!trial.make(.whenInUse).outcome.isPrompt)
    trial.enter(.foreground)
    #expect(trial.prompt == nil)
    let resumed = trial.state.resumeSessions(of: trial.app, under: trial.policy)
    #expect(resumed.outcome == .ignored(.doesNotApply))
    var session = Trial(release, phase: .background)
    let isDeferred = session.make(.sessionWhenInUse).outcome == .deferred
    #expect(isDeferred == Fact.auth084.speaks(of: release))
  }

  @Test(arguments: Fact.auth030.releases)
  func `AUTH-030: declining When In Use also blocks a later Always request`(release: Release) {
    var trial = Trial(release)
    trial.make(.whenInUse)
    trial.answer(.dontAllow)
    #expect(trial.make(.always).outcome == .ignored(.denied))
  }

  @Test(arguments: Release.allCases)
  func `AUTH-031: with Location Services off a request offers to turn it on, and granted apps read denied`(
    release: Release
  ) {
    var start = Trial(release, .always, memory: .servicesOff)
    #expect(start.state.status == .denied)
    start.make(.start)
    #expect(start.labels == ["Cancel", "Settings"])
    for request in [AppRequest.whenInUse, .always, .locationButton] {
      var trial = Trial(release, memory: .servicesOff)
      let outcome = trial.make(request).outcome
      let exists = outcome != .ignored(.notAvailable)
      #expect((trial.prompt == .servicesOff) == exists, "\(request)")
    }
  }
}
