import Foundation
import Testing

/// A question that somebody asked in public, and what answers it.
struct AskedQuestion: Decodable, Sendable, CustomTestStringConvertible {
  /// Whether the search was tuned on it, or it was kept apart to measure with.
  enum Part: String, Decodable {
    case tuned
    case kept
  }

  /// The question in the asker's words, most often the title.
  let question: String
  /// "en" or "zh".
  let language: String
  /// The ids of the entries that answer it; one is enough.
  let answers: [String]
  /// Where it was asked.
  let address: String
  let part: Part

  /// All of them, from Data/questions.json.
  static let all: [AskedQuestion] = {
    guard let file = Bundle.module.url(forResource: "Data/questions", withExtension: "json") else {
      return []
    }
    return (try? JSONDecoder().decode([AskedQuestion].self, from: Data(contentsOf: file))) ?? []
  }()

  var testDescription: String { question }

  /// The part by the question's own bytes (FNV-1a, its bit 32), so that nobody chose it.
  var drawnPart: Part {
    let hash = question.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return (hash >> 32).isMultiple(of: 2) ? .tuned : .kept
  }
}
