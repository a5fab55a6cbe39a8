// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The folder that holds the toolchain's own SwiftSyntax modules, where the toolchain ships them (Linux).
///
/// The manifest process maps `libPackageDescription.so` from the running toolchain, so that path
/// names the right toolchain whatever PATH says. `readToEnd()` is used because the other readers
/// stop after the first few kilobytes of a /proc file.
let toolchainSyntaxFolder: String? = {
  guard let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd(),
    let line = String(decoding: maps, as: UTF8.self).split(separator: "\n")
      .first(where: { $0.hasSuffix("/libPackageDescription.so") }),
    let path = line.firstIndex(of: "/")
  else { return nil }
  let host = URL(filePath: String(line[path...])).appending(path: "../../../host").standardized
    .path(percentEncoded: false)
  return FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") ? host : nil
}()

let sourceFacts = Target.target(
  name: "SourceFacts", dependencies: ["CoreLocationInterface", "TextReading"])

/// Apple's names on the simulated device; on Apple hosts a module that passes Apple's own through, so that
/// the product exists everywhere and no manifest that names it breaks.
#if os(Linux)
  let clientDependencies: [Target.Dependency] = [
    "LocationPolicy", "CoreLocation", "LocationHost", "LocationSimulation",
  ]
  let privacyManifest: (exclude: [String], resources: [Resource]) = (["PrivacyInfo.xcprivacy"], [])
  let coreLocation: [Target] = [
    .target(name: "CoreLocationClang"),
    .target(
      name: "_LocationEssentials", dependencies: ["CoreLocationClang", "LocationTracks", "LocationPolicy"]),
    .target(
      name: "CoreLocation",
      dependencies: [
        "CoreLocationClang", "_LocationEssentials", "LocationHost", "LocationSimulation", "LocationTracks",
        "LocationPolicy",
      ]),
    .target(
      name: "CoreLocationUI",
      dependencies: ["CoreLocationClang", "CoreLocation", "LocationHost", "LocationSimulation"]),
    .target(name: "_CoreLocation_XCTest", dependencies: ["CoreLocation"]),
    .target(name: "ConcurrencyHooks"),
    .target(
      name: "SextantTesting",
      dependencies: [
        "ConcurrencyHooks", "CoreLocation", "Sextant", "LocationHost", "LocationSimulation", "LocationTracks",
        "LocationPolicy",
      ]),
    .testTarget(
      name: "SextantTestingTests",
      dependencies: [
        "SextantTesting", "Sextant", "SextantAlways", "CoreLocation", "LocationHost", "LocationSimulation",
        "LocationTracks", "LocationPolicy",
      ]),
    .testTarget(
      name: "NextReleaseTests",
      dependencies: [
        "SextantTesting", "Sextant", "LocationAudit", "AppProject", "LocationSimulation", "LocationTracks",
        "LocationPolicy",
      ]),
    .target(
      name: "ArticleListings", dependencies: ["CoreLocation"], path: "Tests/ArticleListings",
      resources: [.process("Resources")]),
    .testTarget(
      name: "CoreLocationTests",
      dependencies: [
        "ArticleListings", "CoreLocation", "CoreLocationUI", "_LocationEssentials", "LocationHost",
        "LocationSimulation", "LocationTracks", "LocationPolicy", "CoreLocationInterface", "TestSupport",
      ], exclude: ["Data", "Unmodified/Snippets", "Unmodified/Refused"]),
    .testTarget(
      name: "SextantAppleTests", dependencies: ["TestSupport"], exclude: ["StandIns", "Refused"]),
  ]
  let coreLocationProduct = ["CoreLocation", "CoreLocationUI", "_LocationEssentials"]
#else
  let clientDependencies: [Target.Dependency] = ["LocationPolicy"]
  let privacyManifest: (exclude: [String], resources: [Resource]) = ([], [.copy("PrivacyInfo.xcprivacy")])
  let coreLocation: [Target] = [
    .target(name: "AppleCoreLocation"),
    .target(name: "SextantTesting", path: "Sources/AppleSextantTesting"),
  ]
  let coreLocationProduct = ["AppleCoreLocation"]
#endif

