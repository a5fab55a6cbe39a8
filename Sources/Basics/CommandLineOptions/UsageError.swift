/// A mistake on the command line.
package enum UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A name with dashes that the command doesn't have, and a similar one that it has.
  case unknownOption(String, suggestion: String?)
  /// A subcommand that doesn't exist, and a similar one that does.
  case unknownSubcommand(String, suggestion: String?)
  /// A command that only has subcommands was given none.
  case missingSubcommand([String])
  /// A positional argument or a required option was not given.
  case missingArgument(String)
  /// An option stands without a value.
  case missingValue(option: String, valueName: String)
  /// A flag was given a value.
  case unexpectedValue(String, flag: String)
  /// A positional argument too many.
  case unexpectedArgument(String)
  /// A text that isn't a value of the argument's type, and all texts that are, if they can be listed.
  case invalidValue(String, argument: String, valid: [String])
  /// Arguments that don't go together.
  case invalidCombination(String)

  /// What is wrong, in one sentence or two.
  package var description: String {
    switch self {
    case .unknownOption(let name, let suggestion):
      "Unknown option '\(name)'.\(Self.didYouMean(suggestion))"
    case .unknownSubcommand(let name, let suggestion):
      "Unknown subcommand '\(name)'.\(Self.didYouMean(suggestion))"
    case .missingSubcommand(let names):
      "Missing subcommand: one of \(names.joined(separator: ", "))."
    case .missingArgument(let name):
      "Missing expected argument '\(name)'."
    case .missingValue(let option, let valueName):
      "Missing value for '\(option) <\(valueName)>'."
    case .unexpectedValue(let value, let flag):
      "The flag '\(flag)' takes no value, but was given '\(value)'."
    case .unexpectedArgument(let text):
      "Unexpected argument '\(text)'."
    case .invalidValue(let text, let argument, let valid):
      "The value '\(text)' is invalid for '\(argument)'.\(Self.choices(valid))"
    case .invalidCombination(let message):
      message
    }
  }

  private static func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean '\($0)'?" } ?? ""
  }

  private static func choices(_ valid: [String]) -> String {
    valid.isEmpty ? "" : " Use one of \(valid.joined(separator: ", "))."
  }
}

/// The error of arguments that are well formed but don't go together.
package struct ValidationError: Error, Hashable, Sendable {
  /// What is wrong and what to do, in one sentence.
  package let message: String

  /// Creates an error.
  package init(_ message: String) {
    self.message = message
  }
}

/// Why parsing a command line ended without a command to run.
package enum CommandInterruption: Error, Hashable, Sendable {
  /// Help, a script for a shell or the manual was asked for: its text.
  case help(String)
  /// The version was asked for: its text.
  case version(String)
  /// The arguments make no sense: why, the usage line of the command, and the command that prints its help.
  case usage(UsageError, usageLine: String, helpCommand: String)

  /// Whether the person got what was asked for.
  package var isClean: Bool {
    switch self {
    case .help, .version: true
    case .usage: false
    }
  }

  /// The whole text to print, without a newline at its end.
  package var message: String {
    switch self {
    case .help(let text), .version(let text):
      text
    case .usage(let error, let usageLine, let helpCommand):
      "Error: \(error)\nUsage: \(usageLine)\n  See '\(helpCommand)' for more information."
    }
  }
}
