import LocationDelivery
import LocationPolicy
import Testing

/// When an app is in use, and what is delivered in which phase.
@Suite struct DeliveryFactTests {
  static let standing: [AppPhase] = [.background, .suspended]

  @Test(arguments: Fact.del001.releases)
  func `DEL-001: in use is foreground, grace, and background with the indicator or an activity session`(
    release: Release
  ) {
    func trial(_ phase: AppPhase) -> Trial { Trial(release, .whenInUse, phase: phase) }
    #expect(trial(.foreground).isInUse() && trial(.grace).isInUse())
    #expect(!trial(.background).isInUse() && !trial(.suspended).isInUse())
    #expect(trial(.background).isInUse(indicatorShows: true))
    #expect(trial(.background).isInUse(aids: .backgroundActivity) == (release >= .iOS17))
    #expect(!trial(.terminated).isInUse(aids: .backgroundActivity, indicatorShows: true))
    #expect(!trial(.forceQuit).isInUse() && !trial(.rebooted).isInUse())
  }

  @Test(arguments: Release.allCases)
  func `DEL-002: from 9 handling a message of the foreground watch app is use too`(release: Release) {
    let trial = Trial(release, .whenInUse, phase: .background)
    #expect(trial.isInUse(aids: .watchMessage) == Fact.del002.speaks(of: release))
  }

  @Test(arguments: Fact.del003.releases)
  func `DEL-003: the model's grace period is 5 seconds, among those observed, and adjustable`(
    release: Release
  ) {
    var policy = AuthorizationPolicy.policy(for: release)
    #expect((3...5).contains(policy.timings.grace))
    policy.timings.grace = 3
    #expect(policy.timings.grace == 3)
    #expect(Trial(release, .whenInUse, phase: .grace).arrival(of: .standard) == .delivered)
  }

  @Test(arguments: Release.allCases)
  func `DEL-004: from 14 an app counts as in use after its widget was seen`(release: Release) {
    let trial = Trial(release, .whenInUse, phase: .background)
    #expect(trial.isInUse(aids: .widgetSeen) == Fact.del004.speaks(of: release))
  }

  @Test(arguments: Release.allCases, [Grant.temporary, .whenInUse, .provisionalAlways, .always])
  func `DEL-005: in the foreground an authorized app gets all, without background mode or bar`(
    release: Release, grant: Grant
  ) {
    let trial = Trial(release, grant, app: AppConfiguration(descriptions: .all))
    for service in [LocationService.standard, .heading, .ranging] {
      #expect(trial.arrival(of: service) == .delivered, "\(service)")
      #expect(trial.delivery(of: service).indicator == .none)
    }
  }

  @Test(arguments: Release.allCases)
  func
    `DEL-006: an app that something else keeps running still gets updates, and no session keeps it running`(
      release: Release
    )
  {
    let plain = AppConfiguration(descriptions: .all)
    let trial = Trial(release, .always, phase: .background, app: plain)
    #expect(trial.arrival(of: .standard, aids: .otherBackgroundExecution) == .delivered)
    #expect(trial.arrival(of: .standard) == .waitsForApp)
    #expect(trial.session(ManagerSettings()).inBackground == .stopsWhenSuspended)
  }

  @Test(arguments: Release.allCases)
  func `DEL-007: a suspended app's updates wait, monitored events wake an Always app`(release: Release) {
    let trial = Trial(release, .always, phase: .suspended, app: AppConfiguration(descriptions: .all))
    #expect(trial.arrival(of: .standard) == .waitsForApp)
    for service in [LocationService.significantChange, .region] {
      #expect(trial.arrival(of: service) == .wakes)
      let whenInUse = Trial(release, .whenInUse, phase: .suspended)
      #expect(whenInUse.arrival(of: service) != .wakes)
    }
  }

