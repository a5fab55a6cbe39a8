import LeanFoundation

/// Finds documents by words, with BM25F (BM25 over weighted fields), synonyms and spelling
/// correction.
package struct SearchIndex: Sendable {
  /// A search result.
  package struct Hit: Hashable, Sendable {
    /// The document's identifier.
    package let id: String
    /// The document's number in the index.
    let document: Int
    /// The score, which is only comparable within one search.
    package let score: Double
    /// The fraction of the question, weighted by the rarity of its words, that the document
    /// contains, from 0 to 1.
    package let coverage: Double
    /// The number of terms of the question that the document contains.
    package let matches: Int
  }

  /// The frequency of a term in a document, weighted by field.
  struct Posting: Sendable {
    let document: Int
    let frequency: Double
  }

  /// The frequency above which further occurrences of a term hardly count.
  static let saturation = 2.0
  /// The weights of words that no document contains; pairs of Chinese characters are often not
  /// words.
  static let unknownWordWeight = 0.6, unknownPairWeight = 0.4
  let documents: [SearchDocument]
  let postings: [String: [Posting]]
  /// The questions whose answers are known.
  let answered: [AnsweredQuestion]
  private let nearest: NearestTexts
  private let terms: TermReader
  private let spelling: Spelling

  /// Creates an index of documents.
  ///
  /// - Parameters:
  ///   - stopWords: Words of questions that are ignored.
  ///   - minorWords: Words of questions that count little, such as names of products.
  ///   - subjects: Groups of words on one subject, by which texts are compared beside synonyms.
  ///   - answered: Questions whose answers are known.
  package init(
    _ documents: [SearchDocument], synonyms: SynonymTable, stopWords: [String] = [],
    minorWords: [String] = [], subjects: SynonymTable = SynonymTable([]),
    answered: [AnsweredQuestion] = []
  ) {
    let terms = TermReader(synonyms: synonyms, stopWords: stopWords, minorWords: minorWords)
    let read = documents.concurrentMap { document in
      document.parts.map { CountedPart($0.field, $0.texts.map { SearchText($0) }, by: terms) }
    }
    let averages = CountedPart.averageLengths(of: read.joined())
    var postings: [String: [Posting]] = [:]
    for (document, parts) in read.enumerated() {
      for (term, frequency) in CountedPart.frequencies(in: parts, averageLengths: averages) {
        // Pages have the frequencies as well, and more decimals would only make them larger.
        let rounded = (frequency * 1e3).rounded() / 1e3
        postings[term, default: []].append(Posting(document: document, frequency: rounded))
      }
    }
    self.documents = documents
    self.postings = postings
    let numbers = Dictionary(uniqueKeysWithValues: zip(documents.map(\.id), documents.indices))
    let asked = answered.concurrentMap { question in
      (text: SearchText(question.text), documents: question.answers.compactMap { numbers[$0] })
    }
    let phrases = zip(documents, read).map { document, parts in
      zip(document.parts, parts).filter { document.isCompared($0.0) }.flatMap(\.1.texts)
    }
    nearest = NearestTexts(
      phrases.enumerated().flatMap { document, texts in texts.map { ($0, [document]) } } + asked,
      by: NearestTexts.Reader(
        synonyms: synonyms, subjects: subjects, stopWords: Set(stopWords.map(EnglishStem.of))))
    self.answered = answered
    self.terms = terms
    spelling = Spelling(vocabulary: postings.keys)
  }

  /// Returns the documents that match a question, best first.
  ///
  /// - Parameter factor: Returns a factor for the score of a document.
  package func search(_ question: String, factor: (String) -> Double = { _ in 1 }) -> [Hit] {
    var found: [Int: (score: Double, covered: Double, matches: Int)] = [:]
    var all = 0.0
    for term in weighed(question) {
      all += term.worth
      for (document, value) in values(of: term.candidates) {
        found[document, default: (0, 0, 0)].score += term.worth * value
        found[document, default: (0, 0, 0)].covered += term.worth * min(1, value * 2)
        found[document, default: (0, 0, 0)].matches += 1
      }
    }
    return found.map { index, sums in
      let document = documents[index]
      return Hit(
        id: document.id, document: index, score: sums.score * document.prior * factor(document.id),
        coverage: sums.covered / all, matches: sums.matches)
    }
    .sorted { ($1.score, $0.id) < ($0.score, $1.id) }
  }

  /// Returns the documents that were found for a question in the order of their score and of the votes of the texts
  /// that are nearest to the question, best first.
  ///
  /// Both are relative to the best one and count alike; a rank is their sum.
  package func reordered(_ hits: [Hit], for question: String) -> [(hit: Hit, rank: Double)] {
    guard let best = hits.first?.score else { return [] }
    let votes = nearest.votes(for: question)
    let ranked = hits.map { (hit: $0, rank: $0.score / best + (votes[$0.document] ?? 0)) }
    return ranked.sorted { ($1.rank, $0.hit.id) < ($0.rank, $1.hit.id) }
  }

  /// Returns how telling the words of a question are, all together.
  package func information(in question: String) -> Double {
    weighed(question).reduce(0) { $0 + $1.worth }
  }

  /// Returns how telling each term of some texts is in a question, without ignored words.
  package func worths(in texts: [String]) -> [String: Double] {
    texts.flatMap(terms.question).reduce(into: [:]) { worths, asked in
      worths[asked.term] = max(worths[asked.term] ?? 0, asked.weight * rarity(of: asked.term))
    }
  }

  /// Returns whether a question has a number after one of some words that no document contains.
  package func hasUnknownNumber(after words: [String], in question: String) -> Bool {
    let names = Set(words.flatMap { SearchText($0).tokens })
    let tokens = SearchText(question).tokens
    return zip(tokens, tokens.dropFirst()).contains { name, number in
      names.contains(name) && number.text.first?.isNumber == true && postings[number.text] == nil
    }
  }

  /// Returns whether a question has a name with an ending that no document contains, such as that of a key.
  package func hasUnknownName(endingIn ending: String, in question: String) -> Bool {
    let ending = EnglishStem.of(ending.lowercased())
    return SearchText(question).names.contains { $0.hasSuffix(ending) && postings[$0] == nil }
  }

  /// Returns whether a question has a word that no document contains, even misspelled, near one of some words, such as
  /// the one that tells what a permission is for.
  package func hasUnknownWord(near words: [String], in question: String) -> Bool {
    let centers = Set(words.map(EnglishStem.of))
    let told = terms.telling(question)
    let unknown = told.map { terms.mayBeSubject($0) && spelling.candidates(for: $0).isEmpty }
    return told.indices.contains { index in
      centers.contains(told[index])
        && unknown[max(0, index - Self.nearby)...min(told.count - 1, index + Self.nearby)].contains(true)
    }
  }

  /// How many words lie between two that are near each other, and one more.
  static let nearby = 2

  /// The terms of a question, with the words of documents that each may stand for and how telling it is.
  private func weighed(_ question: String) -> [(candidates: [Spelling.Candidate], worth: Double)] {
    terms.question(question).map { asked in
      let candidates = spelling.candidates(for: asked.term)
      if let known = candidates.map({ rarity(of: $0.term) }).min() {
        return (candidates, asked.weight * known)
      }
      let part = asked.isPair ? Self.unknownPairWeight : Self.unknownWordWeight
      return ([], asked.weight * rarity(of: asked.term) * part)
    }
  }

  /// Returns the documents' values for a word, or for the likeliest correction of a misspelled one.
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

  /// Returns the rarity of a term: the fewer documents contain it, the higher.
  private func rarity(of term: String) -> Double {
    SearchMath.rarity(of: postings[term]?.count ?? 0, in: documents.count)
  }
}

