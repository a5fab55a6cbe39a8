import AppProject
import CommandOutput
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import Terminal
import Translations

extension WhyNoPrompt {
  /// A cause in words.
  struct Cause {
    private let heading: String
    private let sentences: [Phrase]
    private let facts: [Fact]

    /// Creates a cause for a state of the app or phone.
    init(_ cause: NoPromptCause) {
      heading = "iOS " + cause.releases.map(\.text).joined(separator: ", ")
      sentences = [cause.sentence]
      facts = Array(cause.facts)
    }

    /// Takes a mistake that may be there, in the words of a language.
    init(_ mistake: Mistake, in language: Language) {
      let id = mistake.id.rawValue
      let entries = language.translation?.entries
      heading = "\(id), iOS \(mistake.releases)"
      sentences = [
        Phrase(verbatim: entries?["\(id).cause"] ?? mistake.cause),
        "Fix: \(entries?["\(id).fix"] ?? mistake.fix)",
      ]
      facts = mistake.facts
    }

    /// Creates a cause for a mistake that was found in the project.
    init(_ finding: Finding) {
      heading = TerminalText.escaped(
        "\(finding.site.file):\(finding.site.line): \(finding.rule.rawValue), iOS \(finding.releases.text)")
      sentences = [finding.message, "Fix: \(finding.remedy)"]
      facts = finding.facts
    }

    /// Adds the cause to a text, with its number.
    func add(to text: inout WrappedText, number: Int, in language: Language) {
      let label = "\(number). "
      text.add(heading, label: label)
      for sentence in sentences {
        text.add(TerminalText.escaped(sentence.text(in: language)), indent: label.count)
      }
      if !facts.isEmpty {
        let title: Phrase = "Facts: "
        text.add(
          facts.map(\.id).joined(separator: ", "), indent: label.count, label: title.text(in: language))
      }
    }
  }
}
