/// Finds documents by plain BM25: each stem and each Chinese character is a word, and all texts of a
/// document are one.
///
/// It is a second opinion on the results of a ``SearchIndex``. That weighs fields and pairs of
/// characters and knows synonyms, and is wrong where such knowledge misleads it, which in Chinese is
/// often a pair of characters that isn't a word. With rows, two words that follow each other are a word as well.
struct PlainIndex: Sendable {
  /// A document, and the number of times that it contains a word.
  struct Posting: Sendable {
    let document: Int
    var count: Int
  }

  /// The constants that are usual for BM25.
  static let saturation = 1.2, lengthWeight = 0.75

  /// The number of words of each document; 0 for one that takes no part, which still counts as a document.
  let lengths: [Int]
  let postings: [String: [Posting]]
  private let hasRows: Bool

  /// Creates an index of documents, each given by its texts.
  init(_ documents: [[SearchText]], hasRows: Bool = false) {
    var postings: [String: [Posting]] = [:]
    var lengths: [Int] = []
    for (document, texts) in documents.enumerated() {
      var length = 0
      for text in texts {
        let words = Self.words(of: text, hasRows: hasRows)
        length += words.count
        for word in words { postings[word, default: []].count(document) }
      }
      lengths.append(length)
    }
    self.lengths = lengths
    self.postings = postings
    self.hasRows = hasRows
  }

  /// Returns the scores of the documents that contain a word of a question, from 0 to 1 for the best.
  func scores(for question: String) -> [Int: Double] {
    let averageLength = Double(lengths.reduce(0, +)) / Double(lengths.count)
    var scores: [Int: Double] = [:]
    var seen: Set<String> = []
    for word in Self.words(of: SearchText(question), hasRows: hasRows) where seen.insert(word).inserted {
      let found = postings[word] ?? []
      let rarity = SearchMath.rarity(of: found.count, in: lengths.count)
      for posting in found {
        let length = Double(lengths[posting.document]) / averageLength
        let norm = Self.saturation * (1 - Self.lengthWeight + Self.lengthWeight * length)
        let count = Double(posting.count)
        scores[posting.document, default: 0] += rarity * count / (count + norm)
      }
    }
    let best = scores.values.max() ?? 1
    return scores.mapValues { $0 / best }
  }

  private static func words(of text: SearchText, hasRows: Bool) -> [String] {
    let words = text.tokens.map(\.text)
    return hasRows ? words + zip(words, words.dropFirst()).map { "\($0) \($1)" } : words
  }
}

extension [PlainIndex.Posting] {
  /// Counts a word of a document, which is the last one or a new one.
  fileprivate mutating func count(_ document: Int) {
    if last?.document == document {
      self[count - 1].count += 1
    } else {
      append(PlainIndex.Posting(document: document, count: 1))
    }
  }
}
