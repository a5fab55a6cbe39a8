/// Something that a reader can open: a page, a talk, a thread, a header, an article.
package struct Source: Hashable, Sendable {
  /// The title as its author gives it, with the author where it is a person.
  package let title: String
  /// The address; nil where none is known.
  package let address: String?

  init(_ title: String, _ address: String? = nil) {
    self.title = title
    self.address = address
  }
}

/// A source, and the place in it that states a fact.
package struct Citation: Hashable, Sendable {
  /// The source.
  package let source: Source
  /// The place in the source, or what it says there; nil where the whole source is meant.
  package let place: String?

  /// Title and place in one line.
  package var title: String { place.map { "\(source.title), \($0)" } ?? source.title }

  /// Cites a source, or a place in it.
  static func source(_ source: Source, _ place: String? = nil) -> Citation {
    Citation(source: source, place: place)
  }
}
