import Foundation
import TestSupport
import Testing

/// A question that was asked in public, with its answers.
struct AskedQuestion: Decodable, Sendable, CustomTestStringConvertible {
  /// The permitted use of a question.
  enum Part: Equatable {
    /// The search was developed with it.
    case work
    /// It was only used for measurements.
    case check
    /// It was opened once, after the search was finished.
    case final
  }

  /// The question as it was asked, usually its title.
  let question: String
  /// "en" or "zh".
  let language: String
  /// The identifiers of the entries that answer it, of which one is enough.
  ///
  /// It is empty for a question about another permission or platform.
  let answers: [String]
  /// The address of the question.
  let address: String

  /// Questions from before the search was rewritten, which its authors knew.
  static let earlier = questions(in: "earlier-questions")
  /// The half for development and the quarter for measurements.
  static let collected = questions(in: "questions")
  /// The last quarter.
  static let final = questions(in: "final-questions")
  /// Questions that were collected and labeled later, by someone who had not seen the search.
  static let newest = questions(in: "newest-questions")
  /// The next ones of the same collection by the same hash, labeled by someone else who had not seen the search.
  static let further = questions(in: "further-questions")

  /// The seventh and the eighth set, which were kept shut until they had been asked once.
  static let opened = questions(in: "opened-questions")
  /// The sets that were asked after that, each of them shut until then.
  static let latest = questions(in: "latest-questions")
  /// Questions with answers that single cases were written for, which measure nothing.
  static let worked = questions(in: "worked-questions")
  /// Questions of one collection whose answers were looked at while the order of answers was changed.
  static let recent = questions(in: "recent-questions")
  /// Others of that collection, drawn by a hash, of which only figures were looked at.
  static let measured = questions(in: "measured-questions")
  /// The nineteenth set, kept shut until it had been asked once, with fewer answers to a question than the others.
  static let nineteenth = questions(in: "nineteenth-questions")
  /// The twentieth set, of which the same holds.
  static let twentieth = questions(in: "twentieth-questions")
  /// All of them about this field or another one, but for the neighbors.
  static let all =
    earlier + collected + final + newest + further + opened + latest + worked + recent
    + measured + nineteenth + twentieth
  /// Questions about neighboring subjects: other permissions, other systems, maps, other reasons of App Review.
  ///
  /// Those with an even first byte of their SHA-256 were used while the subjects were written.
  static let neighbors = questions(in: "neighbor-questions")

  private static func questions(in file: String) -> [AskedQuestion] {
    let file = RepositoryFolder.root.appending(path: "Tests/Data/LocationCatalogue/\(file).json")
    return (try? JSONDecoder().decode([AskedQuestion].self, from: Data(contentsOf: file))) ?? []
  }

  var testDescription: String { question }

  /// Whether it is about something else, so that there should be no answer.
  var isForeign: Bool { answers.isEmpty }

  /// The part, determined by the first byte of the address's SHA-256 to avoid bias.
  var part: Part {
    switch SHA256.digest(of: address)[0] >> 24 % 4 {
    case 0, 1: .work
    case 2: .check
    default: .final
    }
  }
}
