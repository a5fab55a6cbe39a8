import LocationCatalogue
import LocationPolicy
import Testing

/// The prompts: title, buttons, and the grant of each button.
@Suite struct AuthorizationPromptFactTests {
  /// Makes a request in a new install, and returns the status after each button of the prompt.
  private func results(of request: AppRequest, _ trial: Trial) -> [String: AuthorizationStatus] {
    var trial = trial
    trial.make(request)
    var results: [String: AuthorizationStatus] = [:]
    for choice in trial.prompt?.choices.map(\.self) ?? [] {
      var answered = trial
      answered.answer(choice)
      results[choice.label] = answered.state.status
    }
    return results
  }

  private func title(of request: AppRequest, _ trial: Trial) -> String? {
    var trial = trial
    trial.make(request)
    return trial.title
  }

  @Test(arguments: Release.allCases)
  func `AUTH-040: the prompt of 7, which grants all or nothing`(release: Release) {
    let speaks = Fact.auth040.speaks(of: release)
    let shown = title(of: .start, Trial(release))
    #expect((shown == "“Run” Would Like To Use Your Current Location") == speaks)
    #expect(
      (results(of: .start, Trial(release)) == ["Don’t Allow": .denied, "OK": .authorizedAlways]) == speaks)
  }

  @Test(arguments: Release.allCases) func `AUTH-041: the When In Use prompt of 8 to 10`(release: Release) {
    let speaks = Fact.auth041.speaks(of: release)
    let shown = title(of: .whenInUse, Trial(release))
    #expect((shown == "Allow “Run” to access your location while you use the app?") == speaks)
    if speaks {
      #expect(
        results(of: .whenInUse, Trial(release)) == ["Don’t Allow": .denied, "Allow": .authorizedWhenInUse])
    }
  }

  @Test(arguments: Release.allCases)
  func `AUTH-042: the Always prompt of 8 to 10, without an in-use choice`(release: Release) {
    let speaks = Fact.auth042.speaks(of: release)
    let shown = title(of: .always, Trial(release))
    #expect((shown == "Allow “Run” to access your location even when you are not using the app?") == speaks)
    if speaks {
      #expect(results(of: .always, Trial(release)) == ["Don’t Allow": .denied, "Allow": .authorizedAlways])
    }
  }

  @Test(arguments: Release.allCases) func `AUTH-043: the When In Use prompt of 11 and 12`(release: Release) {
    let speaks = Fact.auth043.speaks(of: release)
    let shown = title(of: .whenInUse, Trial(release))
    #expect((shown == "Allow “Run” to access your location while you are using the app?") == speaks)
    if speaks {
      #expect(
        results(of: .whenInUse, Trial(release)) == ["Don’t Allow": .denied, "Allow": .authorizedWhenInUse])
    }
  }

  @Test(arguments: Release.allCases)
  func `AUTH-044: the Always prompt of 11 and 12, with the choice of less`(release: Release) {
    let speaks = Fact.auth044.speaks(of: release)
    let expected: [String: AuthorizationStatus] = [
      "Only While Using the App": .authorizedWhenInUse, "Always Allow": .authorizedAlways,
      "Don’t Allow": .denied,
    ]
    #expect((results(of: .always, Trial(release)) == expected) == speaks)
    if speaks { #expect(title(of: .always, Trial(release)) == "Allow “Run” to access your location?") }
  }

  @Test(arguments: Release.allCases)
  func `AUTH-045: the upgrade of 11 and 12: keeping is silent, Always calls back`(release: Release) {
    var trial = Trial(release, .whenInUse)
    trial.make(.always)
    #expect((trial.prompt == .escalation11) == Fact.auth045.speaks(of: release))
    guard trial.prompt == .escalation11 else { return }
    #expect(trial.title == "Allow “Run” to also access your location even when you are not using the app?")
    var kept = trial
    #expect(kept.answer(.onlyWhileUsingTheApp).callback == .none)
    #expect(kept.state.status == .authorizedWhenInUse)
    #expect(trial.answer(.alwaysAllow).callback == .didChangeAuthorizationStatus)
    #expect(trial.state.status == .authorizedAlways)
  }

  @Test(arguments: Release.allCases)
  func `AUTH-046: on 13.0 to 13.3 either request shows one prompt that accesses the location`(
    release: Release
  ) {
    for request in [AppRequest.whenInUse, .always] {
      var trial = Trial(release)
      trial.make(request)
      let isFirst =
        trial.title == "Allow “Run” to access your location?"
        && trial.labels == ["Allow Once", "Allow While Using App", "Don’t Allow"]
      #expect(isFirst == Fact.auth046.speaks(of: release))
    }
  }

  @Test(arguments: Release.allCases)
  func `AUTH-047: from 13.4 the same prompt uses the location`(release: Release) {
    for request in [AppRequest.whenInUse, .always] {
      var trial = Trial(release)
      trial.make(request)
      let isFirst =
        trial.title == "Allow “Run” to use your location?"
        && trial.labels == ["Allow Once", "Allow While Using App", "Don’t Allow"]
      #expect(isFirst == Fact.auth047.speaks(of: release))
    }
  }

  @Test(arguments: Release.allCases)
  func `AUTH-048: from 14 the prompt has a map and a Precise toggle, which off grants reduced accuracy`(
    release: Release
  ) {
    let speaks = Fact.auth048.speaks(of: release)
    var trial = Trial(release)
    trial.make(.whenInUse)
    #expect((trial.prompt?.hasMap ?? false) == speaks)
    #expect((trial.prompt?.hasPreciseToggle(for: trial.app) ?? false) == speaks)
    var precise = trial
    if release >= .iOS13 {
      trial.answer(.allowWhileUsingApp, precise: false)
      precise.answer(.allowWhileUsingApp, precise: true)
    }
    #expect(trial.accuracy == (speaks ? .reduced : .full))
    #expect(precise.accuracy == .full)
  }

  @Test(arguments: Release.allCases)
  func `AUTH-049: from 13 the first prompt's choices, for either request`(release: Release) {
    let speaks = Fact.auth049.speaks(of: release)
    let whenInUse: [String: AuthorizationStatus] = [
      "Allow While Using App": .authorizedWhenInUse, "Allow Once": .authorizedWhenInUse,
      "Don’t Allow": .denied,
    ]
    var always = whenInUse
    always["Allow While Using App"] = .authorizedAlways
    #expect((results(of: .whenInUse, Trial(release)) == whenInUse) == speaks)
    #expect((results(of: .always, Trial(release)) == always) == speaks)
    guard speaks else { return }
    for request in [AppRequest.whenInUse, .always] {
      var trial = Trial(release)
      trial.make(request)
      for choice in trial.prompt?.choices.map(\.self) ?? [] {
        var answered = trial
        #expect(answered.answer(choice).callback == trial.policy.callback.value)
      }
      var once = trial
      once.answer(.allowOnce)
      #expect(once.state.grant == .temporary)
      trial.answer(.allowWhileUsingApp)
      #expect(trial.state.grant == (request == .always ? .provisionalAlways : .whenInUse))
    }
  }

  @Test(arguments: Release.allCases)
  func `AUTH-050: the second prompt of provisional Always: keeping calls back, changing is silent`(
    release: Release
  ) {
    var trial = Trial(release, .provisionalAlways)
    let shown = trial.make(.secondPrompt).outcome
    #expect(shown.isPrompt == Fact.auth050.speaks(of: release))
    guard shown.isPrompt else { return }
    let verb = release == .iOS13 ? "access" : "use"
    #expect(trial.title == "Allow “Run” to also \(verb) your location even when you are not using the app?")
    #expect(trial.labels == ["Change to Always Allow", "Keep Only While Using"])
    var kept = trial
    #expect(kept.answer(.keepOnlyWhileUsing).callback != .none)
    #expect(kept.state.grant == .whenInUse)
    #expect(trial.answer(.changeToAlwaysAllow).callback == .none)
    #expect(trial.state.grant == .always)
  }

  @Test(arguments: Release.allCases)
  func
    `AUTH-051: from 13.4 an Always request prompts at once from When In Use: keeping is silent, changing calls back`(
      release: Release
    )
  {
    var trial = Trial(release, .whenInUse)
    trial.make(.always)
    #expect((trial.prompt == .second13_4) == Fact.auth051.speaks(of: release))
    guard trial.prompt == .second13_4 else { return }
    var kept = trial
    #expect(kept.answer(.keepOnlyWhileUsing).callback == .none)
    #expect(kept.state.grant == .whenInUse)
    #expect(trial.answer(.changeToAlwaysAllow).callback != .none)
    #expect(trial.state.grant == .always)
  }

  @Test(arguments: Release.allCases)
  func `AUTH-052: on 13.0 to 13.3 an Always request from When In Use turns provisional without a prompt`(
    release: Release
  ) {
    var trial = Trial(release, .whenInUse)
    let decision = trial.make(.always)
    let isSilent = decision.outcome == .changed && trial.state.grant == .provisionalAlways
    #expect(isSilent == Fact.auth052.speaks(of: release))
    #expect((decision.callback != .none) == isSilent)
  }

  @Test(arguments: Release.allCases)
  func `AUTH-053: from 14 full accuracy is asked for once`(release: Release) {
    var trial = Trial(release, .whenInUse, accuracy: .reduced)
    trial.make(.fullAccuracy)
    let isAsked = trial.title == "Allow “Run” to use your precise location once?"
    #expect(isAsked == Fact.auth053.speaks(of: release))
    guard isAsked else { return }
    #expect(trial.labels == ["Allow Once", "Don’t Allow"])
    #expect(trial.prompt?.hasMap == true)
  }

  @Test(arguments: Release.allCases)
  func `AUTH-054: from 14 adding a location widget asks for the app's widgets`(release: Release) {
    let app = AppConfiguration(descriptions: .all, traits: .widgetWantsLocation)
    var trial = Trial(release, .whenInUse, app: app)
    _ = trial.state.addWidget(of: app, under: trial.policy)
    #expect(
      (trial.title == "Allow widgets from “Run” to use your location?") == Fact.auth054.speaks(of: release))
  }

  @Test(arguments: Fact.auth055.releases)
  func `AUTH-055: an App Clip gets no Always, and loses its grant in the morning`(release: Release) {
    var trial = Trial(release, app: AppConfiguration(descriptions: .all, traits: .appClip))
    #expect(trial.make(.always).outcome == .ignored(.appClip))
    #expect(!trial.offers(.always))
    trial.make(.whenInUse)
    trial.answer(.allowWhileUsingApp)
    #expect(!trial.make(.sessionAlways).outcome.isPrompt)
    let morning = trial.state.morning(of: trial.app, under: trial.policy)
    #expect(morning.callback != .none)
    #expect(trial.state.status == .notDetermined)
    var app = Trial(release, .whenInUse)
    _ = app.state.morning(of: app.app, under: app.policy)
    #expect(app.state.grant == .whenInUse)
  }
}
