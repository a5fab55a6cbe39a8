import AppProject
import LocationFlow
import SourceFacts
import Terminal

/// An explanation of what the code of a project's targets does with each authorization status.
struct ExplainedFlow {
  private let sections: [(target: String, lines: [String])]

  /// Analyzes the code of all targets, or of one with a name.
  init(of inventory: ProjectInventory, targetName: String?) {
    sections = inventory.targets.filter { targetName == nil || $0.name == targetName }
      .filter { !$0.isDependency || $0.name == targetName }
      .map { ($0.name, Self.lines(for: $0)) }
  }

  private static func lines(for target: AppTarget) -> [String] {
    let files = target.sources.compactMap { source in
      source.facts?.flow.map { (path: source.path, flow: $0) }
    }
    return ReactionText(ReactionTables(of: TargetProgram(files)).tables()).lines
  }

  /// The text, with a section for each target in which a type uses location.
  var text: String {
    let told = sections.filter { !$0.lines.isEmpty }
    guard !told.isEmpty else { return "No code here uses location.\n" }
    let lines = told.enumerated().flatMap { index, section in
      (index == 0 ? [] : [""]) + ["Target \(section.target)", ""] + section.lines
    }
    return lines.map { TerminalText.escaped($0) + "\n" }.joined()
  }
}
