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

/// A wing of the house: a folder of `Sources` and of `Tests`. Documentation/Architecture.md draws which stands on which.
enum Wing: String {
  case basics = "Basics"
  case rules = "Rules"
  case phone = "Phone"
  case explore = "Explore"
  case play = "Play"
  case check = "Check"
  case appleOnLinux = "AppleOnLinux"
  case client = "Client"
  case testing = "Testing"
  case command = "Command"
}

/// Declares a module of a wing, built on others; what those are built on follows and isn't repeated.
func module(
  _ name: String, in wing: Wing, on modules: String..., excluding: [String] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: modules.map { .byName(name: $0) }, path: "Sources/\(wing.rawValue)/\(name)",
    exclude: excluding, resources: resources)
}

/// Declares the tests of a module, in its wing's folder of `Tests`; they may use modules of all wings.
func tests(
  of name: String, in wing: Wing, on others: String..., excluding: [String] = [], copying data: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: ([name, "TestSupport"] + others).map { .byName(name: $0) },
    path: "Tests/\(wing.rawValue)/\(name)Tests", exclude: excluding, resources: data.map { .copy($0) })
}

let basics = [
  module("TextReading", in: .basics),
  module("Phrases", in: .basics),
  module("Terminal", in: .basics),
  module("Markup", in: .basics),
  module("CommandLineOptions", in: .basics, on: "Terminal", "TextReading"),
  module("YAML", in: .basics, on: "TextReading"),
  module("SystemZlib", in: .basics),
  module("BinaryReading", in: .basics, on: "SystemZlib"),
  tests(of: "TextReading", in: .basics),
  tests(of: "Phrases", in: .basics),
  tests(of: "Terminal", in: .basics),
  tests(of: "CommandLineOptions", in: .basics),
  tests(of: "YAML", in: .basics, copying: ["Corpus"]),
  tests(of: "BinaryReading", in: .basics, on: "BinaryWriting", copying: ["Corpus"]),
  // Binaries for tests, as there is no linker for Apple's systems here.
  .target(name: "BinaryWriting", path: "Tests/Basics/BinaryWriting"),
  .target(name: "TestSupport", path: "Tests/Basics/TestSupport"),
]

let rules = [
  module("CoreLocationInterface", in: .rules),
  module("LocationPolicy", in: .rules),
  module("LocationDelivery", in: .rules, on: "LocationPolicy"),
  module("LocationTerms", in: .rules, on: "LocationDelivery", "Phrases"),
  module("InfoPlistProblems", in: .rules, on: "LocationPolicy", "Phrases", "TextReading"),
  module("PropertyLists", in: .rules, on: "LocationPolicy", "TextReading"),
  module(
    "LocationCatalogue", in: .rules, on: "CoreLocationInterface", "LocationTerms", "Markup", "TextReading"),
  module("LocationDrawing", in: .rules, on: "LocationTerms", "Markup"),
  tests(of: "LocationPolicy", in: .rules, on: "LocationCatalogue"),
  tests(of: "InfoPlistProblems", in: .rules, on: "LocationTerms"),
  tests(of: "PropertyLists", in: .rules),
  tests(of: "LocationCatalogue", in: .rules, copying: ["Data"]),
  tests(of: "LocationDrawing", in: .rules),
]

let phone = [
  module("LocationTracks", in: .phone, on: "TextReading"),
  module(
    "LocationSimulation", in: .phone,
    on: "CoreLocationInterface", "LocationTerms", "LocationTracks", "PropertyLists", "Terminal"),
  module("LocationHost", in: .phone, on: "LocationSimulation"),
  tests(of: "LocationTracks", in: .phone, copying: ["Data", "Corpus"]),
  tests(of: "LocationSimulation", in: .phone),
  tests(of: "LocationHost", in: .phone),
]

let explore = [
  module("LocationExploration", in: .explore),
  module("LocationSituations", in: .explore, on: "LocationExploration", "LocationTerms"),
  tests(of: "LocationExploration", in: .explore),
  tests(of: "LocationSituations", in: .explore, on: "LocationScenario"),
]

let play = [
  module("LocationScenario", in: .play, on: "LocationSimulation", "LocationSituations"),
  module("PhonePage", in: .play, on: "LocationDrawing", "LocationSimulation"),
  tests(of: "LocationScenario", in: .play, copying: ["Corpus"]),
  tests(of: "PhonePage", in: .play, on: "LocationScenario"),
]

let sourceFacts = module("SourceFacts", in: .check, on: "CoreLocationInterface", "TextReading")
let check = [
  sourceFacts,
  module("AppProject", in: .check, on: "LocationPolicy", "PropertyLists", "SourceFacts", "YAML"),
  module("BuiltProducts", in: .check, on: "AppProject", "BinaryReading"),
  module(
    "LocationAudit", in: .check,
    on: "AppProject", "InfoPlistProblems", "LocationCatalogue", "LocationDrawing", "Terminal"),
  tests(of: "SourceFacts", in: .check),
  tests(of: "AppProject", in: .check),
  tests(of: "BuiltProducts", in: .check, on: "BinaryWriting", "LocationAudit"),
  tests(of: "LocationAudit", in: .check),
]

