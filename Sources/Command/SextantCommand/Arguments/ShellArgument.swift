import CommandLineOptions
import LinuxSDK

/// The requested shells: modules with Apple's names that contain what works without drawing.
struct ShellArgument: ExpressibleByArgument {
  let names: Set<String>

  /// The help of the option.
  static let help = ArgumentHelp(
    "Let \(allValueStrings.joined(separator: ", ")) be imported, as far as they go without drawing; with commas between.",
    valueName: "names")

  init?(argument: String) {
    names = Set(argument.split(separator: ",").map { $0.filter { $0 != " " } })
    guard !names.isEmpty, names.isSubset(of: Self.allValueStrings) else { return nil }
  }

  var argumentText: String { names.sorted().joined(separator: ",") }
  static var allValueStrings: [String] { AdditionRequest.shellNames }
}
