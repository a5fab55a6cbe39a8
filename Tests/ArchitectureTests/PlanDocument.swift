import Foundation
import TestSupport

/// The plan of modules and folders as `Documentation/Architecture.md` shows it.
struct PlanDocument {
  static let command = "SEXTANT_UPDATE_DOCS=1 swift test --filter ArchitectureTests"
  static let file = RepositoryFolder.root.appending(path: "Documentation/Architecture.md")

  private static let opening = "<!-- plan: \(command) -->\n"
  private static let closing = "<!-- end of plan -->\n"

  let tree: SourceTree

  /// The page with the plan as it is now in the place of the one that it holds; nil when it has no place for one.
  func page(from old: String) -> String? {
    guard let start = old.range(of: Self.opening), let end = old.range(of: Self.closing) else { return nil }
    return old[..<start.upperBound] + text + old[end.lowerBound...]
  }

  private var text: String { modulePlan + "\n" + folderPlan }

  /// Arrows that follow from others are left out, so that the picture can be read.
  private var modulePlan: String {
    let lines = tree.modules.flatMap { module -> [String] in
      let direct = tree.imports[module] ?? []
      let further = direct.reduce(into: Set<String>()) { $0.formUnion(reach(from: $1)) }
      return direct.subtracting(further).sorted().map { "  \(module) --> \($0)" }
    }
    return "```mermaid\nflowchart TD\n" + lines.joined(separator: "\n") + "\n```\n"
  }

  private func reach(from module: String) -> Set<String> {
    (tree.imports[module] ?? []).reduce(into: tree.imports[module] ?? []) { $0.formUnion(reach(from: $1)) }
  }

  private var folderPlan: String {
    let modules = tree.modules.filter { tree.folders(of: $0).count > 1 }
    return "```text\n" + modules.map(drawing).joined(separator: "\n") + "```\n"
  }

  /// A module from its top floor to its bottom, a line each folder: its name, and the folders that it builds on.
  private func drawing(of module: String) -> String {
    let layers = Layers(tree.folders(of: module), knowing: tree.arrows)
    let width = tree.folders(of: module).map(\.name.count).max() ?? 0
    let lines = layers.floors.enumerated().reversed().flatMap { floor, groups in
      groups.joined().map { folder -> String in
        let name = folder.name.padding(toLength: width, withPad: " ", startingAt: 0)
        let below = (tree.arrows[folder] ?? []).sorted().map(\.name).joined(separator: ", ")
        return "  \(floor + 1)  \(name)" + (below.isEmpty ? "" : "  → \(below)")
      }
    }
    return ([module] + lines).map { String($0.reversed().drop { $0 == " " }.reversed()) + "\n" }.joined()
  }
}
