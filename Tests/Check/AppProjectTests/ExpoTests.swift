import AppProject
import LocationPolicy
import Testing

@Suite("Expo apps")
struct ExpoTests {
  private func shown(_ files: [String: String]) throws -> String {
    InventoryText.text(try FixtureTree(files).read())
  }

  @Test func `an app without a project is what app.json says, with what expo-location writes`() throws {
    let app = """
      { "expo": {
      \t"name": "Walks",
      \t"ios": { "infoPlist": {
          "NSLocationAlwaysUsageDescription": "To go on.", "UIBackgroundModes": ["audio"] } },
        "plugins": [
          "expo-router",
          ["expo-build-properties", { "ios": { "deploymentTarget": "15.1" } }],
          ["expo-location", {
            "locationWhenInUsePermission": "Shows paths near you.",
            "locationAlwaysAndWhenInUsePermission": false,
            "isIosBackgroundLocationEnabled": true }]
        ] } }
      """
    let module = "Pod::Spec.new do |s|\n  s.source_files = '**/*.swift'\nend"
    #expect(
      try shown([
        "app.json": app, "package.json": #"{"dependencies": {"expo-location": "18", "expo": "52"}}"#,
        "node_modules/expo/package.json": "{}", "node_modules/expo-location/ios/ExpoLocation.podspec": module,
        "node_modules/expo-location/ios/Requester.swift": "manager.requestAlwaysAuthorization()",
      ]) == """
        app Walks in app.json needs ExpoLocation
          Release iOS 15.1 plist none
            NSLocationAlwaysUsageDescription = "To go on." app.json:4:5
            NSLocationWhenInUseUsageDescription = "Shows paths near you." app.json:9:7
            UIBackgroundModes = ["audio", "location"] app.json:4:54
        framework ExpoLocation in node_modules/expo-location/ios/ExpoLocation.podspec
          source node_modules/expo-location/ios/Requester.swift
        warning node_modules/expo-location/ios/ExpoLocation.podspec:1:1 ExpoLocation, which a package manager brings, asks for location. That counts in the apps that link it; to have its own code judged as well, add --include-dependencies.
        """)
  }

  @Test func `a module that no plug-in is named for brings its texts, and one that is not there is unread`()
    throws
  {
    #expect(
      try shown([
        "app.json": #"{"expo": {"slug": "walks"}}"#,
        "package.json": #"{"dependencies": {"expo-location": "18"}}"#,
      ]).hasSuffix(
        """
         in app.json needs the modules of package.json
          Release no version plist none
            NSLocationAlwaysAndWhenInUseUsageDescription = "Allow $(PRODUCT_NAME) to access your location" app.json:1:10 undefined ["PRODUCT_NAME"]
            NSLocationAlwaysUsageDescription = "Allow $(PRODUCT_NAME) to access your location" app.json:1:10 undefined ["PRODUCT_NAME"]
            NSLocationWhenInUseUsageDescription = "Allow $(PRODUCT_NAME) to access your location" app.json:1:10 undefined ["PRODUCT_NAME"]
        """))
  }

  @Test(arguments: [
    (
      [:], #", "./plug-in""#,
      "app.json:1:55 The plug-in ./plug-in is a program that may change the Info.plist"
    ),
    (
      ["app.config.ts": "export default work(process.env.APP)"], "",
      "app.config.ts:1:1 Expo runs this file to work out the app's settings"
    ),
  ])
  func `where a program may write to the Info.plist, nothing is said of it`(
    files: [String: String], plugIn: String, reason: String
  ) throws {
    let app = #"{"expo": {"name": "Walks", "plugins": ["expo-router""# + plugIn + "]}}"
    #expect(
      try shown(files.merging(["app.json": app]) { first, _ in first }) == """
        app Walks in app.json
          Release no version plist none
        warning \(reason), and is not run; the keys are unknown. Run npx expo prebuild --platform ios to have them checked.
        """)
  }

  @Test func `what a program may only add to is known, and the program is named`() throws {
    let app = #"{"expo": {"plugins": ["expo-location", "@other/maps", "@rnmapbox/maps", "./plug-in"]}}"#
    let configuration = try FixtureTree(["app.json": app]).read().targets[0].configurations[0]
    #expect(configuration.infoPlist == nil)
    #expect(configuration.unfinishedInfoPlist?.writers == ["@other/maps", "./plug-in"])
    let entries = try #require(configuration.unfinishedInfoPlist?.infoPlist.entries)
    #expect(entries["NSLocationWhenInUseUsageDescription"] != nil)
    let files = ["app.json": app, "app.config.js": ""]
    #expect(try FixtureTree(files).read().targets[0].configurations[0].unfinishedInfoPlist == nil)
  }

  @Test(arguments: ["app.config.js", "app.config.ts"])
  func `an app whose settings a script alone works out has its code, and no Info.plist`(script: String) throws
  {
    let files = [
      script: "export default () => work({ expo: { name: 'Walks' } });",
      "package.json": #"{"dependencies": {"expo": "52"}}"#,
      "App.tsx": "import * as Location from 'expo-location';\nLocation.requestForegroundPermissionsAsync();",
    ]
    let inventory = try FixtureTree(files).read()
    let target = try #require(inventory.targets.first)
    #expect(inventory.targets.count == 1 && target.container == script)
    #expect(target.sources.compactMap { $0.facts == nil ? nil : $0.path } == ["App.tsx"])
    #expect(target.configurations[0].infoPlist == nil)
    #expect(inventory.problems.map(\.origin.file) == [script])
    // Other tools have such files, too.
    let other = try FixtureTree([script: "", "package.json": "{}"])
    #expect(throws: UnreadableInput.self) { try other.read() }
  }

  @Test func `settings that a script writes out are known, and a text where a flag belongs counts as true`()
    throws
  {
    let script = """
      import 'dotenv/config';
      const texts = { NSLocationWhenInUseUsageDescription: `Shows paths ` + "near you." };
      const isRelease: boolean = process.env.PROFILE === 'release';
      /** @type {import('expo').Config} */
      const config: ExpoConfig = {
        name: isRelease ? 'Walks' : 'Walks (test)',
        extra: { key: process.env.KEY },
        ios: { infoPlist: { ...texts, ITSAppUsesNonExemptEncryption: false } },
        plugins: ['expo-router', ['expo-location', { isIosBackgroundLocationEnabled: 'To go on.' }]],
      };
      export default config satisfies ExpoConfig;
      """
    #expect(
      try shown(["app.config.ts": script, "package.json": #"{"dependencies": {"expo": "52"}}"#]).hasSuffix(
        """
         in app.config.ts needs the modules of package.json
          Release no version plist none
            ITSAppUsesNonExemptEncryption = false app.config.ts:8:33
            NSLocationAlwaysAndWhenInUseUsageDescription = "Allow $(PRODUCT_NAME) to access your location" app.config.ts:9:28 undefined ["PRODUCT_NAME"]
            NSLocationAlwaysUsageDescription = "Allow $(PRODUCT_NAME) to access your location" app.config.ts:9:28 undefined ["PRODUCT_NAME"]
            NSLocationWhenInUseUsageDescription = "Shows paths near you." app.config.ts:2:17
            UIBackgroundModes = ["location"] app.config.ts:9:48
        """))
  }

  private static let json = """
    { "expo": { "name": "Walks", "plugins": ["expo-router"],
      "ios": { "infoPlist": { "NSLocationWhenInUseUsageDescription": "Shows paths near you." } } } }
    """

  @Test(arguments: [
    "module.exports = ({ config }) => ({ ...config, slug: 'walks' });",
    "module.exports = (context) => { const { config } = context; return { ...config, slug: 'walks' }; };",
    "const { expo } = require('./app.json'); module.exports = { ...expo, slug: 'walks' };",
    "import app from './app.json'; export default () => { return { expo: { ...app.expo, slug: 'walks' } }; };",
    """
    const isTest = () => process.env.APP === 'test';
    module.exports = function ({ config: given }) {
      if (isTest()) { return { ...given, name: 'Test' }; }
      const names = given.plugins.map((plugin) => { return plugin; });
      return { ...given, name: given.name ?? 'Walks' };
    };
    """,
  ])
  func `a script that returns what app.json says, with additions, keeps it`(script: String) throws {
    let tree = try FixtureTree(["app.config.js": script, "app.json": Self.json])
    let target = try #require(tree.read().targets.first)
    #expect(target.container == "app.config.js")
    let entries = try #require(target.configurations[0].infoPlist?.entries)
    #expect(
      entries.map { "\($0.key) \($0.value.origin.file):\($0.value.origin.line)" } == [
        "NSLocationWhenInUseUsageDescription app.json:2"
      ])
  }

  @Test func `a script has the settings of the JSON files that it requires`() throws {
    let tree = try FixtureTree([
      "app.config.js": """
      const base = require('./settings/base.json').expo;
      const absent = require('./absent.json');
      module.exports = () => ({ ...base, extra: { ...base.extra, key: absent.key } });
      """, "settings/base.json": Self.json, "package.json": #"{"dependencies": {"expo": "52"}}"#,
    ])
    let target = try #require(tree.read().targets.first)
    let entries = try #require(target.configurations[0].infoPlist?.entries)
    #expect(
      entries.map { "\($0.key) \($0.value.origin.file):\($0.value.origin.line)" } == [
        "NSLocationWhenInUseUsageDescription settings/base.json:2"
      ])
  }

  @Test(arguments: [("~16.1.0", true), ("^17.0.1", false), ("latest", false)])
  func `before its version 17, expo-location writes a text where it is told to leave it out`(
    version: String, isWritten: Bool
  ) throws {
    let json = #"""
      {"expo": {"plugins": [["expo-location", {"locationAlwaysPermission": false}]]}}
      """#
    let package = #"{"dependencies": {"expo": "49", "expo-location": "\#(version)"}}"#
    let target = try #require(FixtureTree(["app.json": json, "package.json": package]).read().targets.first)
    let entries = try #require(target.configurations[0].infoPlist?.entries)
    #expect((entries["NSLocationAlwaysUsageDescription"] != nil) == isWritten)
    #expect(target.locationPlugIns.map(\.name) == (isWritten ? ["expo-location"] : []))
  }

  @Test(arguments: [("^36.0.0", true), ("~41.0.0", false)])
  func `before its version 41, Expo builds an app from one of its own, which has the texts`(
    version: String, hasTexts: Bool
  ) throws {
    let package = #"{"dependencies": {"expo": "\#(version)"}}"#
    let tree = try FixtureTree(["app.json": #"{"expo": {"slug": "walks"}}"#, "package.json": package])
    let entries = try #require(tree.read().targets.first?.configurations[0].infoPlist?.entries)
    #expect((entries["NSLocationWhenInUseUsageDescription"] != nil) == hasTexts)
  }

  @Test(arguments: [
    (#"{"requestLocationPermission": true, "locationPermission": "Shows homes."}"#, "Shows homes."),
    (#"{"requestLocationPermission": true}"#, "Shows paths near you."),
    (#"{"locationPermission": "Shows homes."}"#, "Shows paths near you."),
  ])
  func `the plug-in of expo-maps writes the text that it is given, if it asks`(
    options: String, text: String
  ) throws {
    let json = Self.json.replacing(#""expo-router""#, with: #"["expo-maps", \#(options)]"#)
    let target = try #require(FixtureTree(["app.json": json]).read().targets.first)
    let entries = try #require(target.configurations[0].infoPlist?.entries)
    #expect(entries["NSLocationWhenInUseUsageDescription"]?.value == .string(text))
  }

  @Test(arguments: [
    (#"{"enableLocation": true, "locationPermissionText": "Shows homes."}"#, "Shows homes."),
    (#"{"enableLocationPermission": true, "locationPermissionText": "Shows homes."}"#, "Shows homes."),
    (#"{"enableLocation": true}"#, "Shows paths near you."),
    (#"{"locationPermissionText": "Shows homes."}"#, "Shows paths near you."),
  ])
  func `the plug-in of a camera writes the text that it is given, if pictures shall have a place`(
    options: String, text: String
  ) throws {
    let json = Self.json.replacing(
      #""expo-router""#, with: #"["react-native-vision-camera", \#(options)], "react-native-maps""#)
    let target = try #require(FixtureTree(["app.json": json]).read().targets.first)
    let entries = try #require(target.configurations[0].infoPlist?.entries)
    #expect(entries["NSLocationWhenInUseUsageDescription"]?.value == .string(text))
  }

  @Test(arguments: [("1.20.1", true), ("^1.22.0", false)])
  func `Expo writes a text for maps that have no plug-in of their own`(version: String, isWritten: Bool)
    throws
  {
    let tree = try FixtureTree([
      "app.json": #"{"expo": {"slug": "walks"}}"#,
      "package.json": #"{"dependencies": {"expo": "53.0.0", "react-native-maps": "\#(version)"}}"#,
    ])
    let entries = try #require(tree.read().targets.first?.configurations[0].infoPlist?.entries)
    #expect(
      entries["NSLocationWhenInUseUsageDescription"]?.value
        == (isWritten ? .string("Allow $(PRODUCT_NAME) to access your location") : nil))
  }

  @Test(arguments: [("expo-camera", true), ("expo-gaode-map", false)])
  func `a plug-in of another company may write texts, even if its name begins like Expo's own`(
    plugIn: String, isKnown: Bool
  ) throws {
    let json = Self.json.replacing(#""expo-router""#, with: "\"\(plugIn)\"")
    let target = try #require(FixtureTree(["app.json": json]).read().targets.first)
    #expect((target.configurations[0].infoPlist != nil) == isKnown)
  }

  @Test(arguments: [
    ("const { withAndroidManifest } = require('expo/config-plugins');", true),
    ("const { withInfoPlist } = require('expo/config-plugins');", false),
    ("module.exports = (config) => { delete config.ios.infoPlist; return config; };", false),
    ("module.exports = require('../others/plugin');", false),
    ("import { withEverything } from 'some-plugin';", false),
  ])
  func `the app's own plug-in leaves the texts known if it can't change iOS`(
    script: String, isKnown: Bool
  ) throws {
    let json = Self.json.replacing(#""expo-router""#, with: #""./plugins/withBlockedPermissions""#)
    let tree = try FixtureTree(["app.json": json, "plugins/withBlockedPermissions.js": script])
    let target = try #require(tree.read().targets.first)
    #expect((target.configurations[0].infoPlist != nil) == isKnown)
  }

  @Test func `a script that returns an object of its own leaves app.json out`() throws {
    let tree = try FixtureTree([
      "app.config.js": "module.exports = { name: 'Runs', ios: { infoPlist: {} } };", "app.json": Self.json,
    ])
    let target = try #require(tree.read().targets.first)
    #expect(target.name == "Runs")
    #expect(target.configurations[0].infoPlist?.entries == [:])
  }

  @Test(arguments: [
    // Each with the texts that remain known.
    ("ios: { infoPlist: { ...texts(), NSLocationWhenInUseUsageDescription: 'Shows paths.' } }", 1),
    ("ios: { infoPlist: { NSLocationWhenInUseUsageDescription: 'Shows paths.', ...texts() } }", 0),
    ("ios: { infoPlist: { NSLocationWhenInUseUsageDescription: isTest ? 'Test' : 'Shows paths.' } }", 0),
    ("ios: { infoPlist: { NSLocationWhenInUseUsageDescription: `Shows ${what}.` } }", 0),
    ("plugins: [['expo-location', options]]", 0),
    ("plugins: [withTexts, ['expo-location', { locationWhenInUsePermission: 'Shows paths.' }]]", 3),
    ("plugins: [...(isTest ? ['expo-location'] : [])]", 0),
    ("...(isTest && { plugins: ['expo-location'] })", 0),
  ])
  func `what a script computes is unknown, and it is named as a writer`(settings: String, count: Int) throws {
    let tree = try FixtureTree([
      "app.config.js": "module.exports = { name: 'Walks', \(settings) };",
      "package.json": #"{"dependencies": {"expo": "52", "expo-location": "18"}}"#,
    ])
    let configuration = try #require(tree.read().targets.first?.configurations.first)
    #expect(configuration.infoPlist == nil)
    #expect(configuration.unfinishedInfoPlist?.writers == ["app.config.js"])
    #expect(configuration.unfinishedInfoPlist?.infoPlist.entries.count == count)
  }

  @Test(arguments: [
    "const config = { ios: {} }; config.ios.infoPlist = texts; module.exports = config;",
    "let config = { ios: {} }; config = other; module.exports = config;",
    "module.exports = { ios: {} }; module.exports.ios = other;",
    "module.exports = ({ config }) => { config.plugins.push('expo-location'); return config; };",
    "module.exports = ({ config }) => { Object.assign(config, texts); return config; };",
    "export default (", "module.exports =", "const a = b; const b = a; module.exports = a;",
    "const { config } = config; module.exports = () => config;",
  ])
  func `settings that a script changes in place, and broken ones, are unknown`(script: String) throws {
    let tree = try FixtureTree([
      "app.config.js": script, "package.json": #"{"dependencies": {"expo": "52"}}"#,
    ])
    #expect(try tree.read().targets.first?.configurations.first?.infoPlist == nil)
  }

  @Test func `scripts that no other script imports are not read, and those that a folder makes routes are`()
    throws
  {
    let ask = "import * as Location from 'expo-location';\nLocation.requestForegroundPermissionsAsync();"
    let files = [
      "app.config.js": "export default () => ({ expo: { name: 'Walks' } });",
      "package.json": #"{"dependencies": {"expo": "52", "expo-router": "4"}}"#,
      "index.js": "import { home } from './src/home';\nconst later = () => import('@screens/later');",
      "src/home.js": ask + "\nimport './parts';", "src/screens/later.tsx": ask, "src/parts/index.ts": ask,
      "src/old/home_copy.js": ask + "\nimport './helper';", "src/old/helper.js": ask,
      "app/(tabs)/map.tsx": ask,
    ]
    func read(_ files: [String: String]) throws -> [String] {
      try FixtureTree(files).read().targets[0].sources.compactMap { $0.facts == nil ? nil : $0.path }.sorted()
    }
    let named = ["app/(tabs)/map.tsx", "src/home.js", "src/parts/index.ts", "src/screens/later.tsx"]
    #expect(try read(files) == named)
    // What begins the app isn't known.
    let unknown = files.filter {
      $0.key != "index.js" && $0.key != "app/(tabs)/map.tsx" && !$0.key.contains("parts")
    }
    #expect(try read(unknown).count == 4)
  }

  @Test func `a project that was made, an app.json of another tool, and a broken one are no such apps`()
    throws
  {
    let tree = try FixtureTree([
      "a/app.json": #"{"expo": {"name": "Made"}}"#,
      "a/ios/App.xcodeproj/project.pbxproj": ProjectText.app(settings: ""),
      "b/app.json": #"{"name": "Other"}"#, "c/app.json": #"{"expo": {"name": "#,
    ])
    let inventory = try tree.read()
    #expect(inventory.targets.map(\.container) == ["a/ios/App.xcodeproj"])
    #expect(inventory.problems.filter { $0.severity == .error }.map(\.origin.file) == ["c/app.json"])
  }
}
