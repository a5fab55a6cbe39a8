import TextSearch

extension CatalogEntry.Remedy {
  /// The least part of a question's words that the likeliest case has with at least two of them; of a long question, it
  /// has at least some.
  private static let leastCoverage = 0.25, leastMatches = 4

  /// Returns the single cases for a question: the one whose sign has enough of its words, if there is one, and the
  /// others.
  ///
  /// - Parameter id: The entry's id.
  package func branches(for question: String, of id: String) -> (likely: CureBranch?, others: [CureBranch]) {
    let english = CureBranch.all[id] ?? []
    let index = CatalogSearch.index(
      of: zip(english, branches).enumerated().map { number, texts in
        SearchDocument(id: String(number), parts: [.init(.sign, texts.0.sign, texts.1.sign)])
      })
    guard !english.isEmpty, let best = index.search(question).first, best.matches > 1,
      best.coverage >= Self.leastCoverage || best.matches >= Self.leastMatches, let number = Int(best.id)
    else { return (nil, branches) }
    return (branches[number], branches.enumerated().filter { $0.offset != number }.map(\.element))
  }
}

extension SearchField {
  fileprivate static let sign = SearchField(weight: 2, lengthWeight: 0)
}
