import CommandLineOptions
import CommandOutput

/// A command that can be run.
protocol Subcommand: ParsableCommand {
  /// Does what was asked for.
  func run(in console: Console) throws(CommandFailure) -> ExitCode
}
