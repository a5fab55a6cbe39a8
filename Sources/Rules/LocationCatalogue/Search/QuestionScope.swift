import TextSearch

/// Tells by its words whether a question is about location permission on iOS.
struct QuestionScope: Encodable, Sendable {
  private let location = SynonymTable([SynonymGroups.location, SynonymGroups.findings])
  private let field = SynonymTable([SynonymGroups.location, SynonymGroups.field])
  private let otherSubjects = SynonymTable([SynonymGroups.otherSubjects])
  private let mapSubjects = SynonymTable([SynonymGroups.mapSubjects])
  private let otherPlatforms = SynonymTable([SynonymGroups.otherPlatforms])
  private let platform = SynonymTable([SynonymGroups.platform])
  private let news = SynonymTable([SynonymGroups.news])
  private let newsOfField = SynonymTable([
    SynonymGroups.news, SynonymGroups.location, SynonymGroups.field, SynonymGroups.platform,
  ])
  /// Words that are followed by the number of a mail or a guideline.
  private let numbered = SynonymGroups.numbered
  /// Words that a question for what changed may have besides: those that say nothing, and characters of Chinese ones.
  private let fillers = CatalogSearch.settings.stopWords + StopWords.characters

  /// Whether it speaks of another permission, platform or mail of Apple's, or of maps alone, and not of our field.
  func isElsewhere(_ question: String, in index: SearchIndex) -> Bool {
    let speaksOfLocation = location.groups(in: question).contains(0)
    return !speaksOfLocation
      && (otherSubjects.matches(question) || index.hasUnknownNumber(after: numbered, in: question)
        || mapSubjects.matches(question) && !field.matches(question))
      || otherPlatforms.matches(question) && !platform.matches(question)
  }

  /// Whether it asks what changed, and for nothing else; versions are not looked at.
  func asksForNews(_ question: String) -> Bool {
    news.matches(question) && newsOfField.cover(question, besides: fillers)
  }

  /// Whether it has words of the field, also within a name such as "locationManagerDidChangeAuthorisation", so that the
  /// nearest answer may help where none fits.
  func isInside(_ question: String) -> Bool {
    field.matches(question) || question.lowercased().contains("location")
  }
}
