import LeanFoundation

/// Compares a question with single texts, each of which speaks for its documents: the phrases by which a document is
/// asked for, and the questions that it is known to answer.
///
/// A text is compared as a whole: by the cosine of the angle between its terms and those of the question, each of them
/// weighted by its rarity. Terms are words, names, Chinese characters and pairs of them, two words in a row, and the
/// groups of synonyms and of words on one subject that it has a word of.
struct NearestTexts: Sendable {
  /// A text that contains a term, and how much the term says in it.
  private struct Posting: Sendable {
    let text: Int
    let weight: Double
  }

  /// How many of the most similar texts speak for their documents.
  static let count = 60
  /// The weight of two words in a row, beside that of each.
  static let rowWeight = 0.7

  /// How texts are read, shared with the search that they are a part of.
  struct Reader: Sendable {
    let synonyms, subjects: SynonymTable
    /// The stems of words that are ignored, but for those in a row.
    let stopWords: Set<String>

    /// Returns the terms of a text.
    func terms(of text: SearchText) -> [String] {
      let words = TermReader.pieces(of: text).filter { $0.isPair || !stopWords.contains($0.term) }.map(\.term)
      let rows = zip(text.tokens, text.tokens.dropFirst()).filter { !$0.isIdeograph && !$1.isIdeograph }
      let characters = text.tokens.filter(\.isIdeograph).map(\.text)
      let groups = synonyms.matches(in: text).map(\.term) + subjects.matches(in: text).map { "@\($0.group)" }
      return words + characters + text.names + groups + rows.map { $0.text + " " + $1.text }
    }
  }

  private let reader: Reader
  /// The documents that have each text.
  private let documents: [[Int]]
  /// The terms of all texts, by which the rest is numbered.
  private let numbers: [String: Int]
  /// How much each term says.
  private let weights: [Double]
  private let postings: [[Posting]]

  /// Reads texts, each with the numbers of its documents.
  init(_ texts: [(text: SearchText, documents: [Int])], by reader: Reader) {
    var numbers: [String: Int] = [:]
    var names: [String] = []
    var uses: [Int] = []
    let terms = texts.concurrentMap { reader.terms(of: $0.text) }.map { terms in
      let terms = terms.map { term in
        if let number = numbers[term] { return number }
        numbers[term] = names.count
        names.append(term)
        uses.append(0)
        return names.count - 1
      }
      return Self.distinct(terms)
    }
    for term in terms.joined() { uses[term] += 1 }
    let weights = zip(names, uses).map { term, uses in
      SearchMath.rarity(of: uses, in: texts.count) * (term.utf8.contains(Self.space) ? Self.rowWeight : 1)
    }
    var postings = [[Posting]](repeating: [], count: names.count)
    for (text, terms) in terms.enumerated() {
      let length = Self.length(of: terms.map { weights[$0] })
      for term in terms { postings[term].append(Posting(text: text, weight: weights[term] / length)) }
    }
    self.reader = reader
    self.numbers = numbers
    self.weights = weights
    self.postings = postings
    documents = texts.map(\.documents)
  }

  /// Returns how much the texts nearest to a question speak for each of their documents: the third power of how similar
  /// each is, all together, relative to the document that most speaks for.
  func votes(for question: String) -> [Int: Double] {
    let terms = Self.distinct(reader.terms(of: SearchText(question)).compactMap { numbers[$0] })
    var likeness: [Int: Double] = [:]
    for term in terms {
      for posting in postings[term] {
        likeness[posting.text, default: 0] += weights[term] * posting.weight
      }
    }
    let nearest = likeness.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.count)
    var votes: [Int: Double] = [:]
    for (text, value) in nearest {
      for document in documents[text] { votes[document, default: 0] += value * value * value }
    }
    let most = votes.values.max() ?? 1
    return votes.mapValues { $0 / most }
  }

  /// Returns the terms of a text, each once; few enough to compare them all.
  private static func distinct(_ terms: [Int]) -> [Int] {
    terms.reduce(into: []) { distinct, term in
      if !distinct.contains(term) { distinct.append(term) }
    }
  }

  private static let space = UInt8(ascii: " ")

  private static func length(of weights: [Double]) -> Double {
    weights.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }
}
