// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Whether the host has Apple's frameworks. `SEXTANT_HOST=apple` shows on Linux what the package is on a Mac, as far as
/// the package manager resolves it; nothing that needs the frameworks builds there.
#if canImport(Darwin)
  let isAppleHost = true
#else
  let isAppleHost = Context.environment["SEXTANT_HOST"] == "apple"
#endif

/// The folder that holds the toolchain's own SwiftSyntax modules, where the toolchain ships them (Linux).
///
/// The manifest process maps `libPackageDescription.so` from the running toolchain, so that path names the right
/// toolchain whatever PATH says. The other readers stop after the first few kilobytes of a /proc file.
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

// The wings of the house, each a folder of `Sources` and of `Tests`; Documentation/Architecture.md draws which stands on
// which. A module names what it stands on directly: the rest follows. All is written out, so that tools that read
// manifests without running them, as `sextant check` does, find every target.

let basics: [Target] = [
  .target(name: "TextReading", path: "Sources/Basics/TextReading"),
  .target(name: "Phrases", path: "Sources/Basics/Phrases"),
  .target(name: "Terminal", path: "Sources/Basics/Terminal"),
  .target(name: "Markup", path: "Sources/Basics/Markup"),
  .target(
    name: "CommandLineOptions", dependencies: ["Terminal", "TextReading"],
    path: "Sources/Basics/CommandLineOptions"),
  .target(name: "CommandOutput", dependencies: ["Terminal"], path: "Sources/Basics/CommandOutput"),
  .target(name: "YAML", dependencies: ["TextReading"], path: "Sources/Basics/YAML"),
  .target(name: "SystemZlib", path: "Sources/Basics/SystemZlib"),
  .target(name: "BinaryReading", dependencies: ["SystemZlib"], path: "Sources/Basics/BinaryReading"),
  .testTarget(
    name: "TextReadingTests", dependencies: ["TextReading", "TestSupport"],
    path: "Tests/Basics/TextReadingTests"),
  .testTarget(
    name: "PhrasesTests", dependencies: ["Phrases", "TestSupport"], path: "Tests/Basics/PhrasesTests"),
  .testTarget(
    name: "TerminalTests", dependencies: ["Terminal", "TestSupport"], path: "Tests/Basics/TerminalTests"),
  .testTarget(
    name: "CommandLineOptionsTests", dependencies: ["CommandLineOptions", "TestSupport"],
    path: "Tests/Basics/CommandLineOptionsTests"),
  .testTarget(
    name: "CommandOutputTests", dependencies: ["CommandOutput", "TestSupport"],
    path: "Tests/Basics/CommandOutputTests"),
  .testTarget(
    name: "YAMLTests", dependencies: ["YAML", "TestSupport"], path: "Tests/Basics/YAMLTests",
    resources: [.copy("Corpus")]),
  .testTarget(
    name: "BinaryReadingTests", dependencies: ["BinaryReading", "TestSupport", "BinaryWriting"],
    path: "Tests/Basics/BinaryReadingTests", resources: [.copy("Corpus")]),
  // Binaries for tests, as there is no linker for Apple's systems here.
  .target(name: "BinaryWriting", path: "Tests/Basics/BinaryWriting"),
  .target(name: "TestSupport", dependencies: ["CommandOutput"], path: "Tests/Basics/TestSupport"),
]

