/// The first line of a report in JSON lines, which describes the exploration.
struct ExplorationHeader: Encodable {
  /// The version of the format of all lines.
  let schema = RulesReport.schema
  /// The app, in words.
  let app: String
  /// The names of the releases.
  let releases: [String]
  /// The services of the Swift API that the app may use; nil for none.
  let services: [String]?
  /// The maximum number of situations, if it was specified.
  let bound: Int?
  /// The questions.
  let questions: [Asked]

  /// A question as typed.
  struct Asked: Encodable {
    let question: String
    let isForbidden: Bool
  }
}
