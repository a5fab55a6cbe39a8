import CommandLineOptions

/// The options of commands that build a package of the user with Core Location for Linux.
struct PackageOptions: ParsableArguments {
  @Option(help: "The folder of the SDK, if it is not in the cache.", value: "folder")
  var sdk: String?

  @OptionGroup var more: AdditionOptions

  @Flag(name: "quiet", help: "Don't list problems caused by differences on Linux.")
  var isQuiet: Bool
}