let rules: [Target] = [
  .target(name: "CoreLocationInterface", path: "Sources/Rules/CoreLocationInterface"),
  .target(name: "LocationPolicy", path: "Sources/Rules/LocationPolicy"),
  .target(name: "LocationDelivery", dependencies: ["LocationPolicy"], path: "Sources/Rules/LocationDelivery"),
  .target(
    name: "LocationTerms", dependencies: ["LocationDelivery", "Phrases"], path: "Sources/Rules/LocationTerms"),
  .target(
    name: "InfoPlistProblems", dependencies: ["LocationPolicy", "Phrases", "TextReading"],
    path: "Sources/Rules/InfoPlistProblems"),
  .target(
    name: "PropertyLists", dependencies: ["LocationPolicy", "TextReading"],
    path: "Sources/Rules/PropertyLists"),
  .target(
    name: "LocationCatalogue",
    dependencies: ["CoreLocationInterface", "LocationTerms", "Markup", "TextReading"],
    path: "Sources/Rules/LocationCatalogue"),
  .target(
    name: "LocationDrawing", dependencies: ["LocationTerms", "Markup"], path: "Sources/Rules/LocationDrawing"),
  .testTarget(
    name: "LocationPolicyTests", dependencies: ["LocationPolicy", "TestSupport", "LocationCatalogue"],
    path: "Tests/Rules/LocationPolicyTests"),
  .testTarget(
    name: "InfoPlistProblemsTests", dependencies: ["InfoPlistProblems", "TestSupport", "LocationTerms"],
    path: "Tests/Rules/InfoPlistProblemsTests"),
  .testTarget(
    name: "PropertyListsTests", dependencies: ["PropertyLists", "TestSupport"],
    path: "Tests/Rules/PropertyListsTests"),
  .testTarget(
    name: "LocationCatalogueTests", dependencies: ["LocationCatalogue", "TestSupport"],
    path: "Tests/Rules/LocationCatalogueTests", resources: [.copy("Data")]),
  .testTarget(
    name: "LocationDrawingTests", dependencies: ["LocationDrawing", "TestSupport"],
    path: "Tests/Rules/LocationDrawingTests"),
]

let phone: [Target] = [
  .target(name: "LocationTracks", dependencies: ["TextReading"], path: "Sources/Phone/LocationTracks"),
  .target(
    name: "LocationSimulation",
    dependencies: ["CoreLocationInterface", "LocationTerms", "LocationTracks", "PropertyLists", "Terminal"],
    path: "Sources/Phone/LocationSimulation"),
  .target(name: "LocationHost", dependencies: ["LocationSimulation"], path: "Sources/Phone/LocationHost"),
  .testTarget(
    name: "LocationTracksTests", dependencies: ["LocationTracks", "TestSupport"],
    path: "Tests/Phone/LocationTracksTests", resources: [.copy("Data"), .copy("Corpus")]),
  .testTarget(
    name: "LocationSimulationTests", dependencies: ["LocationSimulation", "TestSupport"],
    path: "Tests/Phone/LocationSimulationTests"),
  .testTarget(
    name: "LocationHostTests", dependencies: ["LocationHost", "TestSupport"],
    path: "Tests/Phone/LocationHostTests"),
]

let explore: [Target] = [
  .target(name: "LocationExploration", path: "Sources/Explore/LocationExploration"),
  .target(
    name: "LocationSituations", dependencies: ["LocationExploration", "LocationTerms"],
    path: "Sources/Explore/LocationSituations"),
  .testTarget(
    name: "LocationExplorationTests", dependencies: ["LocationExploration", "TestSupport"],
    path: "Tests/Explore/LocationExplorationTests"),
  .testTarget(
    name: "LocationSituationsTests", dependencies: ["LocationSituations", "TestSupport", "LocationScenario"],
    path: "Tests/Explore/LocationSituationsTests"),
]

let play: [Target] = [
  .target(
    name: "LocationScenario", dependencies: ["LocationSimulation", "LocationSituations"],
    path: "Sources/Play/LocationScenario"),
  .target(
    name: "PhonePage", dependencies: ["LocationDrawing", "LocationSimulation"], path: "Sources/Play/PhonePage"
  ),
  .testTarget(
    name: "LocationScenarioTests", dependencies: ["LocationScenario", "TestSupport"],
    path: "Tests/Play/LocationScenarioTests", resources: [.copy("Corpus")]),
  .testTarget(
    name: "PhonePageTests", dependencies: ["PhonePage", "TestSupport", "LocationScenario"],
    path: "Tests/Play/PhonePageTests"),
]

let sourceFacts = Target.target(
  name: "SourceFacts", dependencies: ["CoreLocationInterface", "TextReading"],
  path: "Sources/Check/SourceFacts")
