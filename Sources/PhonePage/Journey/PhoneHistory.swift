package import LocationPolicy
package import LocationSimulation

/// A journey that is played: a phone after each move, so that one can go back and forth in time.
package struct PhoneHistory: Sendable {
  /// What a move led to.
  package struct Step: Sendable {
    /// The move; nil for the start.
    package let move: PhoneMove?
    /// The word of a move that could not be made, and so changed nothing.
    package let missed: String?
    /// The phone after it.
    package let play: PhonePlay
    /// What happened.
    package let lines: [TimelineLine]
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
    steps = [Step(move: nil, missed: nil, play: play, lines: [])]
    moves = PhoneMove.all(on: play.device)
  }

  /// The phone at the moment that is shown.
  package var play: PhonePlay { steps[position].play }

  /// The words of the moves made so far, also those that a release has no place for.
  package var words: [String] { steps.dropFirst().compactMap { $0.move?.word ?? $0.missed } }

  /// Makes a move; what had come after the moment that is shown is forgotten.
  package mutating func add(_ move: PhoneMove) throws(PhonePageError) {
    var next = play
    let start = next.device.trace.count
    next.play(move.deed)
    let entries = next.device.trace.entries(from: start)
    try append(
      Step(move: move, missed: nil, play: next, lines: TraceTimeline(entries, names: next.names).lines))
  }

  /// Makes the move with a word, or notes that it can't be made now.
  package mutating func add(_ word: String) throws(PhonePageError) {
    if let move = moves.first(where: { $0.word == word }) {
      try add(move)
    } else {
      try append(Step(move: nil, missed: word, play: play, lines: []))
    }
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
    moves = PhoneMove.all(on: play.device)
  }

  /// The journey up to the moment that is shown, as a scenario.
  package var scenario: TableValue {
    app.scenario(steps: steps[...position].compactMap { $0.move?.step }, on: release)
  }

  /// Plays a scenario that a phone of this kind wrote.
  package init(scenario: TableValue) throws(PhonePageError) {
    guard case .array(let apps)? = scenario["apps"], apps.count == 1,
      case .array(let steps)? = scenario["steps"],
      steps.first == PhoneApp.start, let infoPlist = apps[0]["infoPlist"],
      case .string(let name)? = scenario["ios"], let release = Policies.known.release(named: name)
    else { throw .otherScenario }
    self.init(PhoneApp(infoPlist: infoPlist), on: release)
    for step in steps.dropFirst() {
      guard let move = moves.first(where: { $0.step == step }) else { throw .otherScenario }
      try add(move)
    }
  }
}
