import LocationAudit
package import LocationEvidence
import LocationPolicy
import LocationTerms

/// The documentation of rules: an index, and a page for each rule.
package enum RuleDocumentation {
  /// The file name of the index.
  package static let indexFile = "Rules.md"
  /// The folder of the pages, next to the index.
  package static let folder = "Rules"

  /// Returns the path of a rule's page, relative to the folder of the index.
  package static func file(of rule: RuleID) -> String { "\(folder)/\(rule.rawValue).md" }

  /// Returns the index in Markdown, with all rules, the mistakes that they find, and the
  /// requirements of each API.
  package static func index(of rules: [Rule] = RuleCatalog.all) -> String {
    ([introduction(rules.count), table(of: rules), MistakeTable.text(of: rules), RequirementTableText.text])
      .joined(separator: "\n\n") + "\n"
  }

  private static func introduction(_ count: Int) -> String {
    """
    # The rules of `sextant check`

    \(count) rules, each with a page: why it matters, examples that are wrong and right, and its facts. `sextant \
    rules` lists them, too, and `sextant explain` followed by a rule's name explains one. A test generates these \
    pages from the rules: `SEXTANT_UPDATE_DOCS=1 swift test --filter RuleDocumentationTests`.

    An *error* does not work, crashes or is rejected on some release, and Apple says so or two saw it independently. \
    What works less well than it could, may be rejected or was seen by one is a *warning*; a *note* is worth knowing. \
    A rule that reports less in some places has several of them.
    """
  }

  private static func table(of rules: [Rule]) -> String {
    let rows = rules.map { rule in
      "| \(link(to: rule.id)) | \(severities(of: rule)) | \(Policies.known.text(of: rule.releases())) | \(rule.summary) |"
    }
    return (["| rule | severity | iOS | finds |", "| --- | --- | --- | --- |"] + rows).joined(separator: "\n")
  }

  /// Returns a link from the index to a rule's page.
  static func link(to rule: RuleID) -> String { "[\(rule.rawValue)](\(file(of: rule)))" }
}
