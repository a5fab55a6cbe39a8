/// A shell for which a completion script can be generated.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish
}

extension ParsableCommand {
  /// Returns the completion script of the command and its subcommands.
  static func completionScript(for shell: CompletionShell) -> String {
    let commands = CommandPage.all(below: self)
    return switch shell {
    case .bash: BashCompletion(commands: commands).text
    case .zsh: ZshCompletion(commands: commands).text
    case .fish: FishCompletion(commands: commands).text
    }
  }

  /// Returns the manual page of the command and its subcommands, for man(1).
  static func manualPage(date: String) -> String {
    ManualPage(commands: CommandPage.all(below: self), date: date).text
  }
}
