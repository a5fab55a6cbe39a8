extension SearchIndex {
  /// An index as data, for a search in another language, such as that of a web page.
  package struct Tables: Encodable, Sendable {
    let ids: [String]
    let priors: [Double]
    /// For each term the documents that have it, by their places in the list, each followed by how often it has it.
    let postings: [String: [Double]]
  }

  /// The documents and their terms.
  package var tables: Tables {
    Tables(
      ids: documents.map(\.id), priors: documents.map(\.prior),
      postings: postings.mapValues { postings in
        // More places would only make the tables longer.
        postings.flatMap { [Double($0.document), ($0.frequency * 1e5).rounded() / 1e5] }
      })
  }
}

/// What a search needs beside an index, as data: how questions are read, and what words count.
package struct SearchSettings: Encodable, Sendable {
  struct Weights: Encodable, Sendable {
    let saturation = SearchIndex.saturation
    let unknownWord = SearchIndex.unknownWordWeight
    let unknownPair = SearchIndex.unknownPairWeight
    let covered = TermReader.coveredWeight
    let pair = TermReader.pairWeight
    let name = TermReader.nameWeight
    let misspelling = Spelling.lossByChange
    let shortestMisspelled = Spelling.shortest
  }

  let weights = Weights()
  let synonyms: SynonymTable
  /// The stems of words that say nothing.
  package let stopWords: [String]

  /// Takes what an index is made with.
  package init(synonyms: SynonymTable, stopWords: [String]) {
    self.synonyms = synonyms
    self.stopWords = Set(stopWords.map(EnglishStem.of)).sorted()
  }
}

extension SynonymTable: Encodable {
  /// Writes each phrase as its group's number and its pieces, with spaces between them.
  package func encode(to encoder: any Encoder) throws {
    let written = phrases.values.joined().map { phrase in
      ([String(phrase.group)] + phrase.tokens.map(\.text)).joined(separator: " ")
    }
    var container = encoder.singleValueContainer()
    try container.encode(written.sorted())
  }
}
