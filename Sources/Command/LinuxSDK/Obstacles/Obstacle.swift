import AppProject

/// All obstacles, and which of them stand behind an error.
enum ObstacleCatalog {
  static let all: [Obstacle] =
    runtime + frameworks + foundation + [
      .testManifest, .leftOutCode, .inheritedDelegate, .delegateWithoutCallback,
    ]

  /// What Objective-C's runtime does on Apple's systems.
  static let runtime: [Obstacle] = [
    .objectiveC, .objectiveCSources, .selectors, .keyValueObserving, .autoreleasing,
  ]
  /// Frameworks that Apple ships with its systems only.
  static let frameworks: [Obstacle] = [
    .combine, .logging, .shells, .appleFrameworks, .missingCoreLocation, .appleLibrary, .observation,
  ]
  /// Foundation, which is another one here.
  static let foundation: [Obstacle] = [
    .networking, .xml, .coreFoundation, .dispatchConstants, .unsupportedFoundation,
  ]

  /// Returns the obstacles behind errors; many errors only follow from others and have none.
  static func obstacles(in errors: [CompilerError]) -> [MetObstacle] {
    errors.compactMap { error in
      all.first { $0.pattern.matches(error.message) }
        .map { MetObstacle($0, at: error.place, name: ErrorPattern.name(in: error.message)) }
    }
  }

  /// Returns the obstacle that stands behind a module that isn't there.
  static func obstacle(behindModule module: String) -> Obstacle? {
    let top = String(module.prefix { $0 != "." })
    return all.first { !$0.pattern.modules.isDisjoint(with: [module, top]) }
  }
}

/// An obstacle where it was met.
struct MetObstacle: Hashable {
  let obstacle: Obstacle
  let place: Site
  /// The module or the name that is missing, where it is one.
  let name: String?

  /// The name, where it is a module's.
  var module: String? {
    name.flatMap { ObstacleCatalog.obstacle(behindModule: $0)?.id == obstacle.id ? $0 : nil }
  }

  init(_ obstacle: Obstacle, at place: Site, name: String? = nil) {
    self.obstacle = obstacle
    self.place = place
    self.name = name
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

  static let delegateWithoutCallback = Obstacle(
    id: "missing-callback",
    explanation:
      "iOS ends the app at this request, for its delegate lacks didUpdateLocations or didFailWithError "
      + "(DEL-071). Without the Objective-C runtime that shows only when a failure is due.",
    remedy: "Implement both methods.")
}
