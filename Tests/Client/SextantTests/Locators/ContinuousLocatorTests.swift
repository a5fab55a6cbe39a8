import CoreLocation
import LocationPolicy
import SextantTesting
import Testing

@testable import Sextant

/// The reports of a continuous locator, and that it continues automatically.
@MainActor
@Suite struct ContinuousLocatorTests {
  private func start(
    on app: LocatorApp, _ request: UpdatesRequest = .init(background: .continues())
  ) -> ContinuousLocator {
    let locator = ContinuousLocator(client: app.client)
    locator.start(request, callback: app.note)
    app.phone.settle()
    return locator
  }

  /// Stops, and expects one callback about it, and that nothing remains.
  private func expectStop(
    of locator: ContinuousLocator, on app: LocatorApp, location: SourceLocation = #_sourceLocation
  ) async throws {
    let before = app.told.results
    locator.stop()
    locator.stop()
    try await app.settle()
    #expect(app.told.results == before + [.cancelled], sourceLocation: location)
    #expect(try await app.isQuiet(), sourceLocation: location)
    #expect(app.told.results == before + [.cancelled], sourceLocation: location)
  }

  @Test(arguments: LocatorApp.releases)
  func `a person who allows it gets one location after the other, until it is stopped`(release: Release)
    async throws
  {
    let app = LocatorApp(release)
    let locator = start(on: app)
    try app.phone.agree()
    try await app.phone.advance(by: 20)
    #expect(app.told.results.count > 10)
    #expect(Set(app.told.results) == [.success])
    #expect(!app.told.locations.contains(nil))
    try await expectStop(of: locator, on: app)
  }

  @Test(arguments: LocatorApp.releases)
  func `an app with the background mode goes on when it is left`(release: Release) async throws {
    let app = LocatorApp(release)
    let locator = start(on: app)
    try app.phone.agree()
    try await app.phone.advance(by: 20)
    try app.phone.goHome()
    try await app.phone.advance(by: 60)
    let before = app.told.results.count
    try await app.phone.advance(by: 120)
    #expect(app.told.results.count > before + 100)
    #expect(Set(app.told.results) == [.success])
    try await expectStop(of: locator, on: app)
  }

  @Test(arguments: LocatorApp.releases)
  func `an app without the background mode does not crash, and goes on when it is opened again`(
    release: Release
  ) async throws {
    let app = LocatorApp(release, configuration: AppConfiguration(descriptions: .all))
    let locator = start(on: app)
    try app.phone.agree()
    try await app.phone.advance(by: 20)
    try app.phone.goHome()
    try await app.phone.advance(by: 120)
    let away = app.told.results.count
    try await app.phone.advance(by: 60)
    #expect(app.told.results.count == away)
    try app.phone.open()
    try await app.phone.advance(by: 20)
    #expect(app.told.results.count > away)
    #expect(app.phone.isAppRunning)
    try await expectStop(of: locator, on: app)
  }

  @Test(arguments: LocatorApp.releases)
  func `Location Services that is off is told once, and it begins when they are turned on`(release: Release)
    async throws
  {
    let app = LocatorApp(release)
    let first = start(on: app)
    try app.phone.agree()
    try await app.phone.advance(by: 5)
    first.stop()
    try await app.settle()
    try await app.inSettings { try $0.setLocationServices(false) }
    let before = app.told.results
    let locator = start(on: app)
    try await app.phone.advance(by: 60)
    #expect(app.told.results == before + [.serviceDisabled])
    #expect(app.phone.prompt == nil)
    try await app.inSettings { try $0.setLocationServices(true) }
    try await app.phone.advance(by: 20)
    #expect(app.told.results.last == .success)
    try await expectStop(of: locator, on: app)
  }

  @Test(arguments: LocatorApp.releases)
  func `Location Services that goes off is told once, and it goes on when they are on again`(release: Release)
    async throws
  {
    let app = LocatorApp(release)
    let locator = start(on: app)
    try app.phone.agree()
    try await app.phone.advance(by: 20)
    try await app.inSettings { try $0.setLocationServices(false) }
    try await app.phone.advance(by: 60)
    #expect(app.told.results.last == .serviceDisabled)
    #expect(app.told.results.count { $0 == .serviceDisabled } == 1)
    #expect(locator.interruption == .servicesOff)
    try await app.inSettings { try $0.setLocationServices(true) }
    try await app.phone.advance(by: 20)
    #expect(app.told.results.last == .success)
    #expect(locator.interruption == nil)
    try await expectStop(of: locator, on: app)
  }

  @Test(arguments: LocatorApp.releases)
  func `a person who declines is told as denied once, and it begins when Settings allow it`(release: Release)
    async throws
  {
    let app = LocatorApp(release)
    let locator = start(on: app)
    try app.phone.decline()
    try await app.phone.advance(by: 60)
    #expect(app.told.results == [.permissionDenied])
    #expect(locator.interruption == .notAuthorized(.denied))
    try await app.inSettings { try $0.chooseInSettings(.whileUsing) }
    try await app.phone.advance(by: 20)
    #expect(app.told.results.last == .success)
    #expect(app.told.results.count { $0 == .permissionDenied } == 1)
    try await expectStop(of: locator, on: app)
  }

  @Test(arguments: LocatorApp.releases)
  func `a restriction of the device is told as denied, and it goes on when that is gone`(release: Release)
    async throws
  {
    let app = LocatorApp(release)
    let locator = start(on: app)
    try app.phone.agree()
    try await app.phone.advance(by: 20)
    try await app.inSettings { try $0.setRestriction(true) }
    try await app.phone.advance(by: 60)
    #expect(app.told.results.last == .permissionDenied)
    #expect(locator.interruption == .notAuthorized(.restricted))
    try await app.inSettings { try $0.setRestriction(false) }
    try await app.phone.advance(by: 20)
    #expect(app.told.results.last == .success)
    #expect(app.told.results.count { $0 == .permissionDenied } == 1)
    try await expectStop(of: locator, on: app)
  }

  @Test(arguments: LocatorApp.releases)
  func `a missing usage description is told as denied`(release: Release) async throws {
    let app = LocatorApp(release, configuration: AppConfiguration())
    let locator = start(on: app)
    try await app.phone.advance(by: 60)
    #expect(app.told.results == [.permissionDenied])
    try await expectStop(of: locator, on: app)
  }

  @Test(arguments: LocatorApp.releases)
  func `a position that can't be found is told as failed, and is no end`(release: Release) async throws {
    let app = LocatorApp(release)
    let locator = start(on: app)
    try app.phone.agree()
    try await app.phone.advance(by: 20)
    app.phone.losePosition()
    try await app.phone.advance(by: 60)
    #expect(app.told.results.last == .failed)
    #expect(app.told.results.count { $0 == .failed } == 1)
    app.phone.findPosition()
    try await app.phone.advance(by: 20)
    #expect(app.told.results.last == .success)
    try await expectStop(of: locator, on: app)
  }

  @Test(arguments: LocatorApp.releases)
  func `stopping while the prompt is up is told as canceled, whatever is answered`(release: Release)
    async throws
  {
    let app = LocatorApp(release)
    let locator = start(on: app)
    try await expectStop(of: locator, on: app)
    try app.phone.agree()
    try await app.phone.advance(by: 60)
    #expect(app.told.results == [.cancelled])
    #expect(try await app.isQuiet())
  }
}
