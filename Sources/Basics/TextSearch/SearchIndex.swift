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
  /// The weights of the second, the third and the fourth opinion.
  static let plainWeight = 0.6, knownWeight = 0.8, nearestWeight = 0.8
  /// The number of known questions of a document with which half of the third opinion is what they say; the rest is the
  /// document's own score.
  ///
  /// This and the third weight were chosen on the 872 questions of the older sets, each set left out of what is
  /// learned, and on words for facts that hardly anybody asks for; once with all phrases, and once without those
  /// that were written in view of such questions.
  static let enoughKnown = 2.0

  let documents: [SearchDocument]
  let postings: [String: [Posting]]
  let plain: PlainIndex
  /// The questions whose answers are known, of which the third opinion is, and a part of the fourth.
  let answered: [AnsweredQuestion]
  private let known: PlainIndex
  private let nearest: NearestTexts
  /// How much of the third opinion on each document is its own score.
  private let ownShares: [Double]
  private let terms: TermReader
  private let spelling: Spelling

  /// Creates an index of documents.
  ///
  /// - Parameters:
  ///   - stopWords: Words of questions that are ignored.
  ///   - minorWords: Words of questions that count little, such as names of products.
  ///   - answered: Questions whose answers are known.
  package init(
    _ documents: [SearchDocument], synonyms: SynonymTable, stopWords: [String] = [],
    minorWords: [String] = [],
    answered: [AnsweredQuestion] = []
  ) {
    let terms = TermReader(synonyms: synonyms, stopWords: stopWords, minorWords: minorWords)
    let texts = documents.map { $0.parts.map { $0.texts.map { SearchText($0) } } }
    let read = zip(documents, texts).map { document, texts in
      zip(document.parts, texts).map { CountedPart($0.field, $1, by: terms) }
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
    plain = PlainIndex(
      zip(documents, texts).map { document, texts in
        zip(document.parts, texts).filter { document.isRankedPlainly && $0.0.field.isRankedPlainly }.flatMap(
          \.1)
      })
    let numbers = Dictionary(uniqueKeysWithValues: zip(documents.map(\.id), documents.indices))
    let asked = answered.map { question in
      (text: SearchText(question.text), documents: question.answers.compactMap { numbers[$0] })
    }
    var questions = [[SearchText]](repeating: [], count: documents.count)
    for question in asked {
      for document in question.documents { questions[document].append(question.text) }
    }
    known = PlainIndex(questions, hasRows: true)
    ownShares = questions.map { Self.enoughKnown / (Self.enoughKnown + Double($0.count)) }
    let phrases = zip(documents, texts).map { document, texts in
      zip(document.parts, texts).filter { document.isCompared($0.0) }.flatMap(\.1)
    }
    nearest = NearestTexts(
      phrases.enumerated().flatMap { document, texts in texts.map { ($0, [document]) } } + asked)
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

  /// Returns the documents that were found for a question in an order to which three more opinions contribute, best
  /// first: plain BM25 of their texts, plain BM25 of the questions that each is known to answer, and how similar its
  /// phrases and these questions are, one by one.
  ///
  /// All kinds of scores are relative to the best one; a rank is their weighed sum. The fewer questions a document is
  /// known to answer, the more its own score takes their place: that nobody asked for it yet doesn't speak against it.
  package func reordered(_ hits: [Hit], for question: String) -> [(hit: Hit, rank: Double)] {
    guard let best = hits.first?.score else { return [] }
    let plain = plain.scores(for: question)
    let known = known.scores(for: question)
    let mixed = zip(hits, likeness(of: hits, to: question)).map { hit, fourth in
      let own = hit.score / best
      let share = ownShares[hit.document]
      let second = plain[hit.document] ?? 0
      let third = (1 - share) * (known[hit.document] ?? 0) + share * own
      let others = Self.plainWeight * second + Self.knownWeight * third + Self.nearestWeight * fourth
      return (hit: hit, rank: own + others)
    }
    return mixed.sorted { ($1.rank, $0.hit.id) < ($0.rank, $1.hit.id) }
  }

  /// Returns how similar single texts of the documents that were found are to a question: from 0 for the least similar
  /// ones, or none, to 1 for the most similar ones.
  private func likeness(of hits: [Hit], to question: String) -> [Double] {
    let scores = nearest.scores(for: question)
    let found = hits.compactMap { scores[$0.document] }
    guard let least = found.min(), let most = found.max(), least < most else {
      return hits.map { _ in 0 }
    }
    return hits.map { hit in scores[hit.document].map { ($0 - least) / (most - least) } ?? 0 }
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
private struct CountedPart {
  let field: SearchField
  let counts: [String: Int]
  let length: Int

  init(_ field: SearchField, _ texts: [SearchText], by terms: TermReader) {
    self.field = field
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

/// The mathematics of scores, because the module also builds without Foundation.
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
