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

  /// The bytes to keep; nil if there are none, which plain numbers and texts never bring about.
  func encoded() -> Data? {
    let entries = regions.sorted { $0.key < $1.key }.map { Entry($0.value.region, $0.value.state) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try? encoder.encode(
      Stored(
        regions: entries.map { Readable(value: $0) },
        place: place.map { Readable(value: Point(latitude: $0.latitude, longitude: $0.longitude)) }))
  }

  private struct Stored: Codable {
    var regions: [Readable<Entry>]
    var place: Readable<Point>?
  }

  private struct Entry: Codable {
    var id: String
    var latitude: Double
    var longitude: Double
    var radius: Double
    var state: WatchedRegion.State

    init(_ region: WatchedRegion, _ state: WatchedRegion.State) {
      id = region.id
      latitude = region.latitude
      longitude = region.longitude
      radius = region.radius
      self.state = state
    }

    var region: WatchedRegion {
      WatchedRegion(
        id: id, center: Position(latitude: latitude, longitude: longitude).coordinate, radius: radius)
    }
  }

  private struct Point: Codable {
    var latitude: Double
    var longitude: Double

    /// The place; nil when there is no such place.
    var place: Position? {
      let place = Position(latitude: latitude, longitude: longitude)
      return place.isValid ? place : nil
    }
  }
}
