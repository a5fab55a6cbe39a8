import CommandOutput
import Foundation
import LocationCatalogue
import LocationPolicy
import Markup
import Phrases
import Terminal
import Translations

/// The answers to a question as text: the best entries with symptom, cause, remedy and facts, and
/// the names of others.
struct AnswerText {
  /// The maximum number of answers shown in full.
  static let shown = 3
  /// The maximum number of further answers that are named.
  private static let named = 5

  /// The settings of the terminal.
  let terminal: TerminalSettings
  /// The translations of the answers, the facts, and the explanations of rules; nil for English.
  private let words, facts, explanations: Translation?

  /// Creates a formatter for a terminal and a language; texts without a translation remain English.
  init(terminal: TerminalSettings, language: Language = .english) {
    self.terminal = terminal
    words = language.translation(of: .answers)
    facts = language.translation(of: .facts)
    explanations = language.translation(of: .explanations)
  }

  /// Returns the answers, best first, with a warning if they are only approximate.
  func text(of answers: CatalogSearch.Answers) -> String {
    let entries = answers.hits.map(\.entry)
    var text = WrappedText(answeringOn: terminal)
    if !answers.isCertain {
      text.add(said("Perhaps. Nothing in the catalog is just that; this is nearest:"))
      text.addGap()
    }
    for (number, entry) in entries.prefix(Self.shown).enumerated() {
      if number > 0 { text.addGap() }
      add(entry, to: &text)
    }
    let others = entries.dropFirst(Self.shown).prefix(Self.named)
    if !others.isEmpty {
      text.addGap()
      text.add(said("See also:"))
      for entry in others { text.add(title(of: entry), indent: 2, label: entry.id + "  ") }
    }
    return text.text
  }

  /// Returns the message for a question without an answer.
  func text(ofUnanswered question: String) -> String {
    var text = WrappedText(answeringOn: terminal)
    text.add(
      said("Sextant doesn't know: nothing in the catalog answers “\(TerminalText.escaped(question))”."))
    text.add(
      said(
        """
        It knows location permission on iOS: symptoms, errors, Info.plist keys, API, Settings, App Store mails. \
        'sextant explain --list' lists all that it knows.
        """))
    return text.text
  }

  /// Returns a list of entries, one per line.
  func list(of entries: [CatalogEntry]) -> String {
    var text = WrappedText(answeringOn: terminal)
    let width = entries.map(\.id.count).max() ?? 0
    for entry in entries {
      let label = entry.id.padding(toLength: width, withPad: " ", startingAt: 0)
      text.add(entry.plainTitle, label: label + "  ")
    }
    return text.text
  }

  private func add(_ entry: CatalogEntry, to text: inout WrappedText) {
    text.add(entry.releasesText ?? "", label: entry.id + (entry.releasesText == nil ? "" : "  "))
    switch entry.kind {
    case .mistake, .howTo: add(entry.remedy(in: words), to: &text)
    case .rule(let rule):
      let explanation = explanations?.entries[rule.id]
      if explanation == nil { text.add(rule.summary, indent: 2) }
      text.add(InlineMarkdown(explanation ?? rule.explanation).plainText, indent: 2)
    case .question, .contradiction, .assumption:
      text.add(explanations?.entries[entry.id] ?? entry.plainTitle, indent: 2)
    case .fact: break
    }
    if !entry.rules.isEmpty {
      text.add(
        entry.rules.map(\.id).joined(separator: ", "), indent: 2,
        label: said("Found by 'sextant check' as: "))
    }
    for fact in entry.facts { Self.add(fact, saying: facts?.entries[fact.id], to: &text) }
  }

  private func said(_ phrase: Phrase) -> String { words?.text(of: phrase) ?? phrase.english }

  /// Returns the title of an entry, a sentence.
  private func title(of entry: CatalogEntry) -> String {
    let translated =
      if case .fact(let fact) = entry.kind { facts?.entries[fact.id] } else {
        words == nil ? nil : entry.remedy(in: words)?.symptom ?? explanations?.entries[entry.id]
      }
    return translated ?? entry.firstSentence
  }

  private func add(_ remedy: CatalogEntry.Remedy?, to text: inout WrappedText) {
    guard let remedy else { return }
    text.add(remedy.symptom, indent: 2, label: said("Symptom: "))
    text.add(remedy.cause, indent: 2, label: said("Cause:   "))
    text.add(remedy.cure, indent: 2, label: said("Fix:     "))
    if let example = remedy.example { text.addLines(of: example.code, indent: 6) }
  }

  /// Adds a fact with its sources.
  static func add(_ fact: Fact, saying summary: String? = nil, to text: inout WrappedText) {
    text.add(CatalogText.reason(fact, saying: summary), indent: 2, hanging: 2)
    for citation in fact.record.sources {
      let address = citation.source.address.map { " <\($0)>" } ?? ""
      text.add(citation.title + address, indent: 4, label: "– ")
    }
  }
}
