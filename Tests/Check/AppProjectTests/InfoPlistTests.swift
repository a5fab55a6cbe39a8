import AppProject
import Foundation
import LocationPolicy
import Testing

@Suite("Info.plists")
struct InfoPlistTests {
  @Test
  func `generated values win over the file's, lists are joined, and only keys that Xcode generates appear`()
    throws
  {
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": ProjectText.app(
        settings: """
          GENERATE_INFOPLIST_FILE = YES;
          INFOPLIST_FILE = App/Info.plist;
          INFOPLIST_KEY_NSLocationWhenInUseUsageDescription = "From the setting";
          INFOPLIST_KEY_UIBackgroundModes = location;
          INFOPLIST_KEY_UIRequiredDeviceCapabilities = "gps wifi";
          INFOPLIST_KEY_UIRequiresFullScreen = NO;
          INFOPLIST_KEY_NSLocationDefaultAccuracyReduced = YES;
          """),
      "App/Info.plist": ProjectText.plist(
        """
          <key>NSLocationWhenInUseUsageDescription</key><string>From the file</string>
          <key>UIRequiredDeviceCapabilities</key><array><string>armv7</string><string>gps</string></array>
        """),
      "App/Main.swift": "",
    ])
    let configuration = try #require(try tree.read().targets.first?.configurations.first)
    let entries = try #require(configuration.infoPlist?.entries)
    let keys = entries.keys.filter { $0.hasPrefix("NS") || $0.hasPrefix("UI") }.sorted()
    #expect(
      keys.map { "\($0) = \(InventoryText.text(entries[$0]?.value ?? .string("")))" } == [
        "NSLocationWhenInUseUsageDescription = \"From the setting\"",
        "UIRequiredDeviceCapabilities = [\"armv7\", \"gps\", \"wifi\"]", "UIRequiresFullScreen = false",
      ])
    #expect(entries["NSLocationWhenInUseUsageDescription"]?.origin.file == "App.xcodeproj/project.pbxproj")
    #expect(
      configuration.infoPlistKeySettings.keys.sorted() == [
        "INFOPLIST_KEY_NSLocationDefaultAccuracyReduced", "INFOPLIST_KEY_NSLocationWhenInUseUsageDescription",
        "INFOPLIST_KEY_UIBackgroundModes", "INFOPLIST_KEY_UIRequiredDeviceCapabilities",
        "INFOPLIST_KEY_UIRequiresFullScreen",
      ])
    #expect(configuration.infoPlistKeySettings["INFOPLIST_KEY_UIBackgroundModes"]?.line == 21)
  }

  @Test(
    arguments: [
      ("<key>UIStatusBarHidden</key><key>UIRequiresFullScreen</key><true/><false/>", "UIRequiresFullScreen"),
      ("<key>UIRequiresFullScreen</key><true/><key>UIStatusBarHidden</key>", "UIRequiresFullScreen"),
      ("<key>UIBackgroundModes</key><key>UIRequiresFullScreen</key><true/>", nil),
      ("<key>UIRequiresFullScreen</key><true/><key>A</key><integer>x</integer>", nil),
    ])
  func `an Info.plist with a key that has no value is an error, and its other keys are read`(
    text: String, key: String?
  ) throws {
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": ProjectText.app(settings: "INFOPLIST_FILE = App/Info.plist;"),
      "App/Info.plist": ProjectText.plist(text), "App/Main.swift": "",
    ])
    let inventory = try tree.read()
    #expect(inventory.problems.map(\.severity) == [.error])
    let entries = inventory.targets.first?.configurations.first?.infoPlist?.entries
    #expect(entries?.keys.filter { $0.hasPrefix("UI") } == key.map { [$0] })
  }

  @Test func `settings for generated keys do nothing while the file is not generated`() throws {
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": ProjectText.app(
        settings: """
          INFOPLIST_FILE = App/Info.plist; INFOPLIST_KEY_NSLocationWhenInUseUsageDescription = "From the setting";
          """),
      "App/Info.plist": ProjectText.plist("<key>A</key><string>$(NOWHERE) x</string>"),
      "App/Main.swift": "",
    ])
    let inventory = try tree.read()
    #expect(
      InventoryText.text(inventory) == """
        app App in App.xcodeproj
          Release no version plist App/Info.plist
            A = " x" App/Info.plist:5:6 undefined ["NOWHERE"]
          source App/Main.swift
        """)
  }

  @Test(arguments: [
    ("", ["A", "B", "C"]), ("INFOPLIST_PREPROCESSOR_DEFINITIONS = \"LEAN LEVEL=2\";", ["A", "C", "D"]),
    ("INFOPLIST_PREPROCESSOR_DEFINITIONS = \"= LEVEL=x\";", ["A", "B", "C"]),
    // A header may define anything, so that both branches may be there.
    ("INFOPLIST_PREFIX_HEADER = App/Prefix.h;", ["A", "B", "C", "D"]),
  ])
  func `the conditions of a preprocessed file are followed, and its places stay the same`(
    settings: String, keys: [String]
  ) throws {
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": ProjectText.app(
        settings: "INFOPLIST_FILE = App/Info.plist; INFOPLIST_PREPROCESS = YES; \(settings)"),
      "App/Info.plist": ProjectText.plist(
        """
        <key>A</key><true/>
          #ifndef LEAN
        <key>B</key><true/>
        #endif
        <key>C</key><true/>
        #if LEVEL >= 2
        <key>D</key><true/>
        #endif
        """), "App/Main.swift": "",
    ])
    let entries = try #require(try tree.read().targets[0].configurations[0].infoPlist?.entries)
    #expect(entries.keys.sorted() == keys)
    #expect(entries["C"]?.origin.line == 9)
  }

  @Test func `the members of dictionaries and lists have places of their own`() throws {
    let tree = try FixtureTree([
      "Info.plist": ProjectText.plist(
        """
        <key>UIBackgroundModes</key>
        <array>
          <string>location</string>
        </array>
        <key>NSLocationTemporaryUsageDescriptionDictionary</key>
        <dict>
          <key>Nearby</key>
          <string>To find shops</string>
        </dict>
        """)
    ])
    let entries = try #require(
      try tree.read("Info.plist").targets.first?.configurations.first?.infoPlist?.entries)
    #expect(
      entries["UIBackgroundModes"]?.memberOrigins == [
        "location": Site(file: "Info.plist", line: 7, column: 3)
      ])
    let dictionary = entries["NSLocationTemporaryUsageDescriptionDictionary"]
    #expect(dictionary?.memberOrigins == ["Nearby": Site(file: "Info.plist", line: 11, column: 8)])
  }

  @Test func `entitlements have build settings replaced`() throws {
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": ProjectText.app(
        settings: "CODE_SIGN_ENTITLEMENTS = App/App.entitlements; TEAM = X1;"),
      "App/App.entitlements": ProjectText.plist(
        "<key>com.apple.developer.location.push</key><true/><key>group</key><string>$(TEAM).g</string>"),
      "App/Main.swift": "",
    ])
    let configuration = try #require(try tree.read().targets.first?.configurations.first)
    #expect(
      configuration.entitlements == [
        "com.apple.developer.location.push": .boolean(true), "group": .string("X1.g"),
      ])
  }

  @Test func `strings files and catalogs give one localization a language`() throws {
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": ProjectText.app(
        settings: "",
        more: """
          V = {isa = PBXVariantGroup; name = InfoPlist.strings; children = (VE, VZ, ); sourceTree = "<group>"; };
          VE = {isa = PBXFileReference; name = en; path = en.lproj/InfoPlist.strings; sourceTree = "<group>"; };
          VZ = {isa = PBXFileReference; name = "zh-Hans"; path = "zh-Hans.lproj/InfoPlist.strings"; sourceTree = "<group>"; };
          K = {isa = PBXFileReference; path = InfoPlist.xcstrings; sourceTree = "<group>"; };
          R = {isa = PBXResourcesBuildPhase; files = (BV, BK, ); };
          BV = {isa = PBXBuildFile; fileRef = V; };
          BK = {isa = PBXBuildFile; fileRef = K; };
          """
      ).replacing("children = (F, )", with: "children = (F, V, K, )").replacing(
        "buildPhases = (S, )", with: "buildPhases = (S, R, )"),
      "App/en.lproj/InfoPlist.strings": "\"A\" = \"English\";\n",
      "App/InfoPlist.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "A": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Deutsch"}}}}}}
      """,
      "App/Main.swift": "",
    ])
    try tree.write("App/zh-Hans.lproj/InfoPlist.strings", try #require("\"A\" = \"中文\";".data(using: .utf16)))
    let shown = InventoryText.text(try tree.read())
    #expect(
      shown == """
        app App in App.xcodeproj
          Release no version plist none
          source App/Main.swift
          language de
            A = "Deutsch" App/InfoPlist.xcstrings:2:4
          language en
            A = "English" App/en.lproj/InfoPlist.strings:1:2
          language zh-Hans
            A = "中文" App/zh-Hans.lproj/InfoPlist.strings:1:2
        """)
  }
}
