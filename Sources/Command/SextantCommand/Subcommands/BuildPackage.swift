import CommandLineOptions
import CommandOutput
import LinuxSDK

/// Builds a package of the user with Core Location for Linux.
struct BuildPackage: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build any package that imports CoreLocation on Linux.",
    discussion: """
      Runs swift build with the package's own manifest and gives it the module CoreLocation from outside. The package \
      is built in .build/sextant, so its ordinary build stays as it is. Arguments after -- are passed to swift build.

      Exits with the code of swift build, and with 2 if the command line is invalid or there is no SDK.
      """)

  @Option(name: "package-path", help: "The package, or a folder in it.", value: "folder")
  var packagePath = "."

  @OptionGroup var options: PackageOptions

  @Argument(help: "Arguments for swift build, after --.", value: "arguments")
  var arguments: [String]

  func run(in console: Console) throws(CommandFailure) -> ExitCode {
    do throws(SDKError) {
      return try PackageRun(
        packagePath: packagePath, sdk: options.sdk, additions: options.more.request, arguments: arguments,
        explains: !options.isQuiet, in: console
      ).build()
    } catch {
      throw .sdk(error)
    }
  }
}
