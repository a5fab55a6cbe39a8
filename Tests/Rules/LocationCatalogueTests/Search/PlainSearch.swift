import Foundation
import LocationCatalogue
import LocationPolicy
import LocationTerms

/// BM25 over the catalog's texts and nothing else: what the search is measured against.
///
/// Words are what stands between spaces and punctuation, so Chinese has none to speak of.
struct PlainSearch {
  private let ids: [String]
  private let counts: [[String: Int]]
  private let lengths: [Double]
  /// In how many texts each word occurs.
  private let documents: [String: Int]
  private let averageLength: Double

  init() {
    let mistakes = MistakeCatalog.all.map {
      ($0.id.rawValue, "\($0.name) \($0.symptom) \($0.cause) \($0.fix)")
    }
    let facts = FactCatalog.records.map { ($0.fact.id, $0.statement) }
    let texts = mistakes + facts
    ids = texts.map(\.0)
    counts = texts.map { Dictionary(Self.words(of: $0.1).map { ($0, 1) }, uniquingKeysWith: +) }
    lengths = counts.map { Double($0.values.reduce(0, +)) }
    documents = counts.reduce(into: [:]) { documents, words in
      for word in words.keys { documents[word, default: 0] += 1 }
    }
    averageLength = lengths.reduce(0, +) / Double(lengths.count)
  }

  /// Returns the ids of the best entries, the best first.
  func best(_ number: Int, for question: String) -> [String] {
    let words = Set(Self.words(of: question))
    let scored = ids.indices.map { index in (id: ids[index], score: score(of: index, for: words)) }
    return scored.filter { $0.score > 0 }.sorted { ($1.score, $0.id) < ($0.score, $1.id) }.prefix(number)
      .map(\.id)
  }

  private func score(of index: Int, for words: Set<String>) -> Double {
    words.reduce(0) { sum, word in
      let frequency = Double(counts[index][word] ?? 0)
      let documents = Double(documents[word] ?? 0)
      let rarity = log(1 + (Double(counts.count) - documents + 0.5) / (documents + 0.5))
      let length = lengths[index] / averageLength
      return sum + rarity * frequency * 2.2 / (frequency + 1.2 * (0.25 + 0.75 * length))
    }
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
