import AppProject
import AuditReports
import CommandLineOptions
import CommandOutput
import LocationAudit
package import LocationCatalogue
import LocationEvidence
import LocationPolicy
import Translations

/// Answers questions from the catalog, or explains what a request does and why.
struct Explain: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Answer a question about location permission, or explain what a request does and why.",
    discussion: """
      With words: the best answers first, with symptom, cause, remedy, how to check it, releases and facts. Ask with \
      symptoms, error codes, exception and console messages, Info.plist keys, API names, App Store emails or rows in \
      Settings, in English or Chinese; misspellings are tolerated. An answer that begins with "Perhaps" is only the nearest, and \
      a question that says too little is answered with what it may be about. \
      Exits with 3 if there is no answer.

      With --project: the answer looks at a project (a path as for 'sextant check'). What its plug-ins need comes first, as \
      if the question named them; under each answer, what the check finds wrong there, and what the project has already. \
      An answer with an error or a warning there goes before others that fit about as well. \
      If it can't be read, that is said, the answer comes without it, and the exit code is 2.

      With ids: everything that is known about a fact (KEY-005), a mistake (MIS-13), what else to do (HOW-01), an error \
      code (CLE-01), what a release changed (iOS-18), an open question (OPEN-02), a contradiction between sources (X-03), an assumption of the simulated phone (reinstallResets), \
      or a rule of the check (always-at-launch): why it matters, a wrong and a right project, how to fix it and how to silence it.

      With --request: what the system does with the request on a release, given the app's authorization, and what the \
      app gets, in sentences, with the facts behind them.

      With --why-no-prompt: every reason why a request shows no prompt, the likeliest first; with a project (a path as \
      for 'sextant check'), the project's own mistakes come first. --ios, --grant, --phase and --request narrow it.
      """)

  /// The format of the answers.
  enum Format: String, CaseIterable {
    case text
    case json
    case markdown
  }

  @Argument(help: "The question, or ids such as KEY-005.", value: "words")
  var words: [String]

  @Flag(help: "List everything that can be explained.")
  var list: Bool

  @Flag(
    name: "why-no-prompt", help: "List why no prompt appears; takes at most one word, the path of a project.")
  var whyNoPrompt: Bool

  @Option(
    help: """
      The project that the question is about, as for 'sextant check': its plug-ins decide whose words come first, and \
      what is wrong in it comes before what fits about as well.
      """, value: "path")
  var project: String?

  @Option(help: "The format of the answers; markdown is a table of what a request does.")
  var format = Format.text

  @Option(
    help: """
      The language of answers, by default that of a question in Chinese, and otherwise that of LANG; in JSON that of \
      the question.
      """)
  var language: Language?

  @Option(
    help:
      "An iOS version or a range, such as 13.2, 8-10 or 13.4+; can be given several times. The default is all.",
    value: "versions")
  var ios: [ReleaseRangeArgument]

  @Option(help: "The app's authorization; not-determined by default.")
  var grant: GrantArgument?

  @Option(help: "The request that the app makes.")
  var request: AppRequest?

  @Option(help: "The state of the app; foreground by default.")
  var phase: PhaseArgument?

  @Option(help: "An Info.plist key that is missing; can be given several times.", value: "key")
  var without: [String]

  @Flag(name: "always-spent", help: "The app has used its one request for Always before.")
  var alwaysSpent: Bool

  @Flag(help: "The person has chosen reduced accuracy, or chooses it now.")
  var reduced: Bool

  func validate() throws(ValidationError) {
    try validateTask()
    for key in without where usageDescription(named: key) == nil {
      throw ValidationError("'\(key)' is not a usage description; there are \(UsageDescriptions.all)")
    }
  }

  private func validateTask() throws(ValidationError) {
    if whyNoPrompt {
      if words.count > 1 || list || project != nil {
        throw ValidationError("--why-no-prompt takes the path of a project and no words")
      }
      if format != .text { throw ValidationError("--why-no-prompt is told as text only") }
      return
    }
    let tasks = [!words.isEmpty, list, request != nil].filter(\.self).count
    if tasks == 0 {
      throw ValidationError("ask something, give an id such as KEY-005, or --request with --ios and --grant")
    }
    if tasks > 1 { throw ValidationError("words, --list and --request exclude each other") }
    if project != nil, words.isEmpty { throw ValidationError("--project needs a question or ids") }
    if request != nil, format == .json {
      throw ValidationError("--request is explained as text, or as a table in markdown")
    }
    if request == nil, format == .markdown { throw ValidationError("--format markdown needs --request") }
  }

  func run(in console: Console) throws(CommandFailure) -> ExitCode {
    if whyNoPrompt {
      try console.print(reasons(in: console).text(of: try findings(in: console)))
      return .success
    }
    if let request {
      let situation = scenario(on: console)
      try console.print(
        format == .markdown
          ? situation.markdown(request: request, on: releases)
          : situation.text(request: request, on: releases))
      return .success
    }
    let entries = CatalogEntries.complete
    return list ? try printAll(entries.all, in: console) : try answer(from: entries, in: console)
  }

  private func printAll(_ entries: [CatalogEntry], in console: Console) throws(CommandFailure) -> ExitCode {
    try console.print(
      format == .json
        ? try json(entries, in: language ?? .english)
        : AnswerText(terminal: console.terminal, language: console.language(language)).list(of: entries))
    return .success
  }

  /// Shows entries in full if all words are identifiers; otherwise searches for the words.
  ///
  /// A project that can't be read takes no answer away: it is said, and the code says so, too.
  private func answer(from catalog: CatalogEntries, in console: Console) throws(CommandFailure) -> ExitCode {
    var asker: AskersProject?
    var problem: String?
    if let project {
      do throws(CommandFailure) {
        asker = try AskersProject(project)
      } catch {
        problem = error.message
        try? console.errors.write(error.message + "\n")
      }
    }
    let code = problem == nil ? ExitCode.success : .failure
    if let named = try catalog.entries(named: words) {
      let language = console.language(language)
      let text = CatalogText(terminal: console.terminal, language: language)
      let answer = AnswerText(terminal: console.terminal, language: language, project: asker)
      try console.print(
        format == .json
          ? try json(named, in: self.language ?? .english, about: asker, problem)
          : named.map { text.text(of: $0) + answer.projectText(of: $0) }.joined(separator: "\n\n"))
      return code
    }
    let question = words.joined(separator: " ")
    let found = FoundAnswers(to: question, in: catalog, about: asker)
    let answers = found.answers
    let text = AnswerText(
      terminal: console.terminal, language: answerLanguage(for: Language(of: question), in: console),
      project: asker)
    if format == .json {
      try console.print(
        try json(
          Array(found.entries.prefix(AnswerReport.longest)), areCertain: answers.isCertain,
          asksBack: answers.asksBack, areClose: answers.isClose, to: found.asked,
          in: language ?? Language(of: question), about: asker, problem))
    } else if answers.hits.isEmpty {
      try console.print(text.text(ofUnanswered: question))
    } else {
      try console.print(
        answers.asksBack ? text.text(asking: answers, of: question) : text.text(of: found))
      if project == nil, AppFolder.isCurrent { try console.print("\n" + text.projectHint) }
    }
    return answers.hits.isEmpty && problem == nil ? .noAnswer : code
  }

  /// Returns the language: the requested one, else Chinese for a Chinese question, else the
  /// environment's.
  private func answerLanguage(for question: Language, in console: Console) -> Language {
    language ?? (question == .english ? console.language(nil) : question)
  }

  private func json(
    _ entries: [CatalogEntry], areCertain: Bool = true, asksBack: Bool = false, areClose: Bool = false,
    to question: String? = nil, in language: Language, about project: AskersProject? = nil,
    _ problem: String? = nil
  ) throws(CommandFailure) -> String {
    do {
      return try StableJSON.text(
        of: AnswerReport(
          entries, areCertain: areCertain, asksBack: asksBack, areClose: areClose, to: question,
          in: language, about: project, problem: problem))
    } catch {
      throw .encoding(String(describing: error))
    }
  }

  private func usageDescription(named name: String) -> UsageDescriptions? {
    LocationKey(rawValue: name).flatMap(UsageDescriptions.init)
  }

  private var releases: [Release] { ios.releases(byDefault: Release.allCases) }

  private var app: AppConfiguration {
    var descriptions = UsageDescriptions.all
    for key in without { descriptions.remove(usageDescription(named: key) ?? []) }
    return AppConfiguration(descriptions: descriptions, traits: .backgroundMode)
  }

  private func scenario(on console: Console) -> ExplainedScenario {
    ExplainedScenario(
      grant: grant ?? .undecided, phase: phase?.phase ?? .foreground, isAlwaysSpent: alwaysSpent,
      isReduced: reduced, app: app, terminal: console.terminal,
      language: console.language(language))
  }
}

extension Explain {
  /// Returns the explanation for the known state of the app; unspecified properties are considered
  /// in all ways.
  private func reasons(in console: Console) -> WhyNoPrompt {
    let grants = grant.map { [$0] } ?? GrantArgument.allCases
    let phases = phase.map { [$0.phase] } ?? [.foreground, .background]
    let states = grants.flatMap { grant in
      phases.flatMap { phase in
        (alwaysSpent ? [true] : [false, true]).map { isSpent in
          grant.state(isAlwaysSpent: isSpent, isReduced: reduced, phase: phase)
        }
      }
    }
    return WhyNoPrompt(
      request: request ?? .whenInUse,
      situation: NoPromptCause.Situation(
        states: states, apps: [app], releases: releases),
      terminal: console.terminal, language: console.language(language))
  }

  /// Returns the findings in the given project; nil if there is none.
  private func findings(in console: Console) throws(CommandFailure) -> [Finding]? {
    try words.first.map { path throws(CommandFailure) in try AskersProject(path).findings }
  }
}

extension Explain.Format: ExpressibleByArgument {}
extension AppRequest: ExpressibleByArgument {}
