import LocationPolicy
import LocationSituations

/// The situations to search, and the limits of the search.
struct SituationsToSearch {
  let app: ExploredApp
  /// The services of the Swift API that the app may use.
  let services: Set<AddedService>
  /// The maximum number of situations.
  let bound: Int
  /// The number of threads that share a search.
  let jobs: Int

  /// The default for the maximum number of situations.
  static let defaultBound = 1 << 26

  /// Returns a search of the situations of a release.
  func search(on release: Release) -> QuestionSearch {
    QuestionSearch(app.rules(on: release, services: services), bound: bound, jobs: jobs)
  }

  /// The names of the services, in order; nil if there are none.
  var serviceNames: [String]? {
    services.isEmpty ? nil : AddedService.allCases.filter(services.contains).map(\.rawValue)
  }
}
