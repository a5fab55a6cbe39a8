package import AppProject
package import LocationFlow
import SourceFacts

extension Site {
  /// Creates the place that control flow analysis has found; that of a whole script is its first line.
  package init(_ place: Effect.Place) { self.init(file: place.file, line: max(1, place.line)) }
}

extension Sequence<Effect.Place> {
  /// The first place in each file, in order.
  package var firstInEachFile: [Effect.Place] {
    Dictionary(grouping: self, by: \.file).values.compactMap { $0.min() }.sorted()
  }
}

extension CodeUse {
  /// Its place as control flow analysis represents it.
  package var place: Effect.Place { Effect.Place(file: file, line: fact.position.line) }
}

extension ProcessCode {
  /// Returns the call of a plug-in at a place that control flow analysis has found, or else that place.
  package func site(at place: Effect.Place) -> Site {
    scriptCalls.first { $0.place == place }?.site ?? Site(place)
  }

  /// The functions by their places.
  package var functionsByPlace: [Effect.Place: NamedFunction] {
    Dictionary(functions.map { ($0.place, $0) }) { first, _ in first }
  }
}
