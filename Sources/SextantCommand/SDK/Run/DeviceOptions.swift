import Foundation

/// The simulated iPhone that a test runs on, as it is handed over to the tested process.
struct DeviceOptions {
  var release: String?
  var infoPlist: String?
  var person: String?
  var track: String?
  var location: String?
  var authorization: String?
  var trace: String?

  /// The variables that the module reads; what isn't given is left to the caller's environment.
  var variables: [String: String] {
    let values = [
      "SEXTANT_IOS": release, "SEXTANT_INFO_PLIST": infoPlist.map(Self.absolute), "SEXTANT_PERSON": person,
      "SEXTANT_TRACK": track.map(Self.absolute), "SEXTANT_LOCATION": location,
      "SEXTANT_AUTHORIZATION": authorization, "SEXTANT_TRACE": trace.map(Self.absolute),
    ]
    return values.compactMapValues { $0 }
  }

  /// The tested process may run in another folder.
  private static func absolute(_ path: String) -> String {
    URL(filePath: path).absoluteURL.standardizedFileURL.path(percentEncoded: false)
  }
}
