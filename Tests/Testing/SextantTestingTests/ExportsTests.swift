import TestSupport
import Testing

/// The names that `import SextantTesting` provides besides those of the module itself.
@Suite struct ExportsTests {
  @Test func `a test of an app is given what it says to its phone, and no other word`() throws {
    let exported = try RepositoryFolder.swiftFiles(below: "Sources/Testing/SextantTesting").flatMap { file in
      file.text.split(separator: "\n").filter { $0.contains("@_exported") }.map {
        $0.replacing("@_exported public import ", with: "")
      }
    }
    #expect(
      exported.sorted() == [
        "class LocationHost.DeviceHost", "enum LocationDelivery.LocationException",
        "enum LocationPolicy.Accuracy", "enum LocationPolicy.AuthorizationStatus",
        "enum LocationPolicy.Choice", "enum LocationPolicy.PhoneSwitch", "enum LocationPolicy.SettingsRow",
        "enum LocationSimulation.CallError", "enum LocationSimulation.LaunchReason",
        "enum LocationSimulation.WorldChange", "struct LocationHost.PersonPolicy",
        "struct LocationPolicy.Policies", "struct LocationPolicy.PromptLooks",
        "struct LocationPolicy.Release", "struct LocationSimulation.AppBundle",
        "struct LocationSimulation.DeviceTimings", "struct LocationSimulation.Heading",
        "struct LocationTracks.Coordinate", "struct LocationTracks.Playback", "struct LocationTracks.Track",
        "struct LocationTracks.TrackPoint", "struct LocationTracks.TrackSample",
      ])
  }
}
