package import LocationPolicy
package import LocationTerms

/// A classic mistake in a location set-up, as found in public projects.
package struct Mistake: Hashable, Sendable {
  /// Which mistake it is.
  package let id: MistakeID
  /// A short name, such as "provisional-taken-as-always".
  package let name: String
  /// The versions it bites on, such as "13+", or "store".
  package let releases: String
  /// What people notice.
  package let symptom: String
  /// Why it happens.
  package let cause: String
  /// What mends it.
  package let fix: String
  /// Where it can be seen: plist, code, binary, deployment target.
  package let seenIn: String
  /// The facts that make it a mistake.
  package let facts: [Fact]
  /// Public reports of it.
  package let sources: [String]
}

/// All classic mistakes.
package enum MistakeCatalog {
  /// The mistakes in the order of their numbers.
  package static let all = mis01to29 + mis30to57
}
