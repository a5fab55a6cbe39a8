import CoreLocation
import LocationHost
import LocationPolicy
import LocationSimulation
import Testing

@testable import Sextant

/// What a continuous locator tells, and that it goes on by itself.
@MainActor
@Suite struct ContinuousLocatorTests {
  private func start(
    on phone: LocatorPhone, _ request: UpdatesRequest = .init(background: .continues())
  ) -> ContinuousLocator {
    let locator = ContinuousLocator(client: phone.phone.client)
    locator.start(request, callback: phone.note)
    phone.phone.settle()
    return locator
  }

  /// Stops, and expects that to be told once, and nothing to be left.
  private func expectStop(
    of locator: ContinuousLocator, on phone: LocatorPhone, location: SourceLocation = #_sourceLocation
  ) {
    let before = phone.told.results
    locator.stop()
    locator.stop()
    phone.settle()
    #expect(phone.told.results == before + [.cancelled], sourceLocation: location)
    #expect(phone.isQuiet(), sourceLocation: location)
    #expect(phone.told.results == before + [.cancelled], sourceLocation: location)
  }

  @Test(arguments: LocatorPhone.releases)
  func `a person who allows it gets one location after the other, until it is stopped`(release: Release)
    throws
  {
    let phone = try LocatorPhone(release)
    let locator = start(on: phone)
    try #require(try phone.answer(allowing: true))
    phone.phone.advance(by: 20)
    #expect(phone.told.results.count > 10)
    #expect(Set(phone.told.results) == [.success])
    #expect(!phone.told.locations.contains(nil))
    expectStop(of: locator, on: phone)
  }

  @Test(arguments: LocatorPhone.releases)
  func `an app with the background mode goes on when it is left`(release: Release) throws {
    let phone = try LocatorPhone(release)
    let locator = start(on: phone)
    try phone.answer(allowing: true)
    phone.phone.advance(by: 20)
    try phone.phone.person(.goesHome)
    phone.phone.advance(by: 60)
    let before = phone.told.results.count
    phone.phone.advance(by: 120)
    #expect(phone.told.results.count > before + 100)
    #expect(Set(phone.told.results) == [.success])
    expectStop(of: locator, on: phone)
  }

  @Test(arguments: LocatorPhone.releases)
  func `an app without the background mode does not crash, and goes on when it is opened again`(
    release: Release
  ) throws {
    let phone = try LocatorPhone(release, configuration: AppConfiguration(descriptions: .all))
    let locator = start(on: phone)
    try phone.answer(allowing: true)
    phone.phone.advance(by: 20)
    try phone.phone.person(.goesHome)
    phone.phone.advance(by: 120)
    let away = phone.told.results.count
    phone.phone.advance(by: 60)
    #expect(phone.told.results.count == away)
    try phone.phone.person(.opens(phone.app))
    phone.phone.advance(by: 20)
    #expect(phone.told.results.count > away)
    #expect(phone.phone.host.read { $0[phone.app].phase } == .foreground)
    expectStop(of: locator, on: phone)
  }

  @Test(arguments: LocatorPhone.releases)
  func `Location Services that is off is told once, and it begins when they are turned on`(release: Release)
    throws
  {
    let phone = try LocatorPhone(release)
    let first = start(on: phone)
    try phone.answer(allowing: true)
    phone.phone.advance(by: 5)
    first.stop()
    phone.settle()
    try phone.settings(.setsLocationServices(false))
    let before = phone.told.results
    let locator = start(on: phone)
    phone.phone.advance(by: 60)
    #expect(phone.told.results == before + [.serviceDisabled])
    #expect(phone.phone.host.device.visiblePrompt == nil)
    try phone.settings(.setsLocationServices(true))
    phone.phone.advance(by: 20)
    #expect(phone.told.results.last == .success)
    expectStop(of: locator, on: phone)
  }

  @Test(arguments: LocatorPhone.releases)
  func `Location Services that goes off is told once, and it goes on when they are on again`(release: Release)
    throws
  {
    let phone = try LocatorPhone(release)
    let locator = start(on: phone)
    try phone.answer(allowing: true)
    phone.phone.advance(by: 20)
    try phone.settings(.setsLocationServices(false))
    phone.phone.advance(by: 60)
    #expect(phone.told.results.last == .serviceDisabled)
    #expect(phone.told.results.count { $0 == .serviceDisabled } == 1)
    #expect(locator.interruption == .servicesOff)
    try phone.settings(.setsLocationServices(true))
    phone.phone.advance(by: 20)
    #expect(phone.told.results.last == .success)
    #expect(locator.interruption == nil)
    expectStop(of: locator, on: phone)
  }

  @Test(arguments: LocatorPhone.releases)
  func `a person who declines is told as denied once, and it begins when Settings allow it`(release: Release)
    throws
  {
    let phone = try LocatorPhone(release)
    let locator = start(on: phone)
    try phone.answer(allowing: false)
    phone.phone.advance(by: 60)
    #expect(phone.told.results == [.permissionDenied])
    #expect(locator.interruption == .notAuthorized(.denied))
    try phone.grants(.whileUsing, .always, .on)
    phone.phone.advance(by: 20)
    #expect(phone.told.results.last == .success)
    #expect(phone.told.results.count { $0 == .permissionDenied } == 1)
    expectStop(of: locator, on: phone)
  }

  @Test(arguments: LocatorPhone.releases)
  func `a restriction of the device is told as denied, and it goes on when that is gone`(release: Release)
    throws
  {
    let phone = try LocatorPhone(release)
    let locator = start(on: phone)
    try phone.answer(allowing: true)
    phone.phone.advance(by: 20)
    try phone.settings(.setsRestriction(true))
    phone.phone.advance(by: 60)
    #expect(phone.told.results.last == .permissionDenied)
    #expect(locator.interruption == .notAuthorized(.restricted))
    try phone.settings(.setsRestriction(false))
    phone.phone.advance(by: 20)
    #expect(phone.told.results.last == .success)
    #expect(phone.told.results.count { $0 == .permissionDenied } == 1)
    expectStop(of: locator, on: phone)
  }

  @Test(arguments: LocatorPhone.releases)
  func `a missing usage description is told as denied`(release: Release) throws {
    let phone = try LocatorPhone(release, configuration: AppConfiguration())
    let locator = start(on: phone)
    phone.phone.advance(by: 60)
    #expect(phone.told.results == [.permissionDenied])
    expectStop(of: locator, on: phone)
  }

  @Test(arguments: LocatorPhone.releases)
  func `a position that can't be found is told as failed, and is no end`(release: Release) throws {
    let phone = try LocatorPhone(release)
    let locator = start(on: phone)
    try phone.answer(allowing: true)
    phone.phone.advance(by: 20)
    try phone.phone.perform(.world(.losesPosition))
    phone.phone.advance(by: 60)
    #expect(phone.told.results.last == .failed)
    #expect(phone.told.results.count { $0 == .failed } == 1)
    try phone.phone.perform(.world(.findsPosition))
    phone.phone.advance(by: 20)
    #expect(phone.told.results.last == .success)
    expectStop(of: locator, on: phone)
  }

  @Test(arguments: LocatorPhone.releases)
  func `stopping while the prompt is up is told as cancelled, whatever is answered`(release: Release) throws {
    let phone = try LocatorPhone(release)
    let locator = start(on: phone)
    expectStop(of: locator, on: phone)
    try phone.answer(allowing: true)
    phone.phone.advance(by: 60)
    #expect(phone.told.results == [.cancelled])
    #expect(phone.isQuiet())
  }
}
