package import LocationPolicy
import TextSearch

/// Something of the catalogue that can be asked for.
package struct CatalogEntry: Hashable, Sendable {
  /// What an entry is.
  package enum Kind: Hashable, Sendable {
    /// A classic mistake.
    case mistake(Mistake)
    /// A fact.
    case fact(Fact)
    /// A question that no source answers.
    case question(OpenQuestion)
    /// What sources say against each other.
    case contradiction(SourceContradiction)
    /// A rule of the audit.
    case rule(Rule)
  }

  /// A rule that finds mistakes in projects, as far as it is to be searched.
  package struct Rule: Hashable, Sendable {
    /// Its name, such as "always-at-launch".
    package let id: String
    /// What it finds and why it matters.
    package let summary, explanation: String
    /// The mistakes that it covers.
    package let mistakes: [MistakeID]
    /// The facts that make it a mistake.
    package let facts: [Fact]

    /// Creates a rule.
    package init(id: String, summary: String, explanation: String, mistakes: [MistakeID], facts: [Fact]) {
      self.id = id
      self.summary = summary
      self.explanation = explanation
      self.mistakes = mistakes
      self.facts = facts
    }
  }

  /// What it is.
  package let kind: Kind
  /// The rules of the audit that find it.
  package let rules: [Rule]

  /// The id, such as "MIS-13".
  package var id: String {
    switch kind {
    case .mistake(let mistake): mistake.id.rawValue
    case .fact(let fact): fact.id
    case .question(let question): question.id
    case .contradiction(let contradiction): contradiction.id
    case .rule(let rule): rule.id
    }
  }

  /// What it is about, in one sentence or so.
  package var title: String {
    switch kind {
    case .mistake(let mistake): mistake.symptom
    case .fact(let fact): fact.record.statement
    case .question(let question): question.text
    case .contradiction(let contradiction): contradiction.text
    case .rule(let rule): rule.summary
    }
  }

  /// The facts that it rests on; a fact is its own.
  package var facts: [Fact] {
    switch kind {
    case .mistake(let mistake): mistake.facts
    case .fact(let fact): [fact]
    case .question, .contradiction: []
    case .rule(let rule): rule.facts
    }
  }

  /// Whether it is a classic mistake.
  package var isMistake: Bool {
    if case .mistake = kind { true } else { false }
  }
}
