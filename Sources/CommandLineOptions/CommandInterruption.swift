/// Why parsing a command line ended without a command to run.
public enum CommandInterruption: Error, Hashable, Sendable {
  /// Help was asked for: its text.
  case help(String)
  /// The version was asked for: its text.
  case version(String)
  /// The arguments make no sense: why, the usage line of the command, and the command that prints its help.
  case usage(UsageError, usageLine: String, helpCommand: String)

  /// Whether the person got what was asked for.
  public var isClean: Bool {
    switch self {
    case .help, .version: true
    case .usage: false
    }
  }

  /// The whole text to print, without a newline at its end.
  public var message: String {
    switch self {
    case .help(let text), .version(let text):
      text
    case .usage(let error, let usageLine, let helpCommand):
      "Error: \(error)\nUsage: \(usageLine)\n  See '\(helpCommand)' for more information."
    }
  }
}
