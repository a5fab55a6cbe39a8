import CoreLocation
import LocationHost
import LocationPolicy
import LocationSimulation
import Testing

@testable import Sextant

/// The five results of a search, each in every way to it: once, and with nothing left behind.
@MainActor
@Suite struct OneShotLocatorTests {
  private func start(
    on phone: LocatorPhone, _ request: Sextant.LocationRequest = .init()
  ) -> OneShotLocator {
    let locator = OneShotLocator(client: phone.phone.client)
    locator.start(request, completion: phone.note)
    phone.phone.settle()
    return locator
  }

  /// Lets all the time pass that anything may take, and looks at what was told.
  private func expect(
    _ result: LocationResult, on phone: LocatorPhone, failure: LocationFailure? = nil,
    of locator: OneShotLocator, location: SourceLocation = #_sourceLocation
  ) {
    phone.phone.advance(by: 120)
    #expect(phone.told.results == [result], sourceLocation: location)
    #expect((phone.told.locations.first ?? nil) != nil || result != .success, sourceLocation: location)
    #expect(locator.failure == failure, sourceLocation: location)
    #expect(phone.isQuiet(), sourceLocation: location)
  }

  // success

  @Test(arguments: LocatorPhone.releases)
  func `a person who allows it gets a location`(release: Release) throws {
    let phone = try LocatorPhone(release)
    let locator = start(on: phone)
    try #require(try phone.answer(allowing: true))
    expect(.success, on: phone, of: locator)
    #expect(abs((phone.told.locations[0]?.coordinate.latitude ?? 0) - 52.5) < 0.01)
  }

  @Test(arguments: LocatorPhone.releases)
  func `an app that was allowed before gets a location without a prompt`(release: Release) throws {
    let phone = try LocatorPhone(release)
    let first = start(on: phone)
    try phone.answer(allowing: true)
    phone.phone.advance(by: 30)
    let locator = start(on: phone)
    #expect(phone.phone.host.device.visiblePrompt == nil)
    phone.phone.advance(by: 60)
    #expect(phone.told.results == [.success, .success])
    #expect(first.failure == nil)
    #expect(locator.failure == nil)
  }

  // serviceDisabled

  @Test(arguments: LocatorPhone.releases)
  func `Location Services that is off is told as off, not as denied`(release: Release) throws {
    let phone = try LocatorPhone(release)
    try phone.settings(.setsLocationServices(false))
    expect(.serviceDisabled, on: phone, failure: .servicesOff, of: start(on: phone))
  }

  @Test(arguments: LocatorPhone.releases)
  func `Location Services that is off is told as off when the app was denied, too`(release: Release) throws {
    let phone = try LocatorPhone(release)
    let first = start(on: phone)
    try phone.answer(allowing: false)
    try phone.settings(.setsLocationServices(false))
    #expect(phone.told.results == [.permissionDenied])
    first.start(completion: phone.note)
    phone.settle()
    #expect(phone.told.results == [.permissionDenied, .serviceDisabled])
  }

  @Test(arguments: LocatorPhone.releases)
  func `Location Services that is off is told as off when the device is restricted, too`(release: Release)
    throws
  {
    let phone = try LocatorPhone(release)
    try phone.settings(.setsLocationServices(false))
    try phone.settings(.setsRestriction(true))
    expect(.serviceDisabled, on: phone, failure: .servicesOff, of: start(on: phone))
  }

  @Test(arguments: LocatorPhone.releases)
  func `Location Services that goes off during a search is told as off`(release: Release) throws {
    let phone = try LocatorPhone(release)
    try phone.phone.perform(.world(.losesPosition))
    let locator = start(on: phone)
    try phone.answer(allowing: true)
    try phone.settings(.setsLocationServices(false))
    expect(.serviceDisabled, on: phone, failure: .servicesOff, of: locator)
  }

  // permissionDenied

  @Test(arguments: LocatorPhone.releases)
  func `a person who declines is told as denied`(release: Release) throws {
    let phone = try LocatorPhone(release)
    let locator = start(on: phone)
    try phone.answer(allowing: false)
    expect(.permissionDenied, on: phone, failure: .notAuthorized(.declined), of: locator)
  }

