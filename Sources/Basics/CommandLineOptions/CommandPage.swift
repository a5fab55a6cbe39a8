/// A command or subcommand, described for completion scripts and manual pages.
struct CommandPage {
  /// The names of the commands from the root to this one.
  let path: [String]
  let configuration: CommandConfiguration
  let definitions: [ArgumentDefinition]
  /// The flags that every command has.
  let standardFlags: [ArgumentDefinition]

  /// The command's own name.
  var name: String { path[path.count - 1] }
  /// The subcommands.
  var subcommands: [CommandConfiguration] { configuration.subcommands.map { $0.configuration } }
  /// The options and flags.
  var named: [ArgumentDefinition] { definitions.filter { $0.kind != .positional } + standardFlags }
  /// The positional arguments.
  var positional: [ArgumentDefinition] { definitions.filter { $0.kind == .positional } }

  /// Returns a root command and all of its subcommands; each command precedes its subcommands.
  static func all(below root: any ParsableCommand.Type) -> [CommandPage] {
    let version = Flag(help: "Show the version.").definition(forProperty: "version")
    let help = Flag(name: .shortAndLong, help: "Show help information.").definition(forProperty: "help")
    let hasVersion = !root.configuration.version.isEmpty
    return all(below: root, path: [], with: [hasVersion ? version : nil, help].compactMap { $0 })
  }

  private static func all(
    below command: any ParsableCommand.Type, path: [String], with standardFlags: [ArgumentDefinition]
  ) -> [CommandPage] {
    let path = path + [command.configuration.commandName]
    let page = CommandPage(
      path: path, configuration: command.configuration, definitions: command.definitions,
      standardFlags: standardFlags)
    return [page]
      + command.configuration.subcommands.flatMap { all(below: $0, path: path, with: standardFlags) }
  }
}

extension ArgumentDefinition {
  /// Whether the value is the path of a file or folder, judging by its name.
  var isPath: Bool {
    ["file", "files", "folder", "path", "scenario"].contains(valueName)
  }
}
