import TextReading

/// Finds corrections for misspelled words.
struct Spelling: Sendable {
  /// A word that documents contain.
  struct Candidate: Sendable {
    let term: String
    /// The confidence that it is meant, from 0 to 1.
    let likeness: Double
  }

  /// The first letter and length of a word, because people rarely misspell the first letter, and
  /// words of other lengths are too different.
  private struct Shape: Hashable {
    let first: UInt8
    let length: Int
  }

  /// The shortest word that is corrected; a shorter one is probably a different word.
  static let shortest = 4
  /// The confidence that is lost by each change.
  static let lossByChange = 0.15

  private let words: Set<String>
  private let wordsByShape: [Shape: [String]]

  /// Creates a vocabulary from the terms of all documents.
  init(vocabulary: some Sequence<String>) {
    words = Set(vocabulary)
    let latin = words.filter { $0.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } }
    wordsByShape = Dictionary(grouping: latin) { Shape(first: $0.utf8.first ?? 0, length: $0.utf8.count) }
      .mapValues { $0.sorted() }
  }

  /// Returns the term itself if documents contain it, and otherwise the most similar terms.
  func candidates(for term: String) -> [Candidate] {
    if words.contains(term) { return [Candidate(term: term, likeness: 1)] }
    let length = term.utf8.count
    guard length >= Self.shortest, let first = term.utf8.first, term.utf8.allSatisfy({ $0 < 0x80 }) else {
      return []
    }
    let allowed = length < 8 ? 1 : 2
    let near = (length - allowed...length + allowed)
      .flatMap { wordsByShape[Shape(first: first, length: $0)] ?? [] }
      .map { (word: $0, distance: EditDistance.between(term, $0, countsSwaps: true)) }
    guard let least = near.map(\.distance).min(), least <= allowed else { return [] }
    return near.filter { $0.distance == least }
      .map { Candidate(term: $0.word, likeness: 1 - Self.lossByChange * Double(least)) }
  }
}
