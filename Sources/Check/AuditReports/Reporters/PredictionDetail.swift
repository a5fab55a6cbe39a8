/// The amount of predictions in a report for people.
package enum PredictionDetail: Hashable, Sendable {
  /// A line for each event, without the answers to prompts.
  case short
  /// All predictions, each with its releases.
  case all
  /// All predictions as a story, for a report on one release.
  case story
}
