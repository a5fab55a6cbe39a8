import CoreLocation
import Foundation
import LocationPolicy
import LocationSimulation
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct InterruptionTests {
  nonisolated static let asking = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).requestMethods.value
  }
  nonisolated static let temporary = BackgroundCase.all.filter { $0.grant == .temporary }.map(\.release)
  nonisolated static let withAccuracy = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).accuracyChoice.value
  }

  private func following(_ phone: TestPhone, _ request: UpdatesRequest = UpdatesRequest()) async throws
    -> Heard<LocationUpdate>
  {
    phone.walks()
    let following = phone.follow(request)
    try await phone.advance(by: 5)
    return following
  }

  @Test(arguments: Release.allCases)
  func `that no location can be found is told and no end (ERR-002, MIS-21)`(release: Release) async throws {
    let phone = TestPhone(release: release)
    try phone.grants(.whenInUse)
    let following = try await following(phone)
    phone.losePosition()
    try await phone.advance(by: 30)
    #expect(following.story == ["locations", "locationUnknown"])
    phone.findPosition()
    try await phone.advance(by: 5)
    #expect(following.story == ["locations", "locationUnknown", "resumed", "locations"])
    #expect(following.goesOn)
  }

  @Test(arguments: asking)
  func `permission that is taken in Settings interrupts; given back, locations go on (SET-004)`(
    release: Release
  ) async throws {
    let phone = TestPhone(release: release)
    try phone.grants(.whenInUse)
    let following = try await following(phone)
    try phone.chooses(.never)
    try await phone.advance(by: 5)
    #expect(following.story.last == "notAuthorized(LocationPolicy.AuthorizationStatus.denied)")
    let count = following.count
    try phone.chooses(.whileUsing)
    try await phone.advance(by: 5)
    #expect(following.story.suffix(2) == ["resumed", "locations"])
    #expect(following.count > count)
    #expect(following.goesOn)
  }

  @Test(arguments: Release.allCases)
  func `Location Services that are turned off interrupt; turned on, locations go on (SET-006)`(
    release: Release
  ) async throws {
    let phone = TestPhone(release: release)
    try phone.grants(.whenInUse)
    let following = try await following(phone)
    for on in [false, true] {
      try phone.inSettings { try $0.setLocationServices(on) }
      try await phone.advance(by: 5)
      #expect(following.story.last == (on ? "locations" : "servicesOff"))
    }
    #expect(following.goesOn)
  }

  @Test(arguments: asking)
  func
    `in the background, services turned off and on don't end updates, which go on when the app next runs (SET-004, SET-006)`(
      release: Release
    ) async throws
  {
    let phone = TestPhone(release: release)
    try phone.grants(.whenInUse)
    let following = try await following(phone, UpdatesRequest(background: .continues()))
    try phone.perform(.person(.opensSettings))
    try await phone.advance(by: 60)
    try phone.setLocationServices(false)
    try await phone.advance(by: 2)
    // The refusal is reported immediately; its reason is read on another thread, and reported then.
    #expect(following.story == ["locations", "inBackground", "servicesOff"])
    try phone.setLocationServices(true)
    // Without locations the app is suspended; it depends on the release whether the change wakes it.
    if !phone.host.device.policy.changeWakesSuspendedApp.value { try phone.open() }
    try await phone.advance(by: 60)
    #expect(following.story == ["locations", "inBackground", "servicesOff", "resumed", "locations"])
    #expect(following.count > 100)
  }

  @Test(arguments: temporary)
  func `Allow Once that lapses interrupts, and the next grant lets locations go on (AUTH-068)`(
    release: Release
  ) async throws {
    let phone = TestPhone(release: release)
    try phone.grants(.temporary)
    let following = try await following(phone)
    try phone.goHome()
    try await phone.advance(by: 60)
    try phone.open()
    try await phone.advance(by: 5)
    #expect(following.story.contains("notAuthorized(LocationPolicy.AuthorizationStatus.notDetermined)"))
    // From iOS 18 on, the system shows the prompt again for the held session (AUTH-084).
    let asksItself = phone.host.device.policy.serviceSessions.value
    #expect((phone.prompt != nil) == asksItself)
    if !asksItself { _ = phone.start { await LocationClient().requestWhenInUse() } }
    try phone.answer(.allowWhileUsingApp)
    try await phone.advance(by: 5)
    #expect(following.story.suffix(2) == ["resumed", "locations"])
  }

  @Test(arguments: withAccuracy)
  func `reduced accuracy is told, locations come all the same, and full accuracy ends it (ACC-002, ACC-006)`(
    release: Release
  ) async throws {
    let phone = TestPhone(release: release)
    try phone.grants(.whenInUse)
    let following = try await following(phone)
    for precise in [false, true] {
      try phone.inSettings { try $0.setPrecise(precise) }
      try await phone.advance(by: 5)
    }
    let story = following.story.filter { $0 != "inBackground" && $0 != "locations" }
    #expect(story.contains("reducedAccuracy"))
    #expect(following.story.suffix(2) == ["resumed", "locations"])
  }

  @Test(arguments: withAccuracy)
  func `a caller that wants reduced accuracy isn't told of it (ACC-004)`(release: Release) async throws {
    let phone = TestPhone(release: release)
    try phone.grants(.whenInUse)
    try phone.inSettings { try $0.setPrecise(false) }
    let following = try await following(phone, UpdatesRequest(accuracy: .reduced))
    #expect(following.story == ["locations"])
  }

  @Test(arguments: temporary)
  func `updates that ask for nothing never bring up a prompt, not even when the grant has lapsed (AUTH-083)`(
    release: Release
  ) async throws {
    let phone = TestPhone(release: release)
    try phone.grants(.temporary)
    _ = try await following(phone, UpdatesRequest(background: .continues(), asksFor: nil))
    try phone.chooses(.never)
    try phone.chooses(.askNextTime)
    try await phone.advance(by: 60)
    #expect(phone.prompt == nil)
  }

  @Test(arguments: Release.allCases)
  func `the first location is none from long before the start (DEL-060, MIS-22)`(release: Release)
    async throws
  {
    let phone = TestPhone(release: release)
    try phone.grants(.whenInUse)
    let earlier = try await following(phone)
    earlier.cancel()
    try await phone.advance(by: 600)
    let start = phone.host.device.date(of: phone.host.now)
    let following = phone.follow()
    try await phone.advance(by: 5)
    let oldest = try #require(
      following.all.compactMap { if case .value(let found) = $0 { found.timestamp } else { nil } }
        .min())
    #expect(oldest >= start)
  }

  @Test func `with the key for explicit service sessions, updates hold one (KEY-044, AUTH-082)`() async throws
  {
    let configuration = AppConfiguration(
      descriptions: .all, traits: [.backgroundMode, .explicitServiceSession])
    let phone = TestPhone(release: .newest, app: AppBundle(name: "App", configuration: configuration))
    try phone.grants(.whenInUse)
    let following = try await following(phone)
    #expect(
      phone.held == [
        "updates, background false", "serviceSession(LocationPolicy.SessionGoal.whenInUse, purposeKey: nil)",
      ])
    #expect(following.story == ["locations"])
  }

  @Test(arguments: asking)
  func `When In Use that starts in the background gets nothing until the app is opened (BG-009, MIS-09)`(
    release: Release
  ) async throws {
    let phone = TestPhone(release: release)
    try phone.grants(.whenInUse)
    phone.walks()
    try phone.goHome()
    try await phone.advance(by: 60)
    try phone.launchInBackground()
    let following = phone.follow(UpdatesRequest(background: .continues()))
    try await phone.advance(by: 5)
    #expect(following.story == ["inBackground"])
    try phone.open()
    try await phone.advance(by: 5)
    #expect(following.story == ["inBackground", "resumed", "locations"])
  }
}
