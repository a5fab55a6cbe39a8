import LocationPolicy

/// All that can be asked for.
package struct CatalogEntries: Sendable {
  /// The mistakes, facts, open questions and contradictions in the order of the catalogue, and the rules that stand for no mistake.
  package let all: [CatalogEntry]
  private let byID: [String: CatalogEntry]

  /// Takes the catalogue.
  ///
  /// - Parameter rules: What finds mistakes, such as the rules of the audit.
  package init(rules: [CatalogEntry.Rule] = []) {
    let mistakes = MistakeCatalog.all.map { mistake in
      CatalogEntry(kind: .mistake(mistake), rules: rules.filter { $0.mistakes.contains(mistake.id) })
    }
    let facts = Fact.allCases.map { CatalogEntry(kind: .fact($0), rules: []) }
    let questions = OpenQuestion.all.map { CatalogEntry(kind: .question($0), rules: []) }
    let contradictions = SourceContradiction.all.map { CatalogEntry(kind: .contradiction($0), rules: []) }
    let others = rules.filter(\.mistakes.isEmpty).map { CatalogEntry(kind: .rule($0), rules: [$0]) }
    all = mistakes + facts + questions + contradictions + others
    let named = all + rules.filter { !$0.mistakes.isEmpty }.map { CatalogEntry(kind: .rule($0), rules: [$0]) }
    byID = Dictionary(uniqueKeysWithValues: named.map { ($0.id.lowercased(), $0) })
  }

  /// Returns the entry with an id, whatever its case; a rule has one even where a mistake stands for it in ``all``.
  package func entry(withID id: String) -> CatalogEntry? { byID[id.lowercased()] }
}
