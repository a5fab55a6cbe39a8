// The identifiers distinguish the client's regions from those of the app.
extension SystemRegion {
  /// Creates the circle of a chosen region.
  init(_ candidate: RegionChoice.Candidate) {
    self.init(
      identifier: Self.identifier(of: candidate.id), center: candidate.center, radius: candidate.radius)
  }

  /// Creates a region to stop, for which the identifier is enough.
  init(named id: String) {
    self.init(RegionChoice.Candidate(id: id, center: Position(latitude: 0, longitude: 0), radius: 1))
  }

  /// The guard, as a region to stop.
  static let guardToStop = SystemRegion(guardAround: Position(latitude: 0, longitude: 0), radius: 1)

  /// Creates the guard, which the phone leaves before the choice of regions can be wrong; only exits are of interest.
  init(guardAround center: Position, radius: Double) {
    self.init(identifier: Self.guardIdentifier, center: center, radius: radius, notifiesOnEntry: false)
  }

  static let guardIdentifier = "Sextant.guard"
  private static let prefix = "Sextant.region."

  /// Returns the identifier for a region's name.
  static func identifier(of id: String) -> String { prefix + id }

  /// Returns the name of the region with an identifier; nil if it is not one of the client's.
  static func id(of identifier: String) -> String? {
    identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : nil
  }
}