let check: [Target] = [
  sourceFacts,
  .target(
    name: "AppProject", dependencies: ["LocationPolicy", "PropertyLists", "SourceFacts", "YAML"],
    path: "Sources/Check/AppProject"),
  .target(
    name: "BuiltProducts", dependencies: ["AppProject", "BinaryReading"], path: "Sources/Check/BuiltProducts"),
  .target(
    name: "LocationAudit",
    dependencies: ["AppProject", "InfoPlistProblems", "LocationCatalogue", "LocationDrawing"],
    path: "Sources/Check/LocationAudit"),
  .target(
    name: "AuditReports", dependencies: ["CommandOutput", "LocationAudit"], path: "Sources/Check/AuditReports"
  ),
  .testTarget(
    name: "SourceFactsTests", dependencies: ["SourceFacts", "TestSupport"],
    path: "Tests/Check/SourceFactsTests"),
  .testTarget(
    name: "AppProjectTests", dependencies: ["AppProject", "TestSupport"], path: "Tests/Check/AppProjectTests"),
  .testTarget(
    name: "BuiltProductsTests",
    dependencies: ["BuiltProducts", "TestSupport", "BinaryWriting", "LocationAudit"],
    path: "Tests/Check/BuiltProductsTests"),
  .testTarget(
    name: "LocationAuditTests", dependencies: ["LocationAudit", "TestSupport"],
    path: "Tests/Check/LocationAuditTests"),
  .testTarget(
    name: "AuditReportsTests", dependencies: ["AuditReports", "TestSupport"],
    path: "Tests/Check/AuditReportsTests"),
]

// On Apple hosts a module passes Apple's own through, so that the product exists everywhere and no manifest that names
// it breaks.
let coreLocation =
  isAppleHost ? ["AppleCoreLocation"] : ["CoreLocation", "CoreLocationUI", "_LocationEssentials"]
/// Parts of other frameworks that work without drawing.
let frameworks = [
  "AppleBasics", "AppleLogging", "CoreGraphicsGeometry", "MapKitValues", "SwiftUIState", "UIKitApplication",
]
let appleOnLinux: [Target] =
  isAppleHost
  ? [.target(name: "AppleCoreLocation", path: "Sources/AppleOnLinux/AppleCoreLocation")]
  : [
    .target(name: "CoreLocationClang", path: "Sources/AppleOnLinux/CoreLocationClang"),
    .target(
      name: "_LocationEssentials", dependencies: ["CoreLocationClang", "LocationPolicy", "LocationTracks"],
      path: "Sources/AppleOnLinux/_LocationEssentials"),
    .target(
      name: "CoreLocation", dependencies: ["LocationHost", "_LocationEssentials"],
      path: "Sources/AppleOnLinux/CoreLocation"),
    .target(
      name: "CoreLocationUI", dependencies: ["CoreLocation"], path: "Sources/AppleOnLinux/CoreLocationUI"),
    .target(
      name: "_CoreLocation_XCTest", dependencies: ["CoreLocation"],
      path: "Sources/AppleOnLinux/_CoreLocation_XCTest"),
    .target(name: "TestObserverLoader", path: "Sources/AppleOnLinux/TestObserverLoader"),
    .target(name: "SextantTestObserver", path: "Sources/AppleOnLinux/SextantTestObserver"),
    .target(name: "AppleBasics", path: "Sources/AppleOnLinux/AppleBasics"),
    .target(name: "AppleLoggingClang", path: "Sources/AppleOnLinux/AppleLoggingClang"),
    .target(
      name: "AppleLogging", dependencies: ["AppleLoggingClang"], path: "Sources/AppleOnLinux/AppleLogging"),
    .target(name: "MapKitValues", dependencies: ["CoreLocation"], path: "Sources/AppleOnLinux/MapKitValues"),
    .target(
      name: "UIKitApplication", dependencies: ["LocationHost"], path: "Sources/AppleOnLinux/UIKitApplication"),
    .target(name: "SwiftUIState", path: "Sources/AppleOnLinux/SwiftUIState"),
    .target(name: "CoreGraphicsGeometry", path: "Sources/AppleOnLinux/CoreGraphicsGeometry"),
    .testTarget(
      name: "AppleModuleTests", dependencies: frameworks.map { .byName(name: $0) },
      path: "Tests/AppleOnLinux/AppleModuleTests"),
    .target(
      name: "ArticleListings", dependencies: ["CoreLocation"], path: "Tests/AppleOnLinux/ArticleListings",
      resources: [.process("Resources")]),
    .testTarget(
      name: "CoreLocationTests",
      dependencies: ["CoreLocation", "TestSupport", "ArticleListings", "CoreLocationUI"],
      path: "Tests/AppleOnLinux/CoreLocationTests",
      exclude: ["Data", "Unmodified/Snippets", "Unmodified/Refused"]),
  ]