// On Apple hosts a module passes Apple's own through, so that the product exists everywhere and no manifest that names
// it breaks.
let coreLocation =
  isAppleHost ? ["AppleCoreLocation"] : ["CoreLocation", "CoreLocationUI", "_LocationEssentials"]
/// Parts of other frameworks that work without drawing.
let frameworks = [
  "AppleBasics", "AppleLogging", "CoreGraphicsGeometry", "MapKitValues", "SwiftUIState", "UIKitApplication",
]
let appleOnLinux =
  isAppleHost
  ? [module("AppleCoreLocation", in: .appleOnLinux)]
  : [
    module("CoreLocationClang", in: .appleOnLinux),
    module(
      "_LocationEssentials", in: .appleOnLinux, on: "CoreLocationClang", "LocationPolicy", "LocationTracks"),
    module("CoreLocation", in: .appleOnLinux, on: "LocationHost", "_LocationEssentials"),
    module("CoreLocationUI", in: .appleOnLinux, on: "CoreLocation"),
    module("_CoreLocation_XCTest", in: .appleOnLinux, on: "CoreLocation"),
    module("TestObserverLoader", in: .appleOnLinux),
    module("SextantTestObserver", in: .appleOnLinux),
    module("AppleBasics", in: .appleOnLinux),
    module("AppleLoggingClang", in: .appleOnLinux),
    module("AppleLogging", in: .appleOnLinux, on: "AppleLoggingClang"),
    module("MapKitValues", in: .appleOnLinux, on: "CoreLocation"),
    module("UIKitApplication", in: .appleOnLinux, on: "LocationHost"),
    module("SwiftUIState", in: .appleOnLinux),
    module("CoreGraphicsGeometry", in: .appleOnLinux),
    .testTarget(
      name: "AppleModuleTests", dependencies: frameworks.map { .byName(name: $0) },
      path: "Tests/AppleOnLinux/AppleModuleTests"),
    .target(
      name: "ArticleListings", dependencies: ["CoreLocation"], path: "Tests/AppleOnLinux/ArticleListings",
      resources: [.process("Resources")]),
    tests(
      of: "CoreLocation", in: .appleOnLinux, on: "ArticleListings", "CoreLocationUI",
      excluding: ["Data", "Unmodified/Snippets", "Unmodified/Refused"]),
  ]

let client = [
  module(
    "Sextant", in: .client, on: "InfoPlistProblems", excluding: isAppleHost ? [] : ["PrivacyInfo.xcprivacy"],
    resources: isAppleHost ? [.copy("PrivacyInfo.xcprivacy")] : []),
  module("SextantAlways", in: .client, on: "Sextant"),
]
let testing = [
  module("ConcurrencyHooks", in: .testing),
  module(
    "SextantTesting", in: .testing, on: "ConcurrencyHooks", "LocationHost", "LocationSituations", "Sextant"),
]
if !isAppleHost { for target in [client[0], testing[1]] { target.dependencies.append("CoreLocation") } }

let command = [
  .executableTarget(
    name: "SextantCommand",
    dependencies: [
      "BuiltProducts", "CommandLineOptions", "LocationAudit", "LocationHost", "LocationScenario", "PhonePage",
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
  tests(
    of: "SextantCommand", in: .command, on: "BinaryWriting", excluding: ["Simulate/Expected", "SDK/Packages"]),
]

let architectureTests = Target.testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"])
/// Benchmarks, and what Scripts/fuzz links with libFuzzer.
let tools = [
  architectureTests,
  .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
  .executableTarget(
    name: "Benchmarks",
    // On Apple hosts there is no manager of ours to measure.
    dependencies: ["AllocationCounter", "BinaryWriting", "BuiltProducts", "LocationAudit", "TestSupport"]
      + (isAppleHost ? ["LocationHost", "LocationSituations"] : ["SextantTesting"]),
    path: "Benchmarks", exclude: ["AllocationCounter"]),
  .target(
    name: "Fuzzing", dependencies: ["BinaryReading", "LocationAudit", "LocationScenario"], path: "Fuzzing",
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
    tests(of: "Sextant", in: .client, on: "SextantAlways", "SextantTesting"),
    .testTarget(
      name: "SextantAppleTests", dependencies: ["TestSupport"], path: "Tests/Client/SextantAppleTests",
      exclude: ["StandIns", "Refused"]),
    tests(of: "SextantTesting", in: .testing, on: "LocationScenario", "SextantAlways"),
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
