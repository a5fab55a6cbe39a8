import AppProject
import Testing

@Suite("Swift packages")
struct PackageTests {
  @Test
  func
    `targets, their folders, dependencies and the deployment target are read without running the manifest`()
    throws
  {
    let tree = try FixtureTree([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      /* .target(name: "Comment") /* nested */ */
      let name = "Made"
      let package = Package(
        name: "Kit", platforms: [.macOS(.v13), .iOS(.v15)],
        products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [
          .target(name: "Kit", dependencies: ["Base", .product(name: "Alamofire", package: "Alamofire"),
            .target(name: "Extra", condition: .when(platforms: [.iOS]))], swiftSettings: [.define("X")]),
          .target(name: "Base", path: "Other/Base", exclude: ["Left", "Gone.swift"], sources: ["Code", "One.m"]),
          .target(name: "Extra"), .executableTarget(name: "Tool"), .target(name: name.lowercased()),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
        ])
      """,
      "Sources/Kit/A.swift": "", "Sources/Kit/Deep/B.swift": "", "Other/Base/Code/C.swift": "",
      "Other/Base/One.m": "",
      "Other/Base/Two.m": "", "Sources/Tool/main.swift": "", "Tests/KitTests/T.swift": "",
    ])
    let shown = InventoryText.text(try tree.read())
    #expect(
      shown == """
        framework Base in Package.swift
          Release iOS 15.0 plist none
          source Other/Base/Code/C.swift
          source Other/Base/One.m
        framework Extra in Package.swift
          Release iOS 15.0 plist none
        framework Kit in Package.swift needs Alamofire, Base, Extra
          Release iOS 15.0 plist none
          source Sources/Kit/A.swift
          source Sources/Kit/Deep/B.swift
        test KitTests in Package.swift needs Kit
          Release iOS 15.0 plist none
          source Tests/KitTests/T.swift
        other Tool in Package.swift
          Release iOS 15.0 plist none
          source Sources/Tool/main.swift
        warning Package.swift:12:6 The folder of the target "Extra" is not where packages keep it; its sources were not read.
        warning Package.swift:12:63 The name of this target is worked out by the manifest, which is not run; the target was skipped.
        """)
  }

  /// The expected target for each way to write a manifest.
  private static let expected = """
    framework Kit in Package.swift needs Base
      Release no version plist none
      source Sources/Core/Kit/A.swift
    test KitTests in Package.swift needs Kit, Support
      Release no version plist none
      source Tests/Core/KitTests/T.swift
    """

  @Test(arguments: [
    // Functions with defaults, concatenation and interpolation.
    """
    func module(_ name: String, in wing: String = "Core", on others: [Target.Dependency] = []) -> Target {
      .target(name: name, dependencies: others, path: "Sources/\\(wing)/\\(name)")
    }
    func tests(of name: String) -> Target {
      let folder = "Tests/Core/"
      return .testTarget(
        name: name + "Tests", dependencies: [.byName(name: name)] + ["Support"], path: folder + name + "Tests")
    }
    let package = Package(name: "P", targets: [module("Kit", on: ["Base"]), tests(of: "Kit")])
    """,
    // Members, cases with raw values, several targets at once, and functions that call each other.
    """
    enum Wing: String { case core = "Core", other = "Other" }
    extension Target {
      static func module(_ name: String, in wing: Wing, on other: String) -> [Target] {
        let main = Target.target(
          name: name, dependencies: [.target(name: other)], path: "Sources/\\(wing.rawValue)/\\(name)")
        return [main, .tests(of: name, in: wing)]
      }
      static func tests(of name: String, in wing: Wing) -> Target {
        .testTarget(
          name: "\\(name)Tests", dependencies: ["\\(name)", "Support"], path: "Tests/\\(wing.rawValue)/\\(name)Tests")
      }
    }
    let package = Package(name: "P", targets: Target.module("Kit", in: .core, on: "Base"))
    """,
    // Loops that append, and closures.
    """
    let names = ["Kit"]
    let package = Package(
      name: "P",
      targets: names.map { .target(name: $0, dependencies: ["Base"], path: "Sources/Core/\\($0)") })
    for name in names {
      package.targets.append(
        .testTarget(name: name + "Tests", dependencies: [.byName(name: name), "Support"], path: "Tests/Core/KitTests"))
    }
    """,
    // Loops within a function.
    """
    func all(_ names: [String]) -> [Target] {
      var targets: [Target] = []
      for name in names {
        targets.append(.target(name: name, dependencies: ["Base"], path: "Sources/Core/\\(name)"))
        targets += ["Support"].map { other in
          .testTarget(name: name + "Tests", dependencies: [.byName(name: name), .byName(name: other)],
            path: "Tests/Core/\\(name)Tests")
        }
      }
      return targets
    }
    let package = Package(name: "P", targets: all(["Kit"]))
    """,
  ])
  func `a manifest's own functions, loops and closures are followed`(manifest: String) throws {
    let tree = try FixtureTree([
      "Package.swift": manifest, "Sources/Core/Kit/A.swift": "", "Tests/Core/KitTests/T.swift": "",
    ])
    let shown = InventoryText.text(try tree.read())
    #expect(shown == Self.expected)
  }

  @Test func `what can't be followed is said, where a target was asked for or else where it is declared`()
    throws
  {
    let tree = try FixtureTree([
      "Package.swift": """
      import PackageDescription
      func module(_ name: String, isShown: Bool) -> Target {
        if isShown { return .target(name: name) }
        return .target(name: name, path: "Hidden")
      }
      func unknown(_ name: String) -> Target {
        switch name { default: .target(name: name) }
      }
      for name in loaded() { package.targets.append(.target(name: name)) }
      let package = Package(name: "P", targets: [
        module("Kit", isShown: true), module("Gone", isShown: isShown), module(loaded(), isShown: true), unknown("A"),
      ])
      """,
      "Sources/Kit/A.swift": "",
    ])
    let skipped =
      "The name of this target is worked out by the manifest, which is not run; the target was skipped."
    let shown = InventoryText.text(try tree.read())
    #expect(
      shown == """
        framework Kit in Package.swift
          Release no version plist none
          source Sources/Kit/A.swift
        warning Package.swift:7:27 \(skipped)
        warning Package.swift:9:48 \(skipped)
        warning Package.swift:11:33 \(skipped)
        warning Package.swift:11:67 \(skipped)
        """)
  }

  @Test func `a constant's targets count once, and what a function returns as dependencies is none`() throws {
    let tree = try FixtureTree([
      "Package.swift": """
      func shared() -> [Target.Dependency] { [.target(name: "Base")] }
      func with(_ targets: [Target]) -> [Target] { targets + [.target(name: "Base")] }
      let own: [Target] = [.target(name: "Kit", dependencies: shared())]
      let package = Package(name: "P", targets: with(own))
      """,
      "Sources/Kit/A.swift": "", "Sources/Base/B.swift": "",
    ])
    let shown = InventoryText.text(try tree.read())
    #expect(
      shown == """
        framework Base in Package.swift
          Release no version plist none
          source Sources/Base/B.swift
        framework Kit in Package.swift needs Base
          Release no version plist none
          source Sources/Kit/A.swift
        """)
  }

  @Test func `a manifest that multiplies itself ends`() throws {
    let list = (0..<100).map { "\"\($0)\"" }.joined(separator: ", ")
    let loops = (0..<8).map { "for a\($0) in [\(list)] {" }.joined(separator: " ")
    let tree = try FixtureTree([
      "Package.swift": """
      \(loops) package.targets.append(.target(name: a0 + a7)) \(String(repeating: "}", count: 8))
      func f(_ a: String) -> [Target] { f(a + a) + f(a + a) + [.target(name: a)] }
      let package = Package(name: "P", targets: f("A") + [.target(name: "Kit")])
      """,
      "Sources/Kit/A.swift": "",
    ])
    #expect(try tree.read().targets.contains { $0.name == "Kit" })
  }

  @Test(arguments: [
    (".iOS(.v13)", "13.0"), (".iOS(\"13.4\")", "13.4"), (".iOS(.v16_4)", "16.4"),
    (".iOS(SupportedPlatform.IOSVersion.v14)", "14.0"),
    (".macOS(.v13)", "none"),
  ])
  func `deployment targets are read in all their spellings`(platform: String, version: String) throws {
    let tree = try FixtureTree([
      "Package.swift": "let p = Package(platforms: [\(platform)], targets: [.target(name: \"A\")])",
      "Sources/A/A.swift": "",
    ])
    let configuration = try #require(try tree.read().targets.first?.configurations.first)
    #expect(configuration.deploymentTarget?.description ?? "none" == version)
  }

  @Test func `an app of Swift Playgrounds has the purpose strings of its capabilities`() throws {
    let tree = try FixtureTree([
      "Trip.swiftpm/Package.swift": """
      import AppleProductTypes
      let package = Package(name: "Trip", platforms: [.iOS("16.0")], products: [
        .iOSApplication(name: "Trip", targets: ["AppModule"], bundleIdentifier: "org.example.trip",
          capabilities: [.locationWhenInUse(purposeString: "To show \\"you\\""), .outgoingNetworkConnections()],
          additionalInfoPlistContentFilePath: "Info.plist")
      ], targets: [.executableTarget(name: "AppModule", path: ".")])
      """,
      "Trip.swiftpm/Info.plist": ProjectText.plist(
        "<key>UIBackgroundModes</key><array><string>location</string></array>"),
      "Trip.swiftpm/MyApp.swift": "",
    ])
    let shown = InventoryText.text(try tree.read())
    #expect(
      shown == """
        other AppModule in Trip.swiftpm/Package.swift
          Release iOS 16.0 plist none
          source Trip.swiftpm/MyApp.swift
        app Trip in Trip.swiftpm/Package.swift
          Release iOS 16.0 plist Trip.swiftpm/Info.plist
            NSLocationWhenInUseUsageDescription = "To show "you"" Trip.swiftpm/Package.swift:4:55
            UIBackgroundModes = ["location"] Trip.swiftpm/Info.plist:5:6
          source Trip.swiftpm/MyApp.swift
        """)
  }

  @Test(arguments: ["(", "[", ".target(", ".target(name: [", "\"", "/*", "\"\\("])
  func `unclosed and hostile manifests give no targets`(text: String) throws {
    let tree = try FixtureTree(["Package.swift": String(repeating: text, count: 50_000)])
    // It doesn't matter whether there is nothing to read, or nothing in what is read.
    let inventory = try? tree.read()
    #expect(inventory?.targets.map(\.name) ?? [] == [])
  }
}
