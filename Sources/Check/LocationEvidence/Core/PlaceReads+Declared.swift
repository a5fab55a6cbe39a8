import SourceFacts

extension PlaceReads {
  /// Returns the properties that are declared as locations which may be missing, and called the person's or the last,
  /// by their types.
  static func declaredLocations(in parts: [NamedType]) -> [String: Set<String>] {
    parts.reduce(into: [:]) { all, part in
      for property in part.code.properties where isPosition(property) {
        all[part.code.name, default: []].insert(property.name)
      }
    }
  }

  /// The words in the names of positions of the person's.
  private static let words = ["location", "currentPosition", "userPosition", "currentPlace"]
  /// The words in the names of places that the person chooses.
  private static let chosen = ["select", "pin", "destin", "target", "home", "picked"]

  private static func isPosition(_ property: FlowProperty) -> Bool {
    ["CLLocation?", "CLLocationCoordinate2D?"].contains(property.type)
      && (["last", "here", "position", "place"].contains(property.name)
        || words.contains { property.name.mentions($0) })
      && !chosen.contains { property.name.mentions($0) }
  }
}
