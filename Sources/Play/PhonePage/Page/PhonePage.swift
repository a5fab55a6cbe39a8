import LocationDrawing
import LocationPolicy
import LocationSimulation
import LocationTerms
import Phrases

/// The phone of the page: accepts commands as lines of text and answers with JSON, the whole displayed state.
///
/// A command is a word, followed by a space and its argument. The answer to an invalid command is an error.
package struct PhonePage: Sendable {
  private var history = PhoneHistory(on: .newest)
  private var look = PhoneLook()

  /// Creates a phone with the newest release.
  package init() {}

  /// The commands of the page.
  private enum Command: String {
    /// Plays the words of a journey on a release: `start 13.2/plain opens.Runs~wait.5`; the kind of app may follow
    /// the release, and the Info.plist as JSON may follow on a line below.
    case start
    /// Does the same for a link, which may be damaged: plays as much as possible, and reports the rest.
    case open
    /// Makes the move with a position in the list.
    case move
    /// Makes the move with a word.
    case go
    /// Undoes the last move.
    case undo
    /// Displays the moment after a number of moves.
    case show
    /// Answers with the journey as a scenario.
    case export
    /// Answers with the journey as a Swift test.
    case test
    /// Plays a scenario as far as the page supports, and reports the rest; also accepts a test that was exported.
    case `import`
    /// Answers with the journey on all releases.
    case compare
    /// Looks at the phone in another way until the next move, and answers with it: `look imprecise`, `look
    /// controlCenter`.
    case look
    /// Has the phone speak in words given as JSON, and answers with it.
    case words
    /// Answers with a picture of the phone in an appearance, as a file: `picture dark`.
    case picture
    /// Answers with one of the phones of all releases.
    case pictures
  }

  /// Runs a command, and returns the displayed state.
  package mutating func answer(_ text: String) -> String {
    do throws(PhonePageError) {
      return TraceJSON.text(of: try value(of: text))
    } catch {
      return TraceJSON.text(of: ["error": .string(error.text.english)])
    }
  }

  private mutating func value(of text: String) throws(PhonePageError) -> JSONValue {
    let space = text.firstIndex(of: " ") ?? text.endIndex
    let rest = space < text.endIndex ? String(text[text.index(after: space)...]) : ""
    guard let command = Command(rawValue: String(text[..<space])) else { throw .unknownCommand }
    switch command {
    case .look:
      look.isPrecise = rest != "imprecise"
      look.showsControlCenter = rest == "controlCenter"
      return look.drawn(history).value
    case .words:
      guard let words = JSONValue(json: rest).flatMap(PhoneWords.init) else { throw .unknownCommand }
      look = PhoneLook(words: words)
      return look.drawn(history).value
    case .picture:
      let drawing = look.drawn(history).drawing.titled("iOS \(history.release.name)")
      return ["picture": .string(drawing.file(Appearance(rawValue: rest) ?? .readers))]
    case .pictures:
      let figures = try comparison.groups.map { group in
        PhoneLook(words: look.words).drawn(group.history).drawing.titled(group.title)
      }
      let drawing = figures.dropFirst().reduce(figures[0]) { $0.beside($1) }
      return ["picture": .string(drawing.file(Appearance(rawValue: rest) ?? .readers))]
    case .export, .test: break
    default: look = PhoneLook(words: look.words)
    }
    return try shown(after: command, rest)
  }

  /// Runs a command that may change what is displayed.
  private mutating func shown(after command: Command, _ rest: String) throws(PhonePageError) -> JSONValue {
    var first = history.steps.count
    var remarks: [PhoneRemark] = []
    switch command {
    case .start:
      history = try Self.started(rest)
      first = 0
    case .open:
      let link = try LinkedJourney(rest)
      (history, remarks, first) = (link.history, link.remarks, 0)
    case .move:
      guard let index = Int(rest), history.moves.indices.contains(index) else { throw .noSuchMove }
      first = history.position + 1
      try history.add(history.moves[index])
    case .go:
      first = history.position + 1
      try history.add(rest)
    case .undo: history.undo()
    case .show: history.show(Int(rest) ?? 0)
    case .export: return ["scenario": history.scenario]
    case .test: return ["test": .string(PhoneTest(history).text)]
    case .import:
      if let command = PhoneTest.startCommand(in: rest) {
        history = try Self.started(command)
      } else {
        guard let value = JSONValue(json: rest) else { throw .noJourney }
        let scenario = try OpenedScenario(value, on: history.release)
        (history, remarks) = (scenario.history, scenario.remarks)
      }
      first = 0
    case .compare: return ["groups": .array(try comparison.groups.map { $0.value(look) })]
    case .look, .words, .picture, .pictures: break
    }
    return PhoneState(history, look, remarks).value(stepsFrom: first)
  }

  /// The journey on all releases, up to the displayed moment.
  private var comparison: PhoneComparison {
    get throws(PhonePageError) {
      try PhoneComparison(
        Array(history.words.prefix(history.position)), of: history.app, seenOn: history.release)
    }
  }

  private static func started(_ text: String) throws(PhonePageError) -> PhoneHistory {
    let journey = try LinkedJourney(text)
    guard !journey.remarks.contains(where: { $0.isBreak }) else { throw .unreadableJourney }
    return journey.history
  }
}
