/// The catalogue's entry for one fact: what is stated, by whom, and how sure that is.
public struct FactRecord: Hashable, Sendable {
  /// The id, such as "KEY-005".
  public let id: String
  /// The versions it speaks of, such as "11+" or "13.0-13.3"; "+" reaches to the newest release.
  public let releases: String
  /// The statement.
  public let statement: String
  /// Where it is stated, in the catalogue's source keys; empty when nothing but the reasoning supports it.
  public let sources: String
  /// Who states it; several labels are independent agreement, none means that no source was found.
  public let confidence: [Confidence]
  /// What qualifies the labels, or nil.
  public let confidenceNote: String?
  /// What another source says instead, or nil.
  public let contradiction: String?

  init(
    id: String, releases: String, statement: String, sources: String, confidence: [Confidence],
    confidenceNote: String? = nil, contradiction: String? = nil
  ) {
    self.id = id
    self.releases = releases
    self.statement = statement
    self.sources = sources
    self.confidence = confidence
    self.confidenceNote = confidenceNote
    self.contradiction = contradiction
  }
}
