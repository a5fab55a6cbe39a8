import CommandLineOptions
import LinuxSDK

/// The options of commands whose SDK may have more modules than Core Location.
struct AdditionOptions: ParsableArguments {
  @Option(
    name: "shell",
    help: """
      Let \(AdditionRequest.shellNames.joined(separator: ", ")) be imported, as far as they go without drawing; \
      with commas between.
      """,
    value: "names")
  var shells: ShellArgument?

  @Option(
    name: "module",
    help:
      "Let the libraries of a package stand in for a module, such as Combine=../MyCombine; may be repeated.",
    value: "name=folder")
  var modules: [ModuleArgument]

  /// The additions to the SDK.
  var request: AdditionRequest {
    AdditionRequest(
      shells: shells?.names ?? [], modules: modules.map { .init(name: $0.name, folder: $0.folder) })
  }
}
