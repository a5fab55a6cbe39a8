// swift-tools-version: 6.2
import Foundation
import PackageDescription

// What the manifest asks of its surroundings

/// Whether the host has Apple's frameworks. `SEXTANT_HOST=apple` shows on Linux what the package is on a Mac, as far as
/// the package manager resolves it; nothing that needs the frameworks builds there.
#if canImport(Darwin)
  let isAppleHost = true
#else
  let isAppleHost = Context.environment["SEXTANT_HOST"] == "apple"
#endif

/// Whether warnings are errors: where this package is worked on, but not for those who depend on it by its path.
let warningsAreErrors = Context.environment["SEXTANT_WARNINGS"] == "errors"

/// The folder that holds the toolchain's own SwiftSyntax modules, where the toolchain ships them (Linux).
///
/// The manifest process maps `libPackageDescription.so` from the running toolchain, so that path
/// names the right toolchain whatever PATH says. `readToEnd()` is used because the other readers
/// stop after the first few kilobytes of a /proc file.
let toolchainSyntaxFolder: String? = {
  guard !isAppleHost, let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd(),
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
let platformDependencies: [Target.Dependency] =
  isAppleHost ? [] : ["CoreLocation", "LocationHost", "LocationSimulation"]
let privacyManifest: (exclude: [String], resources: [Resource]) =
  isAppleHost ? ([], [.copy("PrivacyInfo.xcprivacy")]) : (["PrivacyInfo.xcprivacy"], [])
let coreLocationProduct =
  isAppleHost ? ["AppleCoreLocation"] : ["CoreLocation", "CoreLocationUI", "_LocationEssentials"]
let coreLocation: [Target] =
  isAppleHost
  ? [.target(name: "AppleCoreLocation")]
  : [
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
    .target(name: "TestObserverLoader"),
    .target(name: "SextantTestObserver"),
    .target(name: "AppleBasics"),
    .target(name: "AppleLoggingClang"),
    .target(name: "AppleLogging", dependencies: ["AppleLoggingClang"]),
    .target(
      name: "MapKitValues", dependencies: ["CoreLocation", "_LocationEssentials", "CoreLocationClang"]),
    .target(
      name: "UIKitApplication", dependencies: ["LocationHost", "LocationSimulation", "LocationPolicy"]),
    .target(name: "SwiftUIState"),
    .target(name: "CoreGraphicsGeometry"),
    .testTarget(
      name: "AppleModuleTests",
      dependencies: [
        "AppleBasics", "AppleLogging", "AppleLoggingClang", "CoreGraphicsGeometry", "MapKitValues",
        "SwiftUIState",
        "UIKitApplication",
        "CoreLocation", "_LocationEssentials", "CoreLocationClang", "LocationHost", "LocationSimulation",
        "LocationPolicy",
      ]),
    .testTarget(
      name: "SextantTests",
      dependencies: [
        "Sextant", "SextantAlways", "SextantTesting", "CoreLocation", "LocationPolicy", "LocationHost",
        "LocationSimulation", "LocationTracks", "TestSupport",
      ]),
    .testTarget(
      name: "SextantTestingTests",
      dependencies: [
        "SextantTesting", "Sextant", "SextantAlways", "CoreLocation", "LocationExploration", "LocationHost",
        "LocationScenario", "LocationSimulation", "LocationTracks", "LocationTerms", "LocationPolicy",
        "TestSupport",
      ]),
    .testTarget(
      name: "NextReleaseTests",
      dependencies: [
        "SextantTesting", "Sextant", "LocationAudit", "AppProject", "LocationSimulation", "LocationTracks",
        "LocationTerms", "LocationPolicy", "Phrases",
      ]),
    .target(
      name: "ArticleListings", dependencies: ["CoreLocation"], path: "Tests/ArticleListings",
      resources: [.process("Resources")]),
    .testTarget(
      name: "CoreLocationTests",
      dependencies: [
        "ArticleListings", "CoreLocation", "CoreLocationUI", "_LocationEssentials", "LocationHost",
        "LocationSimulation", "LocationTracks", "LocationDelivery", "LocationPolicy", "CoreLocationInterface",
        "TestSupport",
      ], exclude: ["Data", "Unmodified/Snippets", "Unmodified/Refused"]),
    .testTarget(
      name: "SextantAppleTests", dependencies: ["TestSupport"], exclude: ["StandIns", "Refused"]),
  ]

/// The location core of the example app before and after its cure, and the tests that play both.
let others =
  ["Info.plist", "Assets.xcassets", "zh-Hans.lproj"]
  + [
    "ContentView", "Figures", "RunHistory", "RunMapView", "RunRow", "RunSummary", "RunTrackerApp",
    "RunTrackerModel",
  ]
  .map { $0 + ".swift" }
let examples: [Target] =
  isAppleHost
  ? []
  : [
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

let package = Package(
  name: "Sextant",
  // What the libraries need; the oldest systems that Swift's concurrency comes to.
  platforms: [.macOS(.v10_15), .macCatalyst(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "Sextant", targets: ["Sextant"]),
    .library(name: "SextantTesting", targets: ["SextantTesting"]),
    .library(name: "SextantAlways", targets: ["SextantAlways"]),
    .library(
      name: "LocationPolicy",
      targets: ["LocationPolicy", "LocationDelivery", "LocationTerms", "InfoPlistProblems"]),
    .library(name: "LocationTracks", targets: ["LocationTracks"]),
    .library(name: "LocationSimulation", targets: ["LocationSimulation"]),
    .library(name: "CoreLocation", targets: coreLocationProduct),
    .plugin(name: "LocationCheck", targets: ["LocationCheck"]),
  ],
  targets: [
    .target(name: "TextReading"),
    .target(name: "Phrases"),
    .target(name: "Terminal"),
    .target(name: "TextSearch", dependencies: ["TextReading"]),
    .target(name: "YAML", dependencies: ["TextReading"]),
    .target(name: "CoreLocationInterface"),
    .target(name: "LocationPolicy"),
    .target(name: "LocationDelivery", dependencies: ["LocationPolicy"]),
    .target(name: "LocationTerms", dependencies: ["LocationDelivery", "LocationPolicy", "Phrases"]),
    .target(name: "InfoPlistProblems", dependencies: ["LocationPolicy", "Phrases", "TextReading"]),
    .target(
      name: "LocationCatalogue",
      dependencies: [
        "CoreLocationInterface", "LocationDelivery", "LocationPolicy", "LocationTerms", "Phrases",
        "TextSearch",
      ]),
    .target(name: "LocationExploration"),
    .target(name: "Markup"),
    .target(
      name: "LocationDrawing",
      dependencies: ["LocationDelivery", "LocationPolicy", "LocationTerms", "Markup", "Phrases"]),
    .target(
      name: "LocationSituations",
      dependencies: ["LocationExploration", "LocationDelivery", "LocationTerms", "LocationPolicy"]),
    .target(name: "LocationTracks", dependencies: ["TextReading"]),
    .target(
      name: "LocationSimulation",
      dependencies: [
        "CoreLocationInterface", "LocationDelivery", "LocationPolicy", "LocationTerms", "LocationTracks",
        "Phrases",
        "PropertyLists",
        "Terminal",
      ]),
    .target(
      name: "LocationScenario",
      dependencies: [
        "CoreLocationInterface", "LocationSimulation", "LocationSituations", "LocationTerms",
        "LocationTracks",
        "LocationDelivery", "LocationPolicy", "TextReading",
      ]),
    .target(
      name: "PhonePage",
      dependencies: [
        "LocationDrawing", "LocationDelivery", "LocationPolicy", "LocationSimulation", "LocationTerms",
        "LocationTracks",
        "Phrases",
        "TextReading",
      ]),
    .target(
      name: "LocationHandbook",
      dependencies: ["LocationCatalogue", "LocationTerms", "LocationPolicy", "Markup"]),
    .target(
      name: "LocationHost",
      dependencies: ["LocationSimulation", "LocationTracks", "LocationDelivery", "LocationPolicy"]),
    .target(
      name: "Sextant", dependencies: ["InfoPlistProblems", "LocationPolicy"] + platformDependencies,
      exclude: privacyManifest.exclude,
      resources: privacyManifest.resources),
    .target(name: "SextantAlways", dependencies: ["Sextant", "LocationPolicy"] + platformDependencies),
    .target(name: "ConcurrencyHooks"),
    .target(
      name: "SextantTesting",
      dependencies: [
        "ConcurrencyHooks", "Sextant", "CoreLocationInterface", "LocationExploration", "LocationHost",
        "LocationSimulation", "LocationSituations", "LocationTerms", "LocationTracks", "LocationDelivery",
        "LocationPolicy",
        "Phrases",
      ] + (isAppleHost ? [] : ["CoreLocation"])),
    sourceFacts,
    .target(name: "PropertyLists", dependencies: ["LocationPolicy", "TextReading"]),
    .target(
      name: "AppProject",
      dependencies: ["LocationPolicy", "PropertyLists", "SourceFacts", "TextReading", "YAML"]),
    .target(name: "SystemZlib"),
    .target(name: "BinaryReading", dependencies: ["SystemZlib"]),
    .target(
      name: "BuiltProducts",
      dependencies: [
        "AppProject", "BinaryReading", "CoreLocationInterface", "LocationPolicy", "SourceFacts",
      ]),
    .target(
      name: "LocationAudit",
      dependencies: [
        "CoreLocationInterface", "InfoPlistProblems", "LocationDelivery", "LocationPolicy",
        "LocationCatalogue",
        "LocationDrawing", "LocationTerms", "AppProject",
        "Markup", "Phrases", "SourceFacts", "Terminal", "TextReading",
      ]),
    .target(name: "CommandLineOptions", dependencies: ["Terminal", "TextReading"]),
    .executableTarget(
      name: "SextantCommand",
      dependencies: [
        "AppProject", "BuiltProducts", "CommandLineOptions", "LocationAudit", "LocationCatalogue",
        "LocationDrawing", "LocationExploration", "LocationHost", "LocationDelivery", "LocationPolicy",
        "LocationScenario",
        "LocationSimulation", "LocationSituations", "LocationTerms", "LocationTracks", "Markup", "PhonePage",
        "Phrases", "SourceFacts", "Terminal", "TextReading", "YAML",
      ]),
    // `swift package location-check`. It depends on no target: what a product needs, dependents fetch, and the command
    // needs SwiftSyntax.
    .plugin(
      name: "LocationCheck",
      capability: .command(
        intent: .custom(
          verb: "location-check",
          description: "Say what the package's location set-up does, and what is wrong."))),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AllocationCounter", "LocationPolicy", "AppProject", "BinaryWriting", "BuiltProducts",
        "LocationAudit", "LocationTracks", "LocationExploration", "LocationSimulation", "LocationSituations",
        "LocationHost", "TestSupport",
      ],
      path: "Benchmarks"),
    .target(name: "AllocationCounter"),
    // No product: Scripts/fuzz links it with libFuzzer.
    .target(
      name: "Fuzzing",
      dependencies: [
        "AppProject", "BinaryReading", "LocationAudit", "LocationTracks", "LocationSimulation",
        "LocationScenario", "Phrases", "YAML",
      ],
      path: "Fuzzing", exclude: ["Corpus"]),
    .testTarget(
      name: "LocationPolicyTests",
      dependencies: [
        "LocationDelivery", "LocationPolicy", "LocationCatalogue", "LocationTerms", "Phrases", "TestSupport",
      ]),
    .testTarget(
      name: "InfoPlistProblemsTests",
      dependencies: [
        "InfoPlistProblems", "LocationTerms", "LocationPolicy", "LocationCatalogue", "TestSupport",
      ]),
    .testTarget(
      name: "LocationCatalogueTests",
      dependencies: [
        "CoreLocationInterface", "LocationCatalogue", "LocationDelivery", "LocationTerms", "LocationPolicy",
        "TestSupport",
      ],
      resources: [.copy("Data")]),
    .testTarget(
      name: "LocationDrawingTests",
      dependencies: ["LocationDrawing", "LocationDelivery", "LocationPolicy", "Markup"]),
    .testTarget(
      name: "LocationTracksTests", dependencies: ["LocationTracks", "TestSupport"],
      resources: [.copy("Data"), .copy("Corpus")]),
    .testTarget(
      name: "LocationSimulationTests",
      dependencies: [
        "LocationSimulation", "LocationTerms", "LocationTracks", "LocationDelivery", "LocationPolicy",
        "Phrases",
      ]),
    .testTarget(
      name: "LocationScenarioTests",
      dependencies: [
        "LocationScenario", "LocationSimulation", "LocationTracks", "LocationTerms", "LocationPolicy",
        "TestSupport",
      ],
      resources: [.copy("Corpus")]),
    .testTarget(
      name: "PhonePageTests",
      dependencies: [
        "PhonePage", "LocationScenario", "LocationSimulation", "LocationTerms", "LocationDelivery",
        "LocationPolicy", "Phrases",
        "TestSupport",
      ]),
    .testTarget(
      name: "LocationHandbookTests",
      dependencies: ["LocationCatalogue", "LocationHandbook", "LocationTerms", "LocationPolicy", "Markup"]),
    .testTarget(
      name: "LocationHostTests",
      dependencies: ["LocationHost", "LocationSimulation", "LocationTracks", "LocationPolicy"]),
    .testTarget(
      name: "BinaryReadingTests", dependencies: ["BinaryReading", "BinaryWriting"],
      resources: [.copy("Corpus")]),
    .testTarget(
      name: "BuiltProductsTests",
      dependencies: [
        "AppProject", "BinaryReading", "BinaryWriting", "BuiltProducts", "LocationAudit", "LocationPolicy",
        "SourceFacts",
        "TestSupport",
      ]),
    .testTarget(name: "SourceFactsTests", dependencies: ["SourceFacts"]),
    .testTarget(name: "PropertyListsTests", dependencies: ["PropertyLists"]),
    .testTarget(
      name: "AppProjectTests",
      dependencies: ["AppProject", "LocationPolicy", "PropertyLists", "SourceFacts", "TestSupport"]),
    .testTarget(
      name: "LocationAuditTests",
      dependencies: [
        "CoreLocationInterface", "InfoPlistProblems", "LocationAudit", "LocationDrawing", "LocationDelivery",
        "LocationPolicy",
        "LocationCatalogue", "LocationTerms",
        "AppProject",
        "Phrases", "SourceFacts",
        "TestSupport", "TextReading",
      ]),
    .testTarget(name: "LocationExplorationTests", dependencies: ["LocationExploration", "TestSupport"]),
    .testTarget(
      name: "LocationSituationsTests",
      dependencies: [
        "LocationSituations", "LocationExploration", "LocationDelivery", "LocationTerms", "LocationPolicy",
        "LocationScenario",
        "LocationSimulation", "LocationTracks", "TestSupport",
      ]),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
    .testTarget(name: "CommandLineOptionsTests", dependencies: ["CommandLineOptions"]),
    .testTarget(name: "PhrasesTests", dependencies: ["Phrases"]),
    .testTarget(name: "TextReadingTests", dependencies: ["TextReading"]),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal"]),
    .testTarget(name: "TextSearchTests", dependencies: ["TextSearch"]),
    .testTarget(name: "YAMLTests", dependencies: ["YAML"], resources: [.copy("Corpus")]),
    .testTarget(
      name: "SextantCommandTests",
      dependencies: [
        "BinaryWriting", "SextantCommand", "AppProject", "LocationAudit", "LocationTerms", "LocationPolicy",
        "LocationCatalogue",
        "LocationHost",
        "LocationScenario", "LocationSimulation", "Markup", "PhonePage", "Phrases", "SourceFacts", "Terminal",
        "TestSupport",
      ],
      exclude: ["Simulate/Expected", "SDK/Packages"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    // Binaries for tests, as there is no linker for Apple's systems here.
    .target(name: "BinaryWriting", path: "Tests/BinaryWriting"),
  ] + coreLocation + examples,
  swiftLanguageModes: [.v6]
)

if !isAppleHost {
  package.products += [
    // Where SwiftSyntax is a package it must be no product: what no product needs, dependents don't fetch. The root
    // package's own executables need none; the command is called SextantCommand there.
    .executable(name: "sextant", targets: ["SextantCommand"]),
    // All that 'sextant sdk' puts into its folder, as one library.
    .library(
      name: "SextantSDK", type: .dynamic,
      targets: coreLocationProduct + [
        "AppleBasics", "AppleLogging", "CoreGraphicsGeometry", "MapKitValues", "SwiftUIState",
        "UIKitApplication",
        "CoreLocationInterface", "LocationHost", "LocationSimulation", "LocationTracks", "LocationPolicy",
        "TestObserverLoader",
      ]),
    // Beside it in that folder: what tells the phone which test runs. It knows XCTest, and the SDK must not need that.
    .library(name: "SextantTestObserver", type: .dynamic, targets: ["SextantTestObserver"]),
  ]
  // On Apple hosts there is no manager of ours to measure.
  for target in package.targets where target.name == "Benchmarks" {
    target.dependencies += ["CoreLocation", "Sextant", "SextantTesting"]
  }
}

// How each target is compiled

/// Errors for us, and never for those who depend on this package by its path.
let strictness: [SwiftSetting] = warningsAreErrors ? [.treatAllWarnings(as: .error)] : []

/// Listings of other people, kept as they were printed: for Swift 5, and not without warnings.
let listings = "ArticleListings"
/// The example app is built in Xcode, with the settings of its project.
let appTargets = ["RunTrackerBefore", "RunTrackerCore"]

for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    switch target.name {
    // Their warnings are their authors'.
    case listings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]
    case _ where appTargets.contains(target.name): [.swiftLanguageMode(.v5)] + strictness
    default:
      strictness + [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    }
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

/// The targets that others can link, with all that those build on.
var vended = Set(package.products.compactMap { $0 as? Product.Library }.flatMap(\.targets))
for _ in package.targets {
  for target in package.targets where vended.contains(target.name) {
    for case .byNameItem(let name, _) in target.dependencies { vended.insert(name) }
  }
}

if isAppleHost {
  // The command and the tests run on the Mac that builds them, and use what it has. A package has one list of lowest
  // systems for all of its targets, and that is the libraries'.
  for target in package.targets where !vended.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-disable-availability-checking"]))
  }
}
