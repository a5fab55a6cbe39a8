import AppProject
import Testing

@Suite("XcodeGen specifications")
struct SpecificationTests {
  @Test func `a target has the settings, files and Info.plist that the specification gives it`() throws {
    let tree = try FixtureTree([
      "project.yml": """
      name: Runs
      options:
        deploymentTarget: {iOS: 15.0, macOS: "13"}
      settings: {WHY: to show your route}
      settingGroups:
        named:
          PRODUCT_NAME: Fallback
          SHORT: $(TARGET_NAME)
      targets:
        Runs:
          type: application
          platform: iOS
          deploymentTarget: 16.4
          sources:
            - path: App
              excludes: ["**/*.md", Old, "*Mock.swift"]
            - App2/Only.swift
          info:
            path: App/Info.plist
            properties:
              NSLocationWhenInUseUsageDescription: $(PRODUCT_NAME) ($(SHORT)) needs it $(WHY) in $(NOWHERE).
              UIBackgroundModes: [location]
          entitlements:
            path: App/Runs.entitlements
            properties: {com.apple.developer.location.push: true}
          settings:
            groups: [named]
            configs:
              release: {PRODUCT_NAME: Runs!}
          dependencies:
            - target: Kit
            - package: Maps
              products: [Map, Tiles]
            - framework: Vendor/Beacon.xcframework
        Kit:
          type: framework
          platform: iOS
          sources: [{path: Kit, includes: ["**/*.swift"]}]
        Tests:
          type: bundle.unit-test
          platform: iOS
          sources: Tests
      """,
      "App/Info.plist": "what was written before", "App/Main.swift": "", "App/NOTES.md": "",
      "App/Old/Old.swift": "", "App/RunMock.swift": "", "App/Deep/A.swift": "", "App2/Only.swift": "",
      "App/de.lproj/InfoPlist.strings": "A = B;", "Kit/K.swift": "", "Kit/K.m": "", "Tests/T.swift": "",
    ])
    let shown = InventoryText.text(try tree.read())
    #expect(
      shown == """
        framework Kit in project.yml
          Release iOS 15.0 plist none
          Debug iOS 15.0 plist none
          source Kit/K.swift
        app Runs in project.yml needs Beacon, Kit, Map, Tiles
          Release iOS 16.4 plist none
            NSLocationWhenInUseUsageDescription = "Runs! (Runs) needs it to show your route in ." project.yml:21:9 undefined ["NOWHERE"]
            UIBackgroundModes = ["location"] project.yml:22:9
            right com.apple.developer.location.push = true
          Debug iOS 16.4 plist none
            NSLocationWhenInUseUsageDescription = "Fallback (Runs) needs it to show your route in ." project.yml:21:9 undefined ["NOWHERE"]
            UIBackgroundModes = ["location"] project.yml:22:9
            right com.apple.developer.location.push = true
          source App/Deep/A.swift
          source App/Main.swift
          source App2/Only.swift
          language de
            A = "B" App/de.lproj/InfoPlist.strings:1:1
        test Tests in project.yml
          Release iOS 15.0 plist none
          Debug iOS 15.0 plist none
          source Tests/T.swift
        """)
  }

  @Test
  func
    `included files, templates, platforms and replacements are worked out, lists put behind those of templates`()
    throws
  {
    let tree = try FixtureTree([
      "project.yml": """
      include: [shared/base.yml, {path: off.yml, enable: no}]
      name: Two
      targets:
        App:
          templates: [Reader]
          templateAttributes:
            why: it shows ${target_name}
          sources:REPLACE: [Mine]
      """,
      "shared/base.yml": """
      include: deep/more.yml
      configFiles: {Release: Release.xcconfig}
      targetTemplates:
        Base: {type: application, sources: [Theirs]}
        Reader:
          templates: [Base]
          platform: [iOS, tvOS]
          info:
            path: "${platform}.plist"
            properties: {NSLocationWhenInUseUsageDescription: "Here ${why}."}
      targets:
        App: {sources: [Theirs]}
      """,
      "shared/deep/more.yml": "targets:\n  Widget: {type: app-extension, platform: iOS, sources: W}\n",
      "shared/Release.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 14.0\n", "Mine/M.swift": "",
      "shared/Theirs/T.swift": "", "shared/deep/W/W.swift": "",
      "shared/deep/W/Info.plist": ProjectText.plist(
        "<key>NSLocationUsageDescription</key><string>Old</string>"),
    ])
    let shown = InventoryText.text(try tree.read())
    #expect(
      shown == """
        app App_iOS in project.yml
          Release iOS 14.0 plist none
            NSLocationWhenInUseUsageDescription = "Here it shows App." shared/base.yml:10:20
          Debug no version plist none
            NSLocationWhenInUseUsageDescription = "Here it shows App." shared/base.yml:10:20
          source Mine/M.swift
          source shared/Theirs/T.swift
        other App_tvOS in project.yml
          Release no version plist none
            NSLocationWhenInUseUsageDescription = "Here it shows App." shared/base.yml:10:20
          Debug no version plist none
            NSLocationWhenInUseUsageDescription = "Here it shows App." shared/base.yml:10:20
          source Mine/M.swift
          source shared/Theirs/T.swift
        appExtension Widget in project.yml
          Release iOS 14.0 plist shared/deep/W/Info.plist
            NSLocationUsageDescription = "Old" shared/deep/W/Info.plist:5:6
          Debug no version plist shared/deep/W/Info.plist
            NSLocationUsageDescription = "Old" shared/deep/W/Info.plist:5:6
          source shared/deep/W/W.swift
        """)
  }

  @Test func `while an included file can't be read, no Info.plist is known, and a library may be unread`()
    throws
  {
    let tree = try FixtureTree([
      "project.yml": """
      name: A
      include: secret.yml
      targets:
        A: {type: application, platform: iOS, info: {path: A.plist, properties: {UIBackgroundModes: [location]}}}
      """
    ])
    let shown = InventoryText.text(try tree.read())
    #expect(
      shown == """
        app A in project.yml needs secret.yml
          Release no version plist none
          Debug no version plist none
        warning project.yml:2:10 This specification includes secret.yml, which is not there; what it says is unknown. Generate or restore it.
        """)
  }

  @Test func `targets that stand for more than any project has are left out, which is told`() throws {
    let values = Array(repeating: "1", count: 10_000).joined(separator: ", ")
    let targets = (100..<300).map { "  T\($0): {templates: [All], platform: iOS}" }.joined(separator: "\n")
    let tree = try FixtureTree([
      "project.yml": "name: A\ntargetTemplates:\n  All: {attributes: [\(values)]}\ntargets:\n\(targets)\n"
    ])
    let inventory = try tree.read()
    #expect(inventory.targets.map(\.name) == (100..<199).map { "T\($0)" })
    #expect(
      inventory.problems.map(\.message) == [
        "This specification expands to more than any project has; the last targets were left out."
      ])
  }

  @Test func `a specification beside a project, or without a name, is not read`() throws {
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": ProjectText.app(settings: ""), "App/Main.swift": "",
      "project.yml": "name: App\ntargets: {Other: {type: application, platform: iOS}}",
      "part/project.yml": "targets: {Part: {type: application, platform: iOS}}",
    ])
    #expect(try tree.read().targets.map(\.name) == ["App"])
  }

  @Test func `what is no YAML, and what leads back to itself, is told with its place`() throws {
    let tree = try FixtureTree([
      "project.yml": "name: A\ninclude: [bad.yml, loop.yml]\ntargets: {A: {platform: iOS, sources: Nowhere}}",
      "bad.yml": "targets:\n\tB: c\n", "loop.yml": "include: project.yml\n",
    ])
    let problems = try tree.read().problems.map {
      "\($0.severity) \($0.origin.file):\($0.origin.line) \($0.message)"
    }
    #expect(
      problems == [
        "error bad.yml:2 This is not readable YAML: lines are indented by blanks, not by tabs.",
        "warning loop.yml:1 Includes lead back to themselves or never end here; this one was left out.",
        "warning project.yml:3 A takes its sources from Nowhere, which is not there; correct the path or restore it.",
      ])
  }

  @Test func `a specification of another name is read where it is named`() throws {
    let tree = try FixtureTree(["ios.yml": "name: A\ntargets: {A: {platform: iOS}}"])
    #expect(try tree.read("ios.yml").targets.map(\.name) == ["A"])
  }

  @Test func `a project without its file is read from the specification beside it, or told with its tool`()
    throws
  {
    let tree = try FixtureTree([
      "A.xcodeproj/xcshareddata/A.xcscheme": "", "project.yml": "name: A\ntargets: {A: {platform: iOS}}",
      "b/B.xcodeproj/xcshareddata/B.xcscheme": "",
    ])
    let bazel = try FixtureTree(["A.xcodeproj/xcshareddata/A.xcscheme": "", "MODULE.bazel": ""])
    let inventory = try tree.read()
    #expect(inventory.targets.map(\.container) == ["project.yml"])
    #expect(
      try (inventory.problems + bazel.read().problems).map {
        "\($0.severity) \($0.origin.file) \($0.message)"
      } == [
        "error b/B.xcodeproj There is no project.pbxproj in this project; XcodeGen makes the project from project.yml; run \"xcodegen generate\" first.",
        "error A.xcodeproj There is no project.pbxproj in this project; Bazel builds this; have it generate an Xcode project first.",
      ])
  }

  @Test func `a specification's app is joined with its pods and packages`() throws {
    let tree = try FixtureTree([
      "ios/project.yml": """
      name: A
      packages: {Geo: {path: ../Geo}}
      targets: {A: {type: application, platform: iOS, dependencies: [{package: Geo}]}}
      """,
      "ios/Podfile": "pod 'Maps', :path => '../Maps'",
      "Maps/Maps.podspec": "s.source_files = 'M'", "Maps/M/M.m": "",
      "Geo/Package.swift": "let package = Package(name: \"Geo\", targets: [.target(name: \"Geo\")])",
      "Geo/Sources/Geo/G.swift": "",
    ])
    #expect(
      try tree.read("ios").targets.map { "\($0.name) \($0.dependencies) \($0.sources.map(\.path))" } == [
        "Geo [] [\"../Geo/Sources/Geo/G.swift\"]", "Maps [] [\"../Maps/M/M.m\"]", "A [\"Geo\", \"Maps\"] []",
      ])
  }
}
