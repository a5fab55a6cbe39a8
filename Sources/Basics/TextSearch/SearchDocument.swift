/// A searchable document: an identifier, and texts with different weights.
package struct SearchDocument: Sendable {
  /// The texts of one field.
  package struct Part: Sendable {
    /// The field.
    let field: SearchField
    let texts: [String]

    /// Creates the part of a field with one or more texts.
    package init(_ field: SearchField, _ texts: String...) { self.init(field, texts) }

    /// Creates the part of a field with some texts.
    package init(_ field: SearchField, _ texts: [String]) {
      self.field = field
      self.texts = texts
    }
  }

  /// The identifier, which is unique in an index.
  let id: String
  /// The texts, with each field at most once.
  let parts: [Part]
  /// The likelihood that a person looks for the document, relative to others.
  let prior: Double
  /// Whether its texts are compared with a question one by one, for which long prose is not made.
  let isCompared: Bool

  /// Creates a document.
  package init(id: String, parts: [Part], prior: Double = 1, isCompared: Bool = true) {
    self.id = id
    self.parts = parts
    self.prior = prior
    self.isCompared = isCompared
  }

  /// The texts that are compared with a question one by one.
  var comparedTexts: [String] { parts.filter(isCompared).flatMap(\.texts) }

  /// Whether the texts of one of its parts are compared with a question one by one.
  func isCompared(_ part: Part) -> Bool { isCompared && part.field.isCompared }
}

/// A field of documents, such as their titles.
package struct SearchField: Hashable, Sendable {
  /// The weight of a word in the field, relative to other fields.
  package let weight: Double
  /// The degree to which a word counts less in a field that is longer than average, from 0 to 1.
  package let lengthWeight: Double
  /// Whether its texts are also compared with a question one by one.
  package let isCompared: Bool

  /// Creates a field.
  ///
  /// Prose has the default length weight; a list of phrases, which is long if much is known, should
  /// have 0.
  package init(weight: Double, lengthWeight: Double = 0.5, isCompared: Bool = false) {
    self.weight = weight
    self.lengthWeight = lengthWeight
    self.isCompared = isCompared
  }
}
