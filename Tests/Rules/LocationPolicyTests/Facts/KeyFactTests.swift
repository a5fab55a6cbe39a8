import LocationCatalogue
import LocationDelivery
import LocationPolicy
import Testing

/// The effects of keys other than enabling requests, on every release.
@Suite struct KeyFactTests {
  @Test(arguments: Fact.key014.releases)
  func `KEY-014: the description on a prompt is that of the level, from 13 that of the step`(release: Release)
  {
    var first = Trial(release)
    first.make(.whenInUse)
    #expect(first.prompt?.text == .description(.whenInUse))
    var always = Trial(release)
    always.make(.always)
    var escalation = Trial(release, .whenInUse)
    escalation.make(.always)
    var second = Trial(release, .provisionalAlways)
    second.make(.secondPrompt)
    switch release {
    case .iOS7, .iOS8, .iOS9, .iOS10: #expect(always.prompt?.text == .description(.legacyAlways))
    case .iOS11, .iOS12:
      #expect(always.prompt?.text == .description(.alwaysAndWhenInUse))
      #expect(escalation.prompt?.text == .description(.alwaysAndWhenInUse))
    case .iOS13:
      #expect(always.prompt?.text == .description(.whenInUse))
      #expect(second.prompt?.text == .description(.alwaysAndWhenInUse))
    default:
      #expect(always.prompt?.text == .description(.whenInUse))
      #expect(escalation.prompt?.text == .description(.alwaysAndWhenInUse))
      #expect(second.prompt?.text == .description(.alwaysAndWhenInUse))
    }
  }

  @Test(arguments: Release.allCases)
  func `KEY-015: up to 12 the reminder's text is the Always description`(release: Release) {
    var trial = Trial(release, .always)
    trial.make(.reminder)
    #expect((trial.prompt?.text == .alwaysDescriptionOfRelease) == Fact.key015.speaks(of: release))
  }

  @Test(arguments: Release.allCases)
  func `KEY-016: Settings has an Always row only for an app that supports Always`(release: Release) {
    let modest = Trial(release, app: AppConfiguration(descriptions: .whenInUse))
    #expect(!modest.offers(.always))
    #expect(Trial(release).offers(.always) == Fact.key016.speaks(of: release))
  }

  @Test(arguments: Fact.key017.releases)
  func `KEY-017: an update that drops a level takes it away, and a refusal stays`(release: Release) {
    var always = Trial(release, .always)
    let dropped = always.update(to: .whenInUse)
    #expect(always.state.grant == .whenInUse)
    #expect(dropped.callback != .none)
    always.update(to: [])
    #expect(always.state.grant == .notDetermined)
    always.update(to: .all)
    #expect(always.make(.whenInUse).outcome.isPrompt)
    var denied = Trial(release, .denied)
    denied.update(to: [])
    #expect(denied.state.grant == .denied)
  }

  @Test(arguments: Release.allCases)
  func `KEY-030: the temporary dictionary serves requests for full accuracy, from 18 sessions too`(
    release: Release
  ) {
    let speaks = Fact.key030.speaks(of: release)
    var trial = Trial(release, .whenInUse, accuracy: .reduced)
    trial.make(.fullAccuracy)
    #expect((trial.prompt?.text == .purposeKey) == speaks)
    #expect(LocationKey.isRead("NSLocationTemporaryUsageDescriptionDictionary", on: release) == speaks)
    var holder = Trial(release, .whenInUse, accuracy: .reduced)
    _ = holder.state.openSession(
      .whenInUse, fullAccuracyPurpose: true, of: holder.app, under: holder.policy)
    #expect((holder.prompt?.text == .purposeKey) == Fact.auth083.speaks(of: release))
  }

