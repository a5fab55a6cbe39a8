import CoreLocation

/// What is kept of the regions from one launch to the next: the regions, their states, and the last place.
///
/// A JSON object. An entry that can't be read is dropped; when nothing can be read, what the system still
/// monitors for the client is all that is left.
struct RegionMemory: Equatable, Sendable {
  /// The regions by their names.
  var regions: [String: KnownRegion] = [:]
  /// Where the phone was when regions were chosen last.
  var place: Position?

  /// Reads a memory; nil when it is damaged.
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

  /// The bytes to keep; nil if there are none, which texts and finite numbers never bring about.
  ///
  /// Put together from texts, because there may be hundreds of regions, and each crossing saves them.
  func encoded() -> Data? {
    let encoder = JSONEncoder()
    let place = place.map { #""place":{\#($0.json)},"# } ?? ""
    let entries = regions.sortedKeys.compactMap { regions[$0]?.json(by: encoder) }.joined(separator: ",")
    return #"{\#(place)"regions":[\#(entries)]}"#.data(using: .utf8)
  }
}

extension KnownRegion {
  /// The region as it is kept; nil if its name has no text in JSON, which every text has.
  fileprivate func json(by encoder: JSONEncoder) -> String? {
    guard let name = name(by: encoder) else { return nil }
    return #"{"id":\#(name),\#(region.position.json),"radius":\#(region.radius),"state":\#(state.rawValue)}"#
  }

  /// The name in JSON: nearly all stand there as they are, and need no encoder.
  private func name(by encoder: JSONEncoder) -> String? {
    let isPlain = region.id.utf8.allSatisfy { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if isPlain { return "\"\(region.id)\"" }
    // In an array, for not every release writes a text alone.
    guard let names = try? encoder.encode([region.id]) else { return nil }
    return String(String(decoding: names, as: UTF8.self).dropFirst().dropLast())
  }

  /// Reads a region; nil when there is none such.
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
  /// The place as it is kept.
  fileprivate var json: String { #""latitude":\#(latitude),"longitude":\#(longitude)"# }

  /// Reads a place; nil when there is none such.
  fileprivate init?(kept: [String: Any]) {
    guard let latitude = kept["latitude"] as? Double, let longitude = kept["longitude"] as? Double else {
      return nil
    }
    self.init(latitude: latitude, longitude: longitude)
    if !isValid { return nil }
  }
}
