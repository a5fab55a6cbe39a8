import LocationPolicy
import LocationSituations

/// The situations to search, and the limits of the search.
struct SituationsToSearch {
  let app: ExploredApp
  /// The moves besides those of a location manager and its usual person.
  let addedMoves: Set<AddedMoves>
  /// The maximum number of situations.
  let bound: Int
  /// The number of threads that share a search.
  let jobs: Int

  /// The default for the maximum number of situations.
  static let defaultBound = 1 << 26

  /// Returns a search of the situations of a release.
  func search(on release: Release) -> QuestionSearch {
    QuestionSearch(app.rules(on: release, adding: addedMoves), bound: bound, jobs: jobs)
  }

  /// The names of the added moves, in order; nil if there are none.
  var serviceNames: [String]? {
    addedMoves.isEmpty ? nil : AddedMoves.allCases.filter(addedMoves.contains).map(\.rawValue)
  }
}
