import LocationDelivery
import LocationPolicy
import Testing

/// The fate of a standard session when the app is left.
@Suite struct BackgroundFactTests {
  static let plain = AppConfiguration(descriptions: .all)
  static let allowing = ManagerSettings(allowsBackgroundUpdates: true)

  @Test(arguments: Release.allCases, Grant.allCases)
  func `BG-001: allowsBackgroundLocationUpdates without the mode raises, whatever the authorization`(
    release: Release, grant: Grant
  ) {
    let raising = Trial(release, grant, app: Self.plain).session(Self.allowing)
    #expect((raising.exception == .backgroundUpdatesWithoutMode) == Fact.bg001.speaks(of: release))
    #expect(Trial(release, grant).session(Self.allowing).exception == nil)
    #expect(Trial(release, grant, app: Self.plain).session(ManagerSettings()).exception == nil)
  }

  @Test(arguments: Release.allCases) func `BG-002: the exception's name and reason`(release: Release) {
    let exception = Trial(release, .always, app: Self.plain).session(Self.allowing).exception
    let text = exception.map { "\($0.name): \($0.reason)" }
    let expected =
      "NSInternalInconsistencyException: Invalid parameter not satisfying: "
      + "!stayUp || CLClientIsBackgroundable(internal->fClient)"
    #expect((text == expected) == Fact.bg002.speaks(of: release))
    if let exception {
      #expect(exception.laterReasonEnding?.hasSuffix("|| _CFMZEnabled()") == true)
    }
  }

