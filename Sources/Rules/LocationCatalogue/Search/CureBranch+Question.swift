import TextSearch
package import Translations

extension CatalogEntry {
  /// All single cases, by which the words of few are known.
  private static let allCases = CatalogSearch.index(
    of: CureBranch.all.values.joined().filter(\.plugIns.isEmpty).enumerated().map { number, branch in
      SearchDocument(id: String(number), parts: [.init(.sign, [branch.sign] + branch.asks)])
    })

  /// Returns the single cases for a question.
  ///
  /// A case is known by its sign and by other ways to ask for it. The words that its entry is known by anyway don't tell
  /// it from the other cases, and don't count. Cases of a plug-in or a tool are left out if the question doesn't name it,
  /// or names others. What the users of its plug-ins do is for any trouble of the entry.
  package func branches(for question: String, in translation: Translation?) -> FittingCases {
    let lowercased = question.lowercased()
    let kinds = ProjectKind.named(in: question)
    let plugIns = PlugIn.meant(by: question)
    let named = PlugIn.named(in: question)
    let all = Array(zip(CureBranch.all[id] ?? [], remedy(in: translation)?.branches ?? []))
    let own = all.compactMap { $0.1.narrowed(to: plugIns) }
    let cases = all.filter { english, _ in
      english.plugIns.isEmpty && (english.names.isEmpty || english.names.contains { lowercased.contains($0) })
        && english.isFor(kinds, using: named)
    }
    if cases.isEmpty { return FittingCases([], own: own) }
    let index = Self.allCases
    let asked = index.worths(in: [question])
    let texts = [remedy, remedy(in: translation)].compactMap(\.self)
    let general = index.worths(in: texts.flatMap { [$0.symptom, $0.telling, $0.cause, $0.cure] })
    let fits = cases.map { english, translated in
      ([english.sign, translated.sign] + english.asks).map { phrase in
        let own = index.worths(in: [phrase]).filter { general[$0.key] == nil }
        return CaseFit(
          found: own.filter { asked[$0.key] != nil }.values.reduce(0, +), of: own.values.reduce(0, +))
      }
    }
    return FittingCases(
      zip(cases, fits).map { branch, fits in (branch.1, !branch.0.names.isEmpty, fits) }, own: own)
  }
}

extension CureBranch {
  /// Whether it is for one of some kinds of projects, or for any, and for one of some plug-ins.
  fileprivate func isFor(_ kinds: [ProjectKind], using plugIns: [PlugIn]) -> Bool {
    func isShared<Name: Equatable>(_ own: [Name], _ asked: [Name]) -> Bool {
      own.isEmpty || asked.isEmpty || own.contains { asked.contains($0) }
    }
    return isShared(ProjectKind.named(in: sign), kinds) && isShared(PlugIn.named(in: sign), plugIns)
  }

  /// Returns it for some plug-ins alone; nil if it isn't what the users of any of them do.
  fileprivate func narrowed(to plugIns: [PlugIn]) -> CureBranch? {
    let shared = self.plugIns.filter { plugIns.contains($0) }
    return shared.isEmpty
      ? nil
      : CureBranch(
        sign: sign, plugIns: shared, step: step, example: example, facts: facts, sources: sources)
  }
}

/// How much of what only a case has of its entry, in one of the phrases by which it is known, a question has.
struct CaseFit: Hashable, Sendable {
  /// A case is likely where the question has at least this part of it; less where that is as much as some words.
  private static let leastShare = 0.5, leastShareOfWords = 0.25
  /// How telling a word is that only few cases have, and some such words.
  static let telling = 3.0
  private static let someTelling = 8.0

  /// How telling the words are that the question has, and which part of all they are.
  let found, share: Double

  init(found: Double, of all: Double) {
    self.found = found
    share = all > 0 ? found / all : 0
  }

  /// Whether the case is likely.
  var isLikely: Bool {
    share >= (found >= Self.someTelling ? Self.leastShareOfWords : Self.leastShare) && found >= Self.telling
  }

  /// Whether a case whose plug-in or tool the question names is surely meant.
  var isMuch: Bool { share >= Self.leastShare && found >= Self.someTelling }
}

/// The single cases of an entry, as far as a question may mean them.
package struct FittingCases: Hashable, Sendable {
  /// The one that it most likely means, if there is one.
  package let likely: CureBranch?
  /// The others of which the question has telling words, or of a plug-in or a tool that it names, some: first those with
  /// a name, and of them those with most of its words.
  package let related: [CureBranch]
  /// Whether the likely one is surely meant: the question names its plug-in or tool, and has much of it besides.
  package let isSure: Bool
  /// Whether the question has much of the likely one, whatever it names.
  package let isMeant: Bool
  /// What the users of the plug-ins do that the question means.
  package let own: [CureBranch]
  let fit: CaseFit?

  /// Chooses among cases, each with whether it has a name and how well each of its phrases fits.
  init(_ cases: [(branch: CureBranch, isNamed: Bool, fits: [CaseFit])], own: [CureBranch]) {
    self.own = own
    let best = cases.map { $0.fits.filter(\.isLikely).max { $0.share < $1.share } }
    let most = best.compactMap { $0?.share }.max()
    let number = most.flatMap { most in best.firstIndex { $0?.share == most } }
    let others = cases.indices.filter { $0 != number }.map { number in
      (number, cases[number].isNamed, cases[number].fits.map(\.found).max() ?? 0)
    }.filter { $0.2 >= CaseFit.telling || $0.1 && $0.2 > 0 }.sorted {
      ($0.1 ? 0 : 1, -$0.2, $0.0) < ($1.1 ? 0 : 1, -$1.2, $1.0)
    }
    likely = number.map { cases[$0].branch }
    related = others.map { cases[$0.0].branch }
    fit = number.flatMap { best[$0] }
    isMeant = fit?.isMuch == true
    isSure = isMeant && number.map { cases[$0].isNamed } == true
  }
}

extension CatalogSearch.Answers {
  /// How many entries are shown in full.
  package static let shown = 3
  /// How many are looked at for a single case that is surely meant.
  private static let lookedAt = 10

  /// Returns the entries in the order in which they are shown: those that are only for other kinds of projects than the
  /// question names are the last, and the first one of which a single case is surely meant is among those that are
  /// shown in full.
  package func entries(for question: String) -> [CatalogEntry] {
    let kinds = ProjectKind.named(in: question)
    let foreign = hits.map(\.entry).filter { ProjectKind.isOnlyForOthers($0.id, than: kinds) }
    var entries = hits.map(\.entry).filter { !foreign.contains($0) } + foreign
    let sure = entries.prefix(Self.lookedAt).firstIndex { $0.branches(for: question, in: nil).isSure }
    if let sure, sure >= Self.shown { entries.insert(entries.remove(at: sure), at: Self.shown - 1) }
    return entries
  }
}

extension CatalogSearch.Answers {
  /// Returns how many of the entries are about as likely as the first one, or are surely meant.
  package func countInFull(for question: String) -> Int {
    guard let first = hits.first else { return 0 }
    let ranks = Dictionary(hits.map { ($0.entry.id, $0.rank) }) { one, _ in one }
    let entries = entries(for: question).prefix(Self.shown)
    let isFull = entries.map { entry in
      (ranks[entry.id] ?? 0) >= CatalogSearch.closeness * first.rank
        || entry.branches(for: question, in: nil).isSure
    }
    return (isFull.lastIndex(of: true) ?? 0) + 1
  }
}

extension SearchField {
  fileprivate static let sign = SearchField(weight: 1, lengthWeight: 0)
}
