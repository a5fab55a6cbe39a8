import SourceFacts

/// What a package manifest says, read without running it.
///
/// Its own functions and its loops over lists are followed as far as they are written out; names and paths that it works
/// out by more than that, such as by conditions, can't be known this way.
struct PackageManifest: Sendable {
  /// The functions that declare targets.
  private static let targetFunctions: Set<String> = [
    "target", "executableTarget", "testTarget", "macro", "plugin",
  ]
  private static let productFunctions: Set<String> = ["library", "executable", "iOSApplication"]

  /// The calls that declare targets, in order.
  let targets: [WrittenCall]
  /// The calls that declare products and apps, in order.
  let products: [WrittenCall]
  /// The paths of the packages on disk that it depends on, from its folder.
  let localPackages: [String]
  /// The oldest iOS and where it is stated, or nil.
  let deploymentTarget: (version: SystemVersion, position: SourcePosition)?
  /// Where it declares targets by functions that can't be followed.
  let unfollowed: [SourcePosition]
  /// What could not be read.
  let problems: [SourceProblem]

  /// Reads the bytes of a manifest.
  init(_ bytes: [UInt8]) {
    let functions = Self.targetFunctions.union(Self.productFunctions).union(["iOS", "package"])
    let file = WrittenCalls(of: functions, in: bytes)
    targets = file.calls.filter { Self.targetFunctions.contains($0.name) }
    products = file.calls.filter { Self.productFunctions.contains($0.name) }
    deploymentTarget = file.calls.filter { $0.name == "iOS" }.compactMap(Self.version).first
    localPackages = file.calls.filter { $0.name == "package" }.compactMap { $0["path"]?.string }
    unfollowed = file.unfollowed
    problems = file.problems
  }

  private static func version(
    _ platform: WrittenCall
  ) -> (version: SystemVersion, position: SourcePosition)? {
    let text: String? =
      switch platform.arguments.first?.value {
      case .string(let text, _): text
      case .call(let call) where call.name.hasPrefix("v"):
        String(call.name.dropFirst()).replacing("_", with: ".")
      case .call, .array, .dictionary, .boolean, .integer, .joined, .choice, .mapped, .other, nil: nil
      }
    return text.flatMap { SystemVersion($0) }.map { ($0, platform.position) }
  }
}

extension WrittenCall {
  /// The value of the argument named `name`, where it is written out.
  var declaredName: String? { self["name"]?.string }

  /// The texts of an array of texts; empty without one.
  func texts(_ label: String) -> [String] { self[label]?.elements.compactMap(\.string) ?? [] }
}
