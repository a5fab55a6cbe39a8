import LocationCatalogue
import LocationPolicy
import Testing

/// The status of an app, and when it is notified of a change.
@Suite struct AuthorizationStatusFactTests {
  @Test(arguments: Release.allCases)
  func `AUTH-001: the statuses have Core Location's raw values, and 7 knows no When In Use`(release: Release)
  {
    var trial = Trial(release)
    #expect(trial.state.status.rawValue == 0)
    _ = trial.state.setRestricted(true, under: trial.policy)
    #expect(trial.state.status.rawValue == 1)
    #expect(Trial(release, .denied).state.status.rawValue == 2)
    #expect(Trial(release, .always).state.status.rawValue == 3)
    var asked = Trial(release)
    asked.make(.whenInUse)
    let answers = (asked.prompt?.choices).map(Array.init) ?? []
    let statuses = answers.map { choice in
      var answered = asked
      answered.answer(choice)
      return answered.state.status.rawValue
    }
    #expect(statuses.contains(4) == (release != .iOS7))
  }

  @Test(arguments: Release.allCases)
  func `AUTH-002: accuracy is full = 0 or reduced = 1, before 14 always full`(release: Release) {
    let trial = Trial(release, .whenInUse, accuracy: .reduced)
    #expect(trial.accuracy.rawValue == (Fact.auth002.speaks(of: release) ? 1 : 0))
  }

  @Test(arguments: Release.allCases)
  func `AUTH-004: up to 13 didChangeAuthorization reports each change of status`(release: Release) {
    var trial = Trial(release, .always)
    let decision = trial.choose(release == .iOS7 ? .off : .never)
    #expect(
      (decision.callback == .didChangeAuthorizationStatus) == Fact.auth004.speaks(of: release))
  }

  @Test(arguments: Release.allCases, AppPhase.allCases)
  func `AUTH-005: from 14 one callback reports each change of status or accuracy, wherever the app is`(
    release: Release, phase: AppPhase
  ) {
    let speaks = Fact.auth005.speaks(of: release)
    var status = Trial(release, .always, phase: phase)
    let changed = status.choose(release == .iOS7 ? .off : .never)
    #expect((changed.callback == .locationManagerDidChangeAuthorization) == speaks)
    var accuracy = Trial(release, .always, phase: phase)
    let reduced = accuracy.state.setPrecise(false, under: accuracy.policy)
    #expect((reduced.callback == .locationManagerDidChangeAuthorization) == speaks)
    #expect(accuracy.state.setPrecise(false, under: accuracy.policy).callback == .none)
  }

  @Test(arguments: Release.allCases)
  func `AUTH-007: an answer that leaves the status as it was calls nothing back`(release: Release) {
    var escalation = Trial(release, .whenInUse)
    escalation.make(.always)
    for choice in [Choice.onlyWhileUsingTheApp, .keepOnlyWhileUsing] {
      guard let prompt = escalation.prompt, prompt.choices.contains(choice) else { continue }
      var kept = escalation
      #expect(kept.answer(choice).callback == .none)
      #expect(kept.state.status == .authorizedWhenInUse)
    }
    var second = Trial(release, .provisionalAlways)
    second.make(.secondPrompt)
    if second.prompt != nil { #expect(second.answer(.changeToAlwaysAllow).callback == .none) }
  }

  @Test(arguments: Release.allCases, Grant.allCases)
  func `AUTH-008: a request that does nothing calls nothing back`(release: Release, grant: Grant) {
    for request in [AppRequest.whenInUse, .always, .start, .liveUpdates] {
      var trial = Trial(release, grant)
      let before = trial.state
      let decision = trial.make(request)
      if case .ignored = decision.outcome {
        #expect(decision.callback == .none)
        #expect(trial.state.grant == before.grant && trial.state.prompt == nil)
      }
    }
  }

  @Test(arguments: Fact.auth009.releases)
  func `AUTH-009: releasing the manager takes the prompt away, and the app can ask again`(release: Release) {
    var trial = Trial(release)
    trial.make(.whenInUse)
    let dismissed = trial.state.dismissPrompt(under: trial.policy)
    #expect(dismissed.callback == .none)
    #expect(trial.state == AuthorizationState())
    #expect(trial.make(.whenInUse).outcome.isPrompt)
  }

  @Test(
    arguments: Fact.auth010.releases,
    AppRequest.allCases)
  func `AUTH-010: while a prompt is up no request brings another`(release: Release, request: AppRequest) {
    var trial = Trial(release)
    trial.make(.whenInUse)
    let before = trial.state
    let decision = trial.make(request)
    #expect(!decision.outcome.isPrompt)
    #expect(trial.state.prompt == before.prompt)
    let isSession = [.liveUpdates, .sessionWhenInUse, .sessionAlways].contains(request)
    #expect(
      decision.diagnostics.contains(.authorizationRequestInProgress)
        == (isSession && Fact.auth083.speaks(of: release)))
  }

  @Test(arguments: Release.allCases, Grant.allCases)
  func `AUTH-011: the status is restricted by policy, else denied with services off, else the grant's`(
    release: Release, grant: Grant
  ) {
    let status: AuthorizationStatus =
      switch grant {
      case .notDetermined: .notDetermined
      case .temporary, .whenInUse: .authorizedWhenInUse
      case .provisionalAlways, .always: .authorizedAlways
      case .denied: .denied
      }
    #expect(Trial(release, grant).state.status == status)
    #expect(Trial(release, grant, memory: .servicesOff).state.status == .denied)
    #expect(Trial(release, grant, memory: [.servicesOff, .restricted]).state.status == .restricted)
  }
}
