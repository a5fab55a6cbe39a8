package import LocationPolicy
package import LocationSimulation
import LocationTerms

/// A journey that is played: a phone after each move, so that one can go back and forth in time.
package struct PhoneHistory: Sendable {
  /// What a move led to.
  package struct Step: Sendable {
    /// The move; nil for the start.
    package let move: PhoneMove?
    /// The word that asked for it, also where the release has another move for the same intention; nil for the start.
    package let word: String?
    /// The phone after it.
    package let play: PhonePlay
    /// What happened.
    package let lines: [TimelineLine]
    /// The locations that reached the app, thinned out where they are many.
    package let fixes: [Fix]

    /// The word of a move that could not be made, and so changed nothing.
    package var missed: String? { move == nil ? word : nil }
  }

  /// The most moves of a journey.
  package static let moveLimit = 1_000

  /// The release.
  package let release: Release
  /// The app.
  package let app: PhoneApp
  /// The start and what each move led to.
  package private(set) var steps: [Step]
  /// How many moves have been made at the moment that is shown.
  package private(set) var position = 0
  /// The moves that can be made at the moment that is shown.
  package private(set) var moves: [PhoneMove]

  /// A phone that was just switched on.
  package init(_ app: PhoneApp = PhoneApp(), on release: Release) {
    self.app = app
    self.release = release
    let play = PhonePlay(app, on: release)
    steps = [Step(move: nil, word: nil, play: play, lines: [], fixes: [])]
    moves = play.moves
  }

  /// The phone at the moment that is shown.
  package var play: PhonePlay { steps[position].play }

  /// The words of the moves made so far, also those that a release has no place for.
  package var words: [String] { steps.compactMap { $0.word } }

  /// Makes a move, which a word may have asked for; what had come after the moment that is shown is forgotten.
  package mutating func add(_ move: PhoneMove, for word: String? = nil) throws(PhonePageError) {
    var next = play
    let start = next.device.trace.count
    next.play(move.deed)
    let entries = next.device.trace.entries(from: start)
    try append(
      Step(
        move: move, word: word ?? move.word, play: next,
        lines: TraceTimeline(entries, names: next.names).lines,
        fixes: Self.fixes(in: entries)))
  }

  /// The most locations of a step that are kept.
  private static let fixLimit = 60

  private static func fixes(in entries: [TraceEntry]) -> [Fix] {
    let all = entries.flatMap { entry -> [Fix] in
      guard case .delivered(let content) = entry.event else { return [] }
      return switch content {
      case .locations(let fixes): fixes
      case .liveUpdate(let update): update.fix.map { [$0] } ?? []
      // Other messages bring no location to draw.
      default: []
      }
    }
    let stride = all.count / fixLimit + 1
    return all.indices.filter { $0 % stride == 0 }.map { all[$0] }
  }

  /// Makes the move with a word, or what comes to the same on this release, or notes that it can't be made now.
  package mutating func add(_ word: String) throws(PhonePageError) {
    if let move = moves.first(where: { $0.word == word }) ?? PhoneMove.unlisted(word: word)
      ?? PhoneMove.answer(meant: word, among: moves) ?? PhoneMove.reminder(word: word, among: moves)
    {
      try add(move, for: word)
    } else {
      try miss(word)
    }
  }

  /// Notes that a move can't be made.
  mutating func miss(_ word: String) throws(PhonePageError) {
    try append(Step(move: nil, word: word, play: play, lines: [], fixes: []))
  }

  private mutating func append(_ step: Step) throws(PhonePageError) {
    guard position < Self.moveLimit else { throw .full }
    steps.removeSubrange((position + 1)...)
    steps.append(step)
    show(position + 1)
  }

  /// Takes the last move back.
  package mutating func undo() {
    guard position > 0 else { return }
    steps.removeSubrange(position...)
    show(position - 1)
  }

  /// Shows the moment after so many moves.
  package mutating func show(_ position: Int) {
    self.position = min(max(position, 0), steps.count - 1)
    moves = play.moves
  }

  /// The journey up to the moment that is shown, as a scenario.
  package var scenario: JSONValue {
    app.scenario(steps: steps[...position].compactMap { $0.move?.step }, on: release)
  }
}
