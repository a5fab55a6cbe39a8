// swift-tools-version: 6.2
import Foundation
import PackageDescription

// On Linux, SEXTANT_HOST=apple resolves the package as on a Mac; what needs Apple's SDK can't be built then.
#if canImport(Darwin)
  let isAppleHost = true
#else
  let isAppleHost = Context.environment["SEXTANT_HOST"] == "apple"
#endif

/// The folder with the toolchain's own SwiftSyntax modules, if it has them (Linux).
///
/// This process maps a library of it. Other ways to read a /proc file stop after a few kilobytes.
let toolchainSyntaxFolder: String? = {
  let maps = isAppleHost ? nil : try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
  let lines = String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n")
  guard let line = lines.first(where: { $0.hasSuffix("/libPackageDescription.so") }) else { return nil }
  let library = URL(filePath: String(line.drop { $0 != "/" }))
  let host = library.appending(path: "../../../host").standardized.path(percentEncoded: false)
  return FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") ? host : nil
}()

typealias Modules = [Target.Dependency]
/// Returns a module of a wing with its tests; what follows from other dependencies is left out.
func module(_ name: String, in wing: String, on modules: Modules = [], with more: Modules = []) -> [Target] {
  part(name, in: wing, on: modules) + tests(name, in: wing, on: [.byName(name: name)] + more)
}
/// Returns a module without tests of its own, or with tests only on some hosts.
func part(_ name: String, in wing: String, on modules: Modules = []) -> [Target] {
  [.target(name: name, dependencies: modules, path: "Sources/\(wing)/\(name)")]
}
/// Returns tests; what they read is in `Tests/Data` and `Tests/Corpus`.
func tests(_ name: String, in wing: String, on modules: Modules = []) -> [Target] {
  let name = "\(name)Tests"
  return [.testTarget(name: name, dependencies: modules + ["TestSupport"], path: "Tests/\(wing)/\(name)")]
}

/// Sextant's Core Location, on hosts without Apple's.
let ourCoreLocation: Modules = isAppleHost ? [] : ["CoreLocation"]
/// SwiftSyntax, on hosts whose toolchain has none.
let swiftSyntax: Modules =
  toolchainSyntaxFolder != nil
  ? [] : ["SwiftOperators", "SwiftParser", "SwiftSyntax"].map { .product(name: $0, package: "swift-syntax") }
let syntaxReaders = ["SourceFacts", "ArchitectureTests", "CodeRewritingTests"]
/// Warnings are errors in development, but not for packages that depend on this one by its path.
let strictness: [SwiftSetting] =
  Context.environment["SEXTANT_WARNINGS"] == "errors" ? [.treatAllWarnings(as: .error)] : []

