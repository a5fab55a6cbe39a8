import LocationPolicy
import Testing

/// When a request brings a prompt.
@Suite struct AuthorizationRequestFactTests {
  @Test(
    "AUTH-020: on 7 the first use of a service prompts, and there is nothing to request",
    arguments: Release.allCases)
  func theFirstUsePrompts(release: Release) {
    let speaks = Fact.auth020.speaks(of: release)
    var trial = Trial(release)
    #expect(trial.make(.start).outcome.isPrompt == speaks)
    for request in [AppRequest.whenInUse, .always] {
      #expect((Trial.outcome(of: request, with: .all, on: release) == .ignored(.notAvailable)) == speaks)
    }
  }

  @Test(
    "AUTH-021: from 8 starting a service shows nothing, and updates begin after the grant",
    arguments: Release.allCases)
  func startingDoesNotPrompt(release: Release) {
    let speaks = Fact.auth021.speaks(of: release)
    var trial = Trial(release)
    #expect((trial.make(.start).outcome == .deferred) == speaks)
    guard speaks else { return }
    #expect(trial.make(.whenInUse).outcome.isPrompt)
    #expect(trial.make(.start).outcome == .deferred)
    trial.answer(release < .iOS13 ? .allow : .allowWhileUsingApp)
    #expect(trial.make(.start).outcome == .proceeds)
  }

  @Test(
    "AUTH-023: a When In Use request prompts from notDetermined only",
    arguments: Release.allCases, Grant.allCases)
  func whenInUsePromptsOnlyOnce(release: Release, grant: Grant) {
    var trial = Trial(release, grant)
    let speaks = Fact.auth023.speaks(of: release)
    #expect(trial.make(.whenInUse).outcome.isPrompt == (speaks && grant == .notDetermined))
    #expect(trial.state.grant == grant)
  }

  @Test(
    "AUTH-024: on 8 to 10 nothing but Settings leads from When In Use to Always", arguments: Release.allCases
  )
  func noEscalation(release: Release) {
    var trial = Trial(release, .whenInUse)
    let speaks = Fact.auth024.speaks(of: release)
    #expect((trial.make(.always).outcome == .ignored(.noEscalation)) == speaks)
    guard speaks else { return }
    trial.choose(.always)
    #expect(trial.state.grant == .always)
  }

  @Test(
    "AUTH-025: from 11 an Always request acts from notDetermined and from When In Use, once",
    arguments: Release.allCases)
  func alwaysActsOnce(release: Release) {
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

  @Test(
    "AUTH-026: an Always request answered with in use only can't be followed by another",
    arguments: Release.allCases.filter { $0 >= .iOS8 })
  func theOneRequestIsSpentByTheFirst(release: Release) {
    var trial = Trial(release)
    trial.make(.always)
    switch release {
    case .iOS7, .iOS8, .iOS9, .iOS10: #expect(trial.labels == ["Allow", "Don't Allow"])
    case .iOS11, .iOS12:
      trial.answer(.onlyWhileUsingTheApp)
      #expect(trial.make(.always).outcome == .ignored(.escalationSpent))
    case .iOS13, .iOS13_4, .iOS14, .iOS15, .iOS16, .iOS16_4, .iOS17, .iOS18, .iOS26:
      trial.answer(.allowWhileUsingApp)
      #expect(!trial.make(.always).outcome.isPrompt)
      #expect(trial.make(.secondPrompt).outcome.isPrompt)
      trial.answer(.keepOnlyWhileUsing)
      #expect(trial.make(.always).outcome == .ignored(.escalationSpent))
    }
  }

  @Test(
    "AUTH-027: after a refusal or under a restriction every request is in vain, but for the location button",
    arguments: Fact.auth027.releases, AppRequest.allCases)
  func aRefusalIsFinal(release: Release, request: AppRequest) {
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

  @Test(
    "AUTH-028: a prompt needs the app in the foreground; being in use is not enough",
    arguments: Fact.auth028.releases, AppPhase.allCases)
  func promptsNeedTheForeground(release: Release, phase: AppPhase) {
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

  @Test("AUTH-029: a request in the background is lost, not deferred", arguments: Release.allCases)
  func backgroundRequestsAreLost(release: Release) {
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

  @Test(
    "AUTH-030: declining When In Use also blocks a later Always request", arguments: Fact.auth030.releases)
  func oneDecisionInTotal(release: Release) {
    var trial = Trial(release)
    trial.make(.whenInUse)
    trial.answer(.dontAllow)
    #expect(trial.make(.always).outcome == .ignored(.denied))
  }

  @Test(
    "AUTH-031: with Location Services off a request offers to turn it on, and granted apps read denied",
    arguments: Release.allCases)
  func servicesAreOff(release: Release) {
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
