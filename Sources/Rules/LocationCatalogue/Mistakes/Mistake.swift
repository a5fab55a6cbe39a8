package import LocationPolicy
package import LocationTerms

/// A well-known mistake in using Core Location, as found in public projects.
package struct Mistake: Hashable, Sendable {
  /// The id of the mistake.
  package let id: MistakeID
  /// A short name, such as "provisional-taken-as-always".
  package let name: String
  /// The versions that it affects, such as "13+", or "store".
  package let releases: String
  /// The symptom that developers notice.
  package let symptom: String
  /// The cause of the symptom.
  package let cause: String
  /// The fix.
  package let fix: String
  /// The place where it is visible: plist, code, binary, deployment target.
  package let seenIn: String
  /// The facts that make it a mistake.
  package let facts: [Fact]
  /// Public reports of it.
  package let sources: [String]
}

/// All well-known mistakes.
package enum MistakeCatalog {
  /// The mistakes in the order of their numbers.
  package static let all = mis01to29 + mis30to57
}
