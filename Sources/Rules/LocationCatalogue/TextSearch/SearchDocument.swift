/// Something that can be found: an id, and texts that count differently.
package struct SearchDocument: Sendable {
  /// A text of a document.
  package struct Field: Sendable {
    /// The text.
    let text: String
    /// How much a word in it counts, compared with other fields.
    let weight: Double

    /// Creates a field.
    package init(_ text: String, weight: Double) {
      self.text = text
      self.weight = weight
    }
  }

  /// What it is found as; no two documents of an index have the same.
  let id: String
  /// Its texts.
  let fields: [Field]
  /// How likely it is what people look for, compared with other documents.
  let prior: Double

  /// Creates a document.
  package init(id: String, fields: [Field], prior: Double = 1) {
    self.id = id
    self.fields = fields
    self.prior = prior
  }
}
