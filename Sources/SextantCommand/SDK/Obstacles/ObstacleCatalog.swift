import AppProject

/// All obstacles, and which of them stand behind an error.
enum ObstacleCatalog {
  static let all: [Obstacle] =
    runtime + frameworks + foundation + [.testManifest, .leftOutCode, .inheritedDelegate]

  /// What Objective-C's runtime does on Apple's systems.
  static let runtime: [Obstacle] = [
    .objectiveC, .objectiveCSources, .selectors, .keyValueObserving, .autoreleasing,
  ]
  /// Frameworks that Apple ships with its systems only.
  static let frameworks: [Obstacle] = [.combine, .logging, .appleFrameworks, .missingCoreLocation]
  /// Foundation, which is another one here.
  static let foundation: [Obstacle] = [.networking, .xml, .coreFoundation, .unsupportedFoundation]

  /// Returns the obstacles behind errors; many errors only follow from others and have none.
  static func obstacles(in errors: [CompilerError]) -> [(Obstacle, Site)] {
    errors.compactMap { error in
      all.first { $0.pattern.matches(error.message) }.map { ($0, error.place) }
    }
  }
}
