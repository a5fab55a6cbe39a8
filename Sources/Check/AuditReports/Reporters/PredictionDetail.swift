/// How much a report for people says of what will happen.
package enum PredictionDetail: Hashable, Sendable {
  /// A line for each thing that happens, the answers to prompts left out.
  case short
  /// All that is predicted, with the releases beside it.
  case all
  /// What happens from top to bottom, for a report on one release.
  case story
}
