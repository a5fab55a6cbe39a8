import Foundation
import TestSupport
import Testing

/// A question that somebody asked in public, and what answers it.
struct AskedQuestion: Decodable, Sendable, CustomTestStringConvertible {
  /// What a question may be used for.
  enum Part: Equatable {
    /// The search was made with it in view.
    case work
    /// It was only measured with.
    case check
    /// It was opened once, when the search was finished.
    case final
  }

  /// The question in the asker's words, most often the title.
  let question: String
  /// "en" or "zh".
  let language: String
  /// The ids of the entries that answer it; one is enough.
  ///
  /// None where it is about another permission or platform.
  let answers: [String]
  /// Where it was asked.
  let address: String

  /// Questions from before the search was rewritten, all of them known to its authors.
  static let earlier = questions(in: "earlier-questions")
  /// The half to work with and the quarter to check with.
  static let collected = questions(in: "questions")
  /// The last quarter.
  static let final = questions(in: "final-questions")

  private static func questions(in file: String) -> [AskedQuestion] {
    guard let file = Bundle.module.url(forResource: "Data/\(file)", withExtension: "json") else { return [] }
    return (try? JSONDecoder().decode([AskedQuestion].self, from: Data(contentsOf: file))) ?? []
  }

  var testDescription: String { question }

  /// Whether it is about something else, so that there should be no answer.
  var isForeign: Bool { answers.isEmpty }

  /// The part by the first byte of the address's SHA-256, so that nobody chose it.
  var part: Part {
    switch SHA256.digest(of: address)[0] >> 24 % 4 {
    case 0, 1: .work
    case 2: .check
    default: .final
    }
  }
}
