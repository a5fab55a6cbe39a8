import CommandLineOptions
import LinuxSDK

/// The requested shells: modules with Apple's names that contain what works without drawing.
struct ShellArgument: ExpressibleByArgument {
  let names: Set<String>

  init?(argument: String) {
    names = Set(argument.split(separator: ",").map { $0.filter { $0 != " " } })
    guard !names.isEmpty, names.isSubset(of: Self.allValueStrings) else { return nil }
  }

  var argumentText: String { names.sorted().joined(separator: ",") }
  static var allValueStrings: [String] { AdditionRequest.shellNames }
}
