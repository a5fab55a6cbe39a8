import LocationPolicy
import LocationSimulation

/// The phone of the page: takes commands as lines of text and answers with JSON, the whole state of what is shown.
///
/// A command is a word, and behind a space what it needs. What can't be understood is answered with an error.
package struct PhonePage: Sendable {
  private var history = PhoneHistory(on: .newest)

  /// A phone of the newest release.
  package init() {}

  /// The commands of the page.
  private enum Command: String {
    /// Plays the words of a journey on a release: `start 13.2 open.Runs~wait.5`, a line below it the Info.plist as JSON.
    case start
    /// Makes the move with a position in the list.
    case move
    /// Takes the last move back.
    case undo
    /// Shows the moment after so many moves.
    case show
    /// Answers with the journey as a scenario.
    case export
    /// Plays a scenario that was exported.
    case `import`
  }

  /// Does what a command says, and returns what the page shows then.
  package mutating func answer(_ text: String) -> String {
    do throws(PhonePageError) {
      return TraceJSON.text(of: try value(of: text))
    } catch {
      return TraceJSON.text(of: ["error": .string(error.text)])
    }
  }

  private mutating func value(of text: String) throws(PhonePageError) -> TableValue {
    let space = text.firstIndex(of: " ") ?? text.endIndex
    let rest = space < text.endIndex ? String(text[text.index(after: space)...]) : ""
    guard let command = Command(rawValue: String(text[..<space])) else { throw .unknownCommand }
    var first = history.steps.count
    switch command {
    case .start:
      history = try Self.started(rest)
      first = 0
    case .move:
      guard let index = Int(rest), history.moves.indices.contains(index) else { throw .noSuchMove }
      first = history.position + 1
      try history.add(history.moves[index])
    case .undo: history.undo()
    case .show: history.show(Int(rest) ?? 0)
    case .export: return ["scenario": history.scenario]
    case .import:
      guard let scenario = TableValue(json: rest) else { throw .otherScenario }
      history = try PhoneHistory(scenario: scenario)
      first = 0
    }
    return PhoneState(history).value(stepsFrom: first)
  }

  private static func started(_ text: String) throws(PhonePageError) -> PhoneHistory {
    let lines = text.split(separator: "\n", maxSplits: 1).map { String($0) }
    let parts = (lines.first ?? "").split(separator: " ", maxSplits: 1).map { String($0) }
    guard let name = parts.first, let release = Policies.known.release(named: name) else {
      throw .unreadableJourney
    }
    var app = PhoneApp()
    if lines.count > 1 {
      guard let infoPlist = TableValue(json: lines[1]), case .object = infoPlist else {
        throw .unreadableJourney
      }
      app.infoPlist = infoPlist
    }
    var history = PhoneHistory(app, on: release)
    for word in (parts.count > 1 ? parts[1] : "").split(separator: "~") { try history.add(String(word)) }
    return history
  }
}
