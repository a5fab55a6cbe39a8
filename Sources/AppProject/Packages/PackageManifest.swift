/// What a package manifest says, read without running it.
///
/// Names and paths that the manifest works out (loops, conditions, concatenations) can't be known this way.
struct PackageManifest: Sendable {
  /// A target, product or app that a call declares.
  struct Declaration: Hashable, Sendable {
    /// The name of the function, such as "target", "testTarget", "library" or "iOSApplication".
    let function: String
    /// The arguments.
    let arguments: [ManifestValue.Argument]
    /// The offset of the function's name.
    let offset: Int

    /// The value of a label, or nil.
    subscript(label: String) -> ManifestValue? { arguments.first { $0.label == label }?.value }

    /// The declared name, where it is written out.
    var name: String? { self["name"]?.text }
  }

  /// The functions that declare targets.
  static let targetFunctions: Set<String> = ["target", "executableTarget", "testTarget", "macro", "plugin"]
  private static let productFunctions: Set<String> = ["library", "executable", "iOSApplication"]

  /// The targets in order.
  let targets: [Declaration]
  /// The products in order.
  let products: [Declaration]
  /// The oldest iOS and the offset of where it is stated, or nil.
  let deploymentTarget: (version: SystemVersion, offset: Int)?

  /// Reads the bytes of a manifest.
  init(_ bytes: [UInt8]) {
    let tokens = ManifestTokenizer.tokens(bytes)
    var parser = ManifestParser(tokens)
    var calls: [Declaration] = []
    let functions = PackageManifest.targetFunctions.union(PackageManifest.productFunctions).union(["iOS"])
    while let (name, arguments, offset) = parser.nextCall(of: functions) {
      calls.append(Declaration(function: name, arguments: arguments, offset: offset))
    }
    targets = calls.filter { PackageManifest.targetFunctions.contains($0.function) }
    products = calls.filter { PackageManifest.productFunctions.contains($0.function) }
    deploymentTarget = calls.filter { $0.function == "iOS" }.compactMap(PackageManifest.version).first
  }

  private static func version(_ platform: Declaration) -> (version: SystemVersion, offset: Int)? {
    let text: String? =
      switch platform.arguments.first?.value {
      case .text(let text, _): text
      case .call(let name, _) where name.hasPrefix("v"): String(name.dropFirst()).replacing("_", with: ".")
      case .call, .array, .unknown, nil: nil
      }
    return text.flatMap { SystemVersion($0) }.map { ($0, platform.offset) }
  }
}
