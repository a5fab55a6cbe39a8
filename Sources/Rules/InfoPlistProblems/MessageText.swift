package import Phrases

/// Short English texts that messages share.
package enum MessageText {
  /// Returns names joined with commas and a conjunction.
  package static func list(_ names: [String], _ conjunction: Phrase.Conjunction = .and) -> Phrase {
    .list(names.map { Phrase(verbatim: $0) }, conjunction)
  }
}
