/// Something that can be found: an id, and texts that count differently.
package struct SearchDocument: Sendable {
  /// Texts of one field.
  package struct Part: Sendable {
    /// What they are to the document.
    let field: SearchField
    /// The texts.
    let texts: [String]

    /// Takes a text, or several, of a field.
    package init(_ field: SearchField, _ texts: String...) { self.init(field, texts) }

    /// Takes the texts of a field.
    package init(_ field: SearchField, _ texts: [String]) {
      self.field = field
      self.texts = texts
    }
  }

  /// What it is found as; no two documents of an index have the same.
  let id: String
  /// Its texts, each field once.
  let parts: [Part]
  /// How likely it is what people look for, compared with other documents.
  let prior: Double

  /// Creates a document.
  package init(id: String, parts: [Part], prior: Double = 1) {
    self.id = id
    self.parts = parts
    self.prior = prior
  }
}

/// A field of documents, such as their titles.
package struct SearchField: Hashable, Sendable {
  /// How much a word in it counts, compared with other fields.
  package let weight: Double
  /// How much less a word counts where the field is longer than in other documents, from 0 to 1.
  package let lengthWeight: Double

  /// Creates a field of prose; a list of phrases, which is long because much is known, has a length weight of 0.
  package init(weight: Double, lengthWeight: Double = 0.5) {
    self.weight = weight
    self.lengthWeight = lengthWeight
  }
}
