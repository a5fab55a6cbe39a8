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

/// Something of Apple's systems that Linux hasn't got, as Documentation/SDK.md lists it.
struct Obstacle: Hashable, Sendable {
  /// What it is called in the documentation.
  let id: String
  /// What is the matter, in a sentence or two.
  let explanation: String
  /// What a person can do.
  let remedy: String
  /// The errors that it causes; none for what compiles and yet isn't what it is on iOS.
  var pattern = ErrorPattern()
}

extension Obstacle {
  static let leftOutCode = Obstacle(
    id: "left-out",
    explanation:
      "This code is for Apple's systems only by its #if, so it was neither compiled nor tested here.",
    remedy:
      "Ask for what the code needs, #if canImport(CoreLocation), rather than for the system. What can't "
      + "work without UIKit stays out.")

  static let inheritedDelegate = Obstacle(
    id: "inherited-delegate",
    explanation:
      "The base class conforms to CLLocationManagerDelegate, and only this subclass has the method. On iOS "
      + "it is called; without the Objective-C runtime it never is.",
    remedy: "Declare the method in the base class, if only with an empty body, and override it here.")
}
