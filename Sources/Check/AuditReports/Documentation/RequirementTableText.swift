import LocationEvidence
import LocationPolicy
import LocationTerms

/// The table of requirements as documentation.
enum RequirementTableText {
  /// The table in Markdown, with a heading.
  static var text: String {
    let head = """
      ## What each API needs

      The table that the rules read. A dash means that nothing is needed.

      | API | from iOS | Info.plist keys | background mode | asks by itself | needs Always | facts |
      | --- | --- | --- | --- | --- | --- | --- |
      """
    return ([head] + RequirementTable.all.map(row)).joined(separator: "\n")
  }

  private static func row(_ requirement: Requirement) -> String {
    let keys = requirement.keys.map { "`\($0.key.rawValue)` (\(releases($0.isNeeded)))" }.joined(
      separator: ", ")
    let cells = [
      "`\(requirement.name)`", requirement.firstRelease.firstVersionText, keys,
      mode(requirement.backgroundMode),
      releases(requirement.prompts), releases(requirement.needsAlways),
      requirement.facts.map(\.id).joined(separator: ", "),
    ]
    return "| " + cells.map { $0.isEmpty ? "–" : $0 }.joined(separator: " | ") + " |"
  }

  private static func releases(_ holds: Requirement.Condition) -> String {
    Policies.known.text(of: Policies.known.releases(where: holds))
  }

  private static func mode(_ need: Requirement.BackgroundMode) -> String {
    switch need {
    case .notNeeded: ""
    case .neededInBackground: "to continue in the background"
    case .neededToAvoidException: "or it crashes"
    }
  }
}