/// The terms of a field of a document.
private struct CountedPart: Sendable {
  let field: SearchField
  let texts: [SearchText]
  let counts: [String: Int]
  let length: Int

  init(_ field: SearchField, _ texts: [SearchText], by terms: TermReader) {
    self.field = field
    self.texts = texts
    var counts: [String: Int] = [:]
    var length = 0
    for text in texts {
      for term in terms.terms(of: text) {
        counts[term, default: 0] += 1
        length += 1
      }
    }
    self.counts = counts
    self.length = length
  }

  /// Returns the average length of each field, over the documents that have it.
  static func averageLengths(of parts: some Sequence<CountedPart>) -> [SearchField: Double] {
    var sums: [SearchField: (length: Int, count: Int)] = [:]
    for part in parts where part.length > 0 {
      sums[part.field, default: (0, 0)].length += part.length
      sums[part.field, default: (0, 0)].count += 1
    }
    return sums.mapValues { Double($0.length) / Double($0.count) }
  }

  /// Returns the frequency of each term in a document; repeated occurrences count logarithmically.
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

/// The mathematics of scores, with the same results on all systems.
enum SearchMath {
  /// Returns the rarity of a word that some documents of all contain: the fewer, the higher.
  static func rarity(of count: Int, in all: Int) -> Double {
    let count = Double(count)
    return logarithm(1 + (Double(all) - count + 0.5) / (count + 0.5))
  }

  /// Returns the natural logarithm of a positive number, accurate to nine decimals.
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
