/// A completion script for zsh: a function that calls _arguments, and one for each subcommand.
struct ZshCompletion {
  let commands: [CommandPage]

  /// The script.
  var text: String {
    "#compdef \(commands[0].name)\n\n" + commands.reversed().map(function).joined(separator: "\n") + """

      \(Self.name(of: commands[0])) "$@"
      """
  }

  private static func name(of command: CommandPage) -> String { "_" + command.path.joined(separator: "_") }

  private func function(_ command: CommandPage) -> String {
    var arguments = (command.named + command.positional).map(Self.specification)
    if !command.subcommands.isEmpty {
      arguments += ["'1:subcommand:->subcommand'", "'*::argument:->argument'"]
    }
    let call = "_arguments \(command.subcommands.isEmpty ? "-s" : "-C") \\\n    "
    return """
      \(Self.name(of: command))() {
        local context state state_descr line
        typeset -A opt_args
        \(call)\(arguments.joined(separator: " \\\n    "))
      \(dispatch(command))}

      """
  }

  private func dispatch(_ command: CommandPage) -> String {
    guard !command.subcommands.isEmpty else { return "" }
    let names = command.subcommands.map { subcommand in
      "        \(Shell.quoted(Self.escaped(subcommand.commandName) + ":" + subcommand.abstract))"
    }
    let calls = command.subcommands.map { subcommand in
      "        \(subcommand.commandName)) _\((command.path + [subcommand.commandName]).joined(separator: "_")) ;;"
    }
    return """
        case $state in
          subcommand)
            local -a names=(
      \(names.joined(separator: "\n"))
            )
            _describe subcommand names ;;
          argument)
            case $line[1] in
      \(calls.joined(separator: "\n"))
            esac ;;
        esac

      """
  }

  private static func specification(_ definition: ArgumentDefinition) -> String {
    let action = action(of: definition)
    guard definition.kind != .positional else {
      let place = definition.arity == .many ? "*" : ""
      let isOptional = definition.arity != .many && definition.initial != nil
      return Shell.quoted("\(place):\(isOptional ? ":" : "")\(escaped(definition.valueName)):\(action)")
    }
    let explanation = "[\(escaped(definition.help))]"
    let value = definition.kind == .flag ? "" : ":\(escaped(definition.valueName)):\(action)"
    let repetition = definition.arity == .one ? "" : "*"
    let exclusion = definition.arity == .one && definition.names.count > 1
    return definition.names.map { name in
      (exclusion ? Shell.quoted("(\(definition.names.joined(separator: " ")))") : "")
        + Shell.quoted(repetition + name + explanation + value)
    }.joined(separator: " ")
  }

  private static func action(of definition: ArgumentDefinition) -> String {
    let values = definition.allValueStrings
    if values.isEmpty { return definition.isPath ? "_files" : "" }
    return
      "(\(values.map { escaped($0.split(separator: " ").joined(separator: "\\ ")) }.joined(separator: " ")))"
  }

  /// Escapes the characters that separate the parts of a specification.
  private static func escaped(_ text: String) -> String {
    String(text.flatMap { [":", "[", "]"].contains($0) ? ["\\", $0] : [$0] })
  }
}
