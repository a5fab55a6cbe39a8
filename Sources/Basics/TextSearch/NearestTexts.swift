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
  /// The words of all texts, by which the rest is numbered.
  private let numbers: [String: Int]
  private let rarities: [Double]
  private let postings: [[Posting]]

  /// Reads texts, each with the numbers of its documents.
  init(_ texts: [(text: SearchText, documents: [Int])]) {
    var numbers: [String: Int] = [:]
    var uses: [Int] = []
    let words = texts.map { text, _ in
      let words = Self.counted(
        Self.terms(of: text).map { term in
          if let number = numbers[term] { return number }
          numbers[term] = uses.count
          uses.append(0)
          return uses.count - 1
        })
      for word in words { uses[word.number] += 1 }
      return words
    }
    let rarities = uses.map { SearchMath.rarity(of: $0, in: texts.count) }
    var postings = [[Posting]](repeating: [], count: uses.count)
    for (text, words) in words.enumerated() {
      let weights = words.map { $0.weight * rarities[$0.number] }
      let length = Self.length(of: weights)
      for (word, weight) in zip(words, weights) {
        postings[word.number].append(Posting(text: text, weight: weight / length))
      }
    }
    self.numbers = numbers
    self.rarities = rarities
    self.postings = postings
    documents = texts.map(\.documents)
    counted = documents.joined().reduce(into: [:]) { counted, document in
      counted[document] = min(Self.count, (counted[document] ?? 0) + 1)
    }
  }

  /// Returns how similar the texts of each document that has any are to a question, from 0 to 1.
  func scores(for question: String) -> [Int: Double] {
    let words = Self.counted(Self.terms(of: SearchText(question)).compactMap { numbers[$0] })
    let weights = words.map { $0.weight * rarities[$0.number] }
    var likeness: [Int: Double] = [:]
    for (word, weight) in zip(words, weights) {
      for posting in postings[word.number] { likeness[posting.text, default: 0] += weight * posting.weight }
    }
    var all: [Int: [Double]] = [:]
    for (text, value) in likeness {
      for document in documents[text] { all[document, default: []].append(value) }
    }
    let length = Self.length(of: weights)
    return counted.reduce(into: [:]) { scores, counted in
      let best = (all[counted.key] ?? []).sorted(by: >).prefix(counted.value)
      scores[counted.key] = best.isEmpty ? 0 : best.reduce(0, +) / Double(counted.value) / length
    }
  }

  /// Returns the words, the pairs of Chinese characters and the names of a text.
  private static func terms(of text: SearchText) -> [String] {
    TermReader.pieces(of: text).map(\.term) + text.names
  }

  /// Returns the distinct words of a text, and how much each counts: the logarithm of how often it occurs.
  private static func counted(_ words: [Int]) -> [(number: Int, weight: Double)] {
    var counts: [(number: Int, count: Int)] = []
    for word in words {
      if let known = counts.firstIndex(where: { $0.number == word }) {
        counts[known].count += 1
      } else {
        counts.append((word, 1))
      }
    }
    return counts.map { ($0.number, $0.count == 1 ? 1 : 1 + SearchMath.logarithm(Double($0.count))) }
  }

  private static func length(of weights: [Double]) -> Double {
    weights.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }
}
