import AuditReports
import LocationAudit
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import Markup
import TextSearch

/// The data of the site's search: the entries that `sextant explain` finds, and the sections of the
/// pages.
struct SearchTables: Encodable {
  /// The texts that are shown for a search result.
  struct Line: Encodable {
    let title: String
    let note: String
    let address: String
  }

  let answers: CatalogSearch.Tables
  let entries: [Line]
  let pages: SearchIndex.Tables
  let sections: [Line]

  /// Pages that contain entries, which are found individually, and the list of all changes.
  private static let otherPages = ["Facts.html", "Symptoms.html", "Rules.html", "CHANGELOG.html"]

  /// Takes the parts of all pages of a site, which may have the phone and its handbook.
  init(_ sections: [PageSection], hasPhone: Bool) {
    let catalog = CatalogEntries(rules: RuleCatalog.all.map { CatalogEntry.Rule($0) })
    answers = CatalogSearch(catalog).tables
    entries = catalog.all.map { entry in
      Line(
        title: InlineMarkdown(entry.title).plainText.split(separator: "\n").joined(separator: " "),
        note: entry.id, address: Self.address(of: entry, hasPhone: hasPhone))
    }
    let searched = sections.filter { section in
      let page = section.address.prefix { $0 != "#" }
      return !page.hasPrefix("Documentation/Rules/") && !Self.otherPages.contains { page.hasSuffix($0) }
    }
    pages = CatalogSearch.index(of: searched.map(\.document)).tables
    self.sections = searched.map { section in
      Line(
        title: section.title, note: section.title == section.page ? "" : section.page,
        address: section.address)
    }
  }

  /// Returns the address of an entry.
  private static func address(of entry: CatalogEntry, hasPhone: Bool) -> String {
    switch entry.kind {
    case .mistake, .howTo: "Documentation/Symptoms.html#\(entry.id.lowercased())"
    case .fact: "Documentation/Facts.html#\(entry.id.lowercased())"
    case .rule(let rule): "Documentation/Rules/\(rule.id).html"
    case .changes(let changes):
      hasPhone
        ? "phone/handbook.html#ios-\(changes.release.firstVersionText)" : "Documentation/Facts.html"
    // Both concern assumptions of the simulated phone.
    case .question, .contradiction, .assumption: "Documentation/Assumptions.html"
    }
  }
}

extension SearchField {
  fileprivate static let title = SearchField(weight: 3, lengthWeight: 0)
  fileprivate static let page = SearchField(weight: 1.5, lengthWeight: 0)
  fileprivate static let text = SearchField(weight: 1)
}

extension PageSection {
  /// The texts by which the section can be found.
  fileprivate var document: SearchDocument {
    SearchDocument(id: address, parts: [.init(.title, title), .init(.page, page), .init(.text, text)])
  }
}
