import LocationExploration
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

  /// The file that the search is written to, so that it can go on another time.
  let savePath: String?
  /// The file with a search to go on with.
  let resumePath: String?
  /// Whether the signals that end a process are to end the search instead, where it is saved.
  let takesSignals: Bool

  /// How many are kept where nobody says otherwise.
  static let defaultBound = 1 << 26

  /// The situations of a release; writes them to the file where there is one for it.
  func search(on release: Release) throws(CommandFailure) -> QuestionSearch {
    let rules = app.rules(on: release, services: services)
    var begun: StateSearch<SituationSpace>?
    if let resumePath { begun = try SavedSituations(path: resumePath, rules: rules).read() }
    guard let savePath else {
      return QuestionSearch(rules, bound: bound, jobs: jobs, goingOnWith: begun)
    }
    let bell = takesSignals ? SignalBell() : nil
    defer { bell?.restore() }
    let search = QuestionSearch(rules, bound: bound, jobs: jobs, goingOnWith: begun) { _ in
      bell?.numbers().isEmpty ?? true
    }
    try SavedSituations(path: savePath, rules: rules).write(search.search)
    return search
  }

  /// The services by name, in their order; nil without any.
  var serviceNames: [String]? {
    services.isEmpty ? nil : AddedService.allCases.filter(services.contains).map(\.rawValue)
  }
}