  @Test(arguments: Release.allCases)
  func `KEY-032: without the purpose key the completion gets promptDeclined and no prompt shows`(
    release: Release
  ) {
    var trial = Trial(release, .whenInUse, accuracy: .reduced)
    let decision = trial.state.requestFullAccuracy(
      purposeKeyExists: false, of: trial.app, under: trial.policy)
    #expect((decision.outcome == .failed(.promptDeclined)) == Fact.key032.speaks(of: release))
    #expect(trial.prompt == nil)
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS8 })
  func
    `KEY-033: NSLocationDefaultAccuracyReduced starts an app with reduced accuracy, and Settings can raise it`(
      release: Release
    )
  {
    let speaks = Fact.key033.speaks(of: release)
    let app = AppConfiguration(descriptions: .all, traits: .defaultAccuracyReduced)
    var asked = Trial(release, app: app)
    asked.make(.whenInUse)
    if let agreeing = asked.prompt?.choices.first(where: { $0 == .allow || $0 == .allowWhileUsingApp }) {
      asked.answer(agreeing, precise: true)
    }
    #expect(asked.accuracy == (speaks ? .reduced : .full))
    var set = Trial(release, app: app)
    set.choose(.whileUsing)
    #expect(set.accuracy == (speaks ? .reduced : .full))
    let raised = set.state.setPrecise(true, under: set.policy)
    #expect((raised.outcome == .changed) == speaks)
    #expect(set.accuracy == .full)
  }

  @Test(arguments: Fact.key035.releases)
  func `KEY-035: an app whose default is reduced can have full accuracy once`(release: Release) {
    let app = AppConfiguration(descriptions: .all, traits: .defaultAccuracyReduced)
    var trial = Trial(release, app: app)
    trial.choose(.whileUsing)
    trial.make(.fullAccuracy)
    trial.answer(.allowOnce)
    #expect(trial.accuracy == .full)
    trial.endUse()
    #expect(trial.accuracy == .reduced)
  }

  @Test(
    arguments: Release.allCases
  )
  func `KEY-040: the background mode is for continuous sessions, not for monitoring`(release: Release) {
    let plain = AppConfiguration(descriptions: .all)
    let without = Trial(release, .always, phase: .suspended, app: plain)
    for service in [LocationService.significantChange, .region, .visits]
    where without.policy.services.value.contains(service) {
      #expect(without.arrival(of: service) == .wakes)
    }
    #expect(without.session(ManagerSettings()).inBackground == .stopsWhenSuspended)
    #expect(Trial(release, .always).session().inBackground == .goesOn)
  }

  @Test(arguments: Release.allCases)
  func `KEY-042: a widget is asked for when it is added, and never prompts itself`(release: Release) {
    var app = AppConfiguration.complete
    app.traits.insert(.widgetWantsLocation)
    var host = Trial(release, .whenInUse, phase: .background, app: app)
    let added = host.state.addWidget(of: app, under: host.policy)
    #expect(added.outcome.isPrompt == Fact.key042.speaks(of: release))
    guard Fact.key042.speaks(of: release) else { return }
    app.traits = .widgetExtension
    for grant in Grant.allCases {
      for request in AppRequest.allCases where request != .secondPrompt && request != .reminder {
        for memory: AuthorizationState.Memory in [[], .servicesOff] {
          var widget = Trial(release, grant, memory: memory, accuracy: .reduced, app: app)
          #expect(!widget.make(request).outcome.isPrompt, "\(request) with \(grant)")
        }
      }
    }
  }

  @Test(arguments: Release.allCases)
  func `KEY-044: either spelling of the key turns implicit sessions off`(release: Release) {
    let speaks = Fact.key044.speaks(of: release)
    let app = AppConfiguration(descriptions: .all, traits: .explicitServiceSession)
    var trial = Trial(release, app: app)
    #expect((trial.make(.liveUpdates).outcome == .ignored(.explicitSessionRequired)) == speaks)
    #expect(LocationKey.isRead("NSLocationRequireExplicitServiceSession", on: release) == speaks)
    #expect(LocationKey.isRead("CLRequireExplicitServiceSession", on: release) == speaks)
  }

  @Test(arguments: Release.allCases)
  func `KEY-045: location pushes need the entitlement and Always`(release: Release) {
    var app = AppConfiguration.complete
    #expect(Trial(release, .always, phase: .terminated, app: app).arrival(of: .locationPush) != .relaunches)
    app.traits.insert(.locationPush)
    #expect(
      Trial(release, .whenInUse, phase: .terminated, app: app).arrival(of: .locationPush) != .relaunches)
    let entitled = Trial(release, .always, phase: .terminated, app: app).arrival(of: .locationPush)
    #expect((entitled == .relaunches) == Fact.key045.speaks(of: release))
  }

  @Test(arguments: Release.allCases)
  func `KEY-047: a location button needs the When In Use description and no other`(release: Release) {
    let speaks = Fact.key047.speaks(of: release)
    #expect(Trial.outcome(of: .locationButton, with: .whenInUse, on: release).isPrompt == speaks)
    let others = UsageDescriptions.all.subtracting(.whenInUse)
    #expect(
      Trial.outcome(of: .locationButton, with: others, on: release)
        == .ignored(speaks ? .missingDescription : .notAvailable))
  }

  @Test(arguments: Fact.key049.releases)
  func `KEY-049: no key hides Allow Once, the map or the rows of Settings`(release: Release) {
    var plain = Trial(release)
    plain.make(.whenInUse)
    for bits in 0..<UInt16(128) {
      var app = AppConfiguration.complete
      app.traits = AppConfiguration.Traits(rawValue: bits)
      guard app.traits.isDisjoint(with: .widgetExtension) else { continue }
      var trial = Trial(release, app: app)
      trial.make(.whenInUse)
      #expect(trial.prompt == plain.prompt)
      #expect(trial.offers(.never) && trial.offers(.askNextTime) && trial.offers(.whileUsing))
      #expect(trial.prompt?.choices.contains(.allowOnce) == true)
    }
  }
}
