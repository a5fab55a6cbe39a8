import TextSearch

extension CatalogEntry.Remedy {
  /// The least part of a question's words that the likeliest case has with at least two of them; of a long question, it
  /// has at least some.
  private static let leastCoverage = 0.25, leastMatches = 4

  /// Returns the single cases for a question: the one whose sign, or another way to ask for it, has enough of its
  /// words, if there is one, and the others.
  ///
  /// Cases of a plug-in or a tool are left out if the question doesn't name it.
  ///
  /// - Parameter id: The entry's id.
  package func branches(for question: String, of id: String) -> (likely: CureBranch?, others: [CureBranch]) {
    let lowercased = question.lowercased()
    let cases = zip(CureBranch.all[id] ?? [], branches).filter { english, _ in
      english.names.isEmpty || english.names.contains { lowercased.contains($0) }
    }
    let index = CatalogSearch.index(
      of: cases.enumerated().map { number, texts in
        SearchDocument(
          id: String(number), parts: [.init(.sign, [texts.0.sign, texts.1.sign] + texts.0.asks)])
      })
    let all = cases.map(\.1)
    guard !cases.isEmpty, let best = index.search(question).first, best.matches > 1,
      best.coverage >= Self.leastCoverage || best.matches >= Self.leastMatches, let number = Int(best.id)
    else { return (nil, all) }
    return (all[number], all.enumerated().filter { $0.offset != number }.map(\.element))
  }
}

extension SearchField {
  fileprivate static let sign = SearchField(weight: 2, lengthWeight: 0)
}
