import CommandLineOptions
import CommandOutput
import LeanFoundation
import LocationEvidence
import LocationPolicy
import LocationScenario
import Phrases
import Terminal
import Translations

/// Plays with a simulated phone in a terminal.
struct Phone: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "phone",
    abstract: "Use a simulated iPhone in the terminal, and save the journey as a scenario.",
    discussion: """
      One key is one move: what the person taps, what the app calls, how time passes, what the system does. The same \
      journey can be seen on any release with < and >. U undoes a move, S saves the journey for 'sextant simulate'.

      Without a scenario, the phone has an app with every usage description; with one, it continues where its steps end.
      """)

  @Argument(help: "A scenario to begin with.", value: "scenario")
  var path: String?

  @Option(help: "The iOS version to begin with, such as 13.2.", value: "version")
  var ios: ReleaseArgument?

  @Option(help: "The language of the phone and of what happens on it, by default that of LANG.")
  var language: Language?

  @Option(help: "Where S saves the journey.", value: "file")
  var save = "journey.json"

  @Option(
    help:
      "Write the phone into a file for a browser instead. Releases for Linux contain it; a checkout of Sextant compiles it, which takes minutes and a toolchain of swift.org.",
    value: "file")
  var output: String?

  @Flag(
    name: "open",
    help: "Show the phone in a browser instead: the file of --output, or the page of a release for Linux.")
  var opens: Bool

  @Option(
    help:
      "The checkout of Sextant that --output compiles; SEXTANT_SOURCE names it too, and a sextant built in a checkout finds it.",
    value: "folder")
  var source: String?

  func validate() throws(ValidationError) {
    if source != nil, output == nil { throw ValidationError("--source needs --output") }
    if output != nil || opens, path != nil || ios != nil {
      throw ValidationError(
        "--output and --open take neither a scenario nor --ios: the page has all releases")
    }
  }

  func run(in console: Console) throws(CommandFailure) -> ExitCode {
    if output != nil || opens {
      return try PhonePageFile(path: output, source: source, opens: opens).make(in: console)
    }
    let start = ios?.release ?? .newest
    var game: PhoneGame
    do throws(ScenarioError) {
      game = try PhoneGame(PhoneJourney(scenario: path), on: start)
    } catch {
      throw .scenario(path: path ?? "the journey", error)
    }
    guard console.output.isTerminal, let keyboard = Keyboard() else { throw .noTerminal }
    // The alternate screen, so that the previous contents are restored at the end.
    try console.write("\u{1B}[?1049h")
    let outcome = Result { () throws(CommandFailure) in try play(&game, with: keyboard, in: console) }
    try console.write("\u{1B}[?1049l")
    return try outcome.get()
  }

  private func play(
    _ game: inout PhoneGame, with keyboard: Keyboard, in console: Console
  ) throws(CommandFailure) -> ExitCode {
    var message = ""
    var hasSaved = false
    while true {
      let width = console.terminal.width(standard: WrappedText.standardWidth)
      let view = PhoneView(
        game: game, width: width, height: keyboard.height, isColored: console.terminal.wantsColor,
        language: console.language(language), message: message)
      try console.write("\u{1B}[2J\u{1B}[H" + view.lines.joined(separator: "\r\n"))
      message = ""
      let key: Character
      switch keyboard.next() {
      case .key(let pressed): key = pressed
      case .signal(let number): return .ended(by: number)
      case .gone: return .success
      }
      do throws(ScenarioError) {
        switch try game.take(key) {
        case .redraw: break
        case .quit: return .success
        case .save: message = saved(game, again: &hasSaved).text(in: console.language(language))
        }
      } catch {
        throw .scenario(path: path ?? "the journey", error)
      }
    }
  }

  /// Saves the journey without overwriting a file, and returns a message.
  private func saved(_ game: PhoneGame, again hasSaved: inout Bool) -> Phrase {
    do {
      let text = try StableJSON.text(of: EncodableTable(value: game.journey.value(for: game.release))) + "\n"
      try Data(text.utf8).write(
        to: URL(filePath: save), options: hasSaved ? [.atomic] : [.withoutOverwriting])
      hasSaved = true
      return "Saved: sextant simulate \(save)"
    } catch let error as CocoaError where error.code == .fileWriteFileExists {
      return "\(save) already exists; give another name with --save"
    } catch {
      return "\(save) can't be written: \(error.systemReason)"
    }
  }
}
