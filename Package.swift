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
  let maps = isAppleHost ? nil : try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
  let lines = String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n")
  guard let line = lines.first(where: { $0.hasSuffix("/libPackageDescription.so") }) else { return nil }
  let host = URL(filePath: String(line.drop { $0 != "/" })).appending(path: "../../../host").standardized
    .path(percentEncoded: false)
  return FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") ? host : nil
}()

typealias Modules = [Target.Dependency]

/// A module in the folder of its wing, with its tests; it names what it builds on directly, and the rest follows.
func module(
  _ name: String, in wing: String, on modules: Modules = [], with others: Modules = [],
  copying data: [String] = []
) -> [Target] {
  [part(name, in: wing, on: modules), tests(of: name, in: wing, with: others, copying: data)]
}

/// A module that has no tests of its own, or not on every host.
func part(_ name: String, in wing: String, on modules: Modules = []) -> Target {
  .target(name: name, dependencies: modules, path: "Sources/\(wing)/\(name)")
}

/// The tests of a module, with what else they need.
func tests(
  of name: String, in wing: String, with others: Modules = [], leavingOut excluded: [String] = [],
  copying data: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + others,
    path: "Tests/\(wing)/\(name)Tests", exclude: excluded, resources: data.map { .copy($0) })
}

/// Our Core Location, where Apple's is not.
let ourCoreLocation: Modules = isAppleHost ? [] : ["CoreLocation"]
let modules: [[Target]] = [
  module("TextReading", in: "Basics"), module("Phrases", in: "Basics"), module("Terminal", in: "Basics"),
  [part("Markup", in: "Basics"), part("SystemZlib", in: "Basics")],
  module("Translations", in: "Basics", on: ["Phrases", "TextReading"]),
  module("TextSearch", in: "Basics", on: ["TextReading"]),
  module("CommandLineOptions", in: "Basics", on: ["Terminal", "TextReading"]),
  module("CommandOutput", in: "Basics", on: ["Terminal"]),
  module("JSONRPC", in: "Basics", on: ["CommandOutput"]),
  module("YAML", in: "Basics", on: ["TextReading"], copying: ["Corpus"]),
  module("BinaryReading", in: "Basics", on: ["SystemZlib"], with: ["BinaryWriting"], copying: ["Corpus"]),
  [part("CoreLocationInterface", in: "Rules")],
  module("LocationPolicy", in: "Rules", with: ["LocationCatalogue"]),
  [part("LocationDelivery", in: "Rules", on: ["LocationPolicy"])],
  [part("LocationTerms", in: "Rules", on: ["LocationDelivery", "Phrases"])],
  module(
    "InfoPlistProblems", in: "Rules", on: ["LocationPolicy", "Phrases", "TextReading"],
    with: ["LocationTerms"]),
  module("PropertyLists", in: "Rules", on: ["LocationPolicy", "TextReading"]),
  module(
    "LocationCatalogue", in: "Rules",
    on: ["CoreLocationInterface", "LocationTerms", "Markup", "TextSearch", "Translations"],
    copying: ["Data"]),
  module("LocationDrawing", in: "Rules", on: ["LocationTerms", "Markup"]),
  module("LocationTracks", in: "Phone", on: ["TextReading"], copying: ["Data", "Corpus"]),
  module(
    "LocationSimulation", in: "Phone",
    on: ["CoreLocationInterface", "LocationTerms", "LocationTracks", "PropertyLists", "Terminal"]),
  module("LocationReceivers", in: "Phone", on: ["LocationTracks", "Terminal"]),
  module("LocationHost", in: "Phone", on: ["LocationReceivers", "LocationSimulation"]),
  module("LocationExploration", in: "Explore"),
  module(
    "LocationSituations", in: "Explore", on: ["LocationExploration", "LocationTerms"],
    with: ["LocationScenario"]),
  module(
    "LocationScenario", in: "Play", on: ["LocationSimulation", "LocationSituations"], copying: ["Corpus"]),
  module("LocationExperiments", in: "Play", on: ["LocationCatalogue", "LocationScenario"]),
  module(
    "PhonePage", in: "Play", on: ["LocationDrawing", "LocationSimulation"],
    with: ["LocationScenario", "Translations"]),
  module("SourceFacts", in: "Check", on: ["CoreLocationInterface", "TextReading"]),
  module("AppProject", in: "Check", on: ["LocationPolicy", "PropertyLists", "SourceFacts", "YAML"]),
  module(
    "BuiltProducts", in: "Check", on: ["AppProject", "BinaryReading"],
    with: ["BinaryWriting", "LocationAudit"]),
  module("LocationFlow", in: "Check", on: ["LocationPolicy", "SourceFacts"]),
  module(
    "LocationAudit", in: "Check",
    on: ["AppProject", "InfoPlistProblems", "LocationCatalogue", "LocationDrawing", "LocationFlow"]),
  module("AuditReports", in: "Check", on: ["CommandOutput", "LocationAudit"]),
  [
    .target(
      name: "Sextant", dependencies: ["InfoPlistProblems"] + ourCoreLocation, path: "Sources/Client/Sextant",
      exclude: isAppleHost ? [] : ["PrivacyInfo.xcprivacy"],
      resources: isAppleHost ? [.copy("PrivacyInfo.xcprivacy")] : []),
    part("SextantAlways", in: "Client", on: ["Sextant"]),
    part("ConcurrencyHooks", in: "Testing"),
    part(
      "SextantTesting", in: "Testing",
      on: ["ConcurrencyHooks", "LocationHost", "LocationSituations", "Sextant"] + ourCoreLocation),
  ],
  module("LinuxSDK", in: "Command", on: ["CommandOutput", "LocationAudit", "LocationHost"]),
  module("AgentServer", in: "Command", on: ["JSONRPC"]),
  [
    .executableTarget(
      name: "SextantCommand",
      dependencies: [
        "AgentServer", "AuditReports", "BuiltProducts", "CommandLineOptions", "LinuxSDK",
        "LocationExperiments", "LocationFlow", "PhonePage",
      ], path: "Sources/Command/SextantCommand"),
    tests(
      of: "SextantCommand", in: "Command", with: ["BinaryWriting"],
      leavingOut: [
        "Agent/model_context_client.py", "Editor/language_client.py", "Editor/neovim.lua",
        "Simulate/Expected", "SDK/Packages",
      ]),
  ],
]

