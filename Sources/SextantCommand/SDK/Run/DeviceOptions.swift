import Foundation
import LocationHost
import LocationSimulation

/// The simulated iPhone that a test runs on, as it is handed over to the tested process.
struct DeviceOptions {
  var release: String?
  var infoPlist: String?
  var person: String?
  var track: String?
  var location: String?
  var authorization: String?
  var trace: String?
  var clock: String?

  /// The variables that the module reads; what isn't given is left to the caller's environment.
  var variables: [String: String] {
    let values = [
      HostEnvironment.release: release, HostEnvironment.infoPlist: infoPlist.map(Self.absolute),
      HostEnvironment.person: person, HostEnvironment.track: track.map(Self.absolute),
      HostEnvironment.location: location, HostEnvironment.authorization: authorization,
      HostEnvironment.trace: trace.map(Self.absolute), HostEnvironment.clock: clock,
    ]
    return values.compactMapValues { $0 }
  }

  /// The tested process may run in another folder.
  private static func absolute(_ path: String) -> String {
    URL(filePath: path).absoluteURL.standardizedFileURL.path(percentEncoded: false)
  }
}
