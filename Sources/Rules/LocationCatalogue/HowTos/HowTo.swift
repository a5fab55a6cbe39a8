package import LocationPolicy

/// What to do in a situation that is no mistake of the app: what people notice or want, why it is so, and the way out.
package struct HowTo: Hashable, Sendable {
  /// The id, such as "HOW-01", or "CLE-08" for an error code of Core Location.
  package let id: String
  /// The versions that it is about, such as "13+"; "store" for the App Store.
  package let releases: String
  /// What people notice or want.
  package let title: String
  /// Why it is so.
  package let reason: String
  /// What to write, set or tap.
  package let advice: String
  /// The facts that it rests on.
  package let facts: [Fact]
  /// Where it was reported, or how it is done, as far as no fact says so.
  package let sources: [Citation]
  /// How people put it, in English and Chinese.
  package let english, chinese: [String]
}

/// What to do in situations that are no mistake.
package enum HowToCatalog {
  /// All of them, in the order of their ids.
  package static let all =
    permission + services + plugins + firstSteps + mapLibraries + owners + places
    + errorCodes
}
