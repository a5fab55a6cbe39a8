/// What an SDK says of itself, in the file `sdk.json` of its folder.
struct SDKManifest: Codable, Hashable {
  /// The shape of the file; a file of another shape is not an SDK of this version.
  static let currentSchema = "sextant-sdk/1"
  /// The name of the file.
  static let fileName = "sdk.json"
  /// The library product that the SDK is made of, and its library's name.
  static let product = "SextantSDK"

  /// The module that the compiler imports by itself beside CoreLocation and XCTest; no part of the library.
  static let overlay = "_CoreLocation_XCTest"

  /// The library, a product too, that tells the phone which test runs; no part of the library either.
  static let observer = "SextantTestObserver"

  /// The module that tests import to run code on phones of their own; it has a library of its own, for it needs Swift
  /// Testing, which programs that are no tests do without.
  static let testing = "SextantTesting"

  /// The module that every file gets without importing it.
  static let everyFile = "AppleBasics"

  var schema = SDKManifest.currentSchema
  /// The version of the tool that built it.
  let sextant: String
  /// What the compiler says of its version; modules are of no use to any other.
  let toolchain: String
  /// What the sources were; see ``SourceFingerprint``.
  let fingerprint: String
  /// The folders of the sources, below the package's.
  let sources: [String]
  /// The Swift modules.
  let modules: [String]
  /// The targets in C whose headers are in the folder.
  let headers: [String]
}