let modules = [
  module("TextReading", in: "Basics"), module("Phrases", in: "Basics"), module("Terminal", in: "Basics"),
  module("LeanFoundation", in: "Basics"), part("Markup", in: "Basics"), part("SystemBus", in: "Basics"),
  part("SystemZlib", in: "Basics"), module("YAML", in: "Basics", on: ["TextReading"]),
  module("Translations", in: "Basics", on: ["Phrases", "TextReading"]),
  module("TextSearch", in: "Basics", on: ["LeanFoundation", "TextReading"]),
  module("CommandLineOptions", in: "Basics", on: ["Terminal", "TextReading"]),
  module("CommandOutput", in: "Basics", on: ["LeanFoundation", "Terminal"]),
  module("JSONRPC", in: "Basics", on: ["CommandOutput"]),
  module("BinaryReading", in: "Basics", on: ["LeanFoundation", "SystemZlib"]),
  part("CoreLocationInterface", in: "Rules"),
  module("LocationPolicy", in: "Rules", with: ["LocationCatalogue"]),
  part("LocationDelivery", in: "Rules", on: ["LocationPolicy"]),
  part("LocationTerms", in: "Rules", on: ["LocationDelivery", "Phrases"]),
  module(
    "InfoPlistProblems", in: "Rules", on: ["LocationPolicy", "Phrases", "TextReading"],
    with: ["LocationTerms"]),
  module("PropertyLists", in: "Rules", on: ["LeanFoundation", "LocationPolicy", "TextReading"]),
  module(
    "LocationCatalogue", in: "Rules",
    on: ["CoreLocationInterface", "LocationTerms", "Markup", "TextSearch", "Translations"]),
  module("LocationDrawing", in: "Rules", on: ["LocationTerms", "Markup"], with: ["LocationCatalogue"]),
  module("LocationTracks", in: "Phone", on: ["LeanFoundation", "TextReading"]),
  module(
    "LocationSimulation", in: "Phone",
    on: ["CoreLocationInterface", "LocationTerms", "LocationTracks", "PropertyLists", "Terminal"]),
  module("LocationReceivers", in: "Phone", on: ["LocationTracks", "SystemBus", "Terminal"]),
  part("PhoneEnvironment", in: "Phone", on: ["LocationReceivers", "LocationSimulation"]),
  module("LocationHost", in: "Phone", on: ["PhoneEnvironment"]),
  module("LocationExploration", in: "Explore"),
  module(
    "LocationSituations", in: "Explore", on: ["LocationExploration", "LocationTerms"],
    with: ["LocationScenario"]),
  module("LocationScenario", in: "Play", on: ["LocationSimulation", "LocationSituations"]),
  module("LocationExperiments", in: "Play", on: ["LocationCatalogue", "LocationScenario"]),
  module("PhonePage", in: "Play", on: ["LocationDrawing", "LocationSimulation"], with: ["LocationScenario"]),
  module("SourceFacts", in: "Check", on: ["CoreLocationInterface", "TextReading"] + swiftSyntax),
  module("AppProject", in: "Check", on: ["LocationPolicy", "PropertyLists", "SourceFacts", "YAML"]),
  module("BuiltProducts", in: "Check", on: ["AppProject", "BinaryReading"], with: ["LocationAudit"]),
  module("LocationFlow", in: "Check", on: ["LocationPolicy", "SourceFacts"]),
  module(
    "LocationEvidence", in: "Check",
    on: ["AppProject", "InfoPlistProblems", "LocationCatalogue", "LocationFlow"]),
  part("RuleExampleFiles", in: "Check"), tests("LocationAudit", in: "Check", on: ["LocationAudit"]),
  tests("CodeRewriting", in: "Check", on: ["LocationAudit"] + swiftSyntax),
  module("AuditReports", in: "Check", on: ["CommandOutput", "LocationAudit"]),
  part("SextantAlways", in: "Client", on: ["Sextant"]), part("ConcurrencyHooks", in: "Testing"),
  part(
    "SextantTesting", in: "Testing",
    on: ["ConcurrencyHooks", "LocationHost", "LocationSituations", "Sextant"] + ourCoreLocation),
  module("LinuxSDK", in: "Command", on: ["CommandOutput", "LocationAudit", "PhoneEnvironment"]),
  module("AgentServer", in: "Command", on: ["JSONRPC"]),
  tests("SextantCommand", in: "Command", on: ["SextantCommand"]),
]

/// The parts of other frameworks that work without drawing.
let frameworks = [
  "AppleBasics", "AppleLogging", "CoreGraphicsGeometry", "MapKitValues", "SwiftUIState", "UIKitApplication",
]
/// Apple's frameworks on the simulated phone, and the tests that need them.
let appleOnLinux = [
  part("CoreLocationClang", in: "AppleOnLinux"), part("AppleLoggingClang", in: "AppleOnLinux"),
  part(
    "_LocationEssentials", in: "AppleOnLinux", on: ["CoreLocationClang", "LocationPolicy", "LocationTracks"]),
  part("CoreLocation", in: "AppleOnLinux", on: ["LocationHost", "_LocationEssentials"]),
  part("CoreLocationUI", in: "AppleOnLinux", on: ["CoreLocation"]),
  part("_CoreLocation_XCTest", in: "AppleOnLinux", on: ["CoreLocation"]),
  part("TestObserverLoader", in: "AppleOnLinux"), part("SextantTestObserver", in: "AppleOnLinux"),
  part("AppleBasics", in: "AppleOnLinux"), part("CoreGraphicsGeometry", in: "AppleOnLinux"),
  part("AppleLogging", in: "AppleOnLinux", on: ["AppleLoggingClang"]),
  part("MapKitValues", in: "AppleOnLinux", on: ["CoreLocation"]), part("SwiftUIState", in: "AppleOnLinux"),
  part("UIKitApplication", in: "AppleOnLinux", on: ["LocationHost"]),
  tests("AppleModule", in: "AppleOnLinux", on: frameworks.map { .byName(name: $0) }),
  tests("CoreLocation", in: "AppleOnLinux", on: ["ArticleListings", "CoreLocationUI", "LocationCatalogue"]),
  tests("SextantApple", in: "Client"),
  tests("Sextant", in: "Client", on: ["SextantAlways", "SextantTesting"]),
  tests("SextantTesting", in: "Testing", on: ["LocationScenario", "SextantAlways", "SextantTesting"]),
  tests("NextRelease", in: "Testing", on: ["LocationAudit", "SextantTesting"]),
]

