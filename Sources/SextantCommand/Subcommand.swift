import CommandLineOptions

/// A command that can be run.
protocol Subcommand: ParsableCommand {
  /// Does what was asked for.
  func run(in session: Session) throws(CommandFailure) -> ExitCode
}
