import CoreLocation
import Foundation
import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import Testing

@Suite(.ownMainQueue) struct InterruptionTests {
  static let asking = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).requestMethods.value
  }
  static let temporary = BackgroundCase.all.filter { $0.grant == .temporary }.map(\.release)
  static let withAccuracy = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).accuracyChoice.value
  }

  private func following(_ phone: Phone, _ request: UpdatesRequest = UpdatesRequest()) throws -> Following {
    try phone.walks()
    let following = phone.follow(request)
    phone.pass(5)
    return following
  }

  @Test(arguments: Release.allCases)
  func `that no location can be found is told and no end (ERR-002, MIS-21)`(release: Release) throws {
    let phone = Phone(release: release)
    try phone.grants(.whenInUse)
    let following = try following(phone)
    try phone.perform(.world(.losesPosition))
    phone.pass(30)
    #expect(following.story == ["locations", "locationUnknown"])
    try phone.perform(.world(.findsPosition))
    phone.pass(5)
    #expect(following.story == ["locations", "locationUnknown", "resumed", "locations"])
    #expect(following.ends == [])
  }

  @Test(arguments: asking)
  func `permission that is taken in Settings interrupts; given back, locations go on (SET-004)`(
    release: Release
  ) throws {
    let phone = Phone(release: release)
    try phone.grants(.whenInUse)
    let following = try following(phone)
    try phone.settings(.never)
    phone.pass(5)
    #expect(following.story.last == "notAuthorized(LocationPolicy.AuthorizationStatus.denied)")
    let count = following.count
    try phone.settings(.whileUsing)
    phone.pass(5)
    #expect(following.story.suffix(2) == ["resumed", "locations"])
    #expect(following.count > count)
    #expect(following.ends == [])
  }

  @Test(arguments: Release.allCases)
  func `Location Services that are turned off interrupt; turned on, locations go on (SET-006)`(
    release: Release
  ) throws {
    let phone = Phone(release: release)
    try phone.grants(.whenInUse)
    let following = try following(phone)
    for on in [false, true] {
      try phone.person(.opensSettings)
      try phone.person(.setsLocationServices(on))
      try phone.person(.opens(phone.host.app))
      phone.pass(5)
      #expect(following.story.last == (on ? "locations" : "servicesOff"))
    }
    #expect(following.ends == [])
  }

  @Test(arguments: asking)
  func
    `in the background, services turned off and on don't end updates, which go on when the app next runs (SET-004, SET-006)`(
      release: Release
    ) throws
  {
    let phone = Phone(release: release)
    try phone.grants(.whenInUse)
    let following = try following(phone, UpdatesRequest(background: .continues()))
    try phone.person(.opensSettings)
    phone.pass(60)
    try phone.person(.setsLocationServices(false))
    phone.pass(2)
    // The refusal comes at once; why it came is read on another thread, and told then.
    #expect(following.story == ["locations", "inBackground", "servicesOff"])
    try phone.person(.setsLocationServices(true))
    // Without locations the app is suspended; whether the change wakes it, depends on the release.
    if !phone.host.device.policy.changeWakesSuspendedApp.value { try phone.person(.opens(phone.host.app)) }
    phone.pass(60)
    #expect(following.story == ["locations", "inBackground", "servicesOff", "resumed", "locations"])
    #expect(following.count > 100)
  }

  @Test(arguments: temporary)
  func `Allow Once that lapses interrupts, and the next grant lets locations go on (AUTH-068)`(
    release: Release
  ) throws {
    let phone = Phone(release: release)
    try phone.grants(.temporary)
    let following = try following(phone)
    try phone.person(.goesHome)
    phone.pass(60)
    try phone.person(.opens(phone.host.app))
    phone.pass(5)
    #expect(following.story.contains("notAuthorized(LocationPolicy.AuthorizationStatus.notDetermined)"))
    // From 18 on the system asks again by itself, for the session that is held (AUTH-084).
    let asksItself = phone.host.device.policy.serviceSessions.value
    #expect((phone.host.device.visiblePrompt != nil) == asksItself)
    if !asksItself { _ = phone.start { await $0.requestWhenInUse() } }
    try phone.person(.answers(.allowWhileUsingApp))
    phone.pass(5)
    #expect(following.story.suffix(2) == ["resumed", "locations"])
  }

  @Test(arguments: withAccuracy)
  func `reduced accuracy is told, locations come all the same, and full accuracy ends it (ACC-002, ACC-006)`(
    release: Release
  ) throws {
    let phone = Phone(release: release)
    try phone.grants(.whenInUse)
    let following = try following(phone)
    for precise in [false, true] {
      try phone.person(.opensSettings)
      try phone.person(.setsPrecise(precise, for: phone.host.app))
      try phone.person(.opens(phone.host.app))
      phone.pass(5)
    }
    let story = following.story.filter { $0 != "inBackground" && $0 != "locations" }
    #expect(story.contains("reducedAccuracy"))
    #expect(following.story.suffix(2) == ["resumed", "locations"])
  }

  @Test(arguments: withAccuracy)
  func `a caller that wants reduced accuracy isn't told of it (ACC-004)`(release: Release) throws {
    let phone = Phone(release: release)
    try phone.grants(.whenInUse)
    try phone.person(.opensSettings)
    try phone.person(.setsPrecise(false, for: phone.host.app))
    try phone.person(.opens(phone.host.app))
    let following = try following(phone, UpdatesRequest(accuracy: .reduced))
    #expect(following.story == ["locations"])
  }

  @Test(arguments: temporary)
  func `updates that ask for nothing never bring up a prompt, not even when the grant has lapsed (AUTH-083)`(
    release: Release
  ) throws {
    let phone = Phone(release: release)
    try phone.grants(.temporary)
    _ = try following(phone, UpdatesRequest(background: .continues(), asksFor: nil))
    try phone.settings(.never)
    try phone.settings(.askNextTime)
    phone.pass(60)
    #expect(phone.host.device.visiblePrompt == nil)
  }

  @Test(arguments: Release.allCases)
  func `the first location is none from long before the start (DEL-060, MIS-22)`(release: Release) throws {
    let phone = Phone(release: release)
    try phone.grants(.whenInUse)
    let earlier = try following(phone)
    earlier.cancel()
    phone.pass(600)
    let start = phone.host.device.date(of: phone.host.now)
    let following = phone.follow()
    phone.pass(5)
    let oldest = try #require(
      following.updates.compactMap { if case .value(let found) = $0 { found.timestamp } else { nil } }
        .min())
    #expect(oldest >= start)
  }

  @Test func `with the key for explicit service sessions, updates hold one (KEY-044, AUTH-082)`() throws {
    let configuration = AppConfiguration(
      descriptions: .all, traits: [.backgroundMode, .explicitServiceSession])
    let phone = Phone(release: .newest, bundle: AppBundle(name: "App", configuration: configuration))
    try phone.grants(.whenInUse)
    let following = try following(phone)
    #expect(
      phone.held == [
        "updates, background false", "serviceSession(LocationPolicy.SessionGoal.whenInUse, purposeKey: nil)",
      ])
    #expect(following.story == ["locations"])
  }

  @Test(arguments: asking)
  func `When In Use that starts in the background gets nothing until the app is opened (BG-009, MIS-09)`(
    release: Release
  ) throws {
    let phone = Phone(release: release)
    try phone.grants(.whenInUse)
    try phone.walks()
    try phone.person(.goesHome)
    phone.pass(60)
    try phone.perform(.system(.launchesInBackground(phone.host.app)))
    let following = phone.follow(UpdatesRequest(background: .continues()))
    phone.pass(5)
    #expect(following.story == ["inBackground"])
    try phone.person(.opens(phone.host.app))
    phone.pass(5)
    #expect(following.story == ["inBackground", "resumed", "locations"])
  }
}
