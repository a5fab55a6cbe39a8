import LocationPolicy
import LocationSimulation
import LocationTerms
import Phrases

/// The phone of the page: accepts commands as lines of text and answers with JSON, the whole displayed state.
///
/// A command is a word, followed by a space and its argument. The answer to an invalid command is an error.
package struct PhonePage: Sendable {
  private var history = PhoneHistory(on: .newest)

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
