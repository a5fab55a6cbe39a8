import CommandLineOptions
import CommandOutput

/// The command as a function of its arguments and console, so that tests can run it.
enum SextantTool {
  /// Runs the subcommand that the arguments name.
  ///
  /// All errors are reported to the console.
  static func run(_ arguments: [String], in console: Console) -> ExitCode {
    do throws(CommandFailure) {
      return try command(arguments, in: console)
    } catch {
      return report(error, in: console)
    }
  }

  private static func command(_ arguments: [String], in console: Console) throws(CommandFailure) -> ExitCode {
    let command: any ParsableCommand
    do throws(CommandInterruption) {
      command = try Sextant.parseAsRoot(arguments)
    } catch {
      guard error.isClean else { throw .usage(error) }
      try console.print(error.message)
      return .success
    }
    guard let subcommand = command as? any Subcommand else {
      preconditionFailure("\(type(of: command)) is not a subcommand")
    }
    guard let check = subcommand as? Check, check.isRepeatable else { return try subcommand.run(in: console) }
    return try RepeatedCheck(arguments: arguments).run(in: console, check: check.run)
  }

  private static func report(_ failure: CommandFailure, in console: Console) -> ExitCode {
    do throws(OutputError) {
      try console.errors.write(failure.message + "\n")
    } catch {
      // If the error stream can't be written to, only the exit code can report the failure.
    }
    return .failure
  }
}
