// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Whether the host has Apple's frameworks.
///
/// On Linux, `SEXTANT_HOST=apple` resolves the package as on a Mac; targets that need the
/// frameworks can't be built then.
#if canImport(Darwin)
  let isAppleHost = true
#else
  let isAppleHost = Context.environment["SEXTANT_HOST"] == "apple"
#endif

/// The folder with the toolchain's own SwiftSyntax modules, if it has them (Linux).
///
/// The manifest process maps `libPackageDescription.so` from the running toolchain, so that its
/// path identifies the right toolchain regardless of PATH. Other ways to read a /proc file stop
/// after the first few kilobytes.
let toolchainSyntaxFolder: String? = {
  let maps = isAppleHost ? nil : try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
  let lines = String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n")
  guard let line = lines.first(where: { $0.hasSuffix("/libPackageDescription.so") }) else { return nil }
  let host = URL(filePath: String(line.drop { $0 != "/" })).appending(path: "../../../host").standardized
    .path(percentEncoded: false)
  return FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") ? host : nil
}()

typealias Modules = [Target.Dependency]

/// Returns a module in the folder of its wing, with its tests.
///
/// Only its direct dependencies are given; the others follow.
func module(
  _ name: String, in wing: String, on modules: Modules = [], with others: Modules = [],
  leavingOut excluded: [String] = [], copying data: [String] = []
) -> [Target] {
  [
    part(name, in: wing, on: modules),
    tests(of: name, in: wing, with: others, leavingOut: excluded, copying: data),
  ]
}

/// Returns a module without tests of its own, or with tests only on some hosts.
func part(
  _ name: String, in wing: String, on modules: Modules = [], leavingOut excluded: [String] = []
) -> Target {
  .target(name: name, dependencies: modules, path: "Sources/\(wing)/\(name)", exclude: excluded)
}

/// Returns the tests of a module, with their additional dependencies.
func tests(
  of name: String, in wing: String, with others: Modules = [], leavingOut excluded: [String] = [],
  copying data: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + others,
    path: "Tests/\(wing)/\(name)Tests", exclude: excluded, resources: data.map { .copy($0) })
}

/// Sextant's Core Location, on hosts without Apple's.
let ourCoreLocation: Modules = isAppleHost ? [] : ["CoreLocation"]
let modules: [[Target]] = [
  module("TextReading", in: "Basics"), module("Phrases", in: "Basics"), module("Terminal", in: "Basics"),
  module("LeanFoundation", in: "Basics"), [part("Markup", in: "Basics")],
  [part("SystemBus", in: "Basics"), part("SystemZlib", in: "Basics")],
  module("Translations", in: "Basics", on: ["Phrases", "TextReading"]),
  module("TextSearch", in: "Basics", on: ["TextReading"]),
  module("CommandLineOptions", in: "Basics", on: ["Terminal", "TextReading"]),
  module("CommandOutput", in: "Basics", on: ["LeanFoundation", "Terminal"]),
  module("JSONRPC", in: "Basics", on: ["CommandOutput"]),
  module("YAML", in: "Basics", on: ["TextReading"], copying: ["Corpus"]),
  module(
    "BinaryReading", in: "Basics", on: ["LeanFoundation", "SystemZlib"], with: ["BinaryWriting"],
    copying: ["Corpus"]),
  [part("CoreLocationInterface", in: "Rules")],
  module("LocationPolicy", in: "Rules", with: ["LocationCatalogue"]),
  [part("LocationDelivery", in: "Rules", on: ["LocationPolicy"])],
  [part("LocationTerms", in: "Rules", on: ["LocationDelivery", "Phrases"])],
  module(
    "InfoPlistProblems", in: "Rules", on: ["LocationPolicy", "Phrases", "TextReading"],
    with: ["LocationTerms"]),
  module("PropertyLists", in: "Rules", on: ["LeanFoundation", "LocationPolicy", "TextReading"]),
  module(
    "LocationCatalogue", in: "Rules",
    on: ["CoreLocationInterface", "LocationTerms", "Markup", "TextSearch", "Translations"],
    copying: ["Data"]),
  module(
    "LocationDrawing", in: "Rules", on: ["LocationTerms", "Markup"],
    with: ["LocationCatalogue", "Translations"], leavingOut: ["Prompts"]),
  module("LocationTracks", in: "Phone", on: ["LeanFoundation", "TextReading"], copying: ["Data", "Corpus"]),
  module(
    "LocationSimulation", in: "Phone",
    on: ["CoreLocationInterface", "LocationTerms", "LocationTracks", "PropertyLists", "Terminal"]),
  module("LocationReceivers", in: "Phone", on: ["LocationTracks", "SystemBus", "Terminal"]),
  [part("PhoneEnvironment", in: "Phone", on: ["LocationReceivers", "LocationSimulation"])],
  module("LocationHost", in: "Phone", on: ["PhoneEnvironment"]),
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
    "LocationEvidence", in: "Check",
    on: ["AppProject", "InfoPlistProblems", "LocationCatalogue", "LocationFlow"]),
  // The texts of the rules' examples, which stand beside the rules.
  [part("RuleExampleFiles", in: "Check")],
  [
    part(
      "LocationAudit", in: "Check", on: ["LocationDrawing", "LocationEvidence", "RuleExampleFiles"],
      leavingOut: ["Examples"]), tests(of: "LocationAudit", in: "Check", copying: ["Data"]),
  ],
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
  module("LinuxSDK", in: "Command", on: ["CommandOutput", "LocationAudit", "PhoneEnvironment"]),
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

