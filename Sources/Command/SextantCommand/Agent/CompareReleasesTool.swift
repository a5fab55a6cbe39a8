import AgentServer
import LocationCatalogue
import LocationPolicy
import LocationTerms
import Phrases

/// A tool that lists the changes between releases.
struct CompareReleasesTool: AgentTool {
  struct Arguments: Decodable {
    let from, to: String
    let about: String?
  }

  let name = "compare_releases"
  let title = "Say what changed between iOS releases"
  let description = """
    Returns every rule of location permission that differs between two iOS versions, before and after in words, with \
    the facts that say so. Call it when an app behaves differently on a newer iOS, or before raising a deployment target.
    """
  let input: [Schema.Property] = [
    .required("from", .text("The earlier version, such as 13.0.")),
    .required("to", .text("The later version, such as 14.")),
    .optional("about", .text("Only rules in whose name or words this occurs, such as background.")),
  ]
  let output: [Schema.Property] = [
    .required("from", .text("")), .required("to", .text("")),
    .required(
      "changes",
      .list(
        "",
        of: .object(
          "",
          [
            .required("rule", .text("")), .required("before", .text("")), .required("after", .text("")),
            .required("facts", .list("", of: .text(""))),
          ]))),
    .required("facts", StatedFact.schema),
  ]

  struct Answer: Encodable {
    let from, to: String
    let changes: [Change]
    let facts: [StatedFact]
  }

  struct Change: Encodable {
    let rule, before, after: String
    let facts: [String]
  }

  func answer(_ arguments: Arguments, in surroundings: ToolSurroundings) throws(ToolFailure) -> Answer {
    let (old, new) = (try AskedReleases.release(arguments.from), try AskedReleases.release(arguments.to))
    let word = arguments.about?.lowercased()
    let differences = AuthorizationPolicy.policy(for: old).differences(to: .policy(for: new)).filter {
      difference in
      word.map { word in
        [difference.name, difference.beforeInWords.english, difference.afterInWords.english].contains {
          $0.lowercased().contains(word)
        }
      } ?? true
    }
    return Answer(
      from: old.name, to: new.name,
      changes: differences.map {
        Change(
          rule: $0.name, before: $0.beforeInWords.english, after: $0.afterInWords.english,
          facts: $0.facts.map(\.id))
      },
      facts: Set(differences.flatMap(\.facts)).sorted().map(StatedFact.init))
  }
}
