import AuditReports
import CommandOutput
import LocationAudit
import LocationCatalogue
import LocationEvidence
import LocationExperiments
import LocationPolicy
import LocationTerms
import Markup
import Phrases
import Terminal
import Translations

/// Detailed explanations of catalog entries.
struct CatalogText {
  /// The settings of the terminal.
  let terminal: TerminalSettings
  /// The language; names and titles of sources are in English.
  let language: Language

  /// Returns the explanation of an entry.
  func text(of entry: CatalogEntry) -> String {
    switch entry.kind {
    case .fact(let fact): text(of: fact)
    case .mistake(let mistake): text(of: mistake, in: entry)
    case .howTo(let howTo): text(of: howTo, in: entry)
    case .question(let question):
      text(ofID: question.id, saying: question.text, settledBy: question.settlement.experiments)
    case .contradiction(let contradiction): text(ofID: contradiction.id, saying: contradiction.text)
    case .rule(let rule):
      RuleCatalog.all.filter { $0.id.rawValue == rule.id }
        .map(RuleText(terminal: terminal, language: language).text).joined()
    case .assumption(let assumption): text(of: assumption)
    case .changes(let changes): text(of: changes)
    }
  }

  /// Returns one line for a fact, for lists of reasons.
  ///
  /// - Parameter translation: The language of a summary of the fact; nil for its statement in English.
  static func reason(_ fact: Fact, in translation: Translation? = nil) -> String {
    let record = fact.record
    let labels = record.confidence.map(\.rawValue).joined(separator: ", ")
    let statement = translation?.entries[fact.id] ?? InlineMarkdown(record.statement).plainText
    let releases = translation?.entries[record.releasesText] ?? record.releasesText
    return "\(record.fact.id) [\(releases)] \(statement) (\(labels.isEmpty ? "unsourced" : labels))"
  }

  private func text(
    ofID id: String, saying statement: String, settledBy experiments: [Experiment] = []
  ) -> String {
    var text = WrappedText(answeringOn: terminal)
    text.add(id)
    text.add(language.translation?.entries[id] ?? InlineMarkdown(statement).plainText)
    add(experiments, to: &text)
    return text.text
  }

  /// Adds the experiments that an iPhone can make, as the commands that generate their kits.
  private func add(_ experiments: [Experiment], to text: inout WrappedText) {
    if experiments.isEmpty { return }
    text.add(
      experiments.map { "sextant experiment generate \($0.name)" }.joined(separator: ", "),
      label: said("Settled by: "))
  }

  private func text(of assumption: CatalogEntry.Assumption) -> String {
    let note = assumption.note
    let entries = language.translation?.entries
    var text = WrappedText(for: terminal)
    text.add(assumption.value, label: "\(note.name): ")
    text.add(entries?["\(note.name).question"] ?? note.question)
    text.addGap()
    text.add(said(assumption.alternatives), label: said("Alternatives: "))
    text.add(entries?["\(note.name).reason"] ?? note.reason, label: said("Why: "))
    text.add(entries?["\(note.name).settledBy"] ?? note.settledBy, label: said("Settled by: "))
    text.add(assumption.setting, label: said("In a scenario: "))
    if case .experiments(let experiments) = note.settlement {
      text.add(
        experiments.map { "sextant experiment generate \($0.name)" }.joined(separator: ", "),
        label: said("Experiment: "))
    }
    let questions = note.openQuestions
    if questions.isEmpty, note.facts.isEmpty { return text.text }
    text.addGap()
    for question in questions {
      text.add("\(question.id) \(entries?[question.id] ?? question.text)", hanging: 2)
    }
    for fact in note.facts { text.add(Self.reason(fact, in: language.translation), hanging: 2) }
    return text.text
  }

  private func text(of changes: ReleaseChanges) -> String {
    var text = WrappedText(answeringOn: terminal)
    text.add(said(changes.title), label: "\(changes.id)  ")
    for line in changes.lines { text.add(said(line), indent: 2, label: "– ") }
    add(changes.facts, to: &text)
    return text.text
  }

