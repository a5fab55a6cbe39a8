import CommandLineOptions
import CommandOutput

/// A command that can be run.
protocol Subcommand: ParsableCommand {
  /// Runs the command.
  func run(in console: Console) throws(CommandFailure) -> ExitCode
}
