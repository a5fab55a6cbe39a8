import TestSupport
import Testing

/// How a finding is mended, in the words of the project.
@Suite struct RemedyTests {
  /// A project whose code makes a request that lacks its text.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let files: [String: String]
    /// The lines from the label of the fix to the facts.
    let fix: String
  }

  static let swift =
    """
    import CoreLocation
    let manager = CLLocationManager()
    func ask() { manager.requestWhenInUseAuthorization() }
    """
  static let plist =
    #"<?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleName</key><string>W</string></dict></plist>"#
  static let package = #"{"name":"w","dependencies":{"expo":"51.0.0","expo-location":"17.0.0"}}"#

  /// Returns a specification of XcodeGen with a line of its own.
  static func specification(_ line: String) -> String {
    """
    name: W
    targets:
      W:
        type: application
        platform: iOS
        sources: [App]
        \(line)
    """
  }

  static let examples = [
    Example(
      testDescription: "XcodeGen writes the Info.plist, so that what stands in the file alone is lost",
      files: [
        "project.yml":
          specification("info: {path: Info.plist}"),
        "Info.plist": plist.replacing("CFBundleName", with: "NSLocationWhenInUseUsageDescription"),
        "App/App.swift": swift,
      ],
      fix: """
        Fix:   Add to info.properties of the target in project.yml, from which
               XcodeGen writes the Info.plist:
               NSLocationWhenInUseUsageDescription: "What you use location for, with an example."
        """),
    Example(
      testDescription: "XcodeGen with an Info.plist of the project's own",
      files: [
        "project.yml":
          specification("settings: {INFOPLIST_FILE: App/Info.plist}"),
        "App/Info.plist": plist, "App/App.swift": swift,
      ],
      fix: """
        Fix:   Add to App/Info.plist:
               <key>NSLocationWhenInUseUsageDescription</key><string>What you use location for, with an example.</string>
        """),
    Example(
      testDescription: "An Info.plist that Xcode generates from build settings",
      files: [
        "project.yml":
          specification("settings: {GENERATE_INFOPLIST_FILE: YES}"),
        "App/App.swift": swift,
      ],
      fix: """
        Fix:   Add to the target's build settings:
               INFOPLIST_KEY_NSLocationWhenInUseUsageDescription = What you use location for, with an example.
        """),
    Example(
      testDescription: "Tuist",
      files: [
        "Project.swift": """
        import ProjectDescription
        let project = Project(name: "W", targets: [
          .target(name: "W", destinations: .iOS, product: .app, bundleId: "w", infoPlist: .default, sources: ["App/**"])
        ])
        """,
        "App/App.swift": swift,
      ],
      fix: """
        Fix:   Add to the target's infoPlist in Project.swift, as in
               .extendingDefault(with: […]):
               "NSLocationWhenInUseUsageDescription": "What you use location for, with an example."
        """),
    Example(
      testDescription: "An app for Swift Playgrounds",
      files: [
        "W.swiftpm/Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        import AppleProductTypes
        let package = Package(name: "W", platforms: [.iOS("17.0")],
          products: [.iOSApplication(name: "W", targets: ["W"])],
          targets: [.executableTarget(name: "W", path: "Sources")])
        """,
        "W.swiftpm/Sources/App.swift": swift,
      ],
      fix: """
        Fix:   Add to the app's capabilities in W.swiftpm/Package.swift:
               .locationWhenInUse(purposeString: "What you use location for, with an example.")
        """),
    Example(
      testDescription: "Cordova",
      files: [
        "config.xml":
          #"<widget xmlns="http://www.w3.org/ns/widgets" id="w"><name>W</name><platform name="ios"/></widget>"#,
        "plugins/geo/plugin.xml":
          #"<plugin xmlns="http://apache.org/cordova/ns/plugins/1.0" id="geo"><name>Geo</name><platform name="ios"><source-file src="src/Geo.swift"/></platform></plugin>"#,
        "plugins/geo/src/Geo.swift": swift,
      ],
      fix: """
        Fix:   Add to the platform ios in config.xml:
               <edit-config target="NSLocationWhenInUseUsageDescription" file="*-Info.plist" mode="merge"><string>What you use location for, with an example.</string></edit-config>
        """),
  ]

  @Test(arguments: examples) func `a missing text is added where the project has its Info.plist`(
    example: Example
  )
    throws
  {
    #expect(try Self.fixes(in: example.files, for: "missing-when-in-use-description") == [example.fix])
  }

  @Test func `what an Expo app lacks is added to its settings`() throws {
    let files = [
      "app.json":
        #"{"expo":{"name":"W","ios":{"infoPlist":{"NSLocationRequireExplicitServiceSession":true}}}}"#,
      "package.json": Self.package,
      "App.js": "import * as Location from 'expo-location';\nLocation.requestForegroundPermissionsAsync();\n",
    ]
    let fix = """
      Fix:   Add to ios.infoPlist in app.json:
             "CLRequireExplicitServiceSession": true
      """
    #expect(try Self.fixes(in: files, for: "single-explicit-session-key") == [fix])
    let text = """
      Fix:   Add to ios.infoPlist in app.json:
             "NSLocationWhenInUseUsageDescription": "What you use location for, with an example."
      """
    #expect(try Self.fixes(in: files, for: "vague-usage-description") == [text])
  }

  /// A file that tells of a refusal, and the line that opens Settings there.
  static let refusals = [
    (
      "lib/main.dart",
      """
      import 'package:geolocator/geolocator.dart';
      Future<void> go(BuildContext context) async {
        if (await Geolocator.requestPermission() != LocationPermission.whileInUse) {
          ScaffoldMessenger.of(context).showSnackBar(SnackBar(content: Text('No location')));
        }
      }
      """,
      "await Geolocator.openAppSettings();"
    ),
    (
      "lib/main.dart",
      """
      import 'package:permission_handler/permission_handler.dart';
      Future<void> go(BuildContext context) async {
        if (!(await Permission.location.request()).isGranted) {
          ScaffoldMessenger.of(context).showSnackBar(SnackBar(content: Text('No location')));
        }
      }
      """,
      "await openAppSettings();"
    ),
    (
      "App.js",
      """
      import * as Location from 'expo-location';
      export async function go() {
        const { status } = await Location.requestForegroundPermissionsAsync();
        if (status !== 'granted') Alert.alert('No location');
      }
      """,
      "await Linking.openSettings();"
    ),
  ]

  @Test(arguments: refusals) func `the way to Settings is shown in the words of the plug-in`(
    file: String, code: String, line: String
  )
    throws
  {
    var files = [file: code]
    if file.hasSuffix(".js") {
      files["app.json"] = #"{"expo":{"name":"W"}}"#
      files["package.json"] = Self.package
    } else {
      files["pubspec.yaml"] = "name: w\ndependencies:\n  geolocator: ^12.0.0\n  permission_handler: ^11.0.0\n"
      files["ios/App/Info.plist"] = Self.plist
      files["ios/project.yml"] = Self.specification("settings: {INFOPLIST_FILE: App/Info.plist}")
    }
    let fixes = try Self.fixes(in: files, for: "no-way-to-settings")
    #expect(fixes == ["Fix:   Offer a button that opens the app's page in Settings.\n       \(line)"])
  }

  /// Returns the fixes of a rule's findings in the report about some files, without the margin.
  private static func fixes(in files: [String: String], for rule: String) throws -> [String] {
    let folder = try ScratchFolder()
    for (path, text) in files { try folder.write(text.utf8, to: path) }
    let report = ToolRun("check", folder.path, "--no-cache").output
    return report.split(separator: "\n\n").filter { $0.contains("  \(rule)  ") }.map { finding in
      let lines = finding.split(separator: "\n").map(String.init)
      let fix = lines.drop { !$0.hasPrefix("    Fix:") }.prefix { !$0.hasPrefix("    Facts:") }
      return fix.map { String($0.dropFirst(4)) }.joined(separator: "\n")
    }
  }
}
