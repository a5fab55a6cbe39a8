import InfoPlistProblems
import SourceFacts

/// Finds the types whose code looks at the age of locations.
struct AgeChecks {
  /// A type with such code, and the names that occur in it.
  private struct Judge {
    let type: String
    let names: Set<String>
    /// Whether it receives locations from a manager itself.
    let isDelegate: Bool
  }

  private let judges: [Judge]

  /// Examines the types of a process, of which some receive locations from a manager.
  init(in parts: [NamedType], delegates: Set<String>) {
    let byType = Dictionary(grouping: parts, by: \.code.name)
    judges = byType.sorted { $0.key < $1.key }.compactMap { type, parts in
      guard parts.contains(where: { $0.bodies.contains(where: Self.looksAtAge) }) else {
        return nil
      }
      return Judge(
        type: type, names: parts.names,
        isDelegate: delegates.contains(type))
    }
  }

  /// Returns whether code may look at the age of the locations that a type receives: its own, or that
  /// of a type that has no manager of its own or names it.
  func mayBeMade(ofLocationsIn type: String) -> Bool {
    judges.contains { $0.type == type || !$0.isDelegate || $0.names.contains(type) }
  }

  private static func looksAtAge(_ function: NamedFunction) -> Bool {
    guard function.code.names.contains("timestamp") else { return false }
    // The one of a location, and not of a message or a picture.
    let names = function.code.names
    let isAboutLocations =
      function.receivesLocation
      || names.contains { $0.hasPrefix("timeIntervalSince") } && names.contains { $0.mentions("location") }
    var found = false
    function.code.body.visitValues { value in
      guard case .member(let base, "timestamp") = value else { return }
      let name = base.calledName?.lowercased() ?? ""
      let words = ["loc", "position", "place", "fix", "coord", "gps"]
      if isAboutLocations || words.contains(where: name.contains) { found = true }
    }
    return found
  }
}
