/// A statement of one of the seed documents that other sources contradict or qualify.
public struct SeedCorrection: Hashable, Sendable {
  /// The id, such as "SEED-05".
  public let id: String
  /// The document and the section.
  public let place: String
  /// What the document says, paraphrased.
  public let statement: String
  /// What is right.
  public let correction: String
  /// The facts that say so.
  public let basis: String
}
