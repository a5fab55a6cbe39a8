import AppProject
import Testing

@Suite("Tuist manifests")
struct TuistTests {
  @Test func `a target has the settings, files and Info.plist that the manifest writes out`() throws {
    let tree = try FixtureTree([
      "Project.swift": """
      import ProjectDescription
      let why = "To show your route."
      let project = Project(
        name: "Runs",
        packages: [.package(path: "../Geo"), .remote(url: "https://example.com", requirement: .exact("1"))],
        settings: .settings(base: ["PRODUCT_NAME": "Fallback"], release: ["PRODUCT_NAME": "Runs!"]),
        targets: [
          .target(
            name: "Runs", destinations: [.iPhone, .appleVision], product: .app, bundleId: "a.b",
            deploymentTargets: .multiplatform(iOS: "16.4", visionOS: "1.0"),
            infoPlist: .extendingDefault(with: [
              "NSLocationWhenInUseUsageDescription": .string(why),
              "UIBackgroundModes": ["location"],
              "Flags": ["A": true, "B": .integer(2)],
              "Own": "\\(why)",
            ]),
            sources: ["App/**", .glob("App2/*.swift", excluding: ["App2/Mock*.swift"])],
            resources: "Resources/**",
            entitlements: .dictionary(["com.apple.developer.location.push": true]),
            dependencies: [
              .target(name: "Kit"), .external(name: "Maps"), .package(product: "GeoLib"),
              .xcframework(path: "Vendor/Beacon.xcframework"), .sdk(name: "CoreLocation", type: .framework),
            ]),
          Target(
            name: "Kit", platform: .iOS, product: .staticFramework, bundleId: "a.k",
            deploymentTarget: .iOS(targetVersion: "15.0", devices: .iphone), infoPlist: "Kit/Info.plist",
            sources: .paths(["Kit/**"]), settings: .settings(base: ["PRODUCT_NAME": "K"])),
        ])
      """,
      "App/Main.swift": "", "App/Deep/A.swift": "", "App2/B.swift": "", "App2/MockB.swift": "",
      "App2/Deep/C.swift": "", "Resources/de.lproj/InfoPlist.strings": "A = B;", "Kit/K.swift": "",
      "Kit/Info.plist": ProjectText.plist("<key>Name</key><string>$(PRODUCT_NAME)</string>"),
    ])
    let shown = InventoryText.text(try tree.read())
    #expect(
      shown == """
        framework Kit in Project.swift
          Release iOS 15.0 plist Kit/Info.plist
            Name = "K" Kit/Info.plist:5:6
          Debug iOS 15.0 plist Kit/Info.plist
            Name = "K" Kit/Info.plist:5:6
          source Kit/K.swift
        app Runs in Project.swift needs Beacon, GeoLib, Kit, Maps
          Release iOS 16.4 plist none
            Flags = {A: true, B: 2} Project.swift:14:10
            NSLocationWhenInUseUsageDescription = "To show your route." Project.swift:12:10
            Own = "To show your route." Project.swift:15:10
            UIBackgroundModes = ["location"] Project.swift:13:10
            right com.apple.developer.location.push = true
          Debug iOS 16.4 plist none
            Flags = {A: true, B: 2} Project.swift:14:10
            NSLocationWhenInUseUsageDescription = "To show your route." Project.swift:12:10
            Own = "To show your route." Project.swift:15:10
            UIBackgroundModes = ["location"] Project.swift:13:10
            right com.apple.developer.location.push = true
          source App/Deep/A.swift
          source App/Main.swift
          source App2/B.swift
          language de
            A = "B" Resources/de.lproj/InfoPlist.strings:1:1
        """)
  }

  @Test func `what a manifest works out is named, and nothing is said of what it may hold`() throws {
    let tree = try FixtureTree([
      "Project.swift": """
      let project = Project(
        name: "A",
        targets: [
          .target(
            name: "A", destinations: .iOS, product: .app, bundleId: "a",
            infoPlist: .extendingDefault(with: ["NSLocationWhenInUseUsageDescription": texts.whenInUse]),
            sources: ["A/**"], dependencies: [.target(name: "B")] + shared),
        ] + makeTests())
      """,
      "A/Main.swift": "",
    ])
    let shown = InventoryText.text(try tree.read())
    #expect(
      shown == """
        app A in Project.swift needs B, Project.swift
          Release no version plist none
          Debug no version plist none
          source A/Main.swift
        warning Project.swift:4:6 Project.swift works out the Info.plist of A, and is not run; its keys are unknown. Run tuist generate to have them checked.
        warning Project.swift:8:7 Project.swift works out a target, and is not run; the target was left out. Run tuist generate to have all checked.
        """)
  }

  @Test func `a manifest beside a project is not read, and one that helpers make is told`() throws {
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": ProjectText.app(settings: ""), "App/Main.swift": "",
      "Project.swift": "let project = Project(name: \"B\", targets: [.target(name: \"B\", product: .app)])",
    ])
    #expect(try tree.read().targets.map(\.name) == ["App"])
    let helped = try FixtureTree(["Project.swift": "let project = Project.app(name: \"B\")"])
    #expect {
      try helped.read()
    } throws: { error in
      (error as? UnreadableInput)?.reason
        == "there is no Xcode project here; Tuist makes the project from Project.swift; run \"tuist generate\" first"
    }
  }

  private static let helper = """
    import ProjectDescription
    private let organization = "com.example"
    extension Project {
      public static func app(
        name: String, infoPlist: [String: Plist.Value] = [:], dependencies: [TargetDependency] = [],
        hasTests: Bool = true
      ) -> Project {
        let targets = makeTargets(name: name, infoPlist: infoPlist, dependencies: dependencies, hasTests: hasTests)
        return Project(name: name, organizationName: organization, targets: targets)
      }
      static func makeTargets(
        name: String, infoPlist: [String: Plist.Value], dependencies: [TargetDependency], hasTests: Bool
      ) -> [Target] {
        var targets = [
          Target(
            name: name, platform: .iOS, product: .app, bundleId: "\\(organization).\\(name)",
            deploymentTarget: .iOS(targetVersion: "15.0", devices: [.iphone]),
            infoPlist: .extendingDefault(with: infoPlist), sources: ["Sources/**"],
            entitlements: hasTests ? nil : "A.entitlements", dependencies: dependencies)
        ]
        if hasTests {
          targets.append(
            .target(
              name: "\\(name)Tests", destinations: .iOS, product: .unitTests, bundleId: organization + ".tests",
              sources: ["Tests/**"], dependencies: [.target(name: name)]))
        }
        return targets
      }
    }
    """

  @Test func `a project that a helper makes is what the helper says of the manifest's own values`() throws {
    let tree = try FixtureTree([
      "Tuist/ProjectDescriptionHelpers/Project+App.swift": Self.helper,
      "App/Project.swift": """
      import ProjectDescriptionHelpers
      let name = "Runs"
      let project = Project.app(
        name: name,
        infoPlist: ["NSLocationWhenInUseUsageDescription": "To show your route."],
        dependencies: [.external(name: "Maps")])
      """,
      "App/Sources/Main.swift": "", "App/Tests/T.swift": "",
      // Not used by any target.
      "App/Sources/Info.plist": ProjectText.plist(
        "<key>UILaunchScreen</key><dict/><key>NSLocationUsageDescription</key><string>Old</string>"),
    ])
    let shown = InventoryText.text(try tree.read())
    #expect(
      shown == """
        app Runs in App/Project.swift needs Maps
          Release iOS 15.0 plist none
            NSLocationWhenInUseUsageDescription = "To show your route." App/Project.swift:5:16
          Debug iOS 15.0 plist none
            NSLocationWhenInUseUsageDescription = "To show your route." App/Project.swift:5:16
          source App/Sources/Main.swift
        test RunsTests in App/Project.swift needs Runs
          Release no version plist none
          Debug no version plist none
          source App/Tests/T.swift
        unused App/Sources/Info.plist
        """)
  }

  @Test
  func `where a helper can't be followed, its code is checked, and no Info.plist is an app's or unused`()
    throws
  {
    let tree = try FixtureTree([
      "App/Project.swift":
        "let project = Project.app(modules: Module.allCases.map { $0.name }, name: \"Runs\")",
      "App/Sources/Main.swift": "",
      "App/Info.plist": ProjectText.plist(
        "<key>UILaunchScreen</key><dict/><key>NSLocationUsageDescription</key><string>Old</string>"),
      "Kit/Project.swift": "let project = Project.kit(name: \"Kit\")", "Kit/Sources/K.swift": "",
      "Whole/Project.swift":
        "let project = Project(name: \"W\", targets: [.target(name: \"W\", destinations: .iOS, product: .app, sources: [\"**\"])])",
      "Whole/W.swift": "",
    ])
    let shown = InventoryText.text(try tree.read())
    #expect(
      shown == """
        app Runs in App/Project.swift needs App/Project.swift
          Release no version plist none
          source App/Sources/Main.swift
        framework Kit in Kit/Project.swift needs Kit/Project.swift
          Release no version plist none
          source Kit/Sources/K.swift
        app W in Whole/Project.swift
          Release no version plist none
          Debug no version plist none
          source Whole/Project.swift
          source Whole/W.swift
        warning App/Project.swift:1:1 A helper works out this project, and is not run; its Info.plist and what it links are unknown. Run tuist generate to have all checked.
        warning Kit/Project.swift:1:1 A helper works out this project, and is not run; its Info.plist and what it links are unknown. Run tuist generate to have all checked.
        """)
  }

  @Test func `helpers that call themselves come to nothing`() throws {
    let tree = try FixtureTree([
      "Tuist/ProjectDescriptionHelpers/H.swift": """
      extension Project {
        static func a(name: String) -> Project { b(name: name, more: [name, name]) }
        static func b(name: String, more: [String]) -> Project { b(name: "\\(name)\\(name)", more: more + more) }
      }
      """,
      "Project.swift": "let project = Project.a(name: \"A\")", "Main.swift": "",
    ])
    let inventory = try tree.read()
    #expect(inventory.targets.map(\.name) == ["A"])
    #expect(inventory.problems.map(\.origin.file) == ["Project.swift"])
  }

  @Test func `constants that stand for themselves, or for more than any project has, come to nothing`() throws
  {
    let doubled = (1...40).map { "let a\($0) = [a\($0 - 1), a\($0 - 1)]" }.joined(separator: "\n")
    let tree = try FixtureTree([
      "Project.swift": """
      let a0 = "x"
      \(doubled)
      let own: Path = .file(path: own)
      let text: SettingValue = .string(text)
      let project = Project(
        name: "A", settings: .settings(base: ["A": text]),
        targets: [
          .target(name: "A", product: .app, infoPlist: .dictionary(["UIBackgroundModes": a40])),
          .target(name: "B", product: .app, infoPlist: own, sources: own),
        ])
      """
    ])
    let inventory = try tree.read()
    #expect(inventory.targets.map(\.name) == ["A", "B"])
    #expect(inventory.problems.map(\.message).allSatisfy { $0.hasPrefix("Project.swift works out") })
    #expect(inventory.problems.count == 2)
  }

  @Test(arguments: [("A/Project.swift", ["A"]), ("Workspace.swift", ["A", "B"])])
  func `a manifest is read by itself, and a workspace is all that lies beside it`(
    path: String, names: [String]
  ) throws {
    let project = { (name: String) in
      #"let project = Project(name: "\#(name)", targets: [.target(name: "\#(name)", destinations: .iOS, product: .app)])"#
    }
    let tree = try FixtureTree([
      "A/Project.swift": project("A"), "B/Project.swift": project("B"),
      "Workspace.swift": #"let workspace = Workspace(name: "W", projects: ["A", "B"])"#,
    ])
    #expect(try tree.read(path).targets.map(\.name) == names)
  }
}