/// The location core of the example app before and after its cure, and the tests that play both.
#if os(Linux)
  let others =
    ["Info.plist", "Assets.xcassets", "zh-Hans.lproj"]
    + [
      "ContentView", "Figures", "RunHistory", "RunMapView", "RunRow", "RunSummary", "RunTrackerApp",
      "RunTrackerModel",
    ]
    .map { $0 + ".swift" }
  let examples: [Target] = [
    .target(
      name: "RunTrackerBefore", dependencies: ["CoreLocation"], path: "Examples/RunTracker/RunTracker",
      exclude: others),
    .target(
      name: "RunTrackerCore", dependencies: ["Sextant", "CoreLocation"],
      path: "Examples/RunTrackerFixed/RunTracker", exclude: others),
    .testTarget(
      name: "RunTrackerTests",
      dependencies: ["RunTrackerBefore", "RunTrackerCore", "Sextant", "SextantTesting", "LocationPolicy"],
      path: "Examples/RunTrackerFixed/Tests"),
  ]
#else
  let examples: [Target] = []
#endif

let package = Package(
  name: "Sextant",
  platforms: [.macOS(.v15), .iOS(.v13)],
  products: [
    .library(name: "Sextant", targets: ["Sextant"]),
    .library(name: "SextantTesting", targets: ["SextantTesting"]),
    .library(name: "SextantAlways", targets: ["SextantAlways"]),
    .library(name: "LocationPolicy", targets: ["LocationPolicy"]),
    .library(name: "LocationTracks", targets: ["LocationTracks"]),
    .library(name: "LocationSimulation", targets: ["LocationSimulation"]),
    .library(name: "CoreLocation", targets: coreLocationProduct),
    .executable(name: "sextant", targets: ["SextantCommand"]),
  ],
  targets: [
    .target(name: "TextReading"),
    .target(name: "Terminal"),
    .target(name: "CoreLocationInterface"),
    .target(name: "LocationPolicy", dependencies: ["TextReading"]),
    .target(name: "LocationCatalogue", dependencies: ["CoreLocationInterface", "LocationPolicy"]),
    .target(name: "LocationTracks", dependencies: ["TextReading"]),
    .target(
      name: "LocationSimulation",
      dependencies: [
        "CoreLocationInterface", "LocationPolicy", "LocationTracks", "PropertyLists", "Terminal",
      ]),
    .target(
      name: "LocationScenario",
      dependencies: [
        "CoreLocationInterface", "LocationSimulation", "LocationTracks", "LocationPolicy", "TextReading",
      ]),
    .target(name: "LocationHost", dependencies: ["LocationSimulation", "LocationTracks", "LocationPolicy"]),
    .target(
      name: "Sextant", dependencies: clientDependencies, exclude: privacyManifest.exclude,
      resources: privacyManifest.resources),
    .target(name: "SextantAlways", dependencies: ["Sextant"] + clientDependencies),
    sourceFacts,
    .target(name: "PropertyLists", dependencies: ["LocationPolicy", "TextReading"]),
    .target(
      name: "AppProject", dependencies: ["LocationPolicy", "PropertyLists", "SourceFacts", "TextReading"]),
    .target(
      name: "LocationAudit",
      dependencies: [
        "CoreLocationInterface", "LocationPolicy", "LocationCatalogue", "AppProject", "SourceFacts",
        "Terminal", "TextReading",
      ]),
    .target(name: "CommandLineOptions", dependencies: ["Terminal", "TextReading"]),
    .executableTarget(
      name: "SextantCommand",
      dependencies: [
        "CommandLineOptions", "LocationPolicy", "LocationCatalogue", "AppProject", "LocationAudit",
        "LocationHost", "LocationScenario", "LocationSimulation", "LocationTracks", "SourceFacts", "Terminal",
        "TextReading",
      ]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AllocationCounter", "LocationPolicy", "AppProject", "LocationAudit", "LocationTracks",
        "LocationSimulation", "LocationHost", "TestSupport",
      ],
      path: "Benchmarks"),
    .target(name: "AllocationCounter"),
    // No product: Scripts/fuzz links it with libFuzzer.
    .target(
      name: "Fuzzing", dependencies: ["LocationTracks", "LocationSimulation", "LocationScenario"],
      path: "Fuzzing"),
    .testTarget(name: "LocationPolicyTests", dependencies: ["LocationPolicy", "LocationCatalogue"]),
    .testTarget(
      name: "LocationCatalogueTests", dependencies: ["LocationCatalogue", "LocationPolicy"],
      resources: [.copy("Data")]),
    .testTarget(
      name: "LocationTracksTests", dependencies: ["LocationTracks"],
      resources: [.copy("Data"), .copy("Corpus")]),
    .testTarget(
      name: "LocationSimulationTests",
      dependencies: ["LocationSimulation", "LocationTracks", "LocationPolicy"]),
    .testTarget(
      name: "LocationScenarioTests",
      dependencies: ["LocationScenario", "LocationSimulation", "LocationTracks", "LocationPolicy"],
      resources: [.copy("Corpus")]),
    .testTarget(
      name: "LocationHostTests",
      dependencies: ["LocationHost", "LocationSimulation", "LocationTracks", "LocationPolicy"]),
    .testTarget(
      name: "SextantTests",
      dependencies: [
        "Sextant", "SextantAlways", "LocationPolicy", "LocationHost", "LocationSimulation", "LocationTracks",
        "TestSupport",
      ]),
    .testTarget(name: "SourceFactsTests", dependencies: ["SourceFacts"]),
    .testTarget(name: "PropertyListsTests", dependencies: ["PropertyLists"]),
    .testTarget(name: "AppProjectTests", dependencies: ["AppProject", "LocationPolicy", "SourceFacts"]),
    .testTarget(
      name: "LocationAuditTests",
      dependencies: [
        "CoreLocationInterface", "LocationAudit", "LocationPolicy", "LocationCatalogue", "AppProject",
        "SourceFacts",
        "TestSupport",
      ]),
    .testTarget(name: "ArchitectureTests"),
    .testTarget(name: "CommandLineOptionsTests", dependencies: ["CommandLineOptions"]),
    .testTarget(name: "TextReadingTests", dependencies: ["TextReading"]),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal"]),
    .testTarget(
      name: "SextantCommandTests",
      dependencies: [
        "SextantCommand", "AppProject", "LocationPolicy", "LocationCatalogue", "SourceFacts",
        "TestSupport",
      ],
      exclude: ["Simulate/Expected"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
  ] + coreLocation + examples,
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  // All that 'sextant sdk' puts into its folder, as one library.
  package.products.append(
    .library(
      name: "SextantSDK", type: .dynamic,
      targets: coreLocationProduct + [
        "CoreLocationInterface",
        "LocationHost", "LocationSimulation", "LocationTracks", "LocationPolicy",
      ]))
  // On Apple hosts there is no manager of ours to measure or to test with.
  for target in package.targets where ["Benchmarks", "SextantTests"].contains(target.name) {
    target.dependencies.append("CoreLocation")
  }
  for target in package.targets where target.name == "SextantTests" {
    target.dependencies.append("SextantTesting")
  }
  for target in package.targets where target.name == "Benchmarks" { target.dependencies.append("Sextant") }
#endif

/// Listings of other people, kept as they were printed: for Swift 5, and not without warnings.
let listings = "ArticleListings"
for target in package.targets where target.name == listings {
  // Their warnings are their authors'.
  target.swiftSettings = [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]
}

/// The example app is built in Xcode, with the settings of its project.
let appTargets = ["RunTrackerBefore", "RunTrackerCore"]
for target in package.targets where appTargets.contains(target.name) {
  target.swiftSettings = [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
}

for target in package.targets where target.name != listings && !appTargets.contains(target.name) {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

if let folder = toolchainSyntaxFolder {
  // Library evolution keeps the SwiftSyntax import out of every module built on top of SourceFacts.
  sourceFacts.swiftSettings?.append(.unsafeFlags(["-I", folder, "-enable-library-evolution"]))
  sourceFacts.linkerSettings = [
    .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])
  ]
} else {
  package.dependencies = [
    .package(url: "https://github.com/swiftlang/swift-syntax.git", "603.0.0"..<"604.0.0")
  ]
  sourceFacts.dependencies += ["SwiftParser", "SwiftSyntax"].map {
    .product(name: $0, package: "swift-syntax")
  }
}
