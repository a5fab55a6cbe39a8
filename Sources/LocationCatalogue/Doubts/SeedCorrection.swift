/// A statement of one of the seed documents that other sources contradict or qualify.
package struct SeedCorrection: Hashable, Sendable {
  /// The id, such as "SEED-05".
  package let id: String
  /// The document and the section.
  package let place: String
  /// What the document says, paraphrased.
  package let statement: String
  /// What is right.
  package let correction: String
  /// The facts that say so.
  package let basis: String
}
