import CommandOutput
import LeanFoundation
package import LocationEvidence

/// The web address of the pages about rules.
///
/// It is a folder with a Markdown file for each rule, as in a repository, or an address with
/// `{rule}` in place of the rule's name, as on the site.
package struct RulesAddress: Hashable, Sendable {
  private static let place = "{rule}"

  /// The address as given, without a trailing slash.
  package let text: String

  /// Creates an address; nil unless it is a web address, because SARIF requires absolute ones.
  package init?(_ text: String) {
    guard let url = URL(string: text.replacing(Self.place, with: "rule")),
      let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host()?.isEmpty == false
    else { return nil }
    self.text = String(text.reversed().drop { $0 == "/" }.reversed())
  }

  /// The path of the pages on the site.
  private static let placeOnSite = "/Documentation/Rules/\(place).html"

  /// The address that released commands use; nil if there is no site.
  package static let published = ToolVersion.site.flatMap { RulesAddress($0 + placeOnSite) }

  /// The site that contains the pages and also the phone; nil if the pages are elsewhere.
  package var site: String? {
    text.hasSuffix(Self.placeOnSite) ? String(text.dropLast(Self.placeOnSite.count)) : nil
  }

  /// Returns the address of a rule's page.
  package func page(of rule: RuleID) -> String {
    text.contains(Self.place)
      ? text.replacing(Self.place, with: rule.rawValue) : "\(text)/\(rule.rawValue).md"
  }
}
