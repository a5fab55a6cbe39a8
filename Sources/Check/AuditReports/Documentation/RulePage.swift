import LocationAudit
import LocationCatalogue
package import LocationEvidence
import LocationPolicy
import LocationTerms

extension RuleDocumentation {
  /// Returns a rule's page in Markdown.
  package static func page(of rule: Rule) -> String {
    let mistakes = rule.mistakes.map { "[\($0.rawValue)](../Symptoms.md#\($0.rawValue.lowercased()))" }
    let basis = [severities(of: rule), "iOS \(Policies.known.text(of: rule.releases()))"] + mistakes
    let head = """
      # \(rule.id.rawValue)

      \(rule.summary)

      \(basis.joined(separator: " · "))

      ## Why

      \(rule.explanation)
      """
    let wrong = rule.examples.filter(\.fires).map { example in
      ([RuleExampleText(example).markdown] + said(by: rule, of: example)).joined(separator: "\n\n")
    }
    let right = rule.examples.filter { !$0.fires }.map { RuleExampleText($0).markdown }
    let sections =
      [
        head, "## Wrong",
        "↓ marks the place of a finding; Info.plist files are shown without their enclosing tags.",
      ] + wrong
      + ["## Right", "Here the rule stays quiet."] + right
      + ["## If it is intentional", silencing(rule.id)] + facts(of: rule) + ["[All rules](../\(indexFile))"]
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// Returns self-contained help on a rule in Markdown, for services that show reports.
  static func help(for rule: Rule) -> String {
    let examples = RuleLesson(rule).map { lesson in
      [
        "## Wrong", RuleExampleText(lesson.wrong).markdown, "## Right",
        RuleExampleText(lesson.right).markdown,
      ]
    }
    let silence = "If it is intentional, `\(silencingComment(for: rule.id))` silences it."
    return ([rule.explanation] + (examples ?? []) + [silence]).joined(separator: "\n\n")
  }

  /// Returns the comment that silences a rule.
  package static func silencingComment(for rule: RuleID) -> String {
    "// sextant:ignore \(rule.rawValue) reason"
  }

  private static func silencing(_ rule: RuleID) -> String {
    """
    `\(silencingComment(for: rule))`, with your reason in place of the last word, silences the rule at that place; \
    [Check.md](../Check.md) says where such a comment may go.
    """
  }

  /// Returns the severities in a rule's examples, the most severe first.
  static func severities(of rule: Rule) -> String {
    let found = Set(rule.examples.flatMap { RuleLesson.findings(of: rule, in: $0) }.map(\.severity))
    return found.sorted(by: >).map(\.rawValue).joined(separator: ", ")
  }

  /// Returns the messages of the check about an example, without duplicates.
  private static func said(by rule: Rule, of example: RuleExample) -> [String] {
    var seen: Set<String> = []
    return RuleLesson.findings(of: rule, in: example)
      .map { "> **\($0.severity.rawValue):** \($0.message)\n>\n> **Fix:** \($0.remedy)" }.filter {
        seen.insert($0).inserted
      }
  }

  private static func facts(of rule: Rule) -> [String] {
    guard !rule.facts.isEmpty else { return [] }
    let items = rule.facts.map { fact in
      let record = fact.record
      let sources = record.sources.map { citation in
        let address = citation.source.address
        return "  - " + (address.map { "[\(citation.title)](<\($0)>)" } ?? citation.title)
      }
      let statement = record.statement.split(separator: "\n").joined(separator: "\n  ")
      let head = "- [\(fact.id)](../Facts.md#\(fact.id.lowercased())), \(record.releasesText): \(statement)"
      return ([head] + sources).joined(separator: "\n")
    }
    return ["## Facts", items.joined(separator: "\n")]
  }
}
