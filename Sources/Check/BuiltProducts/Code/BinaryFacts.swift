import BinaryReading
import CoreLocationInterface
import SourceFacts

/// Determines from the names in a binary how it uses location.
struct BinaryFacts {
  private static let beginnings =
    LocationNames.symbols.map(\.beginning) + [LocationNames.classSymbol(.mapView)]
  private static let selectors =
    Set(LocationNames.managerMessages.keys).union(LocationNames.mapMessages.keys)

  private let parts: [BinaryFile.Part]
  private let imports: [[String]]
  private let hasManagers: Bool
  private let hasMaps: Bool

  /// Creates facts for the binaries of one file; in a static library, one member may create the
  /// manager that another uses.
  init(_ parts: [BinaryFile.Part]) {
    self.parts = parts
    imports = parts.map { $0.image.imports(beginningWith: Self.beginnings) }
    let all = Set(imports.joined())
    hasManagers = all.contains(LocationNames.classSymbol(.locationManager))
    hasMaps = all.contains(LocationNames.classSymbol(.mapView))
  }

  /// The facts of each binary that has any, with its name if it is a member of a library.
  var found: [(member: String?, facts: FileFacts)] {
    zip(parts, imports).compactMap { part, imports in
      let facts = Self.facts(ofImports: imports) + facts(ofMessagesIn: part.image)
      guard !facts.isEmpty else { return nil }
      return (part.member, FileFacts(language: .objectiveC, facts: facts, types: [], problems: []))
    }
  }

  private static func facts(ofImports imports: [String]) -> [SourceFact] {
    var seen: Set<LocationNames.Use> = []
    return LocationNames.symbols.compactMap { beginning, use in
      let isThere = imports.contains { $0.hasPrefix(beginning) }
      return isThere && seen.insert(use).inserted ? fact(use, as: use.kind) : nil
    }
  }

  private func facts(ofMessagesIn image: MachOImage) -> [SourceFact] {
    image.uses(of: Self.selectors).sorted { $0.key < $1.key }.compactMap { selector, found in
      if let use = LocationNames.mapMessages[selector] {
        return hasMaps && found == .referenced ? Self.fact(use, as: use.kind) : nil
      }
      guard let use = LocationNames.managerMessages[selector] else { return nil }
      // Without a location manager, the message may be for a wrapper; the App Store checks only the
      // name of a request.
      if hasManagers, found == .referenced { return Self.fact(use, as: use.kind) }
      return LocationNames.requests.contains(selector) ? Self.fact(use, as: .reference) : nil
    }
  }

  /// Returns a fact, whose arguments are unknown in a binary.
  private static func fact(_ use: LocationNames.Use, as kind: SourceFact.Kind) -> SourceFact {
    SourceFact(
      kind: kind, name: use.declaration.baseName, evidence: .appleType,
      arguments: kind == .call
        ? use.declaration.labels.map { SourceArgument(label: $0, value: .other("…")) } : [],
      value: kind == .assignment ? .other("…") : nil, position: SourcePosition(line: 1, column: 1))
  }
}
