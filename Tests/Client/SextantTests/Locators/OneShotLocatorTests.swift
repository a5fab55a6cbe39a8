import CoreLocation
import LocationPolicy
import LocationSimulation
import SextantTesting
import Testing

@testable import Sextant

/// The five results of a search, each in every way: once, and with nothing remaining.
@MainActor
@Suite struct OneShotLocatorTests {
  private func start(
    on app: LocatorApp, _ request: Sextant.LocationRequest = .init()
  ) -> OneShotLocator {
    let locator = OneShotLocator(client: app.client)
    locator.start(request, completion: app.note)
    app.phone.settle()
    return locator
  }

  /// Advances past all time limits, and compares the callbacks.
  private func expect(
    _ result: LocationResult, on app: LocatorApp, failure: LocationFailure? = nil,
    of locator: OneShotLocator, location: SourceLocation = #_sourceLocation
  ) async throws {
    try await app.phone.advance(by: 120)
    #expect(app.told.results == [result], sourceLocation: location)
    #expect((app.told.locations.first ?? nil) != nil || result != .success, sourceLocation: location)
    #expect(locator.failure == failure, sourceLocation: location)
    #expect(try await app.isQuiet(), sourceLocation: location)
  }

  // MARK: - success

  @Test(arguments: LocatorApp.releases)
  func `a person who allows it gets a location`(release: Release) async throws {
    let app = LocatorApp(release)
    let locator = start(on: app)
    try app.phone.agree()
    try await expect(.success, on: app, of: locator)
    #expect(abs((app.told.locations[0]?.coordinate.latitude ?? 0) - 48.137) < 0.01)
  }

  @Test(arguments: LocatorApp.releases)
  func `an app that was allowed before gets a location without a prompt`(release: Release) async throws {
    let app = LocatorApp(release)
    let first = start(on: app)
    try app.phone.agree()
    try await app.phone.advance(by: 30)
    let locator = start(on: app)
    #expect(app.phone.prompt == nil)
    try await app.phone.advance(by: 60)
    #expect(app.told.results == [.success, .success])
    #expect(first.failure == nil)
    #expect(locator.failure == nil)
  }

  // MARK: - serviceDisabled

  @Test(arguments: LocatorApp.releases)
  func `Location Services that is off is told as off, not as denied`(release: Release) async throws {
    let app = LocatorApp(release)
    try await app.inSettings { try $0.setLocationServices(false) }
    try await expect(.serviceDisabled, on: app, failure: .servicesOff, of: start(on: app))
  }

  @Test(arguments: LocatorApp.releases)
  func `Location Services that is off is told as off when the app was denied, too`(release: Release)
    async throws
  {
    let app = LocatorApp(release)
    let first = start(on: app)
    try app.phone.decline()
    try await app.inSettings { try $0.setLocationServices(false) }
    #expect(app.told.results == [.permissionDenied])
    first.start(completion: app.note)
    try await app.settle()
    #expect(app.told.results == [.permissionDenied, .serviceDisabled])
  }

  @Test(arguments: LocatorApp.releases)
  func `Location Services that is off is told as off when the device is restricted, too`(release: Release)
    async throws
  {
    let app = LocatorApp(release)
    try await app.inSettings { try $0.setLocationServices(false) }
    try await app.inSettings { try $0.setRestriction(true) }
    try await expect(.serviceDisabled, on: app, failure: .servicesOff, of: start(on: app))
  }

  @Test(arguments: LocatorApp.releases)
  func `Location Services that goes off during a search is told as off`(release: Release) async throws {
    let app = LocatorApp(release)
    app.phone.losePosition()
    let locator = start(on: app)
    try app.phone.agree()
    try await app.inSettings { try $0.setLocationServices(false) }
    try await expect(.serviceDisabled, on: app, failure: .servicesOff, of: locator)
  }

  // MARK: - permissionDenied

  @Test(arguments: LocatorApp.releases)
  func `a person who declines is told as denied`(release: Release) async throws {
    let app = LocatorApp(release)
    let locator = start(on: app)
    try app.phone.decline()
    try await expect(.permissionDenied, on: app, failure: .notAuthorized(.declined), of: locator)
  }

