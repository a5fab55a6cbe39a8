import AppProject
import LocationAudit
import LocationPolicy
import Terminal

/// What stands in a package's way on Linux, as text for a person.
struct ObstacleReport {
  /// More places than this help nobody.
  private static let mostPlaces = 5

  let obstacles: [(Obstacle, Site)]
  /// The package's folder, which paths are shown below.
  let root: String

  /// The text, in the order of the catalogue; empty when there is nothing to say.
  var text: String {
    let places = Dictionary(grouping: obstacles, by: \.0.id).mapValues { Set($0.map(\.1)).sorted() }
    let sections = ObstacleCatalog.all.compactMap { obstacle in
      places[obstacle.id].map { section(obstacle, at: $0) }
    }
    guard !sections.isEmpty else { return "" }
    return "\nsextant: what is different on Linux (see Documentation/SDK.md)\n" + sections.joined()
  }

  private func section(_ obstacle: Obstacle, at places: [Site]) -> String {
    let shown = places.prefix(Self.mostPlaces).map { "    \(name(of: $0.file)):\($0.line)\n" }
    let more = places.count - shown.count
    let rest = more == 0 ? "" : "    and \(more) more \(more == 1 ? "place" : "places")\n"
    return "\n  \(obstacle.id): \(obstacle.explanation)\n" + shown.joined() + rest
      + "    What to do: \(obstacle.remedy)\n"
  }

  private func name(of file: String) -> String {
    TerminalText.escaped(file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file)
  }
}
