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
    answers = CatalogSearch(catalog).answers(to: question, naming: names)
    let found = answers.entries(for: asked)
    entries = project?.ordered(found, for: asked) ?? found
  }
}
