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

  /// Returns the lists of places that begin empty, by the types that have a manager and fill them; one that another type
  /// fills isn't waited for.
  static func emptyLists(in parts: [NamedType]) -> [String: Set<String>] {
    Dictionary(grouping: parts, by: \.code.name).compactMapValues { parts in
      let properties = parts.flatMap(\.code.properties)
      guard properties.contains(where: { TypeIndex.plainName($0.type) == "CLLocationManager" }) else {
        return nil
      }
      var grown: Set<String> = []
      for function in parts.flatMap(\.functions) {
        function.code.body.visitValues { value in
          guard case .call(let call) = value, let list = listGrown(by: call) else { return }
          list.calledName.map { _ = grown.insert($0) }
        }
      }
      return Set(
        properties.filter { property in
          property.getter == nil && grown.contains(property.name)
            && property.initial.map(isEmptyList) ?? false
            && ["[CLLocation]", "[CLLocationCoordinate2D]"].contains(property.type)
        }.map(\.name))
    }
  }

  /// Returns the list to which a call adds an element.
  static func listGrown(by call: FlowCall) -> FlowExpression? {
    guard case .member(let list, let method) = call.callee.unforced else { return nil }
    return ["append", "insert"].contains(method) ? list : nil
  }

  private static func isEmptyList(_ value: FlowExpression) -> Bool {
    switch value {
    case .list(let parts): parts.isEmpty
    // [CLLocation]()
    case .call(let call):
      if case .list(let parts) = call.callee { call.arguments.isEmpty && parts.count == 1 } else { false }
    default: false
    }
  }
}
