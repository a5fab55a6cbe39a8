/// A classic mistake in a location set-up, as found in public projects.
public struct Mistake: Hashable, Sendable {
  /// The id, such as "MIS-13".
  public let id: String
  /// A short name, such as "provisional-taken-as-always".
  public let name: String
  /// The versions it bites on, such as "13+", or "store".
  public let releases: String
  /// What people notice.
  public let symptom: String
  /// Why it happens.
  public let cause: String
  /// What mends it.
  public let fix: String
  /// Where it can be seen: plist, code, binary, deployment target.
  public let seenIn: String
  /// The facts that make it a mistake.
  public let facts: [Fact]
  /// Public reports of it.
  public let sources: [String]
}
