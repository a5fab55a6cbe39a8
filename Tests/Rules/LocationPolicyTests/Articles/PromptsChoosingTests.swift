import LocationDelivery
import LocationPolicy
import LocationTerms
import Testing

/// The article "Understanding the prompts", part 6: which permission an app needs.
///
/// Not expressible, because it is advice or another framework:
///
/// | place | statement | why |
/// |---|---|---|
/// | 6.B3 | UNLocationNotificationTrigger launches the app by a tap | user notifications (MON-003) |
/// | 6.A, 6.D | prefer When In Use; request Always for automatic tasks and diaries | advice |
@Suite("Understanding the prompts, 6. 确定应用需要的授权限: what each permission brings, iOS 13 and later")
struct PromptsChoosingTests {
  static let releases = (Release.iOS13...Release.iOS26).releases
  static let tracking = ManagerSettings(allowsBackgroundUpdates: true)
  static let classic: [LocationService] = [
    .standard, .heading, .ranging, .requestLocation, .significantChange, .region, .visits,
  ]

  @Test(
    arguments: releases,
    classic)
  func `A, When In Use: all services can be used and bring events while the app is in use`(
    release: Release, service: LocationService
  ) {
    let phone = ArticlePhone.having(.whenInUse, on: release)
    #expect(phone.arrival(of: service, in: .foreground).arrival == .delivered)
  }

  @Test(
    arguments: releases,
    [LocationService.significantChange, .region, .visits])
  func `A, When In Use: in use is the foreground, or the background with the indicator`(
    release: Release, service: LocationService
  ) {
    let phone = ArticlePhone.having(.whenInUse, on: release)
    let shown = phone.arrival(of: service, in: .background, manager: Self.tracking)
    #expect(shown.arrival == .delivered)
    #expect(phone.arrival(of: service, in: .background).arrival == .nothing)
  }

  @Test(
    arguments: releases,
    [LocationService.significantChange, .region, .visits])
  func `A, Always: events come though the person does not know that the app runs`(
    release: Release, service: LocationService
  ) {
    let phone = ArticlePhone.having(.always, on: release)
    #expect(phone.arrival(of: service, in: .background).arrival == .delivered)
    #expect(phone.arrival(of: service, in: .suspended).arrival == .wakes)
    #expect(phone.arrival(of: service, in: .terminated).arrival == .relaunches)
  }

  @Test(arguments: releases, classic + [.liveUpdates, .monitor])
  func
    `Correction 23, A: the article says that Always launches an app that is not running, for all services; only monitoring does, and from iOS 17 on live updates and monitors (DEL-008)`(
      release: Release, service: LocationService
    )
  {
    let phone = ArticlePhone.having(.always, on: release)
    let arrival = phone.arrival(of: service, in: .terminated, aids: .alwaysSession).arrival
    let isKnown = Self.classic.contains(service) || release >= .iOS17
    let launches: ServiceSet = [
      ServiceSet(.significantChange), ServiceSet(.region), ServiceSet(.visits), ServiceSet(.liveUpdates),
      ServiceSet(.monitor),
    ]
    #expect(arrival == (!isKnown ? .notAvailable : launches.contains(service) ? .relaunches : .ended))
  }

  @Test(arguments: releases, [LocationService.standard, .region])
  func `B1: what When In Use asked for waits while the app is not used, and goes on when it is`(
    release: Release, service: LocationService
  ) {
    var phone = ArticlePhone.having(.whenInUse, on: release)
    phone.enter(.suspended)
    let away = phone.arrival(of: service, in: .suspended).arrival
    #expect(away == (service == .standard ? .waitsForApp : .nothing))
    phone.enter(.foreground)
    #expect(phone.arrival(of: service, in: .foreground).arrival == .delivered)
  }

  @Test(arguments: releases)
  func `B2: with the background mode When In Use gets locations after the app was left`(release: Release) {
    let app = AppConfiguration(descriptions: .whenInUse, traits: .backgroundMode)
    let phone = ArticlePhone.having(.whenInUse, on: release, app)
    #expect(phone.arrival(in: .background, manager: Self.tracking).arrival == .delivered)
  }

  @Test(arguments: releases, [true, false])
  func `C1 to C3: in use is the foreground, a few seconds after it, and the background with the indicator`(
    release: Release, indicatorShows: Bool
  ) {
    let policy = AuthorizationPolicy.policy(for: release)
    let phases = AppPhase.allCases.filter { phase in
      let context = DeliveryContext(grant: .whenInUse, app: .complete, phase: phase)
      return policy.isInUse(context, indicatorShows: indicatorShows)
    }
    let seen: [AppPhase] = [.foreground, .grace]
    #expect(phases == (indicatorShows ? seen + [.background, .suspended] : seen))
    #expect(policy.timings.grace < 60)
  }

  @Test(
    arguments: releases,
    [true, false])
  func `C3: for Always the indicator shows if showsBackgroundLocationIndicator says so`(
    release: Release, shows: Bool
  ) {
    var manager = Self.tracking
    manager.showsBackgroundIndicator = shows
    let left = ArticlePhone.having(.always, on: release).arrival(in: .background, manager: manager)
    #expect(left.indicator == (shows ? .barOrPill : .none))
  }

  @Test(arguments: releases)
  func `d: asking for Always does not mean getting it: the person may grant When In Use instead`(
    release: Release
  ) {
    var phone = ArticlePhone.having(.provisionalAlways, on: release)
    phone.showSecondPrompt()
    phone.answer(.keepOnlyWhileUsing)
    #expect(phone.state.grant == .whenInUse)
    phone = ArticlePhone.having(.always, on: release)
    phone.choose(.whileUsing)
    #expect(phone.callbacks == [.authorizedWhenInUse])
  }

  @Test(arguments: releases)
  func `d, note: having When In Use, Always can be asked for later, and only once`(release: Release) {
    var phone = ArticlePhone.having(.whenInUse, on: release)
    phone.requestAlways()
    if release == .iOS13 { phone.showSecondPrompt() }
    phone.answer(.keepOnlyWhileUsing)
    #expect(phone.state.grant == .whenInUse)
    #expect(phone.requestAlways().outcome == .ignored(.escalationSpent))
    #expect(phone.showSecondPrompt().outcome == .ignored(.doesNotApply))
  }
}
