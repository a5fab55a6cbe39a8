import LocationCatalogue

/// The answers to a question, in the order in which they are shown.
struct FoundAnswers {
  /// The question with the plug-ins of the project that it is about.
  let asked: String
  let answers: CatalogSearch.Answers
  let entries: [CatalogEntry]

  init(to question: String, in catalog: CatalogEntries, about project: AskersProject?) {
    let names = project?.names(besides: question) ?? ""
    asked = names.isEmpty ? question : "\(question) (\(names))"
    let found = CatalogSearch(catalog).answers(to: question, naming: names)
    if let project {
      answers = found.weighed { [asked] in project.likelihood(of: $0, for: asked) }
    } else {
      answers = found
    }
    entries = answers.entries(for: asked)
  }
}
