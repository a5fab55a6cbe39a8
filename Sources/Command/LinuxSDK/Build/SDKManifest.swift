/// The description of an SDK in the file `sdk.json` of its folder.
struct SDKManifest: Codable, Hashable {
  /// The version of the file's format; files in other formats are ignored.
  static let currentSchema = "sextant-sdk/1"
  /// The name of the file.
  static let fileName = "sdk.json"
  /// The library product from which the SDK is built, and the name of its library.
  static let product = "SextantSDK"

  /// The cross-import overlay of CoreLocation and XCTest, which is not part of the library.
  static let overlay = "_CoreLocation_XCTest"

  /// The library product that reports the running test to the phone, which is not part of the
  /// library either.
  static let observer = "SextantTestObserver"

  /// The module for tests that run code on their own phones.
  ///
  /// It is in a separate library, because it needs Swift Testing, which other programs don't link.
  static let testing = "SextantTesting"

  /// The module that every file imports implicitly.
  static let everyFile = "AppleBasics"

  var schema = SDKManifest.currentSchema
  /// The version of the tool that built the SDK.
  let sextant: String
  /// The compiler's version; no other compiler can use the modules.
  let toolchain: String
  /// The fingerprint of the sources; see ``SourceFingerprint``.
  let fingerprint: String
  /// The folders of the sources, relative to the package.
  let sources: [String]
  /// The Swift modules.
  let modules: [String]
  /// The C targets whose headers are in the folder.
  let headers: [String]
}
