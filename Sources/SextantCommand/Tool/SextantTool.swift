import CommandLineOptions

/// The command as a function of its arguments and surroundings, so that tests can run it.
enum SextantTool {
  /// Runs the subcommand that the arguments name.
  ///
  /// All that goes wrong is reported to the session.
  static func run(_ arguments: [String], in session: Session) -> ExitCode {
    do throws(CommandFailure) {
      return try command(arguments, in: session)
    } catch {
      return report(error, in: session)
    }
  }

  private static func command(_ arguments: [String], in session: Session) throws(CommandFailure) -> ExitCode {
    let command: any ParsableCommand
    do throws(CommandInterruption) {
      command = try Sextant.parseAsRoot(arguments)
    } catch {
      guard error.isClean else { throw .usage(error) }
      try session.print(error.message)
      return .success
    }
    guard let subcommand = command as? any Subcommand else {
      preconditionFailure("\(type(of: command)) is no subcommand")
    }
    return try subcommand.run(in: session)
  }

  private static func report(_ failure: CommandFailure, in session: Session) -> ExitCode {
    do throws(OutputError) {
      try session.errors.write(failure.message + "\n")
    } catch {
      // Nobody can be told when standard error can't be written to; the code tells that something failed.
    }
    return .failure
  }
}
