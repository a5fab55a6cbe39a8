/// Finds documents by words: BM25F, which is BM25 over fields that count differently, with synonyms and misspellings.
package struct SearchIndex: Sendable {
  /// A document that was found.
  package struct Hit: Hashable, Sendable {
    /// The document's id.
    package let id: String
    /// How well it fits; only comparable within one search.
    package let score: Double
    /// The part of what was asked, by how telling its words are, that the document has: 0 to 1.
    package let coverage: Double
    /// How many terms of what was asked the document has.
    package let matches: Int
  }

  /// How often a term stands in a document, by the weights of the fields.
  struct Posting: Sendable {
    let document: Int
    let frequency: Double
  }

  /// Above this a word that stands more often counts hardly more.
  static let saturation = 2.0
  /// How much of its rarity a word counts as missing that no document has; the pairs of Chinese are often no words.
  static let unknownWordWeight = 0.6, unknownPairWeight = 0.4

  let documents: [SearchDocument]
  let postings: [String: [Posting]]
  private let terms: TermReader
  private let spelling: Spelling

  /// Reads all documents.
  package init(_ documents: [SearchDocument], synonyms: SynonymTable, stopWords: [String] = []) {
    let terms = TermReader(synonyms: synonyms, stopWords: stopWords)
    let read = documents.map { document in document.parts.map { CountedPart($0, by: terms) } }
    let averages = CountedPart.averageLengths(of: read.joined())
    var postings: [String: [Posting]] = [:]
    for (document, parts) in read.enumerated() {
      for (term, frequency) in CountedPart.frequencies(in: parts, averageLengths: averages) {
        postings[term, default: []].append(Posting(document: document, frequency: frequency))
      }
    }
    self.documents = documents
    self.postings = postings
    self.terms = terms
    spelling = Spelling(vocabulary: postings.keys)
  }

  /// Returns the documents that have something of what is asked, the best first.
  ///
  /// - Parameter factor: What a document's score is multiplied with.
  package func search(_ question: String, factor: (String) -> Double = { _ in 1 }) -> [Hit] {
    var found: [Int: (score: Double, covered: Double, matches: Int)] = [:]
    var all = 0.0
    for asked in terms.question(question) {
      let candidates = spelling.candidates(for: asked.term)
      guard let rarity = candidates.map({ rarity(of: $0.term) }).min() else {
        let part = asked.isPair ? Self.unknownPairWeight : Self.unknownWordWeight
        all += asked.weight * rarity(of: asked.term) * part
        continue
      }
      let worth = asked.weight * rarity
      all += worth
      for (document, value) in values(of: candidates) {
        found[document, default: (0, 0, 0)].score += worth * value
        found[document, default: (0, 0, 0)].covered += worth * min(1, value * 2)
        found[document, default: (0, 0, 0)].matches += 1
      }
    }
    return found.map { index, sums in
      let document = documents[index]
      return Hit(
        id: document.id, score: sums.score * document.prior * factor(document.id),
        coverage: sums.covered / all, matches: sums.matches)
    }
    .sorted { ($1.score, $0.id) < ($0.score, $1.id) }
  }

  /// Returns how telling the words of a question are, all together.
  package func information(in question: String) -> Double {
    terms.question(question).reduce(0) { sum, asked in
      let known = spelling.candidates(for: asked.term).map { rarity(of: $0.term) }.min()
      let part = asked.isPair ? Self.unknownPairWeight : Self.unknownWordWeight
      return sum + asked.weight * (known ?? rarity(of: asked.term) * part)
    }
  }

  /// How much the documents have of a word, or of the likeliest of those that a misspelled one may stand for.
  private func values(of candidates: [Spelling.Candidate]) -> [Int: Double] {
    var values: [Int: Double] = [:]
    for candidate in candidates {
      for posting in postings[candidate.term] ?? [] {
        let saturated = posting.frequency / (posting.frequency + Self.saturation)
        values[posting.document] = max(values[posting.document] ?? 0, saturated * candidate.likeness)
      }
    }
    return values
  }

  /// How telling a term is: the fewer documents have it, the more; one that none has tells most.
  private func rarity(of term: String) -> Double {
    let count = Double(postings[term]?.count ?? 0)
    return SearchMath.logarithm(1 + (Double(documents.count) - count + 0.5) / (count + 0.5))
  }
}

/// The terms of a document's field.
private struct CountedPart {
  let field: SearchField
  let counts: [String: Int]
  let length: Int

  init(_ part: SearchDocument.Part, by terms: TermReader) {
    field = part.field
    var counts: [String: Int] = [:]
    var length = 0
    for text in part.texts {
      for term in terms.terms(of: text) {
        counts[term, default: 0] += 1
        length += 1
      }
    }
    self.counts = counts
    self.length = length
  }

  /// How long each field is on average, in the documents that have it.
  static func averageLengths(of parts: some Sequence<CountedPart>) -> [SearchField: Double] {
    var sums: [SearchField: (length: Int, count: Int)] = [:]
    for part in parts where part.length > 0 {
      sums[part.field, default: (0, 0)].length += part.length
      sums[part.field, default: (0, 0)].count += 1
    }
    return sums.mapValues { Double($0.length) / Double($0.count) }
  }

  /// How often each term stands in a document; what stands there more often counts by its logarithm.
  static func frequencies(
    in parts: [CountedPart], averageLengths: [SearchField: Double]
  ) -> [String: Double] {
    var frequencies: [String: Double] = [:]
    for part in parts {
      let influence = part.field.lengthWeight
      let norm = 1 - influence + influence * Double(part.length) / (averageLengths[part.field] ?? 1)
      for (term, count) in part.counts {
        let counted = 1 + SearchMath.logarithm(Double(count))
        frequencies[term, default: 0] += part.field.weight * counted / norm
      }
    }
    return frequencies
  }
}

/// What the scores need of mathematics; the module builds where there is no Foundation.
enum SearchMath {
  /// Returns the natural logarithm of a number of at least 1, to nine places.
  static func logarithm(_ number: Double) -> Double {
    // ln x = e · ln 2 + ln m with 1 ≤ m < 2, and ln m = 2 · artanh((m − 1) / (m + 1)).
    let ratio = (number.significand - 1) / (number.significand + 1)
    var power = ratio
    var sum = 0.0
    for divisor in stride(from: 1.0, through: 19, by: 2) {
      sum += power / divisor
      power *= ratio * ratio
    }
    return Double(number.exponent) * 0.693147180559945 + 2 * sum
  }
}
