import CommandLineOptions
import CommandOutput
import LinuxSDK

/// Builds the CoreLocation module for Linux and prints the flags for compiling with it.
struct SDK: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "sdk",
    abstract: "Build Core Location for Linux into a folder, and print the flags for using it.",
    discussion: """
      A release of Sextant contains the SDK for one version of Swift. Elsewhere the first run builds it from Sextant's \
      sources, which takes minutes; later runs reuse it unless the sources or the compiler have changed.

      swiftc $(sextant sdk --flags) main.swift -o main && ./main
      """)

  @Flag(help: "Print the flags for swiftc, on one line.")
  var flags: Bool

  @Flag(name: "package-flags", help: "Print the flags for swift build and swift test, on one line.")
  var packageFlags: Bool

  @Flag(name: "list", help: "Print the SDK's modules, and how much of Apple's API they cover.")
  var isList: Bool

  @Option(help: "Build the SDK in this folder instead of one in the cache (XDG_CACHE_HOME).", value: "folder")
  var output: String?

  @Option(
    help:
      "The folder of the Sextant package. The default is SEXTANT_SOURCE, or else the folder that contains this program.",
    value: "folder")
  var source: String?

  @Flag(name: "force", help: "Build the SDK even if it exists.")
  var isForced: Bool

  @OptionGroup var more: AdditionOptions

  func validate() throws(ValidationError) {
    if [flags, packageFlags, isList].count(where: \.self) > 1 {
      throw ValidationError("--flags, --package-flags and --list exclude each other")
    }
  }

  func run(in console: Console) throws(CommandFailure) -> ExitCode {
    let line: String
    do throws(SDKError) {
      let sdk = try SDKRequest(source: source, output: output).sdk(isForced: isForced, in: console)
      line =
        isList
        ? try SDKContents(of: sdk.folder).text
        : try text(for: sdk.folder, with: try more.request.built(for: sdk, in: console))
    } catch {
      throw .sdk(error)
    }
    try console.print(line)
    return .success
  }

  private func text(for sdk: SDKFolder, with additions: Additions) throws(SDKError) -> String {
    if flags { return try SDKFlags.line(sdk.flags(additions).swiftc) }
    if packageFlags { return try SDKFlags.line(sdk.flags(additions).package) }
    return sdk.path
  }
}
