import LocationPolicy
import LocationSituations

/// Whose situations are searched, and how far.
struct SituationsToSearch {
  /// The app.
  let app: ExploredApp
  /// What it may use of the Swift API.
  let services: Set<AddedService>
  /// How many situations may be kept.
  let bound: Int
  /// Among how many a search is shared.
  let jobs: Int

  /// How many are kept where nobody says otherwise.
  static let defaultBound = 1 << 26

  /// Returns the situations of a release.
  func search(on release: Release) -> QuestionSearch {
    QuestionSearch(app.rules(on: release, services: services), bound: bound, jobs: jobs)
  }

  /// The services by name, in their order; nil without any.
  var serviceNames: [String]? {
    services.isEmpty ? nil : AddedService.allCases.filter(services.contains).map(\.rawValue)
  }
}
