import CommandOutput
import LeanFoundation
package import LocationAudit

/// Where the pages of the rules are on the web: a folder with a Markdown file for each rule, as in a repository, or an address
/// with `{rule}` in the place of the rule's name, as on the site.
package struct RulesAddress: Hashable, Sendable {
  private static let place = "{rule}"

  /// The address as it was given, without a slash at its end.
  package let text: String

  /// Takes addresses of the web alone: SARIF wants absolute ones.
  package init?(_ text: String) {
    guard let url = URL(string: text.replacing(Self.place, with: "rule")),
      let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host()?.isEmpty == false
    else { return nil }
    self.text = String(text.reversed().drop { $0 == "/" }.reversed())
  }

  /// Where the pages are on the site.
  private static let placeOnSite = "/Documentation/Rules/\(place).html"

  /// Where released commands lead; nil as long as there is no site.
  package static let published = ToolVersion.site.flatMap { RulesAddress($0 + placeOnSite) }

  /// The site that the pages are on, which has the phone as well; nil where they are elsewhere.
  package var site: String? {
    text.hasSuffix(Self.placeOnSite) ? String(text.dropLast(Self.placeOnSite.count)) : nil
  }

  /// Returns the address of a rule's page.
  package func page(of rule: RuleID) -> String {
    text.contains(Self.place)
      ? text.replacing(Self.place, with: rule.rawValue) : "\(text)/\(rule.rawValue).md"
  }
}
