import AgentServer
import LocationCatalogue
import Translations

/// A tool that answers questions from the catalog.
struct ExplainTool: AgentTool {
  struct Arguments: Decodable {
    let question: String
    let project: String?
    let limit: Int?
  }

  let name = "explain"
  let title = "Explain location permission on iOS"
  let description = """
    Answers a question about location permission on iOS from sourced facts: why no prompt appears, what an error or a \
    status means, which Info.plist key is needed, what changed on a release, why the App Store refused. Ask with \
    symptoms, error codes, API names or keys, in English or Chinese; or give ids such as KEY-005, MIS-13 or the name of \
    a rule. The best answers come first, each with symptom, cause, fix and the ids of its facts; sources are under facts.
    """
  let input: [Schema.Property] = [
    .required("question", .text("The question, or ids with spaces between.")),
    .optional(
      "project",
      .text("The project that it is about, as for 'check': its plug-ins and what is wrong in it come first.")),
    .optional("limit", .integer("The most answers; 3 by default.", 1...AnswerReport.longest)),
  ]
  let output: [Schema.Property] = [
    .required("schema", .integer("", 1...1)),
    .required("certain", .boolean("Whether the results answer the question, and are not only the nearest.")),
    .required(
      "asksBack", .boolean("Whether the question says too little, and the results are what it may be about.")),
    .required(
      "close",
      .boolean("Whether the first results are about as likely, so that their cases tell which of them it is.")
    ),
    .required(
      "results", .list("The answers, the best first; empty where nothing is known.", of: .anyObject(""))),
    .required("facts", .list("The facts of all answers, with sources.", of: .anyObject(""))),
    .optional("project", .anyObject("The project, its plug-ins, and why it could not be read.")),
  ]

  private static let limit = 3

  func answer(_ arguments: Arguments, in surroundings: ToolSurroundings) throws(ToolFailure) -> AnswerReport {
    let words = arguments.question.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { throw ToolFailure("The question is empty.") }
    let catalog = CatalogEntries.complete
    var project: AskersProject?
    var problem: String?
    if let path = arguments.project {
      let allowed = try surroundings.folders.path(path)
      do throws(CommandFailure) { project = try AskersProject(allowed) } catch { problem = error.message }
      try surroundings.goOn()
    }
    do throws(CommandFailure) {
      let limit = min(max(arguments.limit ?? Self.limit, 1), AnswerReport.longest)
      if let named = try catalog.entries(named: words) {
        return AnswerReport(
          Array(named.prefix(limit)), areCertain: true, about: project, problem: problem)
      }
      let found = FoundAnswers(to: arguments.question, in: catalog, about: project)
      return AnswerReport(
        Array(found.entries.prefix(limit)), areCertain: found.answers.isCertain,
        asksBack: found.answers.asksBack, areClose: found.answers.isClose, to: found.asked,
        in: Language(of: arguments.question), about: project, problem: problem)
    } catch {
      throw ToolFailure(error)
    }
  }
}
