/// What a command is called and says about itself.
public struct CommandConfiguration: Sendable {
  /// The name that is typed.
  public var commandName: String
  /// What the command does, in one sentence.
  public var abstract: String
  /// More about it, for the help; paragraphs are separated by empty lines.
  public var discussion: String
  /// The version that the version flag prints; empty without such a flag.
  public var version: String
  /// The commands below this one.
  public var subcommands: [any ParsableCommand.Type]

  /// Creates a configuration.
  public init(
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
