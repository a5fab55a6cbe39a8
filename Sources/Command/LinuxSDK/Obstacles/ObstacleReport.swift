import AppProject
import LocationEvidence
import LocationPolicy
import Terminal

/// A report on the obstacles of a package on Linux.
struct ObstacleReport {
  /// The maximum number of locations for each obstacle.
  private static let mostPlaces = 5

  let obstacles: [MetObstacle]
  /// The package's folder, to which shown paths are relative.
  let root: String

  /// The text, in the order of the catalog; empty if there are no obstacles.
  var text: String {
    let met = Dictionary(grouping: obstacles, by: \.obstacle.id)
    let sections = ObstacleCatalog.all.compactMap { obstacle in
      met[obstacle.id].map { section(obstacle, $0) }
    }
    guard !sections.isEmpty else { return "" }
    return "\nsextant: what is different on Linux (see Documentation/SDK.md)\n" + sections.joined()
  }

  private func section(_ obstacle: Obstacle, _ met: [MetObstacle]) -> String {
    let names = Dictionary(grouping: met, by: \.place).mapValues { Set($0.compactMap(\.name)).sorted() }
    let places = names.sorted { $0.key < $1.key }
    let shown = places.prefix(Self.mostPlaces).map { place, names in
      "    \(name(of: place.file)):\(place.line)"
        + (names.isEmpty ? "" : " \(TerminalText.escaped(names.joined(separator: ", ")))") + "\n"
    }
    let more = places.count - shown.count
    let rest = more == 0 ? "" : "    and \(more) more \(more == 1 ? "place" : "places")\n"
    return "\n  \(obstacle.id): \(obstacle.explanation)\n" + shown.joined() + rest
      + missingModules(met)
      + "    What to do: \(obstacle.remedy)\n"
  }

  /// Returns a sentence with all missing modules, which can be more than the locations shown.
  private func missingModules(_ met: [MetObstacle]) -> String {
    let modules = Set(met.compactMap(\.module)).sorted()
    return modules.count < 2 ? "" : "    Modules: \(TerminalText.escaped(modules.joined(separator: ", ")))\n"
  }

  private func name(of file: String) -> String {
    TerminalText.escaped(file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file)
  }
}