let locationCheck = PluginCommandIntent.custom(
  verb: "location-check", description: "Say what the package's location set-up does, and what is wrong.")
/// Targets with files that are not built here, and those outside of wings: what tests use, and tools.
let others: [Target] = [
  .target(
    name: "LocationAudit", dependencies: ["LocationDrawing", "LocationEvidence", "RuleExampleFiles"],
    path: "Sources/Check/LocationAudit", exclude: ["Examples"]),
  .target(
    name: "Sextant", dependencies: ["InfoPlistProblems"] + ourCoreLocation, path: "Sources/Client/Sextant",
    exclude: isAppleHost ? [] : ["PrivacyInfo.xcprivacy"],
    resources: isAppleHost ? [.copy("PrivacyInfo.xcprivacy")] : []),
  .executableTarget(
    name: "SextantCommand",
    dependencies: [
      "AgentServer", "AuditReports", "BuiltProducts", "CommandLineOptions", "LinuxSDK", "LocationExperiments",
      "PhonePage",
    ], path: "Sources/Command/SextantCommand"),
  .target(
    name: "TestSupport", dependencies: ["BinaryWriting", "CommandOutput", "Translations"],
    path: "Tests/Basics/TestSupport"),
  .target(name: "BinaryWriting", path: "Tests/Basics/BinaryWriting"),
  .target(name: "AllocationCounter", path: "Tests/Basics/AllocationCounter"),
  .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"] + swiftSyntax),
  .executableTarget(
    name: "Benchmarks",
    dependencies: ["AllocationCounter", "BuiltProducts", "LocationAudit", "SextantTesting", "TestSupport"],
    path: "Benchmarks"),
  .target(
    name: "Fuzzing", dependencies: ["AuditReports", "BinaryReading", "JSONRPC", "LocationScenario"],
    path: "Fuzzing"),
  .executableTarget(name: "Website", dependencies: ["AuditReports", "CommandLineOptions"], path: "Website"),
  .testTarget(name: "WebsiteTests", dependencies: ["Website", "TestSupport"]),
  // Depends on no target, because dependents fetch whatever a product needs: SwiftSyntax, for the command.
  .plugin(name: "LocationCheck", capability: .command(intent: locationCheck)),
]
/// The example before and after its fix, and articles as published, whose warnings are not fixed.
let examples: [Target] = [
  example("RunTrackerBefore", in: "RunTracker", on: "CoreLocation"),
  example("RunTrackerCore", in: "RunTrackerFixed", on: "Sextant"),
  .testTarget(
    name: "RunTrackerTests", dependencies: ["RunTrackerBefore", "RunTrackerCore", "SextantTesting"],
    path: "Examples/RunTrackerFixed/Tests"),
  .target(
    name: "ArticleListings", dependencies: ["CoreLocation"], path: "Tests/AppleOnLinux/ArticleListings",
    resources: [.process("Resources")],
    swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]),
]
/// Returns the core of an example app, with the settings of its project for Xcode.
func example(_ name: String, in folder: String, on module: Target.Dependency) -> Target {
  .target(
    name: name, dependencies: [module], path: "Examples/\(folder)/RunTracker",
    exclude: ["Assets.xcassets", "Info.plist", "Views", "zh-Hans.lproj"],
    swiftSettings: [.swiftLanguageMode(.v5)] + strictness)
}
/// A module that re-exports Apple's own, so that the product CoreLocation exists everywhere.
let onApple = [part("AppleCoreLocation", in: "AppleOnLinux")]
let coreLocation =
  isAppleHost ? ["AppleCoreLocation"] : ["CoreLocation", "CoreLocationUI", "_LocationEssentials"]

