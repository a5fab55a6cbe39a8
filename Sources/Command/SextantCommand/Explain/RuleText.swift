import AuditReports
import CommandOutput
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms
import Markup
import Phrases
import Terminal
import Translations

/// The explanation of a rule: its reason, an example with and one without a finding, and how to
/// silence it.
struct RuleText {
  /// The settings of the terminal.
  let terminal: TerminalSettings
  /// The language; examples and texts without a translation remain English.
  let language: Language

  /// Returns the explanation of a rule.
  func text(of rule: LocationEvidence.Rule) -> String {
    var text = WrappedText(answeringOn: terminal)
    text.add(Self.severityAndReleases(of: rule).text(in: language), label: rule.id.rawValue + "  ")
    text.add(rule.words.text(in: language))
    text.addGap()
    let entries = language.translation?.entries
    text.add(InlineMarkdown(entries?[rule.id.rawValue] ?? rule.explanation).plainText)
    if let lesson = RuleLesson(rule) { add(lesson, to: &text) }
    text.addGap()
    text.add(said("If it is intentional, silence it with a comment there that says why:"))
    text.add(RuleDocumentation.silencingComment(for: rule.id), indent: 2)
    let mistakes = MistakeCatalog.all.filter { rule.mistakes.contains($0.id) }
    if !(mistakes.isEmpty && rule.facts.isEmpty) { text.addGap() }
    for mistake in mistakes {
      let id = mistake.id.rawValue
      text.add(entries?["\(id).symptom"] ?? mistake.symptom, label: "\(id)  ")
    }
    for fact in rule.facts { AnswerText.add(fact, in: language.translation, to: &text) }
    return text.text
  }

  /// Returns the usual severity of the rule, and the releases that it applies to.
  static func severityAndReleases(of rule: LocationEvidence.Rule) -> Phrase {
    "\(rule.severity.word), iOS \(Policies.known.text(of: rule.releases()))"
  }

  private func said(_ phrase: Phrase) -> String { phrase.text(in: language) }

  private func add(_ lesson: RuleLesson, to text: inout WrappedText) {
    add(lesson.wrong, titled: said("Wrong: "), to: &text)
    var seen: Set<String> = []
    for finding in lesson.findings where seen.insert(finding.message.english).inserted {
      text.add(said(finding.message), indent: 2)
      text.add(said(finding.remedy), indent: 2, label: said("Fix: "))
    }
    add(lesson.right, titled: said("Right: "), to: &text)
  }

  /// Adds an example, whose lines aren't wrapped.
  private func add(_ example: RuleExample, titled title: String, to text: inout WrappedText) {
    let example = (text: RuleExampleText(example), title: example.title)
    text.addGap()
    text.add("\(example.title) (\(example.text.setting.replacing("`", with: "")))", label: title)
    for block in example.text.blocks { text.addLines(of: block.text, indent: 4) }
  }
}
