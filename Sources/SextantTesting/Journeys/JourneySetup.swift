import LocationPolicy
import LocationTracks

/// What all journeys of an exploration have in common.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct JourneySetup<App> {
  let release: Release
  let infoPlist: InfoPlist?
  let place: Coordinate
  /// Seconds within which what the person began has to end when nothing is in its way.
  let patience: Double
  let launch: @MainActor (LaunchedApp) -> App
  let expectations: [JourneyExpectation<App>]
  /// The name of the test whose body launches the app, such as `launches()`; nil when a closure does.
  var launchingTest: String?

  /// Seconds of patience when nothing is said.
  static var usualPatience: Double { 300 }

  /// What a test has to be given to play a journey in the same way, as it is written there.
  ///
  /// What can't be written down goes by the name of its parameter.
  var arguments: [String] {
    var arguments = infoPlist == nil ? [] : ["infoPlist: infoPlist"]
    if patience != Self.usualPatience { arguments.append("patience: \(patience)") }
    if place != TestPhone.defaultPlace {
      arguments.append("at: Coordinate(latitude: \(place.latitude), longitude: \(place.longitude))")
    }
    if launchingTest != nil { return arguments }
    return arguments + ["app: app"] + (expectations.isEmpty ? [] : ["expect: expect"])
  }

  /// A phone on which the app was just opened for the first time, before any of its code has run.
  @MainActor
  func phone() throws -> TestPhone {
    guard let infoPlist else { return TestPhone(release: release, at: place) }
    return try TestPhone(release: release, infoPlist: infoPlist, at: place)
  }
}
