import CoreLocation
import LocationPolicy
import SextantTesting
import Testing

@testable import Sextant

/// The properties of a model while its methods run, and afterwards.
@MainActor
@Suite struct LocationModelTests {
  @Test(arguments: LocatorApp.releases)
  func `the authorization is kept up to date as long as the task`(release: Release) async throws {
    let phone = TestPhone(release: release, at: .home)
    let model = phone.inApp { LocationModel() }
    #expect(model.authorization == nil)
    let observation = phone.start { await model.observe() }
    #expect(model.authorization?.status == .notDetermined)
    let request = phone.start { await model.client.requestWhenInUse() }
    try phone.agree()
    #expect(request.end == .granted(.whenInUse))
    #expect(model.authorization?.isAuthorized == true)
    observation.cancel()
    #expect(!observation.isWaiting)
    try phone.inSettings { try $0.setLocationServices(false) }
    #expect(model.authorization?.isAuthorized == true)
  }

  @Test(arguments: LocatorApp.releases)
  func `a location is shown, and that it is being searched`(release: Release) async throws {
    let phone = TestPhone(release: release, at: .home)
    let model = phone.inApp { LocationModel() }
    let search = phone.start { await model.locate() }
    #expect(model.isUpdating)
    try phone.agree()
    try await phone.advance(by: 10)
    #expect(!search.isWaiting)
    #expect(search.end??.location == model.lastLocation)
    #expect(model.lastLocation != nil)
    #expect(!model.isUpdating)
    #expect(model.lastFailure == nil)
  }

  @Test(arguments: LocatorApp.releases)
  func `why there is no location is shown, and goes with the next location`(release: Release) async throws {
    let phone = TestPhone(release: release, at: .home)
    let model = phone.inApp { LocationModel() }
    let search = phone.start { await model.locate() }
    try phone.decline()
    #expect(search.end == .some(nil))
    #expect(model.lastFailure == .notAuthorized(.declined))
    #expect(!model.isUpdating)
    try phone.chooses(.whileUsing)
    let second = phone.start { await model.locate() }
    try await phone.advance(by: 10)
    #expect(!second.isWaiting)
    #expect(model.lastFailure == nil)
    #expect(model.lastLocation != nil)
  }

  @Test(arguments: LocatorApp.releases)
  func `locations and what interrupts them are shown while they are followed`(release: Release) async throws {
    let phone = TestPhone(release: release, at: .home)
    let model = phone.inApp { LocationModel() }
    let following = phone.start { await model.follow() }
    try phone.agree()
    try await phone.advance(by: 5)
    #expect(model.isUpdating)
    #expect(model.interruption == nil)
    let first = try #require(model.lastLocation)
    try phone.inSettings { try $0.setLocationServices(false) }
    try await phone.advance(by: 2)
    #expect(model.interruption == .servicesOff)
    try phone.inSettings { try $0.setLocationServices(true) }
    try await phone.advance(by: 5)
    #expect(model.interruption == nil)
    #expect(try #require(model.lastLocation).timestamp > first.timestamp)
    following.cancel()
    #expect(!following.isWaiting)
    #expect(!model.isUpdating)
    #expect(model.lastFailure == nil)
    #expect(try await phone.isQuiet(model.client))
  }

  @Test(arguments: LocatorApp.releases) func `why locations can't be followed is shown`(release: Release)
    async throws
  {
    let phone = TestPhone(release: release, at: .home)
    let model = phone.inApp { LocationModel() }
    let following = phone.start { await model.follow() }
    try phone.decline()
    #expect(!following.isWaiting)
    #expect(model.lastFailure == .notAuthorized(.declined))
    #expect(!model.isUpdating)
  }

  @Test func `a screen that goes stops what it started`() async throws {
    let phone = TestPhone(release: .iOS26, at: .home)
    let model = phone.inApp { LocationModel() }
    let following = phone.start { await model.follow() }
    let search = phone.start { await model.locate() }
    #expect(model.isUpdating)
    following.cancel()
    search.cancel()
    #expect(!following.isWaiting)
    #expect(search.end == .some(nil))
    #expect(!model.isUpdating)
    #expect(model.lastFailure == nil)
    try phone.agree()
    #expect(try await phone.isQuiet(model.client))
  }

  @Test func `each change calls back once, and what stays as it was does not`() async throws {
    let phone = TestPhone(release: .iOS26, at: .home)
    let model = phone.inApp { LocationModel() }
    var changes = 0
    model.onChange = { changes += 1 }
    let observation = phone.start { await model.observe() }
    #expect(changes == 1)
    let request = phone.start { await model.client.requestWhenInUse() }
    try phone.agree()
    #expect(!request.isWaiting)
    let before = changes
    #expect(before > 1)
    try await phone.advance(by: 5)
    #expect(changes == before)
    observation.cancel()
  }
}
