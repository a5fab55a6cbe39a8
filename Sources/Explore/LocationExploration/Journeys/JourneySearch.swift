/// A breadth-first search of every journey up to a length, for what can't be copied and so is replayed from the start.
///
/// The caller plays a journey, an array of moves, on a fresh instance, and returns what is observed at its end:
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
/// Journeys of the same length are played in a fixed order, and what they show is taken in that order however many
/// are played at once; so the same app gives the same report. A finding is reported with the first journey that shows
/// it, which is one of the shortest. A search is a value: `run` goes on where the last one stopped, with larger limits
/// or after an interruption, and a search whose parts are `Codable` can be kept in a file meanwhile.
package struct JourneySearch<
  Move: Hashable & Sendable, Key: Hashable & Sendable, Finding: Hashable & Sendable
>: Sendable {
  package typealias End = JourneyEnd<Move, Key, Finding>

  /// Whether equal keys mean that everything that can follow is equal, too.
  ///
  /// Then a state is continued once; otherwise keys only count states, and every journey is played.
  package let keysAreWhole: Bool

  /// The journeys in the order in which they are played.
  var tree = JourneyTree<Move>()
  /// The first journey in the tree that was not played yet.
  var next = 0
  /// What can follow the journeys that were as long as was allowed.
  var waiting: [Continuation<Move>] = []
  /// The states that were met, each with the moves that nobody has made from it because other orders cover them.
  var asleep: [Key: Set<Move>] = [:]
  /// Where each finding is in the list.
  var places: [Finding: Int] = [:]
  var found: [Found<Move, Finding>] = []
  var coverage = Coverage<Move>()
  var unrepeatable: [[Move]] = []

  /// Creates a search that has played nothing.
  package init(keysAreWhole: Bool) { self.keysAreWhole = keysAreWhole }
}

extension JourneySearch: Codable where Move: Codable, Key: Codable, Finding: Codable {}

/// What can follow a journey.
struct Continuation<Move: Hashable & Sendable>: Sendable {
  let journey: Int
  let moves: [Move]
  let asleep: Set<Move>
}

extension Continuation: Codable where Move: Codable {}