let client: [Target] = [
  .target(
    name: "Sextant", dependencies: ["InfoPlistProblems"], path: "Sources/Client/Sextant",
    exclude: isAppleHost ? [] : ["PrivacyInfo.xcprivacy"],
    resources: isAppleHost ? [.copy("PrivacyInfo.xcprivacy")] : []),
  .target(name: "SextantAlways", dependencies: ["Sextant"], path: "Sources/Client/SextantAlways"),
]
let testing: [Target] = [
  .target(name: "ConcurrencyHooks", path: "Sources/Testing/ConcurrencyHooks"),
  .target(
    name: "SextantTesting",
    dependencies: ["ConcurrencyHooks", "LocationHost", "LocationSituations", "Sextant"],
    path: "Sources/Testing/SextantTesting"),
]
if !isAppleHost { for target in [client[0], testing[1]] { target.dependencies.append("CoreLocation") } }

let command: [Target] = [
  .target(
    name: "LinuxSDK", dependencies: ["CommandOutput", "LocationAudit", "LocationHost"],
    path: "Sources/Command/LinuxSDK"),
  .executableTarget(
    name: "SextantCommand",
    dependencies: [
      "AuditReports", "BuiltProducts", "CommandLineOptions", "LinuxSDK", "LocationScenario", "PhonePage",
    ],
    path: "Sources/Command/SextantCommand"),
  // `swift package location-check`. It depends on no target: what a product needs, dependents fetch, and the command
  // needs SwiftSyntax.
  .plugin(
    name: "LocationCheck",
    capability: .command(
      intent: .custom(
        verb: "location-check", description: "Say what the package's location set-up does, and what is wrong."
      ))),
  .testTarget(
    name: "LinuxSDKTests", dependencies: ["LinuxSDK", "TestSupport"], path: "Tests/Command/LinuxSDKTests"),
  .testTarget(
    name: "SextantCommandTests", dependencies: ["SextantCommand", "TestSupport", "BinaryWriting"],
    path: "Tests/Command/SextantCommandTests", exclude: ["Simulate/Expected", "SDK/Packages"]),
]

let architectureTests = Target.testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"])
/// Benchmarks, and what Scripts/fuzz links with libFuzzer.
let tools: [Target] = [
  architectureTests,
  .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
  .executableTarget(
    name: "Benchmarks",
    // On Apple hosts there is no manager of ours to measure.
    dependencies: ["AllocationCounter", "BinaryWriting", "BuiltProducts", "LocationAudit", "TestSupport"]
      + (isAppleHost ? ["LocationHost", "LocationSituations"] : ["SextantTesting"]),
    path: "Benchmarks", exclude: ["AllocationCounter"]),
  .target(
    name: "Fuzzing", dependencies: ["AuditReports", "BinaryReading", "LocationScenario"], path: "Fuzzing",
    exclude: ["Corpus"]),
]

/// What the example apps hold beside their core; Xcode builds it.
let views =
  ["Assets.xcassets", "Info.plist", "zh-Hans.lproj"]
  + [
    "ContentView", "Figures", "RunHistory", "RunMapView", "RunRow", "RunSummary", "RunTrackerApp",
    "RunTrackerModel",
  ]
  .map { $0 + ".swift" }
