/// A breadth-first search of every journey up to a length, for systems that can't be copied and so are replayed from
/// the start.
///
/// The caller plays a journey, an array of moves, on a fresh instance, and returns the observations at its end:
///
/// ```swift
/// enum Tap: Hashable { case allow, deny, leave }
/// var search = JourneySearch<Tap, String, String>(keysAreWhole: true)
/// let report = try await search.run(upTo: 6) { journey in
///   let phone = Phone()
///   for tap in journey { guard phone.perform(tap) else { return nil } }  // nil: a move was not possible
///   return JourneyEnd(
///     key: phone.fingerprint, moves: phone.possibleTaps, findings: phone.hasCrashed ? ["crash"] : [])
/// }
/// for found in report.found { print(found.finding, found.journey) }
/// ```
///
/// Journeys of the same length are played in a fixed order, and their results are processed in that order however
/// many are played at once, so the same app gives the same report. A finding is reported with the first journey that
/// shows it, which is one of the shortest. A search is a value: `run` continues where the last one stopped, with
/// larger limits or after an interruption, and a search whose parts are `Codable` can be stored in a file in the
/// meantime.
package struct JourneySearch<
  Move: Hashable & Sendable, Key: Hashable & Sendable, Finding: Hashable & Sendable
>: Sendable {
  package typealias End = JourneyEnd<Move, Key, Finding>

  /// Whether equal keys mean that the whole future is equal, too.
  ///
  /// If so, a state is continued once; otherwise, keys only count states, and every journey is played.
  package let keysAreWhole: Bool

  /// The journeys in the order in which they are played.
  var tree = JourneyTree<Move>()
  /// The first journey in the tree that has not been played yet.
  var next = 0
  /// The continuations of the journeys that had the maximum length.
  var waiting: [Continuation<Move>] = []
  /// The states that were reached, each with the moves that are not made from it because other orders cover them.
  var asleep: [Key: Set<Move>] = [:]
  /// The index of each finding in the list.
  var places: [Finding: Int] = [:]
  var found: [Found<Move, Finding>] = []
  var coverage = Coverage<Move>()
  var unrepeatable: [[Move]] = []

  /// Creates a search that has played nothing.
  package init(keysAreWhole: Bool) { self.keysAreWhole = keysAreWhole }
}

extension JourneySearch: Codable where Move: Codable, Key: Codable, Finding: Codable {}

/// The possible continuation of a journey.
struct Continuation<Move: Hashable & Sendable>: Sendable {
  let journey: Int
  let moves: [Move]
  let asleep: Set<Move>
}

extension Continuation: Codable where Move: Codable {}
