import TextSearch

/// Tells by its words whether a question is about location permission on iOS.
struct QuestionScope: Encodable, Sendable {
  private let location = SynonymTable([SynonymGroups.location, SynonymGroups.findings])
  private let field = SynonymTable([SynonymGroups.location, SynonymGroups.field])
  private let otherSubjects = SynonymTable([SynonymGroups.otherSubjects])
  private let mapSubjects = SynonymTable([SynonymGroups.mapSubjects])
  private let otherPlatforms = SynonymTable([SynonymGroups.otherPlatforms])
  private let platform = SynonymTable([SynonymGroups.platform])
  private let clauseEnds = SynonymGroups.clauseEnds
  /// Words of what fails, and phrases with such a word in which nothing does.
  private let failures = SynonymTable([SynonymGroups.failures, SynonymGroups.noFailures])
  /// What our questions and those about neighboring subjects sound like.
  private let neighbors: TopicModel
  private let news = SynonymTable([SynonymGroups.news])
  private let newsOfField = SynonymTable([
    SynonymGroups.news, SynonymGroups.location, SynonymGroups.field, SynonymGroups.platform,
  ])
  /// Words that are followed by the number of a mail or a guideline.
  private let numbered = SynonymGroups.numbered
  /// The ending of keys that describe what a permission is for, most of which are not for location.
  private let keyEnding = SynonymGroups.keyEnding
  /// What stands beside the name of what is asked permission for.
  private let purposes = SynonymGroups.purposes
  /// Parts of names that are about location.
  private let locationParts = SynonymGroups.locationParts
  /// Words that a question for what changed may have besides: those that say nothing, and characters of Chinese ones.
  private let fillers = CatalogSearch.settings.stopWords + StopWords.characters

  /// Takes the phrases by which entries are asked for.
  init(askedBy phrases: [String]) {
    neighbors = TopicModel(own: phrases, neighbors: NeighborTopics.all, stopWords: StopWords.all)
  }

  /// Returns how much more a question sounds like one about a neighboring subject than like ours.
  ///
  /// - Parameters:
  ///   - coverage: The part of the question that the best entry has, which speaks for us.
  ///   - index: What the entries have; a permission for what none of them has speaks against us.
  func neighborEvidence(in question: String, coverage: Double, index: SearchIndex) -> Double {
    let evidence = neighbors.neighborEvidence(in: question) - Self.coverageWeight * coverage
    if speaksOfLocation(question) { return evidence - Self.locationWeight }
    return index.hasUnknownWord(near: purposes, in: question) ? evidence + Self.purposeWeight : evidence
  }

  /// How much less likely it is a neighbor's where an entry has all of it, and where it speaks of location.
  static let coverageWeight = 2.0, locationWeight = 1.5
  /// How much likelier it is a neighbor's where it is on permission for something that no entry has.
  static let purposeWeight = 3.0

  private func speaksOfLocation(_ question: String) -> Bool {
    if location.groups(in: question).contains(0) { return true }
    let lowercased = question.lowercased()
    return locationParts.contains { lowercased.contains($0) }
  }

  /// Whether another platform is the one that fails: it does in a clause of its own, and ours doesn't in another.
  private func failsElsewhere(_ question: String) -> Bool {
    let clauses = question.split { clauseEnds.contains(String($0)) }.map(String.init)
    func fails(_ clause: String) -> Bool { failures.groups(in: clause).contains(0) }
    let others = clauses.filter { otherPlatforms.matches($0) && !platform.matches($0) }
    let ours = clauses.filter { platform.matches($0) && !otherPlatforms.matches($0) }
    return !ours.isEmpty && others.contains(where: fails) && !ours.contains(where: fails)
  }

  /// Whether it speaks of another permission, platform or mail of Apple's, or of maps alone, and not of our field.
  func isElsewhere(_ question: String, in index: SearchIndex) -> Bool {
    !speaksOfLocation(question)
      && (otherSubjects.matches(question) || index.hasUnknownNumber(after: numbered, in: question)
        || index.hasUnknownName(endingIn: keyEnding, in: question)
        || mapSubjects.matches(question) && !field.matches(question))
      || otherPlatforms.matches(question) && (!platform.matches(question) || failsElsewhere(question))
  }

  /// Whether it asks what changed, and for nothing else; versions are not looked at.
  func asksForNews(_ question: String) -> Bool {
    news.matches(question) && newsOfField.cover(question, besides: fillers)
  }

  /// Whether it has words of the field, also within a name such as "locationManagerDidChangeAuthorisation", so that the
  /// nearest answer may help where none fits.
  func isInside(_ question: String) -> Bool {
    field.matches(question) || speaksOfLocation(question) || question.lowercased().contains("location")
  }
}
