/// A completion script for fish, with a line for each name.
struct FishCompletion {
  let commands: [CommandPage]

  /// The script.
  var text: String {
    (["complete -c \(commands[0].name) -f"] + commands.flatMap(lines)).joined(separator: "\n")
  }

  private func lines(_ command: CommandPage) -> [String] {
    let start = "complete -c \(commands[0].name) -n \(Shell.quoted(Self.condition(of: command)))"
    var lines = command.subcommands.map { subcommand in
      "\(start) -a \(subcommand.commandName) -d \(Shell.quoted(subcommand.abstract))"
    }
    lines += command.named.map { definition in
      "\(start) \(Self.names(of: definition))\(Self.value(of: definition)) -d \(Shell.quoted(definition.help))"
    }
    lines += command.positional.compactMap { definition in
      if !definition.allValueStrings.isEmpty { return "\(start) -a \(Self.list(definition.allValueStrings))" }
      return definition.isPath ? "\(start) -F" : nil
    }
    return lines
  }

  private static func condition(of command: CommandPage) -> String {
    if !command.subcommands.isEmpty {
      return "not __fish_seen_subcommand_from "
        + command.subcommands.map(\.commandName).joined(separator: " ")
    }
    return command.path.dropFirst().map { "__fish_seen_subcommand_from \($0)" }.joined(separator: "; and ")
  }

  private static func names(of definition: ArgumentDefinition) -> String {
    definition.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
      .joined(separator: " ")
  }

  private static func value(of definition: ArgumentDefinition) -> String {
    guard definition.kind == .option else { return "" }
    if !definition.allValueStrings.isEmpty { return " -x -a \(list(definition.allValueStrings))" }
    return definition.isPath ? " -r -F" : " -x"
  }

  /// Returns a list of words, each quoted, because fish separates words at spaces.
  private static func list(_ words: [String]) -> String {
    Shell.quoted(words.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " "))
  }
}
