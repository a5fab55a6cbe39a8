import LocationPolicy
import LocationTracks

/// The settings that all journeys of an exploration share.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct JourneySetup<App> {
  let release: Release
  let infoPlist: InfoPlist?
  let place: Coordinate
  /// The seconds within which anything that the person began must end if nothing prevents it.
  let patience: Double
  let launch: @MainActor (LaunchedApp) -> App
  let expectations: [JourneyExpectation<App>]
  /// The name of the test whose body launches the app, such as `launches()`; nil if a closure does.
  var launchingTest: String?

  /// The default patience, in seconds.
  static var usualPatience: Double { 300 }

  /// The arguments that a test needs to play a journey in the same way, in source form.
  ///
  /// Arguments that can't be written as source appear as the name of their parameter.
  var arguments: [String] {
    var arguments = infoPlist == nil ? [] : ["infoPlist: infoPlist"]
    if patience != Self.usualPatience { arguments.append("patience: \(patience)") }
    if place != TestPhone.defaultPlace {
      arguments.append("at: Coordinate(latitude: \(place.latitude), longitude: \(place.longitude))")
    }
    if launchingTest != nil { return arguments }
    return arguments + ["app: app"] + (expectations.isEmpty ? [] : ["expect: expect"])
  }

  /// Creates a phone on which the app was just opened for the first time, before any of its code has run.
  @MainActor
  func phone() throws -> TestPhone {
    guard let infoPlist else { return TestPhone(release: release, at: place) }
    return try TestPhone(release: release, infoPlist: infoPlist, at: place)
  }
}
