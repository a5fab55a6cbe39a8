import LocationPolicy
import LocationSimulation
import LocationTerms
import Phrases

/// The phone of the page: takes commands as lines of text and answers with JSON, the whole state of what is shown.
///
/// A command is a word, and behind a space what it needs. What can't be understood is answered with an error.
package struct PhonePage: Sendable {
  private var history = PhoneHistory(on: .newest)

  /// A phone of the newest release.
  package init() {}

  /// The commands of the page.
  private enum Command: String {
    /// Plays the words of a journey on a release: `start 13.2/plain opens.Runs~wait.5`; behind the release may stand the
    /// kind of app, and on a line below the Info.plist as JSON.
    case start
    /// The same for a link, which anybody may have broken: plays what can be played, and says what can't.
    case open
    /// Makes the move with a position in the list.
    case move
    /// Makes the move with a word.
    case go
    /// Takes the last move back.
    case undo
    /// Shows the moment after so many moves.
    case show
    /// Answers with the journey as a scenario.
    case export
    /// Answers with the journey as a Swift test.
    case test
    /// Plays a scenario as far as the page can, and says what it can't; or a test that was exported.
    case `import`
    /// Answers with the journey on all releases.
    case compare
  }

  /// Does what a command says, and returns what the page shows then.
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
    case .compare:
      let words = Array(history.words.prefix(history.position))
      return ["groups": .array(try PhoneComparison(words, of: history.app).groups.map { $0.value })]
    }
    return PhoneState(history, remarks).value(stepsFrom: first)
  }

  private static func started(_ text: String) throws(PhonePageError) -> PhoneHistory {
    let journey = try LinkedJourney(text)
    guard !journey.remarks.contains(where: { $0.isBreak }) else { throw .unreadableJourney }
    return journey.history
  }
}
