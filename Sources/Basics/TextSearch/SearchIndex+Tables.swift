extension SearchIndex {
  /// An index as data, for a search implemented in another language, such as that of a web page.
  package struct Tables: Encodable, Sendable {
    let ids: [String]
    let priors: [Double]
    /// For each term, the indices of the documents that contain it, each followed by the term's
    /// frequency.
    let postings: [String: [Double]]
  }

  /// The questions whose answers are known, as data.
  package struct AnsweredTable: Encodable, Sendable {
    let texts: [String]
    /// The indices of the documents that answer each.
    let documents: [[Int]]
  }

  /// The texts of each document that are compared with a question one by one.
  package var comparedTexts: [[String]] { documents.map(\.comparedTexts) }

  /// The questions whose answers are known.
  package var answeredTable: AnsweredTable {
    let numbers = Dictionary(uniqueKeysWithValues: zip(documents.map(\.id), documents.indices))
    return AnsweredTable(
      texts: answered.map(\.text), documents: answered.map { $0.answers.compactMap { numbers[$0] } })
  }

  /// The documents and their terms.
  package var tables: Tables {
    Tables(
      ids: documents.map(\.id), priors: documents.map(\.prior),
      postings: postings.mapValues { $0.flatMap { [Double($0.document), $0.frequency] } })
  }
}

/// The settings of a search as data: synonyms and word weights.
package struct SearchSettings: Encodable, Sendable {
  struct Weights: Encodable, Sendable {
    let saturation = SearchIndex.saturation
    let unknownWord = SearchIndex.unknownWordWeight
    let unknownPair = SearchIndex.unknownPairWeight
    let covered = TermReader.coveredWeight
    let pair = TermReader.pairWeight
    let name = TermReader.nameWeight
    let minor = TermReader.minorWeight
    let misspelling = Spelling.lossByChange
    let shortestMisspelled = Spelling.shortest
    let nearestTexts = NearestTexts.count
    let row = NearestTexts.rowWeight
    let shortestSubject = TermReader.shortestSubject
    let nearby = SearchIndex.nearby
  }

  let weights = Weights()
  /// A traditional character and its simplified form, and so on.
  let traditional = TraditionalCharacters.pairs
  let synonyms: SynonymTable
  /// The stems of words that are ignored.
  package let stopWords: [String]
  /// The stems of words that count little.
  let minorWords: [String]

  /// Creates settings from the arguments of an index.
  package init(synonyms: SynonymTable, stopWords: [String], minorWords: [String]) {
    self.synonyms = synonyms
    self.stopWords = Set(stopWords.map(EnglishStem.of)).sorted()
    self.minorWords = Set(minorWords.map(EnglishStem.of)).sorted()
  }
}

extension SynonymTable: Encodable {
  /// Encodes each phrase as its group's number and its pieces, separated by spaces.
  package func encode(to encoder: any Encoder) throws {
    let written = phrases.values.joined().map { phrase in
      ([String(phrase.group)] + phrase.tokens.map(\.text)).joined(separator: " ")
    }
    var container = encoder.singleValueContainer()
    try container.encode(written.sorted())
  }
}
