import AgentServer
import AuditReports
import CommandOutput
import LocationAudit
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import Terminal
import Translations

/// The facts, rules, mistakes and releases as resources for agents.
struct CatalogLibrary: AgentLibrary {
  private static let scheme = "sextant://"

  /// A category of resources, with a list and a text for each identifier.
  private enum Shelf: String, CaseIterable {
    case facts, rules, mistakes, handbook

    var resource: AgentResource {
      let (title, description) =
        switch self {
        case .facts: ("Facts", "Every fact about location permission by id, in a line.")
        case .rules: ("Rules", "Every rule of the check by name, in a line.")
        case .mistakes: ("Mistakes", "Every well-known mistake by id, in a line.")
        case .handbook: ("Handbook", "The iOS releases, and what each changed.")
        }
      return AgentResource(uri: scheme + rawValue, title: title, description: description)
    }

    var template: AgentResource {
      let (id, title, description) =
        switch self {
        case .facts: ("id", "A fact", "A fact such as KEY-005: statement, sources, confidence, rules.")
        case .rules:
          ("name", "A rule", "A rule of the check: why it matters, wrong and right code, how to silence it.")
        case .mistakes: ("id", "A mistake", "A mistake such as MIS-13: symptom, cause, fix, facts.")
        case .handbook:
          ("release", "A release", "All rules of an iOS release such as 14 or 13.4, with facts.")
        }
      return AgentResource(uri: "\(scheme)\(rawValue)/{\(id)}", title: title, description: description)
    }
  }

  var resources: [AgentResource] { Shelf.allCases.map(\.resource) }
  var templates: [AgentResource] { Shelf.allCases.map(\.template) }

  func text(at uri: String) -> AgentText? {
    guard uri.hasPrefix(Self.scheme) else { return nil }
    let parts = uri.dropFirst(Self.scheme.count).split(separator: "/", omittingEmptySubsequences: false)
    guard let shelf = parts.first.flatMap({ Shelf(rawValue: String($0)) }) else { return nil }
    switch parts.count {
    case 1: return .markdown(list(of: shelf))
    case 2: return text(of: String(parts[1]), on: shelf)
    default: return nil
    }
  }

  private func list(of shelf: Shelf) -> String {
    func lines(_ isOnShelf: (CatalogEntry) -> Bool) -> [String] {
      CatalogEntries.complete.all.filter(isOnShelf).map { "- \($0.id): \($0.firstSentence)" }
    }
    let lines =
      switch shelf {
      case .facts: lines { $0.kindName == "fact" }
      case .mistakes: lines { $0.kindName == "mistake" }
      case .rules: RuleCatalog.all.map { "- \($0.id.rawValue): \($0.summary)" }
      case .handbook: Release.allCases.map(Self.news)
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a line with the rules that a release changed.
  private static func news(of release: Release) -> String {
    guard let earlier = Policies.known.release(before: release) else {
      return "- \(release.name): the oldest release"
    }
    let changes = AuthorizationPolicy.policy(for: earlier).differences(to: .policy(for: release))
    let names = changes.map(\.name).joined(separator: ", ")
    return "- \(release.name): \(names.isEmpty ? "as on \(earlier.name)" : "changes \(names)")"
  }

  private func text(of id: String, on shelf: Shelf) -> AgentText? {
    switch shelf {
    case .facts, .mistakes:
      guard let entry = CatalogEntries.complete.entry(withID: id),
        entry.kindName == (shelf == .facts ? "fact" : "mistake")
      else { return nil }
      return .plain(CatalogText(terminal: .plain, language: .english).text(of: entry) + "\n")
    case .rules:
      return RuleCatalog.all.first { $0.id.rawValue == id }.map { .markdown(RuleDocumentation.page(of: $0)) }
    case .handbook:
      guard let release = Policies.known.release(named: id) else { return nil }
      let rules = PolicyTables.rulesInWords(of: .policy(for: release))
      return .markdown(TextTable(rules, of: "iOS \(release.name)", in: .english).markdown + "\n")
    }
  }
}
