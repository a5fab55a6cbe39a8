import LocationPolicy
import LocationScenario
import LocationSimulation
import PhonePage

/// The phone as it is played: a journey, the release, and what the keys do.
struct PhoneGame {
  /// What a key asks of the terminal.
  enum Effect: Equatable {
    case redraw, save, quit
  }

  private(set) var journey: PhoneJourney
  private(set) var release: Release
  private(set) var result: ScenarioResult
  /// Whose moves are listed.
  private(set) var mover = PhoneMove.Mover.person
  /// How often the player asked for more of the moves than there was room for.
  private(set) var turnedPages = 0

  /// The keys of moves, in order; capitals and signs are commands.
  static let moveKeys = Array("123456789abcdefghijklmnopqrstuvwxyz")

  init(_ journey: PhoneJourney, on release: Release) throws(ScenarioError) {
    self.journey = journey
    self.release = release
    result = try journey.played(on: release)
  }

  /// The moves that are listed, with their keys.
  var moves: [(key: Character, move: PhoneMove)] {
    let moves = PhoneMove.all(on: result.device, names: result.names)
    return Array(zip(Self.moveKeys, moves.filter { $0.mover == mover }))
  }

  /// Does what a key stands for; others do nothing.
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
    // Whoever has something to answer is on turn.
    if result.device.visiblePrompt != nil { mover = .person }
    return .redraw
  }
}