/// Parts of other frameworks that work without drawing.
let frameworks = [
  "AppleBasics", "AppleLogging", "CoreGraphicsGeometry", "MapKitValues", "SwiftUIState", "UIKitApplication",
]
/// Apple's frameworks on the simulated phone, and tests that need them: of the client, of the example before and after
/// its fix, of all tools at once.
let appleOnLinux: [Target] = [
  part("CoreLocationClang", in: "AppleOnLinux"), part("AppleLoggingClang", in: "AppleOnLinux"),
  part(
    "_LocationEssentials", in: "AppleOnLinux", on: ["CoreLocationClang", "LocationPolicy", "LocationTracks"]),
  part("CoreLocation", in: "AppleOnLinux", on: ["LocationHost", "_LocationEssentials"]),
  part("CoreLocationUI", in: "AppleOnLinux", on: ["CoreLocation"]),
  part("_CoreLocation_XCTest", in: "AppleOnLinux", on: ["CoreLocation"]),
  part("TestObserverLoader", in: "AppleOnLinux"), part("SextantTestObserver", in: "AppleOnLinux"),
  part("AppleBasics", in: "AppleOnLinux"), part("CoreGraphicsGeometry", in: "AppleOnLinux"),
  part("AppleLogging", in: "AppleOnLinux", on: ["AppleLoggingClang"]),
  part("MapKitValues", in: "AppleOnLinux", on: ["CoreLocation"]),
  part("SwiftUIState", in: "AppleOnLinux"),
  part("UIKitApplication", in: "AppleOnLinux", on: ["LocationHost"]),
  .testTarget(
    name: "AppleModuleTests", dependencies: frameworks.map { .byName(name: $0) },
    path: "Tests/AppleOnLinux/AppleModuleTests"),
  .target(
    name: "ArticleListings", dependencies: ["CoreLocation"], path: "Tests/AppleOnLinux/ArticleListings",
    resources: [.process("Resources")]),
  tests(
    of: "CoreLocation", in: "AppleOnLinux", with: ["ArticleListings", "CoreLocationUI", "LocationCatalogue"],
    leavingOut: ["Data", "Unmodified/Snippets", "Unmodified/Refused"]),
  tests(of: "Sextant", in: "Client", with: ["SextantAlways", "SextantTesting"]),
  .testTarget(
    name: "SextantAppleTests", dependencies: ["TestSupport"], path: "Tests/Client/SextantAppleTests",
    exclude: ["StandIns", "Refused"]),
  tests(of: "SextantTesting", in: "Testing", with: ["LocationScenario", "SextantAlways"]),
  .testTarget(name: "NextReleaseTests", dependencies: ["LocationAudit", "SextantTesting"]),
  example("RunTrackerBefore", in: "RunTracker", on: "CoreLocation"),
  example("RunTrackerCore", in: "RunTrackerFixed", on: "Sextant"),
  .testTarget(
    name: "RunTrackerTests", dependencies: ["RunTrackerBefore", "RunTrackerCore", "SextantTesting"],
    path: "Examples/RunTrackerFixed/Tests"),
]

