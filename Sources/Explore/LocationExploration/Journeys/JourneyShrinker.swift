/// Makes a journey shorter without losing what it shows.
///
/// Pieces are left out, long ones first, until none can be: what remains is not always the shortest journey that shows
/// it, but no piece of it, up to half of it, can be missed.
package struct JourneyShrinker<Move: Sendable>: Sendable {
  /// How many journeys may be played.
  package let bound: Int

  /// Creates a shrinker.
  package init(bound: Int = 10_000) { self.bound = bound }

  /// Returns the shorter journey, and how many journeys were played for it.
  ///
  /// - Parameter shows: Whether a journey still shows it; false also when a move of it is not possible.
  package func shrink(
    _ journey: [Move], isolation: isolated (any Actor)? = #isolation,
    while shows: ([Move]) async throws -> Bool
  ) async rethrows -> (journey: [Move], played: Int) {
    var journey = journey
    var played = 0
    var hasShrunk = true
    while hasShrunk {
      hasShrunk = false
      for piece in stride(from: journey.count / 2, through: 1, by: -1) {
        var start = 0
        while start + piece <= journey.count {
          guard played < bound else { return (journey, played) }
          var shorter = journey
          shorter.removeSubrange(start..<start + piece)
          played += 1
          if try await shows(shorter) {
            journey = shorter
            hasShrunk = true
          } else {
            start += 1
          }
        }
      }
    }
    return (journey, played)
  }
}
