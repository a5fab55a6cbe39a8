/// A shell that completes command lines by a script of the command's.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish
}

extension ParsableCommand {
  /// Returns a script by which a shell completes the command and all below it.
  static func completionScript(for shell: CompletionShell) -> String {
    let commands = CommandPage.all(below: self)
    return switch shell {
    case .bash: BashCompletion(commands: commands).text
    case .zsh: ZshCompletion(commands: commands).text
    case .fish: FishCompletion(commands: commands).text
    }
  }

  /// Returns the manual page of the command and all below it, for man(1).
  static func manualPage(date: String) -> String {
    ManualPage(commands: CommandPage.all(below: self), date: date).text
  }
}
