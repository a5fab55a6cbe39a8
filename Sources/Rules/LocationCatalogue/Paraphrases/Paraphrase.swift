package import LocationPolicy
package import LocationTerms

/// How people put what a mistake or a fact explains, in the words of those who ask.
///
/// The words are knowledge of the language of questions, written for searching; no source is needed for them.
package struct Paraphrase: Hashable, Sendable {
  /// What explains what people notice.
  package enum Subject: Hashable, Sendable {
    /// A classic mistake.
    case mistake(MistakeID)
    /// A fact.
    case fact(Fact)
  }

  /// What explains it.
  package let subject: Subject
  /// How it is put in English.
  package let english: [String]
  /// How it is put in Chinese.
  package let chinese: [String]

  static func of(_ mistake: MistakeID, _ english: [String], _ chinese: [String]) -> Paraphrase {
    Paraphrase(subject: .mistake(mistake), english: english, chinese: chinese)
  }

  static func of(_ fact: Fact, _ english: [String], _ chinese: [String]) -> Paraphrase {
    Paraphrase(subject: .fact(fact), english: english, chinese: chinese)
  }
}

extension Paraphrase {
  /// All paraphrases; a subject stands once.
  package static let all = prompts + grants + background + delivery + monitoring + accuracy + store + facts
}
