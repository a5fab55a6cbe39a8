package import LocationExploration

/// A difference at the end of the same journey on two releases.
package struct ReleaseDifference: Hashable, Sendable {
  /// The part that is different.
  package let part: String
  /// The value on the first release; empty if there is none.
  package let first: String
  /// The value on the second release.
  package let second: String
}

extension QuestionSearch {
  /// Returns how journeys that both releases allow end differently, each difference with a shortest journey.
  ///
  /// - Parameter bound: The maximum number of pairs of situations.
  package func differences(
    to other: QuestionSearch, bound: Int = 1 << 24
  ) -> ExplorationReport<SituationMove, ReleaseDifference> {
    let pair = ReleasePair(self, other)
    var search = StateSearch(pair)
    search.run(bound: bound)
    return search.report { state in
      let observations = pair.observations(of: state)
      return zip(observations.first.parts, observations.second.parts).compactMap { one, other in
        one.value == other.value
          ? nil : ReleaseDifference(part: one.name, first: one.value, second: other.value)
      }
    }
  }
}
