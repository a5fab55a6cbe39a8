package import LocationDelivery
import LocationExploration
package import LocationPolicy

/// A map of all situations, merged if the app reads and receives the same.
package struct SituationMap: Sendable {
  /// The status and accuracy that the app reads, and the fate of its standard updates.
  package struct Place: Hashable, Sendable {
    /// The status that the app reads.
    package let status: AuthorizationStatus
    /// The accuracy that the app reads, if it may have positions at all.
    package let accuracy: Accuracy?
    /// The fate of a position while the app is on screen.
    package let foreground: Delivery.Arrival
    /// The fate of a position while the app runs in the background.
    package let background: Delivery.Arrival

    /// Creates the place of a situation.
    package init(_ situation: Situation, under rules: SituationRules) {
      let state = situation.authorization
      status = state.status
      accuracy = state.isAuthorized ? state.accuracy(under: rules.policy) : nil
      foreground = situation.arrival(of: .standard, in: .foreground, under: rules)
      background = situation.arrival(of: .standard, in: .background, under: rules)
    }
  }

  /// A transition from one place to another.
  package struct Way: Hashable, Sendable {
    /// The index of the place where it begins.
    package let from: Int
    /// The index of the place where it ends.
    package let to: Int
  }

  /// The places, in the order in which they can be reached.
  package let places: [Place]
  /// The number of situations that each place represents.
  package let situations: [Int]
  /// The number of moves that lead from one place to another.
  package let ways: [Way: Int]

  /// Merges the situations that were reached.
  package init(_ search: QuestionSearch) {
    var space = search.search.space
    var indices: [Place: Int] = [:]
    var places: [Place] = []
    var situations: [Int] = []
    let placed = search.search.states.map { state in
      let place = Place(space.situation(of: state), under: search.rules)
      let index = indices[place, default: places.count]
      if index == places.count {
        indices[place] = index
        places.append(place)
        situations.append(0)
      }
      situations[index] += 1
      return index
    }
    var ways: [Way: Int] = [:]
    for (state, from) in zip(search.search.states, placed) {
      space.forEachMove(from: state) { _, next in
        // If a bound stopped the search, situations beyond it have no place.
        guard let index = search.search.place(of: next), placed[index] != from else { return }
        ways[Way(from: from, to: placed[index]), default: 0] += 1
      }
    }
    self.places = places
    self.situations = situations
    self.ways = ways
  }
}
