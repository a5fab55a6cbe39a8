package import LocationPolicy
package import LocationSimulation
import LocationTerms

/// A journey that is played: a phone after each move, so that one can go back and forth in time.
package struct PhoneHistory: Sendable {
  /// A move and its result.
  package struct Step: Sendable {
    /// The move; nil for the start.
    package let move: PhoneMove?
    /// The word that requested the move, even if the release has another move for the same intention; nil for the
    /// start.
    package let word: String?
    /// The phone after the move.
    package let play: PhonePlay
    /// The events of the move.
    package let lines: [TimelineLine]
    /// The locations that reached the app, thinned out if there are many.
    package let fixes: [Fix]

    /// The word of a move that could not be made, and so changed nothing.
    package var missed: String? { move == nil ? word : nil }
  }

  /// The maximum number of moves in a journey.
  package static let moveLimit = 1_000

  /// The release.
  package let release: Release
  /// The app.
  package let app: PhoneApp
  /// The start and the result of each move.
  package private(set) var steps: [Step]
  /// The number of moves up to the displayed moment.
  package private(set) var position = 0
  /// The moves that are possible at the displayed moment.
  package private(set) var moves: [PhoneMove]

  /// Creates a journey with a phone that was just turned on.
  package init(_ app: PhoneApp = PhoneApp(), on release: Release) {
    self.app = app
    self.release = release
    let play = PhonePlay(app, on: release)
    steps = [Step(move: nil, word: nil, play: play, lines: [], fixes: [])]
    moves = play.moves
  }

  /// The phone at the displayed moment.
  package var play: PhonePlay { steps[position].play }

  /// The words of the moves made so far, including those that a release does not support.
  ///
  /// They are stored separately from the steps, because extracting them from a thousand phones is slow.
  package private(set) var words: [String] = []

  /// Makes a move, possibly requested by a word; moves after the displayed moment are forgotten.
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

  /// The maximum number of locations that are kept for a step.
  private static let fixLimit = 60

  private static func fixes(in entries: [TraceEntry]) -> [Fix] {
    let all = entries.flatMap { entry -> [Fix] in
      guard case .delivered(let content) = entry.event else { return [] }
      return switch content {
      case .locations(let fixes): fixes
      case .liveUpdate(let update): update.fix.map { [$0] } ?? []
      // Other messages contain no location to draw.
      default: []
      }
    }
    let stride = all.count / fixLimit + 1
    return all.indices.filter { $0 % stride == 0 }.map { all[$0] }
  }

  /// Makes the move with a word, or its equivalent on this release, or records that it can't be made now.
  package mutating func add(_ word: String) throws(PhonePageError) {
    if let move = moves.first(where: { $0.word == word }) ?? PhoneMove.unlisted(word: word)
      ?? PhoneMove.answer(meant: word, among: moves) ?? PhoneMove.reminder(word: word, among: moves)
    {
      try add(move, for: word)
    } else {
      try miss(word)
    }
  }

  /// Records that a move can't be made.
  mutating func miss(_ word: String) throws(PhonePageError) {
    try append(Step(move: nil, word: word, play: play, lines: [], fixes: []))
  }

  private mutating func append(_ step: Step) throws(PhonePageError) {
    guard position < Self.moveLimit else { throw .full }
    forget(from: position + 1)
    steps.append(step)
    if let word = step.word { words.append(word) }
    show(position + 1)
  }

  /// Undoes the last move.
  package mutating func undo() {
    guard position > 0 else { return }
    forget(from: position)
    show(position - 1)
  }

  private mutating func forget(from position: Int) {
    steps.removeSubrange(position...)
    words.removeSubrange((position - 1)...)
  }

  /// Displays the moment after a number of moves.
  package mutating func show(_ position: Int) {
    self.position = min(max(position, 0), steps.count - 1)
    moves = play.moves
  }

  /// The journey up to the displayed moment, as a scenario.
  package var scenario: JSONValue {
    app.scenario(steps: steps[...position].compactMap { $0.move?.step }, on: release)
  }
}
