import AuditReports
import CommandOutput
import LocationAudit
import LocationCatalogue
import LocationPolicy
import LocationTerms
import Markup
import Terminal
import Translations

/// Explains entries of the catalog with all that is known about them.
struct CatalogText {
  /// How wide the text may be.
  let terminal: TerminalSettings
  /// The language of what is said of a rule; everything else is in English.
  let language: Language

  /// Returns the text of an entry.
  func text(of entry: CatalogEntry) -> String {
    switch entry.kind {
    case .fact(let fact): text(of: fact)
    case .mistake(let mistake): text(of: mistake, rules: entry.rules)
    case .howTo(let howTo): text(of: howTo)
    case .question(let question): text(ofID: question.id, saying: question.text)
    case .contradiction(let contradiction): text(ofID: contradiction.id, saying: contradiction.text)
    case .rule(let rule):
      RuleCatalog.all.filter { $0.id.rawValue == rule.id }
        .map(RuleText(terminal: terminal, language: language).text).joined()
    case .assumption(let assumption): text(of: assumption)
    }
  }

  /// Returns one line for a fact, for lists of reasons.
  ///
  /// - Parameter summary: What it comes to in another language; nil for its statement in English.
  static func reason(_ fact: Fact, saying summary: String? = nil) -> String {
    let record = fact.record
    let labels = record.confidence.map(\.rawValue).joined(separator: ", ")
    let statement = summary ?? InlineMarkdown(record.statement).plainText
    return
      "\(record.fact.id) [iOS \(record.releases)] \(statement) (\(labels.isEmpty ? "unsourced" : labels))"
  }

  private func text(ofID id: String, saying statement: String) -> String {
    var text = WrappedText(answeringOn: terminal)
    text.add(id)
    text.add(InlineMarkdown(statement).plainText)
    return text.text
  }

  private func text(of assumption: CatalogEntry.Assumption) -> String {
    let note = assumption.note
    var text = WrappedText(for: terminal)
    text.add(assumption.value, label: "\(note.name): ")
    text.add(note.question)
    text.addGap()
    text.add(assumption.alternatives, label: "Alternatives: ")
    text.add(note.reason, label: "Why: ")
    text.add(note.settledBy, label: "Settled by: ")
    text.add(assumption.setting, label: "In a scenario: ")
    let questions = note.openQuestions
    if questions.isEmpty, note.facts.isEmpty { return text.text }
    text.addGap()
    for question in questions { text.add("\(question.id) \(question.text)", hanging: 2) }
    for fact in note.facts { text.add(Self.reason(fact), hanging: 2) }
    return text.text
  }

  private func text(of fact: Fact) -> String {
    let record = fact.record
    var text = WrappedText(answeringOn: terminal)
    text.add("iOS \(record.releases)", label: "\(fact.id)  ")
    text.add(InlineMarkdown(record.statement).plainText)
    text.addGap()
    text.add(record.sources.isEmpty ? "Sources: none of its own" : "Sources:")
    for citation in record.sources {
      text.add(citation.title, indent: 2)
      text.add(citation.source.address ?? "no address is known", indent: 4)
    }
    let labels = record.confidence.map(\.rawValue).joined(separator: ", ")
    text.add(record.confidenceNote ?? (labels.isEmpty ? "unsourced" : labels), label: "Confidence: ")
    if let contradiction = record.contradiction {
      text.add(InlineMarkdown(contradiction).plainText, label: "Contradicted: ")
    }
    let users = Self.rules(resting: fact)
    if !users.isEmpty { text.add(users.joined(separator: "; "), label: "In the rules: ") }
    let mistakes = MistakeCatalog.all.filter { $0.facts.contains(fact) }
      .map { "\($0.id.rawValue) \($0.name)" }
    if !mistakes.isEmpty { text.add(mistakes.joined(separator: ", "), label: "Mistakes: ") }
    return text.text
  }

  private func text(of mistake: Mistake, rules: [CatalogEntry.Rule]) -> String {
    var text = WrappedText(answeringOn: terminal)
    text.add("[\(mistake.releases)]", label: "\(mistake.id.rawValue)  \(mistake.name)  ")
    text.add(mistake.symptom, label: "Symptom: ")
    text.add(mistake.cause, label: "Cause: ")
    text.add(mistake.fix, label: "Fix: ")
    text.add(mistake.seenIn, label: "Seen in: ")
    if !rules.isEmpty { text.add(rules.map(\.id).joined(separator: ", "), label: "Found by: ") }
    text.add("Facts:")
    for fact in mistake.facts { text.add(Self.reason(fact), indent: 2, hanging: 2) }
    text.add("Reports:")
    for source in mistake.sources { text.add(source, indent: 2) }
    return text.text
  }

  private func text(of howTo: HowTo) -> String {
    var text = WrappedText(answeringOn: terminal)
    text.add("[\(howTo.releases)]", label: "\(howTo.id)  ")
    text.add(howTo.title, label: "Symptom: ")
    text.add(howTo.reason, label: "Cause: ")
    text.add(howTo.advice, label: "Fix: ")
    text.add("Facts:")
    for fact in howTo.facts { text.add(Self.reason(fact), indent: 2, hanging: 2) }
    if !howTo.sources.isEmpty { text.add("Reports:") }
    for citation in howTo.sources { text.add(citation.source.address ?? citation.title, indent: 2) }
    return text.text
  }

  /// The properties of the policies that rest on a fact, with the releases.
  private static func rules(resting fact: Fact) -> [String] {
    var releases: [String: [String]] = [:]
    var order: [String] = []
    for policy in Policies.known {
      for (name, rule) in policy.rules where rule.facts.contains(fact) {
        if releases[name] == nil { order.append(name) }
        releases[name, default: []].append(policy.release.name)
      }
    }
    return order.map { name in
      let names = releases[name] ?? []
      let range = names.count > 1 ? "\(names[0]) to \(names[names.count - 1])" : names.joined()
      return "\(name) (iOS \(range))"
    }
  }
}
