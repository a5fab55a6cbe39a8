import CommandLineOptions
import LinuxSDK

/// The shells that a person asks for: modules under Apple's names that hold what works without drawing.
struct ShellArgument: ExpressibleByArgument {
  /// The modules' names.
  let names: Set<String>

  /// What the option does.
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
