import AuditReports
import LocationAudit
import LocationCatalogue

extension CatalogEntries {
  /// All that can be explained.
  static var complete: CatalogEntries {
    CatalogEntries(
      rules: RuleCatalog.all.map { CatalogEntry.Rule($0) }, assumptions: CatalogEntry.Assumption.all)
  }

  /// Returns the entries when every word is an id; nil when they are words of a question.
  func entries(named words: [String]) throws(CommandFailure) -> [CatalogEntry]? {
    var entries: [CatalogEntry] = []
    for word in words {
      if let entry = entry(withID: word) {
        entries.append(entry)
      } else if words.allSatisfy(CatalogEntry.looksLikeID) {
        throw .unknownID(word)
      } else {
        return nil
      }
    }
    return entries
  }
}
