/// An error in the command line.
package enum UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The option doesn't exist; a similar one is suggested, if there is one.
  case unknownOption(String, suggestion: String?)
  /// The subcommand doesn't exist; a similar one is suggested, if there is one.
  case unknownSubcommand(String, suggestion: String?)
  /// A subcommand is required.
  case missingSubcommand([String])
  /// A positional argument or a required option was not given.
  case missingArgument(String)
  /// The option has no value.
  case missingValue(option: String, valueName: String)
  /// A flag was given a value.
  case unexpectedValue(String, flag: String)
  /// There is an extra positional argument.
  case unexpectedArgument(String)
  /// The text isn't a valid value of the argument; the valid values are given if they can be
  /// listed.
  case invalidValue(String, argument: String, valid: [String])
  /// The arguments can't be combined.
  case invalidCombination(String)

  /// A message of one or two sentences.
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

/// An error for arguments that are valid individually but can't be combined.
package struct ValidationError: Error, Hashable, Sendable {
  /// A message that says what is wrong and what to do, in one sentence.
  package let message: String

  /// Creates an error.
  package init(_ message: String) {
    self.message = message
  }
}

/// A reason to end without running a command.
package enum CommandInterruption: Error, Hashable, Sendable {
  /// Help, a completion script or the manual was requested; the value is its text.
  case help(String)
  /// The version was requested; the value is its text.
  case version(String)
  /// The command line is invalid.
  ///
  /// The values are the error, the usage line of the command, and the command that prints its help.
  case usage(UsageError, usageLine: String, helpCommand: String)

  /// Whether the user got the text that was requested.
  package var isClean: Bool {
    switch self {
    case .help, .version: true
    case .usage: false
    }
  }

  /// The text to print, without a trailing newline.
  package var message: String {
    switch self {
    case .help(let text), .version(let text):
      text
    case .usage(let error, let usageLine, let helpCommand):
      "Error: \(error)\nUsage: \(usageLine)\n  See '\(helpCommand)' for more information."
    }
  }
}
