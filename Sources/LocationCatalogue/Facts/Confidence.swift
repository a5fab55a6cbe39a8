/// Who states a fact.
package enum Confidence: String, CaseIterable, Hashable, Sendable {
  /// One of the articles that the rules were first written down from, and nobody else.
  case article
  /// Apple's developer documentation, or an archived technical question.
  case appleDocumentation = "apple-doc"
  /// A comment or annotation in a header of a shipped SDK.
  case appleHeader = "apple-header"
  /// A session of Apple's developer conference.
  case wwdc
  /// Apple's staff on a forum, sometimes quoted by others.
  case appleEngineer = "apple-engineer"
  /// Third parties who observed it.
  case community
  /// A conclusion from other facts, or a choice where no source exists.
  case inferred
}
