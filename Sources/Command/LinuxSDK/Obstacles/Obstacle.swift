import AppProject

/// All obstacles, and the search for those behind an error.
enum ObstacleCatalog {
  static let all: [Obstacle] =
    runtime + frameworks + foundation + [
      .testManifest, .leftOutCode, .inheritedDelegate, .delegateWithoutCallback,
    ]

  /// Features of the Objective-C runtime on Apple's systems.
  static let runtime: [Obstacle] = [
    .objectiveC, .objectiveCSources, .selectors, .keyValueObserving, .autoreleasing,
  ]
  /// Frameworks that exist only on Apple's systems.
  static let frameworks: [Obstacle] = [
    .combine, .logging, .shells, .appleFrameworks, .missingCoreLocation, .appleLibrary, .observation,
  ]
  /// Differences of Foundation on Linux.
  static let foundation: [Obstacle] = [
    .networking, .xml, .coreFoundation, .dispatchConstants, .unsupportedFoundation,
  ]

  /// Returns the obstacles behind errors; many errors are consequences of others and have none.
  static func obstacles(in errors: [CompilerError]) -> [MetObstacle] {
    errors.compactMap { error in
      all.first { $0.pattern.matches(error.message) }
        .map { MetObstacle($0, at: error.place, name: ErrorPattern.name(in: error.message)) }
    }
  }

  /// Returns the obstacle behind a missing module.
  static func obstacle(behindModule module: String) -> Obstacle? {
    let top = String(module.prefix { $0 != "." })
    return all.first { !$0.pattern.modules.isDisjoint(with: [module, top]) }
  }
}

/// An obstacle that was found at a location.
struct MetObstacle: Hashable {
  let obstacle: Obstacle
  let place: Site
  /// The missing module or name, if any.
  let name: String?

  /// The name, if it is a module's.
  var module: String? {
    name.flatMap { ObstacleCatalog.obstacle(behindModule: $0)?.id == obstacle.id ? $0 : nil }
  }

  init(_ obstacle: Obstacle, at place: Site, name: String? = nil) {
    self.obstacle = obstacle
    self.place = place
    self.name = name
  }
}

/// A feature of Apple's systems that Linux lacks, as listed in Documentation/SDK.md.
struct Obstacle: Hashable, Sendable {
  /// The name in the documentation.
  let id: String
  /// An explanation of one or two sentences.
  let explanation: String
  /// Advice for the user.
  let remedy: String
  /// The errors that it causes; none if the code compiles but behaves differently from iOS.
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