  private func text(of fact: Fact) -> String {
    let record = fact.record
    var text = WrappedText(answeringOn: terminal)
    text.add(said(of: record.releasesText), label: "\(fact.id)  ")
    text.add(language.translation?.entries[fact.id] ?? InlineMarkdown(record.statement).plainText)
    text.addGap()
    text.add(said(record.sources.isEmpty ? "Sources: none of its own" : "Sources:"))
    for citation in record.sources {
      text.add(citation.title, indent: 2)
      text.add(citation.source.address ?? said("no address is known"), indent: 4)
    }
    let labels = record.confidence.map(\.rawValue).joined(separator: ", ")
    let note = language.translation?.entries["\(fact.id).note"] ?? record.confidenceNote
    text.add(note ?? (labels.isEmpty ? "unsourced" : labels), label: said("Confidence: "))
    if let words = record.carriedForwardWords { text.add(said(words)) }
    if let contradiction = record.contradiction {
      let said = language.translation?.entries["\(fact.id).contradiction"]
      text.add(said ?? InlineMarkdown(contradiction).plainText, label: self.said("Contradicted: "))
    }
    if record.isUncertain {
      add(record.settlement.experiments, to: &text)
      let count = AcceptedRecords.confirmations[fact.id] ?? 0
      text.add("\(count)", label: said("Records that confirm it: "))
    }
    let users = Self.rules(resting: fact)
    if !users.isEmpty { text.add(users.joined(separator: "; "), label: said("In the rules: ")) }
    let mistakes = MistakeCatalog.all.filter { $0.facts.contains(fact) }
      .map { "\($0.id.rawValue) \($0.name)" }
    if !mistakes.isEmpty { text.add(mistakes.joined(separator: ", "), label: said("Mistakes: ")) }
    return text.text
  }

  private func text(of mistake: Mistake, in entry: CatalogEntry) -> String {
    var text = WrappedText(answeringOn: terminal)
    text.add("[\(mistake.releases)]", label: "\(mistake.id.rawValue)  \(mistake.name)  ")
    add(entry.remedy(in: language.translation), to: &text)
    text.add(said(of: mistake.seenIn), label: said("Seen in: "))
    if !entry.rules.isEmpty {
      text.add(entry.rules.map(\.id).joined(separator: ", "), label: said("Found by: "))
    }
    add(entry.allFacts, to: &text)
    text.add(said("Reports:"))
    for source in mistake.sources { text.add(source, indent: 2) }
    return text.text
  }

  private func text(of howTo: HowTo, in entry: CatalogEntry) -> String {
    var text = WrappedText(answeringOn: terminal)
    text.add("[\(howTo.releases)]", label: "\(howTo.id)  ")
    add(entry.remedy(in: language.translation), to: &text)
    add(entry.allFacts, to: &text)
    if !howTo.sources.isEmpty { text.add(said("Reports:")) }
    for citation in howTo.sources { text.add(citation.source.address ?? citation.title, indent: 2) }
    return text.text
  }

  private func said(_ phrase: Phrase) -> String { phrase.text(in: language) }

  /// Returns a term of the catalog in the language.
  private func said(of word: String) -> String { language.translation?.entries[word] ?? word }

  private func add(_ remedy: CatalogEntry.Remedy?, to text: inout WrappedText) {
    guard let remedy else { return }
    text.add(remedy.symptom, label: said("Symptom: "))
    text.add(remedy.cause, label: said("Cause: "))
    text.add(remedy.cure, label: said("Fix: "))
    for branch in remedy.branches { text.add(said(branch.words), indent: 2, label: "– ") }
    if let example = remedy.example { text.addLines(of: example.code, indent: 4) }
    for variant in remedy.variants { text.addLines(of: variant.line, indent: 2) }
    text.add(remedy.check, label: said("Check: "))
  }

  private func add(_ facts: [Fact], to text: inout WrappedText) {
    if facts.isEmpty { return }
    text.add(said("Facts:"))
    for fact in facts {
      text.add(Self.reason(fact, in: language.translation), indent: 2, hanging: 2)
    }
  }

  /// Returns the properties of the policies that are based on a fact, with the releases.
  private static func rules(resting fact: Fact) -> [String] {
    var names: [String] = []
    for policy in Policies.known {
      for (name, rule) in policy.rules where rule.facts.contains(fact) && !names.contains(name) {
        names.append(name)
      }
    }
    return names.map { name in
      let releases = Policies.known.releases {
        $0.rules.contains { $0.0 == name && $0.1.facts.contains(fact) }
      }
      return "\(name) (iOS \(Policies.known.text(of: releases)))"
    }
  }
}