  @Test(arguments: LocatorPhone.releases)
  func `a person who declined before is not asked again`(release: Release) throws {
    let phone = try LocatorPhone(release)
    let first = start(on: phone)
    try phone.answer(allowing: false)
    phone.settle()
    let locator = start(on: phone)
    phone.settle()
    #expect(phone.told.results == [.permissionDenied, .permissionDenied])
    #expect(first.failure == .notAuthorized(.declined))
    #expect(locator.failure == .notAuthorized(.notShown(.alreadyDenied)))
  }

  @Test(arguments: LocatorPhone.releases)
  func `a restriction of the device is told as denied`(release: Release) throws {
    let phone = try LocatorPhone(release)
    try phone.settings(.setsRestriction(true))
    expect(
      .permissionDenied, on: phone, failure: .notAuthorized(.notShown(.restricted)), of: start(on: phone))
  }

  @Test(arguments: LocatorPhone.releases)
  func `a missing usage description is told as denied, at once`(release: Release) throws {
    let phone = try LocatorPhone(release, configuration: AppConfiguration())
    let locator = start(on: phone)
    phone.settle()
    #expect(phone.told.results == [.permissionDenied])
    let missing = AuthorizationPolicy.policy(for: release).whenInUseDescriptions.value
    expect(
      .permissionDenied, on: phone, failure: .notAuthorized(.notShown(.missingUsageDescription(missing))),
      of: locator)
  }

  @Test(arguments: LocatorPhone.releases)
  func `a prompt that goes because the phone is locked is told as denied`(release: Release) throws {
    let phone = try LocatorPhone(release)
    let locator = start(on: phone)
    try phone.phone.person(.locksPhone)
    expect(.permissionDenied, on: phone, failure: .notAuthorized(.dismissed), of: locator)
  }

  @Test(arguments: LocatorPhone.releases)
  func `a search that asks for nothing is told as denied`(release: Release) throws {
    let phone = try LocatorPhone(release)
    let locator = start(on: phone, .init(asksFor: nil))
    #expect(phone.phone.host.device.visiblePrompt == nil)
    expect(
      .permissionDenied, on: phone, failure: .notAuthorized(.notShown(.notAuthorized)), of: locator)
  }

  @Test(arguments: LocatorPhone.releases)
  func `a permission that goes during a search is told as denied`(release: Release) throws {
    let phone = try LocatorPhone(release)
    try phone.phone.perform(.world(.losesPosition))
    let locator = start(on: phone)
    try phone.answer(allowing: true)
    try phone.phone.person(.opensSettings)
    try phone.phone.person(.setsRestriction(true))
    expect(
      .permissionDenied, on: phone, failure: .notAuthorized(.notShown(.restricted)), of: locator)
  }

  @Test(arguments: LocatorPhone.releases)
  func `a prompt that nobody answers is told as denied after the time for it`(release: Release) throws {
    let phone = try LocatorPhone(release)
    let locator = start(on: phone, .init(permissionTimeLimit: 20))
    phone.phone.advance(by: 19)
    #expect(phone.told.results.isEmpty)
    expect(.permissionDenied, on: phone, failure: .notAuthorized(.timedOut), of: locator)
  }

  // failed

  @Test(arguments: LocatorPhone.releases)
  func `a search that finds nothing is told as failed after its time limit`(release: Release) throws {
    let phone = try LocatorPhone(release)
    try phone.phone.perform(.world(.losesPosition))
    let locator = start(on: phone)
    try phone.answer(allowing: true)
    phone.phone.advance(by: 29)
    #expect(phone.told.results.isEmpty)
    expect(.failed, on: phone, failure: .notFound, of: locator)
  }

  // cancelled

  @Test(arguments: LocatorPhone.releases)
  func `stopping while the prompt is up is told as cancelled, whatever is answered`(release: Release) throws {
    let phone = try LocatorPhone(release)
    let locator = start(on: phone)
    locator.stop()
    locator.stop()
    #expect(phone.told.results.isEmpty)
    try phone.answer(allowing: true)
    expect(.cancelled, on: phone, failure: .cancelled, of: locator)
  }

  @Test(arguments: LocatorPhone.releases)
  func `stopping during the search is told as cancelled`(release: Release) throws {
    let phone = try LocatorPhone(release)
    try phone.phone.perform(.world(.losesPosition))
    let locator = start(on: phone)
    try phone.answer(allowing: true)
    phone.phone.advance(by: 3)
    locator.stop()
    expect(.cancelled, on: phone, failure: .cancelled, of: locator)
  }
}
