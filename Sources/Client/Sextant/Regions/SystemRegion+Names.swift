// The names tell the client's regions from those of the app.
extension SystemRegion {
  /// A region that was chosen.
  init(_ candidate: RegionChoice.Candidate) {
    self.init(
      identifier: Self.identifier(of: candidate.id), center: candidate.center, radius: candidate.radius)
  }

  /// A region that is to be stopped, for which the identifier is enough.
  init(named id: String) {
    self.init(RegionChoice.Candidate(id: id, center: Position(latitude: 0, longitude: 0), radius: 1))
  }

  /// The guard, when it is to be stopped.
  static let guardToStop = SystemRegion(guardAround: Position(latitude: 0, longitude: 0), radius: 1)

  /// The circle around the phone that it leaves before the choice of regions can be wrong; only that is of interest.
  init(guardAround center: Position, radius: Double) {
    self.init(identifier: Self.guardIdentifier, center: center, radius: radius, notifiesOnEntry: false)
  }

  static let guardIdentifier = "Sextant.guard"
  private static let prefix = "Sextant.region."

  /// The identifier for a region of a name.
  static func identifier(of id: String) -> String { prefix + id }

  /// The name of the region with an identifier; nil when it is none of the client's.
  static func id(of identifier: String) -> String? {
    identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : nil
  }
}
