import SourceFacts

/// The contents of a package manifest, as far as they can be read without running it.
///
/// It evaluates functions of the manifest and loops over literal lists; names and paths that are
/// computed in other ways, such as by conditions, are unknown.
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
  /// The paths of local packages that it depends on, relative to its folder.
  let localPackages: [String]
  /// The deployment target and its position; nil if there is none.
  let deploymentTarget: (version: SystemVersion, position: SourcePosition)?
  /// The positions of target declarations by functions that can't be evaluated.
  let unfollowed: [SourcePosition]
  /// The problems in reading it.
  let problems: [SourceProblem]

  /// Parses a manifest.
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
  /// The value of the argument `name`, if it is a literal.
  var declaredName: String? { self["name"]?.string }

  /// Returns the literals of an array argument; empty if there is none.
  func texts(_ label: String) -> [String] { self[label]?.elements.compactMap(\.string) ?? [] }
}
