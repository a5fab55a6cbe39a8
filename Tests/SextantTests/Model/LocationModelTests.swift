import CoreLocation
import LocationHost
import LocationPolicy
import LocationSimulation
import Testing

@testable import Sextant

/// What a model shows while its methods run, and after.
@MainActor
@Suite struct LocationModelTests {
  nonisolated static let releases = LocatorPhone.releases

  @Test(arguments: releases)
  func `the authorization is kept up to date as long as the task`(release: Release) async throws {
    let setting = try ModelPhone(release)
    let model = setting.model
    #expect(model.authorization == nil)
    let observation = await setting.start { await $0.observe() }
    #expect(model.authorization?.status == .notDetermined)
    let request = await setting.start { await $0.client.requestWhenInUse() }
    try setting.phone.answer(allowing: true)
    await setting.settle()
    #expect(request.ends == [.granted(.whenInUse)])
    #expect(model.authorization?.isAuthorized == true)
    observation.task?.cancel()
    await setting.settle()
    #expect(observation.ends.count == 1)
    try setting.phone.settings(.setsLocationServices(false))
    await setting.settle()
    #expect(model.authorization?.isAuthorized == true)
  }

  @Test(arguments: releases)
  func `a location is shown, and that it is being searched`(release: Release) async throws {
    let setting = try ModelPhone(release)
    let model = setting.model
    let search = await setting.start { await $0.locate() }
    #expect(model.isUpdating)
    try setting.phone.answer(allowing: true)
    await setting.advance(by: 10)
    #expect(search.ends.count == 1)
    #expect(search.ends.first??.location == model.lastLocation)
    #expect(model.lastLocation != nil)
    #expect(!model.isUpdating)
    #expect(model.lastFailure == nil)
  }

  @Test(arguments: releases)
  func `why there is no location is shown, and goes with the next location`(release: Release) async throws {
    let setting = try ModelPhone(release)
    let model = setting.model
    let search = await setting.start { await $0.locate() }
    try setting.phone.answer(allowing: false)
    await setting.settle()
    #expect(search.ends == [nil])
    #expect(model.lastFailure == .notAuthorized(.declined))
    #expect(!model.isUpdating)
    try setting.phone.grants(.whileUsing, .always, .on)
    let second = await setting.start { await $0.locate() }
    await setting.advance(by: 10)
    #expect(second.ends.count == 1)
    #expect(model.lastFailure == nil)
    #expect(model.lastLocation != nil)
  }

  @Test(arguments: releases)
  func `locations and what interrupts them are shown while they are followed`(release: Release) async throws {
    let setting = try ModelPhone(release)
    let model = setting.model
    let following = await setting.start { await $0.follow() }
    try setting.phone.answer(allowing: true)
    await setting.advance(by: 5)
    #expect(model.isUpdating)
    #expect(model.interruption == nil)
    let first = try #require(model.lastLocation)
    try setting.phone.settings(.setsLocationServices(false))
    await setting.advance(by: 2)
    #expect(model.interruption == .servicesOff)
    try setting.phone.settings(.setsLocationServices(true))
    await setting.advance(by: 5)
    #expect(model.interruption == nil)
    #expect(try #require(model.lastLocation).timestamp > first.timestamp)
    following.task?.cancel()
    await setting.settle()
    #expect(following.ends.count == 1)
    #expect(!model.isUpdating)
    #expect(model.lastFailure == nil)
    #expect(setting.phone.isQuiet())
  }

  @Test(arguments: releases) func `why locations can't be followed is shown`(release: Release) async throws {
    let setting = try ModelPhone(release)
    let model = setting.model
    let following = await setting.start { await $0.follow() }
    try setting.phone.answer(allowing: false)
    await setting.settle()
    #expect(following.ends.count == 1)
    #expect(model.lastFailure == .notAuthorized(.declined))
    #expect(!model.isUpdating)
  }

  @Test func `a screen that goes stops what it started`() async throws {
    let setting = try ModelPhone(.iOS26)
    let following = await setting.start { await $0.follow() }
    let search = await setting.start { await $0.locate() }
    #expect(setting.model.isUpdating)
    following.task?.cancel()
    search.task?.cancel()
    await setting.settle()
    #expect(following.ends.count == 1)
    #expect(search.ends == [nil])
    #expect(!setting.model.isUpdating)
    #expect(setting.model.lastFailure == nil)
    try setting.phone.answer(allowing: true)
    #expect(setting.phone.isQuiet())
  }

  @Test func `each change calls back once, and what stays as it was does not`() async throws {
    let setting = try ModelPhone(.iOS26)
    let observation = await setting.start { await $0.observe() }
    #expect(setting.changes == 1)
    await setting.settle()
    #expect(setting.changes == 1)
    let request = await setting.start { await $0.client.requestWhenInUse() }
    try setting.phone.answer(allowing: true)
    await setting.settle()
    #expect(request.ends.count == 1)
    let before = setting.changes
    #expect(before > 1)
    await setting.advance(by: 5)
    #expect(setting.changes == before)
    observation.task?.cancel()
    await setting.settle()
  }
}
