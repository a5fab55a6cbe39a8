import AppProject
import Testing

@Suite("Versions of Flutter's plug-ins")
struct FlutterVersionTests {
  @Test(
    arguments: [
      ("^5.1.0", "5.1.3", true, false), ("^7.0.0", "", true, true), ("^7.0.0", "8.0.0", false, true),
      ("any", "", nil, nil),
    ] as [(String, String, Bool?, Bool?)])
  func `the version of geolocator decides whether it asks and goes on looking`(
    declared: String, locked: String, asks: Bool?, keepsTrying: Bool?
  ) throws {
    let geolocator = try flutterApp("geolocator: \(declared)", locking: "geolocator", locked)?.geolocator
    #expect(geolocator?.asksByItself == asks)
    #expect(geolocator?.keepsTrying == keepsTrying)
  }

  @Test(arguments: [("9.4.2", true), ("9.4.3", false), ("", nil)] as [(String, Bool?)])
  func `the locked version of permission_handler decides whether a text makes it request Always`(
    locked: String, requestsAlways: Bool?
  ) throws {
    let version = try flutterApp("permission_handler: ^11.0.0", locking: "permission_handler_apple", locked)?
      .permissionHandler
    #expect(version?.requestsAlwaysByText == requestsAlways)
  }

  /// Returns an app with a dependency, and with a lock file if there is a version to lock.
  private func flutterApp(
    _ dependency: String, locking package: String, _ version: String
  ) throws -> AppTarget? {
    let lock = ["pubspec.lock": "packages:\n  \(package):\n    version: \"\(version)\""]
    let files = [
      "pubspec.yaml": "dependencies:\n  \(dependency)", "lib/main.dart": "void main() {}",
      "ios/Runner.xcodeproj/project.pbxproj": ProjectText.app(settings: ""),
    ].merging(version.isEmpty ? [:] : lock) { $1 }
    return try FixtureTree(files).read().targets.first
  }
}
