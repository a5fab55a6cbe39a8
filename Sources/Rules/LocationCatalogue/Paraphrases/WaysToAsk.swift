/// Titles and sentences by which strangers ask about an entry: as an issue of a plug-in's, with a line of an error, in a
/// beginner's words.
///
/// They were written from the entries and not from questions that the search is measured by. They count less than
/// paraphrases, because words in them are often beside the point.
package struct WaysToAsk: Sendable {
  /// The ways in English.
  package let english: [String]
  /// The ways in Chinese.
  package let chinese: [String]

  /// The ways by the id of a mistake or how-to.
  package static let all = earlierMistakes.merging(laterMistakes) { $1 }.merging(howTos) { $1 }
    .merging(errorCodes) { $1 }
    .merging(owners) { $1 }
}
