import Foundation
import LocationCatalogue
import LocationPolicy
import LocationTerms

/// A plain BM25 search over all texts of the catalog, with which the search is compared.
///
/// It is separate from the one that is part of the search, which omits rules, so that it stays the same when
/// that one changes. Words are separated by spaces and punctuation; each Chinese character is a word.
struct PlainSearch {
  private let ids: [String]
  private let counts: [[String: Int]]
  private let lengths: [Double]
  /// The number of texts in which each word occurs.
  private let documents: [String: Int]
  private let averageLength: Double

  init() {
    let asked = Dictionary(
      uniqueKeysWithValues: Paraphrase.all.map {
        ($0.subject, ($0.english + $0.chinese).joined(separator: " "))
      })
    let mistakes = MistakeCatalog.all.map { mistake in
      (
        mistake.id.rawValue,
        [mistake.name, mistake.symptom, mistake.cause, mistake.fix, asked[.mistake(mistake.id)] ?? ""]
      )
    }
    let howTos = HowToCatalog.all.map { ($0.id, [$0.title, $0.reason, $0.advice] + $0.english + $0.chinese) }
    let facts = FactCatalog.records.map { ($0.fact.id, [$0.statement, asked[.fact($0.fact)] ?? ""]) }
    let texts = mistakes + howTos + facts
    ids = texts.map(\.0)
    counts = texts.map { id, texts in
      Dictionary(Self.words(of: ([id] + texts).joined(separator: " ")).map { ($0, 1) }, uniquingKeysWith: +)
    }
    lengths = counts.map { Double($0.values.reduce(0, +)) }
    documents = counts.reduce(into: [:]) { documents, words in
      for word in words.keys { documents[word, default: 0] += 1 }
    }
    averageLength = lengths.reduce(0, +) / Double(lengths.count)
  }

  /// Returns the identifiers of the best entries, best first.
  func best(_ number: Int, for question: String) -> [String] {
    let words = Set(Self.words(of: question)).sorted()
    let scored = ids.indices.map { index in (id: ids[index], score: score(of: index, for: words)) }
    return scored.filter { $0.score > 0 }.sorted { ($1.score, $0.id) < ($0.score, $1.id) }.prefix(number)
      .map(\.id)
  }

  private func score(of index: Int, for words: [String]) -> Double {
    words.reduce(0) { sum, word in
      let frequency = Double(counts[index][word] ?? 0)
      let documents = Double(documents[word] ?? 0)
      let rarity = log(1 + (Double(counts.count) - documents + 0.5) / (documents + 0.5))
      let length = lengths[index] / averageLength
      return sum + rarity * frequency * 2.2 / (frequency + 1.2 * (0.25 + 0.75 * length))
    }
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.flatMap { word in
      word.unicodeScalars.contains(where: \.properties.isIdeographic)
        ? word.map(String.init) : [String(word)]
    }
  }
}