/// The core of an example app, without what Xcode builds around it.
func example(_ name: String, in folder: String, on module: Target.Dependency) -> Target {
  let views = [
    "ContentView", "Figures", "RunHistory", "RunMapView", "RunRow", "RunSummary", "RunTrackerApp",
    "RunTrackerModel",
  ]
  return .target(
    name: name, dependencies: [module], path: "Examples/\(folder)/RunTracker",
    exclude: ["Assets.xcassets", "Info.plist", "zh-Hans.lproj"] + views.map { $0 + ".swift" })
}

/// On Apple hosts a module passes Apple's own through, so that the product exists everywhere and no manifest that names
/// it breaks.
let onApple = [part("AppleCoreLocation", in: "AppleOnLinux")]
let coreLocation =
  isAppleHost ? ["AppleCoreLocation"] : ["CoreLocation", "CoreLocationUI", "_LocationEssentials"]

let locationCheck = PluginCommandIntent.custom(
  verb: "location-check", description: "Say what the package's location set-up does, and what is wrong.")
/// What tests share, benchmarks, what Scripts/fuzz links with libFuzzer, and the plug-in.
let tools: [Target] = [
  .target(name: "TestSupport", dependencies: ["CommandOutput"], path: "Tests/Basics/TestSupport"),
  // Binaries for tests, as there is no linker for Apple's systems here.
  .target(name: "BinaryWriting", path: "Tests/Basics/BinaryWriting"),
  .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
  .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
  .executableTarget(
    name: "Benchmarks",
    // On Apple hosts there is no manager of ours to measure.
    dependencies: ["AllocationCounter", "BinaryWriting", "BuiltProducts", "LocationAudit", "TestSupport"]
      + (isAppleHost ? ["LocationHost", "LocationSituations"] : ["SextantTesting"]),
    path: "Benchmarks", exclude: ["AllocationCounter"]),
  .target(
    name: "Fuzzing", dependencies: ["AuditReports", "BinaryReading", "JSONRPC", "LocationScenario"],
    path: "Fuzzing",
    exclude: ["Corpus", "servers.py"]),
  // What Scripts/website runs.
  .executableTarget(
    name: "Website", dependencies: ["AuditReports", "CommandLineOptions"], path: "Website",
    exclude: ["Assets"]),
  .testTarget(
    name: "WebsiteTests", dependencies: ["Website", "TestSupport"], path: "Tests/WebsiteTests",
    exclude: ["answers.js"]),
  // `swift package location-check`. It depends on no target: what a product needs, dependents fetch, and the command
  // needs SwiftSyntax.
  .plugin(name: "LocationCheck", capability: .command(intent: locationCheck)),
]

let package = Package(
  name: "Sextant",
  // What the libraries need; the oldest systems that Swift's concurrency comes to.
  platforms: [.macOS(.v10_15), .macCatalyst(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: ["Sextant", "SextantTesting", "SextantAlways", "LocationTracks", "LocationSimulation"]
    .map { .library(name: $0, targets: [$0]) } + [
      .library(
        name: "LocationPolicy",
        targets: ["LocationPolicy", "LocationDelivery", "LocationTerms", "InfoPlistProblems"]),
      .library(name: "CoreLocation", targets: coreLocation),
      .plugin(name: "LocationCheck", targets: ["LocationCheck"]),
    ],
  dependencies: toolchainSyntaxFolder == nil
    ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", "603.0.0"..<"604.0.0")] : [],
  targets: modules.flatMap { $0 } + tools + (isAppleHost ? onApple : appleOnLinux),
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
let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    switch target.name {
    // Listings of other people, kept as they were printed: their warnings are their authors'.
    case "ArticleListings": [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]
    // The example app is built in Xcode, with the settings of its project.
    case "RunTrackerBefore", "RunTrackerCore": [.swiftLanguageMode(.v5)] + strictness
    default: strictness + features.map { .enableUpcomingFeature($0) }
    }
}

// Code of the command that runs once is not optimized: that took a quarter of a release build. No library product may
// hold such code: dependents refuse the flag.
let cold = [
  "AgentServer", "AuditReports", "CommandLineOptions", "CommandOutput", "LinuxSDK", "LocationCatalogue",
  "LocationDrawing", "LocationExperiments", "LocationScenario", "Markup", "PhonePage", "SextantCommand", "Website",
]
for target in package.targets where cold.contains(target.name) {
  target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
}

for target in package.targets where ["SourceFacts", "ArchitectureTests"].contains(target.name) {
  if let folder = toolchainSyntaxFolder {
    // Library evolution keeps the SwiftSyntax import out of every module built on top of SourceFacts.
    target.swiftSettings?.append(.unsafeFlags(["-I", folder, "-enable-library-evolution"]))
    target.linkerSettings = [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]
  } else {
    target.dependencies += ["SwiftParser", "SwiftSyntax"].map { .product(name: $0, package: "swift-syntax") }
  }
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
