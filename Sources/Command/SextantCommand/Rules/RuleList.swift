import AuditReports
import LocationEvidence
import LocationPolicy
import LocationTerms
import Translations

/// The rules for scripts, as specified by Documentation/Rules.schema.json.
struct RuleList: Encodable {
  /// The version of the format, which changes when older readers can't read it anymore.
  private let schema = 1
  private let rules: [Entry]

  /// Creates a list of rules, with titles in a language.
  init(_ rules: [Rule], in language: Language) { self.rules = rules.map { Entry($0, in: language) } }

  private struct Entry: Encodable {
    let id, severity, releases, title, explanation: String
    let mistakes, facts: [String]

    init(_ rule: Rule, in language: Language) {
      id = rule.id.rawValue
      severity = rule.severity.rawValue
      releases = Policies.known.text(of: rule.releases())
      title = rule.words.text(in: language)
      explanation = rule.explanation
      mistakes = rule.mistakes.map(\.rawValue)
      facts = rule.facts.map(\.id)
    }
  }
}
