import LocationCatalogue
import LocationDelivery
import LocationPolicy
import Testing

/// Settings, switches of the device, installs and upgrades, reminders.
@Suite struct SettingsFactTests {
  @Test(arguments: Release.allCases)
  func `SET-001: the rows of Settings and the Precise switch`(release: Release) {
    let rows = Trial(release).policy.settingsRows.value
    let labels = rows.rows.map { rows.label(of: $0) }
    switch release {
    case .iOS7: #expect(labels == ["Off", "On"])
    case .iOS8, .iOS9, .iOS10, .iOS11, .iOS12: #expect(labels == ["Never", "While Using the App", "Always"])
    case .iOS13, .iOS13_4, .iOS14:
      #expect(labels == ["Never", "Ask Next Time", "While Using the App", "Always"])
    default:
      #expect(labels == ["Never", "Ask Next Time Or When I Share", "While Using the App", "Always"])
    }
    let all = Trial(release)
    #expect(SettingsRow.allCases.filter(all.offers).map { rows.label(of: $0) }.sorted() == labels.sorted())
    let alwaysOnly = Trial(release, app: AppConfiguration(descriptions: all.policy.alwaysDescriptions.value))
    #expect(alwaysOnly.offers(.whileUsing) == (release >= .iOS11))
    var precise = Trial(release, .whenInUse)
    let switched = precise.state.setPrecise(false, under: precise.policy)
    #expect((switched.outcome == .changed) == (release >= .iOS14))
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS8 })
  func `SET-001: Settings gives an app no level that its keys have no text for`(release: Release) {
    let bare = Trial(release, app: AppConfiguration())
    #expect(!bare.offers(.whileUsing) && !bare.offers(.always))
    #expect(bare.offers(.never))
  }

  @Test(arguments: Release.allCases)
  func `SET-002: Ask Next Time makes the app undetermined, so that it can prompt again`(release: Release) {
    let speaks = Fact.set002.speaks(of: release)
    var trial = Trial(release, .denied)
    let decision = trial.choose(.askNextTime)
    #expect((decision.outcome == .changed) == speaks)
    #expect(trial.state.status == (speaks ? .notDetermined : .denied))
    #expect(trial.make(.whenInUse).outcome.isPrompt == speaks)
  }

  @Test(arguments: Fact.set003.releases)
  func `SET-003: a row is final: Always is Always, and While Using leaves the one request alone`(
    release: Release
  ) {
    var always = Trial(release)
    always.choose(.always)
    #expect(always.state.grant == .always)
    var provisional = Trial(release, .provisionalAlways)
    provisional.choose(.always)
    #expect(provisional.state.grant == .always)
    var whileUsing = Trial(release)
    whileUsing.choose(.whileUsing)
    #expect(!whileUsing.state.memory.contains(.alwaysRequestSpent))
    let request = whileUsing.make(.always).outcome
    #expect((request.isPrompt || request == .changed) == Fact.auth025.speaks(of: release))
  }

  @Test(arguments: Fact.auth025.releases, [SettingsRow.always, nil])
  func `SET-003, OPEN-24: taking Always away leaves the one request as it is, made or not`(
    release: Release, before: SettingsRow?
  ) {
    var trial = Trial(release)
    if let before {
      trial.choose(before)
    } else {
      trial.make(.always)
      trial.answer(release < .iOS13 ? .alwaysAllow : .allowWhileUsingApp)
    }
    trial.choose(.whileUsing)
    let request = trial.make(.always).outcome
    #expect((request.isPrompt || request == .changed) == (before == .always))
    #expect((request == .ignored(.escalationSpent)) == (before == nil))
  }

  @Test(arguments: Fact.set003.releases)
  func `SET-003: a row overrules the prompt that was up`(release: Release) {
    var trial = Trial(release)
    trial.make(.whenInUse)
    trial.choose(.never)
    #expect(trial.prompt == nil)
    #expect(trial.state.grant == .denied)
  }

  @Test(arguments: Release.allCases, AppPhase.allCases)
  func `SET-004: a row calls back in every phase, and up to 10 wakes a suspended app`(
    release: Release, phase: AppPhase
  ) {
    var trial = Trial(release, .always, phase: phase)
    let row: SettingsRow = release == .iOS7 ? .off : .never
    #expect(trial.choose(row).callback == trial.policy.callback.value)
    #expect(trial.choose(row).callback == .none)
    #expect(trial.policy.changeWakesSuspendedApp.value == (release <= .iOS10))
  }

  @Test(arguments: Release.allCases, AppPhase.allCases)
  func `SET-005: a change in Settings does not end the app`(release: Release, phase: AppPhase) {
    for row in SettingsRow.allCases {
      var trial = Trial(release, .whenInUse, phase: phase)
      trial.choose(row)
      #expect(trial.state.phase == phase)
    }
  }

  @Test(arguments: Release.allCases, Grant.allCases)
  func `SET-006: the Location Services switch denies every app and gives the status back`(
    release: Release, grant: Grant
  ) {
    var trial = Trial(release, grant)
    let off = trial.state.setLocationServices(on: false, under: trial.policy)
    #expect(trial.state.status == .denied)
    #expect((off.callback != .none) == (grant != .denied))
    #expect(trial.arrival(of: .standard) != .delivered)
    let on = trial.state.setLocationServices(on: true, under: trial.policy)
    #expect(trial.state == AuthorizationState(grant: grant))
    #expect((on.callback != .none) == (grant != .denied))
  }

  @Test(arguments: Release.allCases, Grant.allCases)
  func `SET-008: Reset Location & Privacy makes the app undetermined and restores its rights`(
    release: Release, grant: Grant
  ) {
    var trial = Trial(
      release, grant, memory: [.alwaysRequestSpent, .provisionalSpent, .locationButtonApproved])
    _ = trial.state.resetLocationAndPrivacy(under: trial.policy)
    #expect(trial.state == AuthorizationState())
  }

  @Test(
    arguments: Release.allCases,
    SettingsRow.allCases)
  func `SET-009: under a restriction the person can't change anything`(release: Release, row: SettingsRow) {
    var trial = Trial(release, .always)
    let restricted = trial.state.setRestricted(true, under: trial.policy)
    #expect(restricted.callback == trial.policy.callback.value)
    #expect(trial.choose(row).outcome == .ignored(.restricted))
    #expect(trial.state.status == .restricted)
    #expect(trial.arrival(of: .standard) != .delivered)
    _ = trial.state.setRestricted(false, under: trial.policy)
    #expect(trial.state.status == .authorizedAlways)
  }

  @Test(arguments: Release.allCases, Grant.allCases)
  func `SET-010: a reinstalled app starts anew`(release: Release, grant: Grant) {
    var trial = Trial(release, grant, memory: .alwaysRequestSpent)
    _ = trial.state.reinstall(under: trial.policy)
    #expect(trial.state == AuthorizationState(grant: .notDetermined, phase: .terminated))
  }

  @Test(arguments: [Grant.whenInUse, .provisionalAlways, .always])
  func `SET-011: after the upgrade to 14 an authorized app keeps full accuracy`(grant: Grant) {
    var trial = Trial(.iOS13_4, grant)
    trial.policy = .policy(for: .iOS14)
    #expect(trial.accuracy == .full)
    #expect(trial.state.grant == grant)
  }

  @Test func `SET-012: after the upgrade to 11 an Always app keeps Always and may be set to While Using`() {
    var trial = Trial(.iOS10, app: AppConfiguration(descriptions: .legacyAlways))
    trial.make(.always)
    trial.answer(.allow)
    #expect(!trial.offers(.whileUsing))
    trial.policy = .policy(for: .iOS11)
    #expect(trial.state.status == .authorizedAlways)
    #expect(trial.offers(.whileUsing))
  }

  @Test(arguments: Fact.set013.releases)
  func `SET-013: after the upgrade to 13 an Always app keeps Always and gets a reminder`(release: Release) {
    var trial = Trial(.iOS12)
    trial.make(.always)
    trial.answer(.alwaysAllow)
    trial.policy = .policy(for: release)
    #expect(trial.state.grant == .always)
    #expect(trial.make(.reminder).outcome.isPrompt)
    #expect(trial.prompt == .reminder13)
  }

  @Test(arguments: Release.allCases)
  func `SET-020: on 8 to 12 an Always app is reminded of, on 8 once, and can be cut down`(release: Release) {
    var trial = Trial(release, .always)
    trial.make(.reminder)
    let title = "“Run” has been using your location in the background. Do you want to continue allowing this?"
    #expect((trial.title == title) == Fact.set020.speaks(of: release))
    guard Fact.set020.speaks(of: release) else { return }
    var cut = trial
    cut.answer(.dontAllow)
    #expect(cut.state.grant == .whenInUse)
    trial.answer(.continue)
    #expect(trial.state.grant == .always)
    #expect(trial.make(.reminder).outcome.isPrompt == (release != .iOS8))
    var modest = Trial(release, .whenInUse)
    #expect(!modest.make(.reminder).outcome.isPrompt)
  }

  @Test(arguments: Release.allCases)
  func `SET-021: from 13 the reminder has a map, repeats, and can take Always away with a callback`(
    release: Release
  ) {
    var trial = Trial(release, .always)
    trial.make(.reminder)
    #expect((trial.prompt?.hasMap ?? false) == Fact.set021.speaks(of: release))
    guard Fact.set021.speaks(of: release) else { return }
    #expect(trial.labels == ["Always Allow", "Change to Only While Using"])
    #expect(trial.answer(.alwaysAllow).callback == .none)
    #expect(trial.make(.reminder).outcome.isPrompt)
    #expect(trial.answer(.changeToOnlyWhileUsing).callback == trial.policy.callback.value)
    #expect(trial.state.status == .authorizedWhenInUse)
  }
}
