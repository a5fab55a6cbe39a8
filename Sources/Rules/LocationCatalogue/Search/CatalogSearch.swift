package import TextSearch

extension CatalogEntry {
  /// Whether a question has a name that it needs, if it is about a plug-in, an error code, a place or a circumstance.
  package func isNamed(in question: String) -> Bool {
    ParticularNames.all[id].map { SynonymTable([$0]).matches(question) } ?? true
  }

  /// Whether it says what a release changed that one of some versions names.
  fileprivate func isNews(of versions: [MentionedVersion]) -> Bool {
    changes.map { changes in versions.contains { $0.names(changes.release) } } ?? false
  }
}

/// Finds entries of the catalog by the words of those who ask.
package struct CatalogSearch: Sendable {
  /// What was found.
  package struct Answers: Hashable, Sendable {
    /// The entries, the best first; none where the question is about something else.
    package let hits: [Hit]
    /// Whether the best of them have enough of the question; otherwise they are only the nearest.
    package let isCertain: Bool
    /// Whether the question says too little, so that the entries are only what it may be about, one of each part.
    package let asksBack: Bool
    /// Whether the first of them are about as likely, so that only the person can tell which of their cases it is.
    package let isClose: Bool

    fileprivate init(hits: [Hit], isCertain: Bool, asksBack: Bool = false, isClose: Bool = false) {
      self.hits = hits
      self.isCertain = isCertain
      self.asksBack = asksBack
      self.isClose = isClose
    }

    fileprivate static let none = Answers(hits: [], isCertain: false)

    /// Returns the answers with the first of them in the order of their ranks times a factor, such as what a project shows
    /// of each.
    package func weighed(by factor: (CatalogEntry) -> Double) -> Answers {
      let first = hits.prefix(CatalogSearch.weighedCount).map { hit in
        Hit(entry: hit.entry, score: hit.score, rank: hit.rank * factor(hit.entry))
      }
      let ordered = first.enumerated().sorted { ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset) }
      let weighed = ordered.map(\.element) + hits.dropFirst(CatalogSearch.weighedCount)
      return Answers(
        hits: weighed, isCertain: isCertain, asksBack: asksBack,
        isClose: !asksBack && CatalogSearch.areClose(weighed))
    }
  }

  /// An entry that was found.
  package struct Hit: Hashable, Sendable {
    /// The entry.
    package let entry: CatalogEntry
    /// How well its words fit; only comparable within one search.
    package let score: Double
    /// How well it fits with the votes of the nearest texts, by which answers are in order.
    let rank: Double
  }

  /// An answer has at least this part of what was asked, by how telling the words are; more when it has a single word of
  /// it.
  static let leastCoverage = 0.3, leastCoverageOfOne = 0.6
  /// A question that tells less says nothing: "Location", "not working".
  static let leastInformation = 3.0
  /// A question that sounds this much more like one about something else has no answer, or none that is certain.
  static let foreignEvidence = 2.5, doubtfulEvidence = 1.0
  /// One that sounds this much less like that is ours, though it has no word that only our field has.
  static let ownEvidence = -1.5
  /// How many parts a question that says nothing is answered with.
  static let topicCount = 6
  /// A mistake or another way out that is about as good as a fact that it shows stands for it.
  static let mergingShare = 0.8
  /// How much likelier an entry about an error code, a place or a circumstance is where that is named, and where it is
  /// not.
  static let namedFactor = 1.2, unnamedFactor = 0.7
  /// The same for an entry about another device, on which the same symptom has causes of its own.
  static let namedDeviceFactor = 1.6
  /// The same for an entry about a plug-in, whose name says nothing of the trouble: it is needed, and no reward.
  static let namedPluginFactor = 1.0, unnamedPluginFactor = 0.6

  /// How much a fact counts beside what tells what to do.
  static let factFactor = 0.8
  /// How many answers are looked at for others that are about as likely.
  static let closeCount = 3
  /// An answer whose rank is this part of the first one's, or more, is about as likely: below, the first one answers 9
  /// of 10 questions.
  package static let closeness = 0.55
  /// How many of the first answers can change places for what a project shows: the words brought no others.
  static let weighedCount = 8

  let entries: CatalogEntries
  /// The names of the entries that are about a plug-in, an error code, a place or a circumstance.
  let names = ParticularNames.all.mapValues { SynonymTable([$0]) }
  private let subjects = CountedSubjects()
  let index: SearchIndex
  let scope: QuestionScope

  /// Reads the texts of all entries, and the questions that they are known to answer.
  package init(
    _ entries: CatalogEntries = CatalogEntries(), answered: [AnsweredQuestion] = KnownQuestions.all
  ) {
    self.entries = entries
    index = Self.index(of: entries.all.map(\.document), answered: answered)
    scope = QuestionScope(askedBy: entries.all.flatMap(\.askedPhrases))
  }

  /// Returns what answers a question; where nothing does and the words are of the field, what is nearest.
  ///
  /// - Parameter names: What the question names besides, such as the plug-ins of a project; it isn't searched for.
  package func answers(to question: String, naming names: String = "") -> Answers {
    if scope.isElsewhere(question, in: index) { return .none }
    let versions = MentionedVersion.all(in: question)
    if !versions.isEmpty, scope.asksForNews(question) {
      let news = entries.all.filter { $0.isNews(of: versions) }
      return Answers(hits: news.map { Hit(entry: $0, score: 1, rank: 1) }, isCertain: !news.isEmpty)
    }
    let named = EntrySubjects.named(in: question)
    let found = index.search(question) { id in
      guard let entry = entries.entry(withID: id) else { return 1 }
      return factor(ofNamesOf: id, in: names.isEmpty ? question : "\(question) \(names)")
        * subjects.of(entry).factor(for: named) * entry.releases.factor(for: versions)
    }
    guard let best = found.first else { return .none }
    if index.information(in: question) < Self.leastInformation {
      return Answers(hits: topics(of: found), isCertain: false, asksBack: true)
    }
    let first = found.prefix(3)
    let elsewhere = scope.neighborEvidence(
      in: question, coverage: first.map(\.coverage).max() ?? 0, index: index)
    let isCertain = elsewhere < Self.doubtfulEvidence && first.contains(where: Self.isAnswer)
    let isOurs = isCertain || scope.isInside(question) || elsewhere < Self.ownEvidence
    guard elsewhere <= Self.foreignEvidence, isOurs else { return .none }
    let near = Array(found.prefix { $0.score > best.score / 4 })
    let ordered = index.reordered(near, for: question).compactMap { known($0.hit, rank: $0.rank) }
    let hits = Self.curesFirst(Self.merged(ordered))
    return Answers(hits: hits, isCertain: isCertain, isClose: Self.areClose(hits))
  }

  private func factor(ofNamesOf id: String, in question: String) -> Double {
    guard let names = names[id] else { return 1 }
    let factors = Self.factors(ofNamesOf: id)
    return names.matches(question) ? factors.named : factors.unnamed
  }

  /// Returns the factors of an entry that has names.
  static func factors(ofNamesOf id: String) -> (named: Double, unnamed: Double) {
    if ParticularNames.isAboutPlugin(id) { return (namedPluginFactor, unnamedPluginFactor) }
    return (ParticularNames.isAboutDevice(id) ? namedDeviceFactor : namedFactor, unnamedFactor)
  }

  private func known(_ hit: SearchIndex.Hit, rank: Double = 0) -> Hit? {
    entries.entry(withID: hit.id).map { Hit(entry: $0, score: hit.score, rank: rank) }
  }

  /// The best way out of each part of the facts, the best first.
  private func topics(of found: [SearchIndex.Hit]) -> [Hit] {
    var seen: Set<Substring> = []
    let ways = found.compactMap { known($0) }.filter { hit in
      hit.entry.remedy != nil && hit.entry.topic.map { seen.insert($0).inserted } == true
    }
    return Array(ways.prefix(Self.topicCount))
  }

  private static func isAnswer(_ hit: SearchIndex.Hit) -> Bool {
    hit.coverage >= (hit.matches > 1 ? leastCoverage : leastCoverageOfOne)
  }

  /// Puts mistakes and other ways out in the place of the facts that they show, for they say what to do.
  private static func merged(_ hits: [Hit]) -> [Hit] {
    var merged: [Hit] = []
    var seen: Set<String> = []
    for hit in hits where !seen.contains(hit.entry.id) {
      var best = hit
      if case .fact(let fact) = hit.entry.kind {
        if merged.contains(where: { $0.entry.shownFacts.contains(fact) }) { continue }
        let way = hits.first { $0.entry.shownFacts.contains(fact) }
        if let way, way.score >= hit.score * mergingShare, !seen.contains(way.entry.id) {
          best = Hit(entry: way.entry, score: hit.score, rank: hit.rank)
        }
      }
      seen.insert(best.entry.id)
      merged.append(best)
    }
    return merged
  }

  /// Moves facts down, for they don't say what to do.
  private static func curesFirst(_ hits: [Hit]) -> [Hit] {
    hits.map { hit in
      Hit(
        entry: hit.entry, score: hit.score, rank: hit.rank * (hit.entry.remedy == nil ? factFactor : 1))
    }
    .sorted { ($1.rank, $0.entry.id) < ($0.rank, $1.entry.id) }
  }

  /// Whether a second or third answer is about as likely as the first one.
  fileprivate static func areClose(_ hits: [Hit]) -> Bool {
    guard let first = hits.first else { return false }
    return hits.prefix(closeCount).dropFirst().contains { $0.rank >= closeness * first.rank }
  }
}
