import AppProject
import CommandOutput
import LocationAudit
import LocationCatalogue
import LocationPolicy
import LocationTerms
import Phrases
import Terminal

extension WhyNoPrompt {
  /// A cause in words.
  struct Cause {
    private let heading: String
    private let sentences: [String]
    private let facts: [Fact]

    /// Creates a cause for a state of the app or phone.
    init(_ cause: NoPromptCause) {
      heading = "iOS " + cause.releases.map(\.text).joined(separator: ", ")
      sentences = [cause.sentence]
      facts = Array(cause.facts)
    }

    /// Creates a cause for a mistake that the project may contain.
    init(_ mistake: Mistake) {
      heading = "\(mistake.id.rawValue), iOS \(mistake.releases)"
      sentences = [mistake.cause, "Fix: \(mistake.fix)"]
      facts = mistake.facts
    }

    /// Creates a cause for a mistake that was found in the project.
    init(_ finding: Finding) {
      heading = TerminalText.escaped(
        "\(finding.site.file):\(finding.site.line): \(finding.rule.rawValue), iOS \(finding.releases.text)")
      sentences = [finding.message.english, "Fix: \(finding.fix)"].map { TerminalText.escaped($0) }
      facts = finding.facts
    }

    /// Adds the cause to a text, with its number.
    func add(to text: inout WrappedText, number: Int) {
      let label = "\(number). "
      text.add(heading, label: label)
      for sentence in sentences { text.add(sentence, indent: label.count) }
      if !facts.isEmpty {
        text.add(facts.map(\.id).joined(separator: ", "), indent: label.count, label: "Facts: ")
      }
    }
  }
}