  @Test(arguments: Release.allCases)
  func `BG-003: an extension that sets the property needs the mode in its own Info.plist`(release: Release) {
    let widget = AppConfiguration(descriptions: .all, traits: .widgetExtension)
    let exception = Trial(release, .whenInUse, app: widget).session(Self.allowing).exception
    #expect((exception != nil) == Fact.bg003.speaks(of: release))
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS8 })
  func `BG-004: from 9 the property starts as false, on 8 the mode alone is enough`(release: Release) {
    let session = Trial(release, .always).session(ManagerSettings())
    #expect((session.inBackground == .stopsWhenSuspended) == (release > .iOS8))
    #expect((session.inBackground == .goesOn) == (release == .iOS8))
  }

  @Test(arguments: Release.allCases)
  func
    `BG-005: on 7 the mode alone lets a session go on without a bar, and a start in the background does not`(
      release: Release
    )
  {
    let session = Trial(release, .always).session(ManagerSettings())
    let isAsOn7 = session.inBackground == .goesOn && session.facts.contains(.bg005)
    #expect(isAsOn7 == Fact.bg005.speaks(of: release))
    guard isAsOn7 else { return }
    #expect(session.indicator == .none)
    #expect(Trial(release, .always, app: Self.plain).session(ManagerSettings()).inBackground != .goesOn)
    let late = Trial(release, .always, phase: .suspended).arrival(of: .standard, startedInForeground: false)
    #expect(late == .waitsForApp)
  }

  @Test(arguments: Fact.bg006.releases)
  func `BG-006: on 8 with the mode Always goes on without a bar, When In Use with one`(release: Release) {
    let always = Trial(release, .always).session(ManagerSettings())
    let whenInUse = Trial(release, .whenInUse).session(ManagerSettings())
    #expect(always.inBackground == .goesOn && always.indicator == .none)
    #expect(whenInUse.inBackground == .goesOn && whenInUse.indicator == .forcedBar)
    for grant in [Grant.always, .whenInUse] {
      let session = Trial(release, grant, app: Self.plain).session(ManagerSettings())
      #expect(session.inForeground && session.inBackground != .goesOn)
    }
  }

  @Test(arguments: Fact.bg007.releases)
  func `BG-007: on 9 and 10 the same, provided the property is true`(release: Release) {
    let always = Trial(release, .always).session(Self.allowing)
    let whenInUse = Trial(release, .whenInUse).session(Self.allowing)
    #expect(always.inBackground == .goesOn && always.indicator == .none)
    #expect(whenInUse.inBackground == .goesOn && whenInUse.indicator == .forcedBar)
    for grant in [Grant.always, .whenInUse] {
      let session = Trial(release, grant).session(ManagerSettings())
      #expect(session.inForeground && session.inBackground != .goesOn)
      #expect(session.indicator == .none && session.exception == nil)
    }
  }

  @Test(arguments: Release.allCases)
  func `BG-008: from 11 the property decides on the bar for Always, and for When In Use the bar is forced`(
    release: Release
  ) {
    let shown = ManagerSettings(allowsBackgroundUpdates: true, showsBackgroundIndicator: true)
    let always = (
      Trial(release, .always).session(Self.allowing).indicator,
      Trial(release, .always).session(shown).indicator
    )
    #expect(always.0 == .none)
    #expect((always.1 == .barOrPill) == Fact.bg008.speaks(of: release))
    for manager in [Self.allowing, shown] {
      let indicator = Trial(release, .whenInUse).session(manager).indicator
      #expect((indicator == .forcedBarOrPill) == Fact.bg008.speaks(of: release))
    }
  }

  @Test(arguments: Fact.bg009.releases)
  func `BG-009: starting in the background fails for When In Use`(release: Release) {
    let trial = Trial(release, .whenInUse, phase: .background)
    #expect(
      trial.arrival(of: .standard, startedInForeground: false, manager: Self.allowing) == .fails(.denied))
  }

  @Test(arguments: Fact.bg010.releases)
  func `BG-010: an Always app may start in the background, which does not keep it alive`(release: Release) {
    var trial = Trial(release, .always, phase: .background)
    #expect(trial.arrival(of: .standard, startedInForeground: false, manager: Self.allowing) == .delivered)
    trial.enter(.suspended)
    #expect(trial.arrival(of: .standard, startedInForeground: false, manager: Self.allowing) == .waitsForApp)
  }

  @Test(arguments: Fact.bg011.releases)
  func `BG-011: clearing the property ends a session's stay, leaving it set shows the bar each time`(
    release: Release
  ) {
    var trial = Trial(release, .whenInUse, phase: .background)
    #expect(trial.arrival(of: .standard, manager: Self.allowing) == .delivered)
    #expect(trial.delivery(of: .standard, manager: Self.allowing).indicator.isVisible)
    #expect(trial.arrival(of: .standard, manager: ManagerSettings()) == .nothing)
    trial.enter(.foreground)
    #expect(!trial.delivery(of: .standard, manager: Self.allowing).indicator.isVisible)
  }

  @Test(arguments: Fact.bg012.releases)
  func `BG-012: a provisional session is entitled as When In Use and shown as Always`(release: Release) {
    let trial = Trial(release, .provisionalAlways)
    let shown = ManagerSettings(allowsBackgroundUpdates: true, showsBackgroundIndicator: true)
    #expect(trial.session(Self.allowing).inBackground == .stopsAfterGrace)
    #expect(trial.session(shown).inBackground == .goesOn)
    #expect(trial.session(shown).indicator == .barOrPill)
  }

  @Test(arguments: Fact.bg013.releases)
  func `BG-013: Allow Once behaves as When In Use, and its session keeps the app in use`(release: Release) {
    let once = Trial(release, .temporary, phase: .background)
    let whenInUse = Trial(release, .whenInUse, phase: .background)
    #expect(once.session(Self.allowing).inBackground == whenInUse.session(Self.allowing).inBackground)
    #expect(once.session(Self.allowing).indicator == whenInUse.session(Self.allowing).indicator)
    #expect(once.isInUse(indicatorShows: once.session(Self.allowing).indicator.isVisible))
  }

  @Test(arguments: Release.allCases, [LocationService.standard, .significantChange, .region])
  func `BG-014: on 7 turning Background App Refresh off stops everything in the background`(
    release: Release, service: LocationService
  ) {
    let trial = Trial(release, .always, phase: .background)
    let arrival = trial.arrival(of: service, aids: .backgroundAppRefreshOff, manager: Self.allowing)
    #expect((arrival == .nothing) == (release < .iOS8))
    #expect(trial.arrival(of: service, manager: Self.allowing) == .delivered)
  }

  @Test(arguments: Release.allCases)
  func `BG-015: after a force-quit continuous updates have ended, and monitoring launches the app`(
    release: Release
  ) {
    let trial = Trial(release, .always, phase: .forceQuit)
    #expect(trial.arrival(of: .standard, manager: Self.allowing) == .ended)
    #expect(trial.arrival(of: .region) == .relaunches)
    #expect(trial.arrival(of: .significantChange) == .relaunches)
    #expect((trial.policy.forceQuitRelaunch.value == .from7_1) == (release == .iOS7))
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS9 })
  func `BG-020: from 16.4 Always without the indicator needs no filter and 100 m or finer`(release: Release) {
    let speaks = Fact.bg020.speaks(of: release)
    let trial = Trial(release, .always)
    var fine = Self.allowing
    fine.desiredAccuracy = 100
    #expect(trial.session(fine).inBackground == .goesOn)
    var filtered = fine
    filtered.distanceFilter = 10
    var coarse = Self.allowing
    coarse.desiredAccuracy = 1_000
    for manager in [filtered, coarse] {
      #expect((trial.session(manager).inBackground == .stopsWhenSuspended) == speaks)
      var shown = manager
      shown.showsBackgroundIndicator = true
      #expect(trial.session(shown).inBackground == (release >= .iOS11 || !speaks ? .goesOn : .unauthorized))
    }
  }

  @Test(arguments: Fact.bg021.releases)
  func `BG-021: the rule of 16.4 does not touch When In Use, whose bar is forced`(release: Release) {
    var manager = Self.allowing
    manager.distanceFilter = 500
    manager.desiredAccuracy = 3_000
    #expect(Trial(release, .whenInUse).session(manager).inBackground == .goesOn)
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS9 })
  func `BG-022: three kilometers in place of pausing suspends an Always app from 16.4`(release: Release) {
    var manager = Self.allowing
    manager.desiredAccuracy = 3_000
    let session = Trial(release, .always).session(manager)
    #expect((session.inBackground == .stopsWhenSuspended) == Fact.bg022.speaks(of: release))
  }

  @Test(arguments: Release.allCases)
  func `BG-023: from 17 an activity session shows the indicator and keeps the app in use`(release: Release) {
    let speaks = Fact.bg023.speaks(of: release)
    let trial = Trial(release, .whenInUse, phase: .background)
    #expect(trial.isInUse(aids: .backgroundActivity) == speaks)
    let delivery = trial.delivery(of: .liveUpdates, aids: .backgroundActivity)
    #expect((delivery.arrival == .delivered) == speaks)
    #expect((delivery.indicator == .barOrPill) == speaks)
    #expect(trial.arrival(of: .liveUpdates) == (speaks ? .nothing : .notAvailable))
    #expect((trial.arrival(of: .monitor, aids: .backgroundActivity) == .delivered) == speaks)
  }

  @Test(arguments: Release.allCases)
  func `IND-001, IND-002: the arrow's meaning changed once, with 11`(release: Release) {
    let arrow = AuthorizationPolicy.policy(for: release).statusArrow.value
    #expect((arrow == .solidForUseHollowForRegions) == Fact.ind001.speaks(of: release))
    #expect((arrow == .hollowWhenRequestedSolidOnDelivery) == Fact.ind002.speaks(of: release))
  }

  @Test(arguments: Release.allCases)
  func `IND-003: When In Use sessions show a bar on 8 to 10, and a bar or pill from 11`(release: Release) {
    let indicator = Trial(release, .whenInUse).session(Self.allowing).indicator
    switch release {
    case .iOS7: #expect(indicator == .none)
    case .iOS8, .iOS9, .iOS10: #expect(indicator == .forcedBar)
    default:
      #expect(indicator == .forcedBarOrPill)
    }
  }

  @Test(arguments: Release.allCases) func `IND-004: from 16 Control Center names apps`(release: Release) {
    let policy = AuthorizationPolicy.policy(for: release)
    #expect(policy.controlCenterAttribution.value == Fact.ind004.speaks(of: release))
  }
}
