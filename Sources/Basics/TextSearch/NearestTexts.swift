/// Compares a question with single texts: the phrases by which a document is asked for, and the questions that it is
/// known to answer.
///
/// Where a ``PlainIndex`` puts all words of a document together, here each text is compared as a whole: by the cosine of
/// the angle between its words and those of the question, each of them weighted by its rarity.
struct NearestTexts: Sendable {
  /// A text that contains a word, and how much the word says in it.
  private struct Posting: Sendable {
    let text: Int
    let weight: Double
  }

  /// How many of a document's texts count, namely those most similar to a question; a single one may be so by chance.
  static let count = 3

  /// The documents that have each text.
  private let documents: [[Int]]
  /// The number of texts of each document that count: all, if there are fewer.
  private let counted: [Int: Int]
  private let postings: [String: [Posting]]

  /// Reads texts, each with the numbers of its documents.
  init(_ texts: [(text: SearchText, documents: [Int])]) {
    let words = texts.map { Self.words(of: $0.text) }
    var uses: [String: Int] = [:]
    for word in words.joined() { uses[word.term, default: 0] += 1 }
    var postings: [String: [Posting]] = [:]
    for (text, words) in words.enumerated() {
      let weights = words.map { word in
        word.weight * SearchMath.rarity(of: uses[word.term] ?? 0, in: texts.count)
      }
      let length = weights.reduce(0) { $0 + $1 * $1 }.squareRoot()
      for (word, weight) in zip(words, weights) {
        postings[word.term, default: []].append(Posting(text: text, weight: weight / length))
      }
    }
    self.postings = postings
    documents = texts.map(\.documents)
    counted = documents.joined().reduce(into: [:]) { counted, document in
      counted[document] = min(Self.count, (counted[document] ?? 0) + 1)
    }
  }

  /// Returns how similar the texts of each document that has any are to a question, from 0 to 1.
  func scores(for question: String) -> [Int: Double] {
    var likeness: [Int: Double] = [:]
    var square = 0.0
    for word in Self.words(of: SearchText(question)) {
      guard let found = postings[word.term] else { continue }
      let weight = word.weight * SearchMath.rarity(of: found.count, in: documents.count)
      square += weight * weight
      for posting in found { likeness[posting.text, default: 0] += weight * posting.weight }
    }
    var all: [Int: [Double]] = [:]
    for (text, value) in likeness {
      for document in documents[text] { all[document, default: []].append(value) }
    }
    let length = square.squareRoot()
    return counted.reduce(into: [:]) { scores, counted in
      let best = (all[counted.key] ?? []).sorted(by: >).prefix(counted.value)
      scores[counted.key] = best.isEmpty ? 0 : best.reduce(0, +) / Double(counted.value) / length
    }
  }

  /// Returns the distinct words, names and pairs of Chinese characters, and how much each counts: the logarithm of how
  /// often it occurs.
  private static func words(of text: SearchText) -> [(term: String, weight: Double)] {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for term in TermReader.pieces(of: text).map(\.term) + text.names {
      if counts[term] == nil { order.append(term) }
      counts[term, default: 0] += 1
    }
    return order.map { ($0, 1 + SearchMath.logarithm(Double(counts[$0] ?? 1))) }
  }
}
