import AgentServer
import LeanFoundation
import LocationExploration
import LocationPolicy
import LocationSituations
import LocationTerms
import Phrases

/// A tool that finds the shortest journey to a situation.
struct ShortestJourneyTool: AgentTool {
  struct Arguments: Decodable {
    let question: String
    let ios, path, target: String?
    let infoPlist: DecodableTable?
  }

  let name = "shortest_journey"
  let title = "Find the shortest journey to a situation"
  let description = """
    Explores every situation that a person and an app can reach by the rules of an iOS release, and returns a shortest \
    journey to the one that is asked for, or that there is none, which is a proof. Conditions are separated by commas: \
    'reads authorizedAlways, background: nothing', 'has temporary, app background', 'prompt:provisionalAlways', 'request \
    always: nothing', 'not …'; 'after' asks for what was before. Named questions are accepted, too: \
    \(NamedQuestion.all.map(\.name).joined(separator: ", ")). An error names the words that there are.
    """
  let input: [Schema.Property] = [
    .required("question", .text("The situation, or the name of a question.")),
    .optional("ios", .text("One version, such as 14; the newest by default.")),
    .optional("infoPlist", .anyObject("The keys of the app's Info.plist; without, it declares everything.")),
    .optional("path", .text("The path of an Info.plist, or of a project whose app is meant.")),
    .optional("target", .text("The project's target; its only app by default.")),
  ]
  let output: [Schema.Property] = [
    .required("ios", .text("")), .required("app", .text("")),
    .required("question", .text("The question in full.")),
    .required("isFound", .boolean("")),
    .required(
      "isComplete", .boolean("Whether all situations were looked at, so that 'not found' is a proof.")),
    .required("explored", .integer("How many situations were looked at.", 0...Int.max)),
    .required(
      "journey",
      .list(
        "The moves.",
        of: .object(
          "", [.required("by", .text("")), .required("move", .text("")), .required("then", .text(""))]))),
  ]

  struct Answer: Encodable {
    let ios, app, question: String
    let isFound, isComplete: Bool
    let explored: Int
    let journey: [Move]
  }

  struct Move: Encodable {
    let by, move, then: String
  }

  /// The maximum number of situations, which takes a few hundred megabytes.
  private static let bound = 1 << 23

  func answer(_ arguments: Arguments, in surroundings: ToolSurroundings) throws(ToolFailure) -> Answer {
    let asked: AskedQuestion
    do throws(QuestionError) { asked = try AskedQuestion(arguments.question, isForbidden: false) } catch {
      throw ToolFailure(error.sentence)
    }
    let app = try AskedApp(
      infoPlist: arguments.infoPlist, path: arguments.path, target: arguments.target, in: surroundings
    ).app
    let release = try AskedReleases.release(arguments.ios)
    let search = SituationsToSearch(
      app: app, addedMoves: asked.question.addedMoves, bound: Self.bound,
      jobs: ProcessInfo.processInfo.activeProcessorCount
    ).search(on: release)
    try surroundings.goOn()
    let journey = search.answer(to: asked.question).journey
    return Answer(
      ios: release.name, app: app.name.english, question: asked.question.text, isFound: journey != nil,
      isComplete: search.search.ending == .complete, explored: search.search.coverage.states,
      journey: Self.moves(of: journey ?? [], under: search.rules))
  }

  private static func moves(of journey: [SituationMove], under rules: SituationRules) -> [Move] {
    var situation = Situation()
    return journey.map { move in
      let before = situation
      situation.make(move, under: rules)
      return Move(
        by: move.mover.rawValue, move: move.sentence(under: rules.policy).english,
        then: SituationNews(from: before, to: situation, under: rules).text.english)
    }
  }
}