  @Test(arguments: LocatorApp.releases)
  func `a person who declined before is not asked again`(release: Release) async throws {
    let app = LocatorApp(release)
    let first = start(on: app)
    try app.phone.decline()
    try await app.settle()
    let locator = start(on: app)
    try await app.settle()
    #expect(app.told.results == [.permissionDenied, .permissionDenied])
    #expect(first.failure == .notAuthorized(.declined))
    #expect(locator.failure == .notAuthorized(.notShown(.alreadyDenied)))
  }

  @Test(arguments: LocatorApp.releases)
  func `a restriction of the device is told as denied`(release: Release) async throws {
    let app = LocatorApp(release)
    try await app.inSettings { try $0.setRestriction(true) }
    try await expect(
      .permissionDenied, on: app, failure: .notAuthorized(.notShown(.restricted)), of: start(on: app))
  }

  @Test(arguments: LocatorApp.releases)
  func `a missing usage description is told as denied, at once`(release: Release) async throws {
    let app = LocatorApp(release, configuration: AppConfiguration())
    let locator = start(on: app)
    try await app.settle()
    #expect(app.told.results == [.permissionDenied])
    let missing = AuthorizationPolicy.policy(for: release).whenInUseDescriptions.value
    try await expect(
      .permissionDenied, on: app, failure: .notAuthorized(.notShown(.missingUsageDescription(missing))),
      of: locator)
  }

  @Test(arguments: LocatorApp.releases)
  func `a prompt that goes because the phone is locked is told as denied`(release: Release) async throws {
    let app = LocatorApp(release)
    let locator = start(on: app)
    try app.phone.lock()
    try await expect(.permissionDenied, on: app, failure: .notAuthorized(.dismissed), of: locator)
  }

  @Test(arguments: LocatorApp.releases)
  func `a search that asks for nothing is told as denied`(release: Release) async throws {
    let app = LocatorApp(release)
    let locator = start(on: app, .init(asksFor: nil))
    #expect(app.phone.prompt == nil)
    try await expect(
      .permissionDenied, on: app, failure: .notAuthorized(.notShown(.notAuthorized)), of: locator)
  }

  @Test(arguments: LocatorApp.releases)
  func `a permission that goes during a search is told as denied`(release: Release) async throws {
    let app = LocatorApp(release)
    app.phone.losePosition()
    let locator = start(on: app)
    try app.phone.agree()
    try app.phone.perform(.person(.opensSettings))
    try app.phone.perform(.person(.setsRestriction(true)))
    try await expect(
      .permissionDenied, on: app, failure: .notAuthorized(.notShown(.restricted)), of: locator)
  }

  @Test(arguments: LocatorApp.releases)
  func `a prompt that nobody answers is told as denied after the time for it`(release: Release) async throws {
    let app = LocatorApp(release)
    let locator = start(on: app, .init(permissionTimeLimit: 20))
    try await app.phone.advance(by: 19)
    #expect(app.told.results.isEmpty)
    try await expect(.permissionDenied, on: app, failure: .notAuthorized(.timedOut), of: locator)
  }

  // MARK: - failed

  @Test(arguments: LocatorApp.releases)
  func `a search that finds nothing is told as failed after its time limit`(release: Release) async throws {
    let app = LocatorApp(release)
    app.phone.losePosition()
    let locator = start(on: app)
    try app.phone.agree()
    try await app.phone.advance(by: 29)
    #expect(app.told.results.isEmpty)
    try await expect(.failed, on: app, failure: .notFound, of: locator)
  }

  // MARK: - canceled

  @Test(arguments: LocatorApp.releases)
  func `stopping while the prompt is up is told as canceled, whatever is answered`(release: Release)
    async throws
  {
    let app = LocatorApp(release)
    let locator = start(on: app)
    locator.stop()
    locator.stop()
    #expect(app.told.results.isEmpty)
    try app.phone.agree()
    try await expect(.cancelled, on: app, failure: .cancelled, of: locator)
  }

  @Test(arguments: LocatorApp.releases)
  func `stopping during the search is told as canceled`(release: Release) async throws {
    let app = LocatorApp(release)
    app.phone.losePosition()
    let locator = start(on: app)
    try app.phone.agree()
    try await app.phone.advance(by: 3)
    locator.stop()
    try await expect(.cancelled, on: app, failure: .cancelled, of: locator)
  }
}
