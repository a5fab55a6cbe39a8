/// A search for a text in files, few of which contain it.
package struct ByteSearch: Sendable {
  private let search: WordSearch

  /// Creates a search for a text of at least two bytes.
  package init(_ text: String) { search = WordSearch([text]) }

  /// Returns whether the text occurs in bytes, most of which aren't examined.
  package func occurs(in bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes(search.occurs) }
}
