/// A command whose properties are its arguments, options and flags.
///
/// ```swift
/// struct Repeat: ParsableCommand {
///   static let configuration = CommandConfiguration(commandName: "repeat", abstract: "Repeats a phrase.")
///
///   @Argument(help: "The phrase to repeat.") var phrase: String
///   @Option(help: "How many times.") var count = 2
///   @Flag(help: "Number the lines.") var numbers
/// }
/// ```
package protocol ParsableCommand: ParsableArguments, SendableMetatype {
  /// The command's name, help and subcommands.
  static var configuration: CommandConfiguration { get }
  /// Checks what the types of the properties can't express.
  ///
  /// - Throws: ``ValidationError`` with what is wrong.
  func validate() throws(ValidationError)
}

extension ParsableCommand {
  /// Accepts all values.
  package func validate() throws(ValidationError) {}

  /// Parses arguments, without the program's name, with this command as the root.
  ///
  /// - Returns: The command that was named: this one or one below it.
  /// - Throws: ``CommandInterruption`` if help or the version is requested, or the arguments are invalid.
  package static func parseAsRoot(_ arguments: [String]) throws(CommandInterruption) -> any ParsableCommand {
    try CommandParser(root: self).parse(arguments)
  }

  /// Creates the command from parsed values.
  static func decoded(from values: [String: Any]) throws -> any ParsableCommand {
    try Self(from: ParsedArgumentDecoder(values: values))
  }
}

/// The name, help and subcommands of a command.
package struct CommandConfiguration: Sendable {
  /// The name to type.
  package var commandName: String
  /// A description in one sentence.
  package var abstract: String
  /// Further text for the help; paragraphs are separated by empty lines.
  package var discussion: String
  /// The text that the version flag prints; without it, there is no such flag.
  package var version: String
  /// The subcommands.
  package var subcommands: [any ParsableCommand.Type]

  /// Creates a configuration.
  package init(
    commandName: String, abstract: String, discussion: String = "", version: String = "",
    subcommands: [any ParsableCommand.Type] = []
  ) {
    self.commandName = commandName
    self.abstract = abstract
    self.discussion = discussion
    self.version = version
    self.subcommands = subcommands
  }
}
