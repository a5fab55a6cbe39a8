import Foundation
import TestSupport

/// A page with the plan of the sources.
enum PlanDocument: CaseIterable {
  /// `Documentation/Architecture.md`: the wings, and the modules of each.
  case wings
  /// `Documentation/Plan.md`: the folders of each module.
  case folders

  static let command = "SEXTANT_UPDATE_DOCS=1 swift test --filter ArchitectureTests"

  private static let opening = "<!-- plan: \(command) -->\n"
  private static let closing = "<!-- end of plan -->\n"

  var file: URL {
    let name =
      switch self {
      case .wings: "Architecture"
      case .folders: "Plan"
      }
    return RepositoryFolder.root.appending(path: "Documentation/\(name).md")
  }

  /// Returns the page with the current plan in place of the old one; nil if the page has no place for one.
  func page(from old: String, drawing tree: SourceTree) -> String? {
    guard let start = old.range(of: Self.opening), let end = old.range(of: Self.closing) else { return nil }
    let plan =
      switch self {
      case .wings: Self.wings(of: tree) + "\n" + Self.modules(of: tree)
      case .folders: Self.folders(of: tree)
      }
    return old[..<start.upperBound] + plan + old[end.lowerBound...]
  }

  private static func wings(of tree: SourceTree) -> String {
    "```mermaid\nflowchart TD\n" + arrows(of: tree.wings, knowing: tree.wingImports, indent: "  ") + "```\n"
  }

  /// Returns the modules of each wing, with the arrows between them; arrows to other wings are in the picture of the
  /// wings.
  private static func modules(of tree: SourceTree) -> String {
    let wings = Layers(tree.wings, knowing: tree.wingImports).floors.reversed().joined().joined()
    let boxes = wings.map { wing in
      let modules = tree.modules[wing] ?? []
      let inside = tree.imports.mapValues { $0.intersection(modules) }
      let names = modules.map { "    \($0)\n" }.joined()
      return "  subgraph \(wing)\n" + names + arrows(of: modules, knowing: inside, indent: "    ") + "  end\n"
    }
    return "```mermaid\nflowchart TD\n" + boxes.joined() + "```\n"
  }

  /// Returns the arrows, without those that follow from others.
  private static func arrows(of things: [String], knowing imports: [String: Set<String>], indent: String)
    -> String
  {
    func reach(from thing: String) -> Set<String> {
      (imports[thing] ?? []).reduce(into: imports[thing] ?? []) { $0.formUnion(reach(from: $1)) }
    }
    return things.flatMap { thing -> [String] in
      let direct = imports[thing] ?? []
      let further = direct.reduce(into: Set<String>()) { $0.formUnion(reach(from: $1)) }
      return direct.subtracting(further).sorted().map { "\(indent)\(thing) --> \($0)\n" }
    }.joined()
  }

  private static func folders(of tree: SourceTree) -> String {
    tree.wings.flatMap { wing in
      let modules = (tree.modules[wing] ?? []).filter { tree.folders(of: $0).count > 1 }
      return modules.isEmpty
        ? []
        : [
          "## \(wing)\n\n```text\n" + modules.map { drawing(of: $0, in: tree) }.joined(separator: "\n")
            + "```\n"
        ]
    }.joined(separator: "\n")
  }

  /// Returns the folders of a module from the top layer to the bottom, each on a line with the folders that it depends
  /// on.
  private static func drawing(of module: String, in tree: SourceTree) -> String {
    let folders = tree.folders(of: module)
    let width = folders.map(\.name.count).max() ?? 0
    let lines = Layers(folders, knowing: tree.arrows).floors.enumerated().reversed().flatMap {
      floor, groups in
      groups.joined().map { folder -> String in
        let below = (tree.arrows[folder] ?? []).sorted().map(\.name).joined(separator: ", ")
        if below.isEmpty { return "  \(floor + 1)  \(folder.name)" }
        return "  \(floor + 1)  " + folder.name.padding(toLength: width, withPad: " ", startingAt: 0)
          + "  → \(below)"
      }
    }
    return ([module] + lines).map { $0 + "\n" }.joined()
  }
}