/// Tests that need our Core Location: of the client, of the example before and after its fix, of all tools at once.
let testsOnPhones: [Target] =
  isAppleHost
  ? []
  : [
    .testTarget(
      name: "SextantTests", dependencies: ["Sextant", "TestSupport", "SextantAlways", "SextantTesting"],
      path: "Tests/Client/SextantTests"),
    .testTarget(
      name: "SextantAppleTests", dependencies: ["TestSupport"], path: "Tests/Client/SextantAppleTests",
      exclude: ["StandIns", "Refused"]),
    .testTarget(
      name: "SextantTestingTests",
      dependencies: ["SextantTesting", "TestSupport", "LocationScenario", "SextantAlways"],
      path: "Tests/Testing/SextantTestingTests"),
    .testTarget(name: "NextReleaseTests", dependencies: ["LocationAudit", "SextantTesting"]),
    .target(
      name: "RunTrackerBefore", dependencies: ["CoreLocation"], path: "Examples/RunTracker/RunTracker",
      exclude: views),
    .target(
      name: "RunTrackerCore", dependencies: ["Sextant"], path: "Examples/RunTrackerFixed/RunTracker",
      exclude: views),
    .testTarget(
      name: "RunTrackerTests", dependencies: ["RunTrackerBefore", "RunTrackerCore", "SextantTesting"],
      path: "Examples/RunTrackerFixed/Tests"),
  ]

let wings = [basics, rules, phone, explore, play, check, appleOnLinux, client, testing, command]
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
    .library(name: "CoreLocation", targets: coreLocation),
    .plugin(name: "LocationCheck", targets: ["LocationCheck"]),
  ],
  targets: wings.flatMap { $0 } + tools + testsOnPhones,
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
      targets: coreLocation + frameworks + [
        "CoreLocationInterface", "LocationHost", "LocationSimulation", "LocationTracks", "LocationPolicy",
        "TestObserverLoader",
      ]),
    // Beside it in that folder: what tells the phone which test runs. It knows XCTest, and the SDK must not need that.
    .library(name: "SextantTestObserver", type: .dynamic, targets: ["SextantTestObserver"]),
  ]
}

/// Warnings are errors where this package is worked on, and not for those who depend on it by its path.
let strictness: [SwiftSetting] =
  Context.environment["SEXTANT_WARNINGS"] == "errors" ? [.treatAllWarnings(as: .error)] : []
for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    switch target.name {
    // Listings of other people, kept as they were printed: their warnings are their authors'.
    case "ArticleListings": [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]
    // The example app is built in Xcode, with the settings of its project.
    case "RunTrackerBefore", "RunTrackerCore": [.swiftLanguageMode(.v5)] + strictness
    default:
      strictness
        + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map {
          .enableUpcomingFeature($0)
        }
    }
}

for target in [sourceFacts, architectureTests] {
  if let folder = toolchainSyntaxFolder {
    // Library evolution keeps the SwiftSyntax import out of every module built on top of SourceFacts.
    target.swiftSettings?.append(.unsafeFlags(["-I", folder, "-enable-library-evolution"]))
    target.linkerSettings = [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]
  } else {
    target.dependencies += ["SwiftParser", "SwiftSyntax"].map { .product(name: $0, package: "swift-syntax") }
  }
}
if toolchainSyntaxFolder == nil {
  package.dependencies = [
    .package(url: "https://github.com/swiftlang/swift-syntax.git", "603.0.0"..<"604.0.0")
  ]
}

if isAppleHost {
  /// The targets that others can link, with all that those build on.
  var vended = Set(package.products.compactMap { $0 as? Product.Library }.flatMap(\.targets))
  for _ in package.targets {
    for target in package.targets where vended.contains(target.name) {
      for case .byNameItem(let name, _) in target.dependencies { vended.insert(name) }
    }
  }
  // The command and the tests run on the Mac that builds them, and use what it has. A package has one list of lowest
  // systems for all of its targets, and that is the libraries'.
  for target in package.targets where !vended.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-disable-availability-checking"]))
  }
}
