import CoreLocation
import LocationPolicy
import LocationSimulation
import LocationTracks
import Sextant
import Testing

@MainActor
@Suite struct OneShotLocatorTests {
  nonisolated static let asking = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).requestMethods.value
  }

  /// A phone, a locator of its app, and what it called back.
  struct Setting {
    let phone: Phone
    let told = Told()
    let locator: OneShotLocator

    @MainActor
    init(_ release: Release, bundle: AppBundle = AppBundle(name: "App")) throws {
      phone = Phone(release: release, bundle: bundle)
      locator = OneShotLocator(client: phone.client)
      let place = TrackSample(Coordinate(latitude: 52.5, longitude: 13.4), horizontalAccuracy: 20)
      try phone.perform(.world(.stays(at: place)))
    }

    @MainActor
    func start(_ request: Sextant.LocationRequest = .init()) {
      locator.start(request) { [told] result, location in told.note(result, location) }
      phone.settle()
    }

    /// Answers what is asked with the first choice that gives, or refuses.
    @MainActor
    func answer(allowing: Bool = true) throws {
      guard let prompt = phone.host.device.visiblePrompt?.prompt else { return }
      let choice = prompt.template.choices.first { ($0 != .dontAllow) == allowing }
      try phone.person(.answers(try #require(choice)))
    }
  }

  @Test("A person who allows it gets a location, told once", arguments: asking)
  func success(release: Release) throws {
    let setting = try Setting(release)
    setting.start()
    setting.phone.advance(by: 1)
    try setting.answer()
    setting.phone.advance(by: 120)
    #expect(setting.told.results == [.success])
    let location = try #require(setting.told.locations.first ?? nil)
    #expect(abs(location.coordinate.latitude - 52.5) < 0.01)
    #expect(setting.locator.failure == nil)
  }

  @Test("A person who declines it ends as denied, told once", arguments: asking)
  func declined(release: Release) throws {
    let setting = try Setting(release)
    setting.start()
    try setting.answer(allowing: false)
    setting.phone.advance(by: 120)
    #expect(setting.told.results == [.permissionDenied])
    #expect(setting.told.locations == [nil])
    #expect(setting.locator.failure == .notAuthorized(.declined))
  }
}
