import LocationPolicy
import LocationScenario
import LocationSimulation
import PhonePage

/// The phone as a game: a journey, the release, and the handling of keys.
struct PhoneGame {
  /// An effect of a key beyond the game.
  enum Effect: Equatable {
    case redraw, save, quit
  }

  private(set) var journey: PhoneJourney
  private(set) var release: Release
  private(set) var result: ScenarioResult
  /// The mover whose moves are listed.
  private(set) var mover = PhoneMove.Mover.person
  /// The number of pages by which the list of moves was advanced.
  private(set) var turnedPages = 0

  /// The keys for moves, in order; capital letters and punctuation are commands.
  static let moveKeys = Array("123456789abcdefghijklmnopqrstuvwxyz")

  init(_ journey: PhoneJourney, on release: Release) throws(ScenarioError) {
    self.journey = journey
    self.release = release
    result = try journey.played(on: release)
  }

  /// The listed moves with their keys.
  var moves: [(key: Character, move: PhoneMove)] {
    let moves = PhoneMove.all(on: result.device, names: result.names)
    return Array(zip(Self.moveKeys, moves.filter { $0.mover == mover }))
  }

  /// Handles a key; unknown keys are ignored.
  mutating func take(_ key: Character) throws(ScenarioError) -> Effect {
    if key == " " {
      turnedPages += 1
      return .redraw
    }
    turnedPages = 0
    switch key {
    case "Q", "\u{3}", "\u{4}": return .quit
    case "S": return .save
    case "U": journey.undo()
    case "<": release = Policies.known.release(before: release) ?? release
    case ">": release = Release.allCases.first { $0 > release } ?? release
    case "\t":
      let all = PhoneMove.Mover.allCases
      mover = all[((all.firstIndex(of: mover) ?? 0) + 1) % all.count]
      return .redraw
    default:
      guard let move = moves.first(where: { $0.key == key })?.move else { return .redraw }
      journey.add(move)
    }
    result = try journey.played(on: release)
    // If there is a prompt to answer, it is the person's turn.
    if result.device.visiblePrompt != nil { mover = .person }
    return .redraw
  }
}
