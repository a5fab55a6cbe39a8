import CommandLineOptions
import LinuxSDK

/// The options of commands that build a package of the user with Core Location for Linux.
struct PackageOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the SDK, if it is not in the cache.", valueName: "folder"))
  var sdk: String?

  @Option(name: .customLong("shell"), help: ShellArgument.help)
  var shells: ShellArgument?

  @Option(name: .customLong("module"), help: ModuleArgument.help)
  var modules: [ModuleArgument]

  @Flag(name: .customLong("quiet"), help: "Don't list problems caused by differences on Linux.")
  var isQuiet: Bool

  /// The additions to the SDK.
  var additions: AdditionRequest { AdditionRequest(shells, modules) }
}
