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
          .target(name: "Extra"), .executableTarget(name: "Tool"), .target(name: name + "Up"),
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
    // Whether there is nothing to be read or nothing in what is read is all the same here.
    let inventory = try? tree.read()
    #expect(inventory?.targets.map(\.name) ?? [] == [])
  }
}
