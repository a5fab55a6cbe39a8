/// A completion script for bash: a function that fills COMPREPLY.
struct BashCompletion {
  let commands: [CommandPage]

  private var root: String { commands[0].name }

  /// The script.
  var text: String {
    """
    # bash completion for \(root)
    _\(root)() {
      local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=\(root) before
      for before in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
        case "$command $before" in
          \(commands.dropFirst().map { Shell.quoted($0.path.joined(separator: " ")) }.joined(separator: " | "))) command="$command $before" ;;
        esac
      done
      COMPREPLY=()
      case $command in
    \(commands.map(branch).joined(separator: "\n"))
      esac
    }
    complete -o filenames -F _\(root) \(root)
    """
  }

  private func branch(_ command: CommandPage) -> String {
    var lines = ["    \(Shell.quoted(command.path.joined(separator: " "))))"]
    let values = command.named.filter { $0.kind == .option }.map { option in
      "        \(option.names.joined(separator: " | "))) \(Self.reply(to: option)) return ;;"
    }
    if !values.isEmpty { lines += ["      case $previous in"] + values + ["      esac"] }
    lines.append(
      "      if [[ $word == -* ]]; then \(Self.words(command.named.flatMap(\.names))) return; fi")
    let words = command.subcommands.map(\.commandName) + command.positional.flatMap(\.allValueStrings)
    if !words.isEmpty { lines.append("      " + Self.words(words)) }
    if command.positional.contains(where: \.isPath) { lines.append("      " + Self.files) }
    return (lines + ["      ;;"]).joined(separator: "\n")
  }

  private static func reply(to option: ArgumentDefinition) -> String {
    if !option.allValueStrings.isEmpty { return words(option.allValueStrings) }
    return option.isPath ? files : ""
  }

  /// Returns a list of words separated by line breaks, because words can contain spaces, as the
  /// names of buttons do.
  private static func words(_ words: [String]) -> String {
    "local IFS=$'\\n'; COMPREPLY+=($(compgen -W \(Shell.quoted(words.joined(separator: "\n"))) -- \"$word\"));"
  }

  private static let files = #"local IFS=$'\n'; COMPREPLY+=($(compgen -f -- "$word"));"#
}
