import TextReading

/// Finds the command that a command line names, and parses its arguments.
struct CommandParser {
  let root: any ParsableCommand.Type

  /// Parses arguments, which don't include the program's name.
  func parse(_ arguments: [String]) throws(CommandInterruption) -> any ParsableCommand {
    var path = [root]
    var rest = arguments[...]
    if rest.first == "help", !root.configuration.subcommands.isEmpty {
      throw try helpRequest(Array(rest.dropFirst()))
    }
    while let name = rest.first, let next = Self.subcommand(named: name, of: path[path.count - 1]) {
      path.append(next)
      rest = rest.dropFirst()
    }
    try throwIfAskedForHelpOrVersion(rest, path: path)
    try throwIfAskedForShells(rest, path: path)
    do throws(UsageError) {
      return try command(path[path.count - 1], from: rest)
    } catch {
      throw interruption(error, path: path)
    }
  }

  private static func subcommand(
    named name: String, of command: any ParsableCommand.Type
  ) -> (any ParsableCommand.Type)? {
    command.configuration.subcommands.first { $0.configuration.commandName == name }
  }

  /// Handles "help", "help check" and "help nonsense".
  private func helpRequest(_ names: [String]) throws(CommandInterruption) -> CommandInterruption {
    var path = [root]
    for name in names where !["-h", "--help"].contains(name) {
      guard let next = Self.subcommand(named: name, of: path[path.count - 1]) else {
        throw interruption(unknownSubcommand(name, of: path[path.count - 1]), path: path)
      }
      path.append(next)
    }
    return .help(HelpText(path: path).text)
  }

  /// Throws if help or the version is requested.
  ///
  /// Such a request takes precedence over any error, but is ignored after "--".
  private func throwIfAskedForHelpOrVersion(
    _ arguments: ArraySlice<String>, path: [any ParsableCommand.Type]
  ) throws(CommandInterruption) {
    let options = arguments.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      throw .help(HelpText(path: path).text)
    }
    if options.contains("--version"), !root.configuration.version.isEmpty {
      throw .version(root.configuration.version)
    }
  }

  /// Handles the hidden options that packaging scripts use; as in Swift's own tools, the help
  /// doesn't list them.
  private func throwIfAskedForShells(
    _ arguments: ArraySlice<String>, path: [any ParsableCommand.Type]
  ) throws(CommandInterruption) {
    guard path.count == 1, let first = arguments.first else { return }
    let parts = first.split(separator: "=", maxSplits: 1).map(String.init)
    guard let option = parts.first,
      let valueName = ["--generate-completion-script": "shell", "--generate-manual": "date"][option]
    else { return }
    guard let value = parts.dropFirst().first ?? arguments.dropFirst().first else {
      throw interruption(.missingValue(option: option, valueName: valueName), path: path)
    }
    switch option {
    case "--generate-completion-script":
      guard let shell = CompletionShell(rawValue: value) else {
        throw interruption(
          .invalidValue(value, argument: option, valid: CompletionShell.allCases.map(\.rawValue)), path: path)
      }
      throw .help(root.completionScript(for: shell))
    default:
      throw .help(root.manualPage(date: value))
    }
  }

  private func command(
    _ type: any ParsableCommand.Type, from arguments: ArraySlice<String>
  ) throws(UsageError) -> any ParsableCommand {
    let subcommands = type.configuration.subcommands
    if let name = arguments.first, !name.hasPrefix("-"), !subcommands.isEmpty {
      throw unknownSubcommand(name, of: type)
    }
    let standardNames = root.configuration.version.isEmpty ? ["--help"] : ["--help", "--version"]
    let scanner = ArgumentScanner(definitions: type.definitions, standardNames: standardNames)
    let values = try scanner.values(from: arguments)
    guard subcommands.isEmpty else {
      throw .missingSubcommand(subcommands.map { $0.configuration.commandName })
    }
    do {
      let command = try type.decoded(from: values)
      try command.validate()
      return command
    } catch let error as ValidationError {
      throw .invalidCombination(error.message)
    } catch {
      preconditionFailure("\(type) has a stored property that is not an argument: \(error)")
    }
  }

  private func unknownSubcommand(_ name: String, of command: any ParsableCommand.Type) -> UsageError {
    let names = command.configuration.subcommands.map { $0.configuration.commandName }
    return .unknownSubcommand(name, suggestion: EditDistance.nearest(to: name, among: names))
  }

  private func interruption(_ error: UsageError, path: [any ParsableCommand.Type]) -> CommandInterruption {
    let help = HelpText(path: path)
    return .usage(error, usageLine: help.usageLine, helpCommand: help.commandLine + " --help")
  }
}
