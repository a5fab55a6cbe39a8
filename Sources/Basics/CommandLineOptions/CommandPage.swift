/// A command, or one below it, as what writes for shells and manuals sees it.
struct CommandPage {
  /// The names from the root to the command.
  let path: [String]
  let configuration: CommandConfiguration
  let definitions: [ArgumentDefinition]
  /// The flags that every command has.
  let standardFlags: [ArgumentDefinition]

  /// The command's own name.
  var name: String { path[path.count - 1] }
  /// The commands below it.
  var subcommands: [CommandConfiguration] { configuration.subcommands.map { $0.configuration } }
  /// What is given by name.
  var named: [ArgumentDefinition] { definitions.filter { $0.kind != .positional } + standardFlags }
  /// What is given by its place.
  var positional: [ArgumentDefinition] { definitions.filter { $0.kind == .positional } }

  /// Returns a root command and all below it, a command before those below it.
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
  /// Whether a value is the path of a file or folder, which the names of such values say.
  var isPath: Bool {
    ["file", "files", "folder", "path", "scenario"].contains(valueName)
  }
}
