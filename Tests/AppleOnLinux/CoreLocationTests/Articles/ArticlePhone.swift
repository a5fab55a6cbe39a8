import CoreLocation
import LocationHost
import LocationPolicy
import LocationSimulation
import LocationTracks

/// A phone in Berlin whose app declares everything that its requests need, for the articles' code.
enum ArticlePhone {
  /// Creates a phone for all code of this process, because the articles' code uses other queues.
  static func start(
    _ release: Release, _ configuration: AppConfiguration = .complete, person: PersonPolicy = .absent
  ) throws -> DeviceHost {
    let host = try phone(release, configuration, person: person)
    DeviceHost.processDefault = host
    return host
  }

  static func phone(
    _ release: Release, _ configuration: AppConfiguration = .complete, person: PersonPolicy = .absent
  ) throws -> DeviceHost {
    var bundle = AppBundle(name: "Guide", configuration: configuration)
    bundle.purposeTexts = ["ExampleUsageDescription": "To verify where you are."]
    let host = DeviceHost(release: release, bundle: bundle, person: person)
    let berlin = TrackSample(Coordinate(latitude: 52.52, longitude: 13.405))
    try host.world(.stays(at: berlin))
    return host
  }
}
