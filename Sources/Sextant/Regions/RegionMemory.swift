import Foundation

/// What is kept of the regions from one launch to the next: the regions, their states, and the last place.
///
/// A JSON object. An entry that can't be read is dropped; when nothing can be read, what the system still
/// monitors for the client is all that is left.
struct RegionMemory: Hashable, Sendable {
  /// The regions by their names.
  var regions: [String: KnownRegion] = [:]
  /// Where the phone was when regions were chosen last.
  var place: Position?

  /// Reads a memory; nil when it is damaged.
  init?(_ data: Data) {
    guard let stored = try? JSONDecoder().decode(Stored.self, from: data) else { return nil }
    place = stored.place?.value?.place
    for entry in stored.regions.compactMap(\.value) {
      let region = entry.region
      if region.isValid { regions[region.id] = KnownRegion(region: region, state: entry.state) }
    }
  }

  init(regions: [String: KnownRegion] = [:], place: Position? = nil) {
    self.regions = regions
    self.place = place
  }

  private struct Stored: Decodable {
    var regions: [Readable<Entry>]
    var place: Readable<Point>?
  }

  /// A region with its state, as it is kept.
  fileprivate struct Entry: Codable {
    var id: String
    var latitude: Double
    var longitude: Double
    var radius: Double
    var state: WatchedRegion.State

    init(_ known: KnownRegion) {
      id = known.region.id
      latitude = known.region.latitude
      longitude = known.region.longitude
      radius = known.region.radius
      state = known.state
    }

    var region: WatchedRegion {
      WatchedRegion(
        id: id, center: Position(latitude: latitude, longitude: longitude).coordinate, radius: radius)
    }
  }

  /// A place, as it is kept.
  fileprivate struct Point: Codable {
    var latitude: Double
    var longitude: Double

    init(_ place: Position) {
      latitude = place.latitude
      longitude = place.longitude
    }

    /// The place; nil when there is no such place.
    var place: Position? {
      let place = Position(latitude: latitude, longitude: longitude)
      return place.isValid ? place : nil
    }
  }
}

/// Makes the bytes of one memory after the other, and encodes only the regions that have changed since the last.
///
/// A crossing changes the state of one region, and there may be hundreds.
struct RegionEncoder: Sendable {
  private var entries: [String: (known: KnownRegion, bytes: Data)] = [:]

  /// The bytes to keep; nil if there are none, which plain numbers and texts never bring about.
  mutating func encode(_ memory: RegionMemory) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    entries = entries.filter { memory.regions[$0.key] != nil }
    do {
      var bytes = Data("{".utf8)
      if let place = memory.place {
        bytes += try Data(#""place":"#.utf8) + encoder.encode(RegionMemory.Point(place)) + Data(",".utf8)
      }
      bytes += Data(#""regions":["#.utf8)
      for (index, id) in memory.regions.keys.sorted().enumerated() {
        guard let known = memory.regions[id] else { continue }
        if index > 0 { bytes += Data(",".utf8) }
        bytes += try self.bytes(of: known, by: encoder)
      }
      return bytes + Data("]}".utf8)
    } catch {
      return nil
    }
  }

  private mutating func bytes(of known: KnownRegion, by encoder: JSONEncoder) throws -> Data {
    if let entry = entries[known.region.id], entry.known == known { return entry.bytes }
    let bytes = try encoder.encode(RegionMemory.Entry(known))
    entries[known.region.id] = (known, bytes)
    return bytes
  }
}
