import CommandLineOptions
import CommandOutput

/// Tests the installation.
struct SelfCheck: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "self-check",
    abstract: "Check that this installation of sextant is whole.",
    discussion: """
      Has each rule judge the small projects that come with it, asks the catalog a question, lets a simulated iPhone \
      answer a request on each release, and looks for the one library that is loaded on demand. Reads no file, writes \
      none, and needs no network.

      Exits with 0 if all is as it should be, and with 1 if not.
      """)

  func run(in console: Console) throws(CommandFailure) -> ExitCode {
    let report = InstallationReport(parts: InstallationPart.allCases.map { ($0, $0.flaws()) })
    try console.print(report.text)
    return report.isWhole ? .success : .errorsFound
  }
}
