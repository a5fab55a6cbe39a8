import AuditReports
import LocationAudit
import LocationCatalogue
import LocationEvidence

extension CatalogEntries {
  /// All entries that can be explained.
  static var complete: CatalogEntries {
    CatalogEntries(
      rules: RuleCatalog.all.map { CatalogEntry.Rule($0) }, assumptions: CatalogEntry.Assumption.all)
  }

  /// Returns the entries if every word is an identifier; nil if the words are a question.
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
