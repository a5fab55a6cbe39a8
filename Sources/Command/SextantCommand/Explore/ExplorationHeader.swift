/// The first line of a report in lines: what is explored.
struct ExplorationHeader: Encodable {
  /// The number of the form of this line and of those that follow.
  let schema = RulesReport.schema
  /// What was explored.
  let app: String
  /// The releases, by name.
  let releases: [String]
  /// What the app may use of the Swift API; nil for nothing.
  let services: [String]?
  /// How many situations were kept at most, where that was said.
  let bound: Int?
  /// What was asked.
  let questions: [Asked]

  /// A question as it was asked.
  struct Asked: Encodable {
    let question: String
    let isForbidden: Bool
  }
}