/// The parts of other frameworks that work without drawing.
let frameworks = [
  "AppleBasics", "AppleLogging", "CoreGraphicsGeometry", "MapKitValues", "SwiftUIState", "UIKitApplication",
]
/// Apple's frameworks on the simulated phone, and the tests that need them: of the client, of the
/// example before and after its fix, and of all tools together.
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

/// Returns the core of an example app, without the parts that Xcode builds.
func example(_ name: String, in folder: String, on module: Target.Dependency) -> Target {
  let views = [
    "ContentView", "Figures", "RunHistory", "RunMapView", "RunRow", "RunSummary", "RunTrackerApp",
    "RunTrackerModel",
  ]
  return .target(
    name: name, dependencies: [module], path: "Examples/\(folder)/RunTracker",
    exclude: ["Assets.xcassets", "Info.plist", "zh-Hans.lproj"] + views.map { $0 + ".swift" })
}

/// The modules on Apple hosts, which re-export Apple's own, so that the product exists everywhere
/// and manifests that name it remain valid.
let onApple = [part("AppleCoreLocation", in: "AppleOnLinux")]
let coreLocation =
  isAppleHost ? ["AppleCoreLocation"] : ["CoreLocation", "CoreLocationUI", "_LocationEssentials"]

let locationCheck = PluginCommandIntent.custom(
  verb: "location-check", description: "Say what the package's location set-up does, and what is wrong.")
/// Test utilities, benchmarks, the code that Scripts/fuzz links with libFuzzer, and the plug-in.
let tools: [Target] = [
  .target(
    name: "TestSupport", dependencies: ["CommandOutput"], path: "Tests/Basics/TestSupport",
    exclude: ["geoclue.py"]),
  // Creates binaries for tests, because there is no linker for Apple's systems here.
  .target(name: "BinaryWriting", path: "Tests/Basics/BinaryWriting"),
  .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
  .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
  .executableTarget(
    name: "Benchmarks",
    // On Apple hosts there is no manager of Sextant's to measure.
    dependencies: ["AllocationCounter", "BinaryWriting", "BuiltProducts", "LocationAudit", "TestSupport"]
      + (isAppleHost ? ["LocationHost", "LocationSituations"] : ["SextantTesting"]),
    path: "Benchmarks", exclude: ["AllocationCounter"]),
  .target(
    name: "Fuzzing", dependencies: ["AuditReports", "BinaryReading", "JSONRPC", "LocationScenario"],
    path: "Fuzzing",
    exclude: ["Corpus", "servers.py"]),
  // Scripts/website runs this.
  .executableTarget(
    name: "Website", dependencies: ["AuditReports", "CommandLineOptions"], path: "Website",
    exclude: ["Assets"]),
  .testTarget(
    name: "WebsiteTests", dependencies: ["Website", "TestSupport"], path: "Tests/WebsiteTests",
    exclude: ["answers.js"]),
  // `swift package location-check`. It depends on no target, because dependents fetch whatever a
  // product needs, and the command needs SwiftSyntax.
  .plugin(name: "LocationCheck", capability: .command(intent: locationCheck)),
]

let package = Package(
  name: "Sextant",
  // The libraries' requirements: the oldest systems with Swift concurrency.
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
    // If SwiftSyntax is a package, the command must not be a product, because dependents don't
    // fetch what no product needs. The root package's own executables don't need products; there
    // the command is called SextantCommand.
    .executable(name: "sextant", targets: ["SextantCommand"]),
    // Everything that 'sextant sdk' copies to its folder, as one library.
    .library(
      name: "SextantSDK", type: .dynamic,
      targets: coreLocation + frameworks + [
        "CoreLocationInterface", "LocationHost", "LocationSimulation", "LocationTracks", "LocationPolicy",
        "TestObserverLoader",
      ]),
    // Copied to the same folder: the library that reports the running test to the phone. It links
    // XCTest, which the SDK must not need.
    .library(name: "SextantTestObserver", type: .dynamic, targets: ["SextantTestObserver"]),
  ]
}

/// Warnings are errors in development, but not for packages that depend on this one by its path.
let strictness: [SwiftSetting] =
  Context.environment["SEXTANT_WARNINGS"] == "errors" ? [.treatAllWarnings(as: .error)] : []
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
for target in package.targets where target.type != .plugin {
  var settings = strictness + features.map { .enableUpcomingFeature($0) }
  switch target.name {
  // Other people's listings, kept as published; their warnings are not fixed.
  case "ArticleListings": settings = [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]
  // The example app is built in Xcode, with the settings of its project.
  case "RunTrackerBefore", "RunTrackerCore": settings = [.swiftLanguageMode(.v5)] + strictness
  // The search asks a thousand questions in the tests, which takes long without optimization.
  case "TextSearch": settings.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  case "SourceFacts", "ArchitectureTests":
    if let folder = toolchainSyntaxFolder {
      // Library evolution keeps the SwiftSyntax import out of every module built on top of
      // SourceFacts.
      settings.append(.unsafeFlags(["-I", folder, "-enable-library-evolution"]))
      target.linkerSettings = [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]
    } else {
      target.dependencies += ["SwiftParser", "SwiftSyntax"].map {
        .product(name: $0, package: "swift-syntax")
      }
    }
  default:
    if cold.contains(target.name) {
      settings.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
    }
  }
  // The command and the tests run on the Mac that builds them, and may use its newest API. A
  // package has one list of minimum system versions for all targets, which is that of the
  // libraries.
  if isAppleHost, !vended.contains(target.name) {
    settings.append(.unsafeFlags(["-Xfrontend", "-disable-availability-checking"]))
  }
  target.swiftSettings = settings
}
