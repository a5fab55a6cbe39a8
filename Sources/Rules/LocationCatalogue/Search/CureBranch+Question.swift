import TextSearch
package import Translations

extension CatalogEntry {
  /// A case is likely where the question has at least this part of what only the case has of the entry, in one of the
  /// phrases by which it is known; less where that is as much as some words.
  private static let leastShare = 0.5, leastShareOfWords = 0.25
  /// How telling a word is that only few cases have, and some such words.
  private static let telling = 3.0, someTelling = 8.0
  /// All single cases, by which the words of few are known.
  private static let allCases = CatalogSearch.index(
    of: CureBranch.all.values.joined().enumerated().map { number, branch in
      SearchDocument(id: String(number), parts: [.init(.sign, [branch.sign] + branch.asks)])
    })

  /// Returns the single cases for a question: the one that it most likely is, if there is one, and the others.
  ///
  /// A case is known by its sign and by other ways to ask for it. The words that its entry is known by anyway don't tell
  /// it from the other cases, and don't count. Cases of a plug-in or a tool are left out if the question doesn't name it,
  /// and come before the rest if it does.
  ///
  /// It is sure that the likely one is meant if the question names its plug-in or tool and has much of it besides.
  package func branches(
    for question: String, in translation: Translation?
  ) -> (likely: CureBranch?, others: [CureBranch], isSure: Bool) {
    let lowercased = question.lowercased()
    let cases = zip(CureBranch.all[id] ?? [], remedy(in: translation)?.branches ?? []).filter { english, _ in
      english.names.isEmpty || english.names.contains { lowercased.contains($0) }
    }
    let all = cases.map(\.1)
    if cases.isEmpty { return (nil, all, false) }
    let index = Self.allCases
    let asked = index.worths(in: [question])
    let texts = [remedy, remedy(in: translation)].compactMap(\.self)
    let general = index.worths(in: texts.flatMap { [$0.symptom, $0.telling, $0.cause, $0.cure] })
    let shares = cases.map { english, translated in
      ([english.sign, translated.sign] + english.asks).map { phrase -> (share: Double, found: Double) in
        let own = index.worths(in: [phrase]).filter { general[$0.key] == nil }
        let all = own.values.reduce(0, +)
        let found = own.filter { asked[$0.key] != nil }.values.reduce(0, +)
        let share = all > 0 ? found / all : 0
        let isEnough = share >= (found >= Self.someTelling ? Self.leastShareOfWords : Self.leastShare)
        return isEnough && found >= Self.telling ? (share, found) : (0, 0)
      }.max { $0.share < $1.share } ?? (0, 0)
    }
    let best = shares.map(\.share).max() ?? 0
    let number = best > 0 ? shares.firstIndex { $0.share == best } : nil
    let others = cases.indices.filter { $0 != number }
    let named = others.filter { !cases[$0].0.names.isEmpty }
    let ordered = (named + others.filter { cases[$0].0.names.isEmpty }).map { all[$0] }
    guard let number else { return (nil, ordered, false) }
    let isSure =
      !cases[number].0.names.isEmpty && best >= Self.leastShare && shares[number].found >= Self.someTelling
    return (all[number], ordered, isSure)
  }
}

extension CatalogSearch.Answers {
  /// How many entries are shown in full.
  package static let shown = 3
  /// How many are looked at for a single case that is surely meant.
  private static let lookedAt = 10

  /// Returns the entries in the order in which they are shown: the first one of which a single case is surely meant is
  /// among those that are shown in full.
  package func entries(for question: String) -> [CatalogEntry] {
    var entries = hits.map(\.entry)
    let sure = entries.prefix(Self.lookedAt).firstIndex { $0.branches(for: question, in: nil).isSure }
    if let sure, sure >= Self.shown { entries.insert(entries.remove(at: sure), at: Self.shown - 1) }
    return entries
  }
}

extension SearchField {
  fileprivate static let sign = SearchField(weight: 1, lengthWeight: 0)
}
