import CoreLocation

/// The stored data about regions: the regions, their states, and the last place.
///
/// A JSON object. An unreadable entry is dropped; if nothing is readable, only the regions that the system still
/// monitors for the client remain.
struct RegionMemory: Equatable, Sendable {
  /// The regions by their names.
  var regions: [String: KnownRegion] = [:]
  /// The phone's place when regions were last chosen.
  var place: Position?

  /// Decodes the data; nil if it is damaged.
  init?(_ data: Data) {
    guard let stored = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let entries = stored["regions"] as? [Any]
    else { return nil }
    place = (stored["place"] as? [String: Any]).flatMap(Position.init(kept:))
    for case let entry as [String: Any] in entries {
      if let known = KnownRegion(kept: entry) { regions[known.region.id] = known }
    }
  }

  init(regions: [String: KnownRegion] = [:], place: Position? = nil) {
    self.regions = regions
    self.place = place
  }

  /// Returns the bytes to store; nil if encoding fails, which strings and finite numbers never cause.
  ///
  /// The JSON is assembled from strings, because there may be hundreds of regions, and each crossing saves them.
  func encoded() -> Data? {
    let encoder = JSONEncoder()
    let place = place.map { #""place":{\#($0.json)},"# } ?? ""
    let entries = regions.sortedKeys.compactMap { regions[$0]?.json(by: encoder) }.joined(separator: ",")
    return #"{\#(place)"regions":[\#(entries)]}"#.data(using: .utf8)
  }
}

extension KnownRegion {
  /// Returns the region as JSON; nil if its name can't be encoded, which never happens.
  fileprivate func json(by encoder: JSONEncoder) -> String? {
    guard let name = name(by: encoder) else { return nil }
    return #"{"id":\#(name),\#(region.position.json),"radius":\#(region.radius),"state":\#(state.rawValue)}"#
  }

  /// Returns the name as JSON; nearly all names can be written as they are, without an encoder.
  private func name(by encoder: JSONEncoder) -> String? {
    let isPlain = region.id.utf8.allSatisfy { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if isPlain { return "\"\(region.id)\"" }
    // In an array, because not every release can encode a top-level string.
    guard let names = try? encoder.encode([region.id]) else { return nil }
    return String(String(decoding: names, as: UTF8.self).dropFirst().dropLast())
  }

  /// Decodes a region; nil if it is invalid.
  fileprivate init?(kept: [String: Any]) {
    guard let id = kept["id"] as? String, let center = Position(kept: kept),
      let radius = kept["radius"] as? Double,
      let state = (kept["state"] as? Int).flatMap(WatchedRegion.State.init)
    else { return nil }
    let region = WatchedRegion(id: id, center: center.coordinate, radius: radius)
    if !region.isValid { return nil }
    self.init(region: region, state: state)
  }
}

extension Position {
  /// The place as JSON.
  fileprivate var json: String { #""latitude":\#(latitude),"longitude":\#(longitude)"# }

  /// Decodes a place; nil if it is invalid.
  fileprivate init?(kept: [String: Any]) {
    guard let latitude = kept["latitude"] as? Double, let longitude = kept["longitude"] as? Double else {
      return nil
    }
    self.init(latitude: latitude, longitude: longitude)
    if !isValid { return nil }
  }
}
