import LocationPolicy
package import TextSearch

extension CatalogSearch {
  /// The search as data, for one in another language that finds the same.
  package struct Tables: Encodable, Sendable {
    /// What is known of an entry, beside its texts.
    struct Entry: Encodable, Sendable {
      let isFact: Bool
      /// The facts that it shows.
      let shown: [String]
      let releases: MentionedReleases
      let isRemedy: Bool
      let topic: String?
      /// The names without which a question is hardly about it.
      let names: SynonymTable?
      /// How much likelier it is with one of them, and without.
      let named, unnamed: Double?
      /// What it is about.
      let subjects: EntrySubjects
      /// The versions of the release that it is the news of.
      let news: News?
    }

    /// The versions of a release.
    struct News: Encodable, Sendable {
      let major, firstMinor: Int
      let lastMinor: Int?
    }

    struct Limits: Encodable, Sendable {
      let coverage = CatalogSearch.leastCoverage
      let coverageOfOne = CatalogSearch.leastCoverageOfOne
      let merging = CatalogSearch.mergingShare
      let foreignEvidence = CatalogSearch.foreignEvidence
      let doubtfulEvidence = CatalogSearch.doubtfulEvidence
      let ownEvidence = CatalogSearch.ownEvidence
      let purposeWeight = QuestionScope.purposeWeight
      let coverageWeight = QuestionScope.coverageWeight
      let locationWeight = QuestionScope.locationWeight
      let information = CatalogSearch.leastInformation
      let topics = CatalogSearch.topicCount
      let foreignSubject = EntrySubjects.foreignFactor
      let unnamedSubject = EntrySubjects.unnamedFactor
      let fact = CatalogSearch.factFactor
      let close = CatalogSearch.closeCount
      let closeness = CatalogSearch.closeness
    }

    let limits = Limits()
    let index: SearchIndex.Tables
    let answered: SearchIndex.AnsweredTable
    /// The phrases of each entry that are compared with a question one by one.
    let compared: [[String]]
    /// In the order of the index.
    let entries: [Entry]
    let scope: QuestionScope
    let subjects = EntrySubjects.words
    let settings = CatalogSearch.settings
  }

  /// How questions are read.
  package static var settings: SearchSettings {
    SearchSettings(
      synonyms: SynonymTable(SynonymGroups.all), stopWords: StopWords.all,
      minorWords: ParticularNames.products)
  }

  /// Returns an index of other texts, in which questions are read as in this search.
  package static func index(
    of documents: [SearchDocument], answered: [AnsweredQuestion] = []
  ) -> SearchIndex {
    SearchIndex(
      documents, synonyms: SynonymTable(SynonymGroups.all), stopWords: StopWords.all,
      minorWords: ParticularNames.products, subjects: EntrySubjects.words, answered: answered)
  }

  /// All that the search knows.
  package var tables: Tables {
    Tables(
      index: index.tables, answered: index.answeredTable,
      compared: index.comparedTexts,
      entries: entries.all.map { entry in
        var isFact = false
        if case .fact = entry.kind { isFact = true }
        let factors = names[entry.id] == nil ? nil : Self.factors(ofNamesOf: entry.id)
        return Tables.Entry(
          isFact: isFact, shown: entry.shownFacts.map(\.id), releases: entry.releases,
          isRemedy: entry.remedy != nil, topic: entry.topic.map(String.init),
          names: names[entry.id], named: factors?.named, unnamed: factors?.unnamed,
          subjects: EntrySubjects(of: entry.subjectPhrases),
          news: entry.changes.map { changes in
            Tables.News(
              major: changes.release.major, firstMinor: changes.release.firstMinor,
              lastMinor: changes.release.lastMinor)
          })
      }, scope: scope)
  }
}
