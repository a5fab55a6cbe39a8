import CommandLineOptions

/// A module of Apple's and the package that replaces it, as typed.
struct ModuleArgument: ExpressibleByArgument {
  /// Apple's name of the module.
  let name: String
  /// The package's folder.
  let folder: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty, let first = parts[0].first, first.isLetter || first == "_",
      parts[0].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    name = String(parts[0])
    folder = String(parts[1])
  }

  var argumentText: String { "\(name)=\(folder)" }
}