  @Test(arguments: Release.allCases)
  func `DEL-008: a terminated app's continuous services have ended, and monitoring launches an Always app`(
    release: Release
  ) {
    var app = AppConfiguration.complete
    app.traits.insert(.locationPush)
    let trial = Trial(release, .always, phase: .terminated, app: app)
    for service in [LocationService.standard, .ranging, .heading] {
      #expect(trial.arrival(of: service) == .ended, "\(service)")
    }
    let launching = LocationService.allCases.filter {
      trial.arrival(of: $0, aids: .alwaysSession) == .relaunches
    }
    switch release {
    case .iOS7: #expect(launching == [.significantChange, .region])
    case .iOS8, .iOS9, .iOS10, .iOS11, .iOS12, .iOS13, .iOS13_4, .iOS14:
      #expect(launching == [.significantChange, .region, .visits])
    case .iOS15, .iOS16, .iOS16_4:
      #expect(launching == [.significantChange, .region, .visits, .locationPush])
    default:
      #expect(
        launching == [.liveUpdates, .significantChange, .region, .visits, .monitor, .locationPush])
    }
    let whenInUse = Trial(release, .whenInUse, phase: .terminated, app: app)
    #expect(!LocationService.allCases.contains { whenInUse.arrival(of: $0) == .relaunches })
  }

  @Test(arguments: Release.allCases)
  func `DEL-009: after a reboot there are no region events until the first unlock`(release: Release) {
    #expect(Trial(release, .always, phase: .rebooted).arrival(of: .region) == .nothing)
  }

  @Test(arguments: Release.allCases, [AppPhase.terminated, .forceQuit])
  func `DEL-044: updates that were outstanding launch an app again, however it ended`(
    release: Release, phase: AppPhase
  ) {
    let speaks = Fact.del044.speaks(of: release)
    let always = Trial(release, .always, phase: phase)
    #expect((always.arrival(of: .liveUpdates, aids: .alwaysSession) == .relaunches) == speaks)
    let whenInUse = Trial(release, .whenInUse, phase: phase)
    #expect((whenInUse.arrival(of: .liveUpdates, aids: .backgroundActivity) == .relaunches) == speaks)
    #expect(whenInUse.arrival(of: .liveUpdates) == (speaks ? .nothing : .notAvailable))
  }

  @Test(arguments: Release.allCases)
  func `DEL-046: the report of 26.4.2 is told of, and not modeled`(release: Release) {
    let trial = Trial(release, .always, phase: .forceQuit)
    let delivery = trial.delivery(of: .region)
    // It is carried forward to releases without a report.
    #expect(delivery.facts.contains(.del046) == (release >= .iOS26))
    #expect(delivery.arrival == .relaunches)
  }

  @Test func `DEL-052: smaller is finer, the negative accuracies are the finest, reduced is the coarsest`() {
    let meters = LocationConstants.accuracies.map(\.meters)
    #expect(meters == meters.sorted())
    #expect(meters.filter { $0 < 0 }.count == 2)
    #expect(LocationConstants.accuracies.last?.name == "kCLLocationAccuracyReduced")
  }

  @Test(arguments: Release.allCases)
  func `DEL-053: activity types are 1 to 5, and flying exists from 12`(release: Release) {
    #expect(LocationConstants.activityTypes.map(\.rawValue) == [1, 2, 3, 4, 5])
    #expect(AuthorizationPolicy.policy(for: release).airborneActivity.value == (release >= .iOS12))
  }

  @Test(arguments: Release.allCases)
  func `DEL-070: requestLocation exists from 9, serves an authorized app, and tries for 10 seconds`(
    release: Release
  ) {
    let speaks = Fact.del070.speaks(of: release)
    let arrival = Trial(release, .whenInUse).arrival(of: .requestLocation)
    #expect(arrival == (speaks ? .delivered : .notAvailable))
    #expect(AuthorizationPolicy.policy(for: release).timings.requestLocationTimeout == 10)
  }

  @Test(arguments: Fact.del080.releases)
  func `DEL-080: the model's delay until updates pause is among those observed`(release: Release) {
    let timings = AuthorizationPolicy.policy(for: release).timings
    #expect((600...1_200).contains(timings.automaticPause))
  }

  @Test(arguments: Release.allCases)
  func `DEL-085: deferred updates can be asked for up to 12`(release: Release) {
    let policy = AuthorizationPolicy.policy(for: release)
    #expect(policy.deferredUpdates.value == Fact.del085.speaks(of: release))
  }

  @Test(arguments: Release.allCases)
  func `DEL-087: from 16 reading locationServicesEnabled() on the main thread is warned of`(release: Release)
  {
    let policy = AuthorizationPolicy.policy(for: release)
    #expect(policy.servicesEnabledWarnsOnMainThread.value == Fact.del087.speaks(of: release))
  }

  @Test(arguments: Release.allCases)
  func `DEL-090: heading is a service of its own, which brings no locations`(release: Release) {
    let stranger = Trial(release)
    #expect(stranger.arrival(of: .heading) == .delivered)
    #expect(stranger.arrival(of: .standard) != .delivered)
  }

  @Test(
    arguments: Release.allCases,
    AppPhase.allCases)
  func `DEL-091: heading stops when the app is suspended or terminated`(release: Release, phase: AppPhase) {
    let arrival = Trial(release, .always, phase: phase).arrival(of: .heading)
    #expect(arrival == (phase.isRunning ? .delivered : .ended))
  }
}
