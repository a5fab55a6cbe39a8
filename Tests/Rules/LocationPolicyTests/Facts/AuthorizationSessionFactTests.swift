import LocationCatalogue
import LocationDelivery
import LocationPolicy
import Testing

/// Update streams and service sessions.
@Suite struct AuthorizationSessionFactTests {
  @Test(arguments: Release.allCases)
  func `AUTH-080: on 17 iterating updates asks for nothing`(release: Release) {
    var trial = Trial(release)
    #expect(
      (trial.make(.liveUpdates).outcome == .ignored(.notAuthorized)) == Fact.auth080.speaks(of: release))
    var granted = Trial(release, .whenInUse)
    #expect((granted.make(.liveUpdates).outcome == .proceeds) == (release >= .iOS17))
  }

  @Test(
    arguments: Release.allCases
  )
  func `AUTH-081: from 18 iterating updates is an implicit session for When In Use`(release: Release) {
    let speaks = Fact.auth081.speaks(of: release)
    var trial = Trial(release)
    #expect(trial.make(.liveUpdates).outcome.isPrompt == speaks)
    guard speaks else { return }
    trial.answer(.allowWhileUsingApp, precise: false)
    #expect(trial.state.grant == .whenInUse)
    #expect(!trial.make(.liveUpdates).outcome.isPrompt)
  }

  @Test(arguments: Fact.auth082.releases)
  func `AUTH-082: with the key set, updates wait for an explicit session`(release: Release) {
    let app = AppConfiguration(descriptions: .all, traits: .explicitServiceSession)
    var trial = Trial(release, app: app)
    let decision = trial.make(.liveUpdates)
    #expect(decision.outcome == .ignored(.explicitSessionRequired))
    #expect(decision.diagnostics.names == ["serviceSessionRequired"])
    #expect(trial.make(.sessionWhenInUse).outcome.isPrompt)
    trial.answer(.allowWhileUsingApp)
    #expect(trial.make(.liveUpdates).outcome == .proceeds)
  }

  @Test(
    arguments: Release.allCases
  )
  func `AUTH-083: a session moves the app toward its goal as far as the rules allow`(release: Release) {
    let speaks = Fact.auth083.speaks(of: release)
    var trial = Trial(release)
    #expect(trial.make(.sessionAlways).outcome.isPrompt == speaks)
    guard speaks else { return }
    #expect(trial.prompt == .first14)
    trial.answer(.allowWhileUsingApp)
    #expect(trial.state.grant == .whenInUse)
    _ = trial.state.resumeSessions(of: trial.app, under: trial.policy)
    #expect(trial.prompt == .second13_4)
    trial.answer(.keepOnlyWhileUsing)
    let again = trial.state.resumeSessions(of: trial.app, under: trial.policy)
    #expect(again.diagnostics == .alwaysAuthorizationDenied)
    var quiet = Trial(release)
    let none = quiet.state.openSession(.none, of: quiet.app, under: quiet.policy)
    #expect(none.outcome == .ignored(.sessionAsksForNothing))
    #expect(!quiet.make(.liveUpdates).outcome.isPrompt)
  }

  @Test(arguments: Fact.auth083.releases)
  func `AUTH-083: full accuracy is asked for beside an Always goal that can't be`(release: Release) {
    let withoutAlways = AppConfiguration(descriptions: .whenInUse, traits: .backgroundMode)
    for var trial in [
      Trial(release, .temporary, accuracy: .reduced),
      Trial(release, .whenInUse, accuracy: .reduced, app: withoutAlways),
    ] {
      let decision = trial.state.openSession(
        .always, fullAccuracyPurpose: true, of: trial.app, under: trial.policy)
      #expect(decision.outcome.isPrompt)
      #expect(trial.prompt == .temporaryFullAccuracy)
      trial.answer(.dontAllow)
      let told = trial.state.diagnostics(for: trial.state.sessions, of: trial.app, under: trial.policy)
      #expect(told.contains(.fullAccuracyDenied))
      #expect(told.contains(.alwaysAuthorizationDenied) == (trial.state.grant == .temporary))
    }
  }

  @Test(arguments: Fact.auth084.releases)
  func `AUTH-084: a session's prompt waits for the foreground, and comes again after Allow Once`(
    release: Release
  ) {
    var trial = Trial(release, phase: .background)
    let deferred = trial.make(.sessionWhenInUse)
    #expect(deferred.outcome == .deferred)
    #expect(deferred.diagnostics.names == ["insufficientlyInUse"])
    trial.enter(.foreground)
    #expect(trial.state.resumeSessions(of: trial.app, under: trial.policy).outcome.isPrompt)
    trial.answer(.allowOnce)
    trial.enter(.background)
    trial.endUse()
    trial.enter(.foreground)
    #expect(trial.state.resumeSessions(of: trial.app, under: trial.policy).outcome.isPrompt)
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS17 }, [LocationService.liveUpdates, .monitor])
  func `AUTH-086: from 18 updates and monitors make use of Always only while an Always session is held`(
    release: Release, service: LocationService
  ) {
    let trial = Trial(release, .always, phase: .suspended)
    #expect((trial.arrival(of: service) == .nothing) == Fact.auth086.speaks(of: release))
    #expect(trial.arrival(of: service, aids: .alwaysSession) == .wakes)
    #expect(trial.arrival(of: .significantChange) == .wakes)
  }

  @Test(arguments: Fact.auth087.releases)
  func `AUTH-087: a session says why nothing arrives`(release: Release) {
    func names(_ trial: Trial, _ request: AppRequest = .sessionWhenInUse) -> [String] {
      var trial = trial
      return trial.make(request).diagnostics.names
    }
    #expect(names(Trial(release, .denied)) == ["authorizationDenied"])
    #expect(
      names(Trial(release, .whenInUse, memory: .servicesOff))
        == ["authorizationDenied", "authorizationDeniedGlobally"])
    #expect(names(Trial(release, memory: .restricted)) == ["authorizationRestricted"])
    #expect(names(Trial(release, .temporary), .sessionAlways) == ["alwaysAuthorizationDenied"])
    #expect(names(Trial(release, phase: .background)) == ["insufficientlyInUse"])
    #expect(names(Trial(release)) == ["authorizationRequestInProgress"])
    var holder = Trial(release, .whenInUse, accuracy: .reduced)
    _ = holder.state.openSession(.whenInUse, fullAccuracyPurpose: true, of: holder.app, under: holder.policy)
    #expect(holder.answer(.dontAllow).diagnostics.names == ["fullAccuracyDenied"])
  }

  @Test(arguments: Fact.auth088.releases, [Grant.whenInUse, .always, .denied])
  func `AUTH-088: where nothing needs asking, the first diagnostic says that nothing is in progress`(
    release: Release, grant: Grant
  ) {
    var trial = Trial(release, grant)
    #expect(!trial.make(.sessionWhenInUse).diagnostics.contains(.authorizationRequestInProgress))
  }
}
