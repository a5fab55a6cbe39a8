import AgentServer
import LocationCatalogue
import LocationPolicy
import LocationTerms
import Phrases

/// A tool that predicts the results of an app's calls.
struct WhatHappensTool: AgentTool {
  struct Arguments: Decodable {
    let calls: [String]
    let ios, grant, phase, path, target, answer: String?
    let infoPlist: DecodableTable?
    let alwaysSpent, reduced: Bool?
  }

  let name = "what_happens"
  let title = "Say what a request for location does"
  let description = """
    Runs calls of an app, one after the other, by the rules of each iOS release: whether a prompt appears, with which \
    title and buttons; what each answer gives; what the app is delivered afterwards, in use and in the background; and \
    the facts that say so. Give the app's Info.plist (inline, or a path), or leave it out for an app that declares \
    everything. Releases on which the same happens are together.
    """
  let input: [Schema.Property] = [
    .required(
      "calls",
      .list(
        "What the app does, in order: "
          + AppRequest.allCases.map { "\($0.rawValue) (\($0.phrase))" }.joined(separator: "; ") + ".",
        of: .choice("", AppRequest.allCases.map(\.rawValue)))),
    .optional("ios", AskedReleases.schema),
    .optional(
      "infoPlist", .anyObject("The keys of the app's Info.plist that concern location, with values.")),
    .optional("path", .text("The path of an Info.plist, or of a project whose app is meant.")),
    .optional("target", .text("The project's target; its only app by default.")),
    .optional(
      "grant",
      .choice("What the app has before; not-determined by default.", GrantArgument.allCases.map(\.rawValue))),
    .optional(
      "phase", .choice("Where the app is; foreground by default.", PhaseArgument.allCases.map(\.rawValue))),
    .optional("alwaysSpent", .boolean("Whether it has used its one request for Always.")),
    .optional("reduced", .boolean("Whether the person has chosen reduced accuracy.")),
    .optional(
      "answer", .text("The button that the person taps, such as Allow Once; the most generous by default.")),
  ]
  let output: [Schema.Property] = [
    .required("app", .text("Whose Info.plist it is.")),
    .required(
      "releases",
      .list(
        "What happens, by releases.",
        of: .object(
          "",
          [
            .required("ios", .text("")), .required("calls", .list("", of: .anyObject(""))),
            .required("has", .text("What the app has in the end.")),
            .required(
              "inUse",
              .list("What a start of standard updates then brings, in the foreground.", of: .text(""))),
            .required("inBackground", .list("The same, started in the background.", of: .text(""))),
            .required("facts", .list("", of: .text(""))),
          ]))),
    .required("facts", StatedFact.schema),
  ]

  struct Answer: Encodable {
    let app: String
    let releases: [Outcome]
    let facts: [StatedFact]
  }

  struct Outcome: Encodable {
    let ios: String
    let calls: [Call]
    let has: String
    let inUse, inBackground, facts: [String]
  }

  struct Call: Encodable, Equatable {
    let call: String
    let happens: [String]
    let answers: [PromptAnswer]
    let answered: String?
    let facts: [String]
  }

  struct PromptAnswer: Encodable, Equatable {
    let choice, result: String
  }

  /// The maximum number of calls; longer sequences should be scenarios.
  private static let mostCalls = 10

  func answer(_ arguments: Arguments, in surroundings: ToolSurroundings) throws(ToolFailure) -> Answer {
    var requests: [AppRequest] = []
    for call in arguments.calls {
      guard let request = AppRequest(rawValue: call) else {
        let known = AppRequest.allCases.map(\.rawValue).joined(separator: ", ")
        throw ToolFailure("There is no call '\(call.prefix(100))'; there are \(known).")
      }
      requests.append(request)
    }
    guard (1...Self.mostCalls).contains(requests.count) else {
      throw ToolFailure("Give 1 to \(Self.mostCalls) calls; 'play' takes longer stories.")
    }
    let app = try AskedApp(
      infoPlist: arguments.infoPlist, path: arguments.path, target: arguments.target, in: surroundings
    ).app
    let story = CallStory(
      requests: requests, app: app, grant: try word(arguments.grant, "grant") ?? .undecided,
      phase: try word(arguments.phase, "phase") ?? PhaseArgument.foreground,
      isAlwaysSpent: arguments.alwaysSpent ?? false, isReduced: arguments.reduced ?? false,
      answer: arguments.answer)
    let releases = try AskedReleases.releases(arguments.ios, byDefault: Release.allCases)
    let sections = releases.sections(story.ending)
    return Answer(
      app: app.name.english,
      releases: sections.map { section in
        Outcome(
          ios: section.releases, calls: section.body.calls, has: section.body.has, inUse: section.body.inUse,
          inBackground: section.body.inBackground, facts: section.body.facts.map(\.id))
      },
      facts: Set(sections.flatMap(\.body.facts)).sorted().map(StatedFact.init))
  }

  private func word<Word: RawRepresentable & CaseIterable>(
    _ text: String?, _ argument: String
  ) throws(ToolFailure) -> Word? where Word.RawValue == String {
    guard let text else { return nil }
    guard let word = Word(rawValue: text) else {
      let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw ToolFailure("There is no \(argument) '\(text.prefix(100))'; there are \(known).")
    }
    return word
  }
}