let package = Package(
  name: "Sextant",
  // The libraries' requirements: the oldest systems with Swift concurrency.
  platforms: [.macOS(.v10_15), .macCatalyst(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: ["Sextant", "SextantTesting", "SextantAlways", "LocationTracks", "LocationSimulation"]
    .map { .library(name: $0, targets: [$0]) } + [
      .library(name: "LocationPolicy", targets: ["LocationPolicy", "LocationTerms", "InfoPlistProblems"]),
      .library(name: "CoreLocation", targets: coreLocation),
      .plugin(name: "LocationCheck", targets: ["LocationCheck"]),
    ],
  dependencies: swiftSyntax.isEmpty
    ? [] : [.package(url: "https://github.com/swiftlang/swift-syntax.git", "603.0.0"..<"604.0.0")],
  targets: (modules + (isAppleHost ? onApple : appleOnLinux + [examples]) + [others]).flatMap { $0 }
)
if !isAppleHost {
  package.products += [
    // Where SwiftSyntax is a package, the command must not be a product, because dependents don't fetch
    // what no product needs; there the command is the root package's own executable SextantCommand.
    .executable(name: "sextant", targets: ["SextantCommand"]),
    // Everything that 'sextant sdk' copies to its folder, as one library.
    .library(
      name: "SextantSDK", type: .dynamic, targets: coreLocation + frameworks + ["TestObserverLoader"]),
    // Copied there, too: it reports the running test to the phone, and links XCTest, which the SDK must not.
    .library(name: "SextantTestObserver", type: .dynamic, targets: ["SextantTestObserver"]),
  ]
}
let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
// Code that runs once for a command is not optimized, which shortens release builds. Library products
// must not contain such code, which would be slow in every app that links them.
let cold = [
  "AgentServer", "AuditReports", "BuiltProducts", "CommandLineOptions", "CommandOutput", "JSONRPC",
  "LinuxSDK", "LocationAudit", "LocationCatalogue", "LocationDrawing", "LocationExperiments",
  "LocationScenario", "Markup", "PhonePage", "SextantCommand", "Website",
]
/// The targets that others can link: those of products, with their dependencies.
var vended = Set(package.products.compactMap { $0 as? Product.Library }.flatMap(\.targets))
for _ in package.targets {
  for target in package.targets where vended.contains(target.name) {
    for case .byNameItem(let name, _) in target.dependencies { vended.insert(name) }
  }
}
for target in package.targets where target.type != .plugin && target.swiftSettings == nil {
  var settings = strictness + features.map { .enableUpcomingFeature($0) }
  if cold.contains(target.name) { settings.append(.unsafeFlags(["-Onone"], .when(configuration: .release))) }
  // LLVM's passes take a quarter of this module's build, and make a check 1 % faster at most.
  if target.name == "AppProject" {
    settings.append(.unsafeFlags(["-Xfrontend", "-disable-llvm-optzns"], .when(configuration: .release)))
  }
  // The search asks a thousand questions in the tests, which takes long without optimization.
  if target.name == "TextSearch" { settings.append(.unsafeFlags(["-O"], .when(configuration: .debug))) }
  // Library evolution keeps the SwiftSyntax import out of every module built on top of SourceFacts.
  if let folder = toolchainSyntaxFolder, syntaxReaders.contains(target.name) {
    settings.append(.unsafeFlags(["-I", folder, "-enable-library-evolution"]))
    target.linkerSettings = [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]
  }
  // The command and the tests run on the Mac that builds them, and may use its newest API. A package
  // has one list of minimum system versions, which is that of the libraries.
  if isAppleHost, !vended.contains(target.name) {
    settings.append(.unsafeFlags(["-Xfrontend", "-disable-availability-checking"]))
  }
  target.swiftSettings = settings
}
