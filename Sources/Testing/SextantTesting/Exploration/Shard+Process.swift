import Foundation
import LocationExploration

extension Shard {
  /// The environment variable that says which part of the journeys a process plays, such as 2/4.
  static let variable = "SEXTANT_SHARD"

  /// The part that the environment names; all journeys if it names none.
  static func named(in environment: [String: String]) throws(TestPhoneError) -> Shard {
    guard let text = environment[variable], !text.isEmpty else { return .whole }
    guard let shard = Shard(text) else { throw .noShard(text) }
    return shard
  }

  /// The part of this process.
  static func ofProcess() throws(TestPhoneError) -> Shard {
    try named(in: ProcessInfo.processInfo.environment)
  }

  /// The part's share of the first moves on a release.
  ///
  /// The releases begin at different positions, so that no part gets the same move on all of them.
  func share<Move>(of moves: [Move], onReleaseAt place: Int) -> [Move] {
    moves.enumerated().filter { takes($0.offset + place) }.map(\.element)
  }
}
