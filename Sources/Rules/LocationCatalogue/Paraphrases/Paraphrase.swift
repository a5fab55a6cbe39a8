package import LocationPolicy
package import LocationTerms

/// Common phrasings of questions that a mistake or a fact answers, in the words of those who ask them.
///
/// The phrasings are about the language of questions, and serve the search, so they need no sources.
package struct Paraphrase: Hashable, Sendable {
  /// The entry that answers a question.
  package enum Subject: Hashable, Sendable {
    /// A classic mistake.
    case mistake(MistakeID)
    /// A fact.
    case fact(Fact)
  }

  /// The entry that answers these questions.
  package let subject: Subject
  /// The phrasings in English.
  package let english: [String]
  /// The phrasings in Chinese.
  package let chinese: [String]

  static func of(_ mistake: MistakeID, _ english: [String], _ chinese: [String]) -> Paraphrase {
    Paraphrase(subject: .mistake(mistake), english: english, chinese: chinese)
  }

  static func of(_ fact: Fact, _ english: [String], _ chinese: [String]) -> Paraphrase {
    Paraphrase(subject: .fact(fact), english: english, chinese: chinese)
  }
}

extension Paraphrase {
  /// All paraphrases, one for each subject.
  package static let all = prompts + grants + background + delivery + monitoring + accuracy + store + facts
}
