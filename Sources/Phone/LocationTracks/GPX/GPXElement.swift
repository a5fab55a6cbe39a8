/// The elements of GPX that matter here.
enum GPXElement {
  case gpx, metadata, track, segment, trackPoint, route, routePoint, waypoint
  case elevation, time, name, speed, course, horizontalDilution, verticalDilution
  /// The extensions of a point, of which only those that this package writes are read.
  case extensions, horizontalAccuracy, verticalAccuracy
  /// Any other element, whose contents are skipped.
  case other

  var isPoint: Bool { self == .trackPoint || self == .routePoint || self == .waypoint }

  /// Whether the element's text is read.
  var isValue: Bool {
    switch self {
    case .elevation, .time, .name, .speed, .course, .horizontalDilution, .verticalDilution,
      .horizontalAccuracy, .verticalAccuracy:
      true
    case .gpx, .metadata, .track, .segment, .trackPoint, .route, .routePoint, .waypoint, .extensions, .other:
      false
    }
  }

  /// Returns the element with a name within its parent; `key` represents the name, `qualifiedKey` the name with its
  /// prefix.
  static func element(_ key: UInt64, qualifiedKey: UInt64, within parent: GPXElement?) -> GPXElement {
    switch parent {
    case nil: key == gpxKey ? .gpx : named(key, among: rootParts)
    case .gpx: named(key, among: rootParts)
    case .metadata: named(key, among: metadataParts)
    case .track: named(key, among: trackParts)
    case .segment: named(key, among: segmentParts)
    case .route: named(key, among: routeParts)
    case .trackPoint, .routePoint, .waypoint: named(key, among: pointParts)
    case .extensions: named(qualifiedKey, among: extensionParts)
    case .elevation, .time, .name, .speed, .course, .horizontalDilution, .verticalDilution,
      .horizontalAccuracy, .verticalAccuracy, .other:
      .other
    }
  }

  /// Converts a name to a number, so that names compare in one step.
  ///
  /// Different names may have the same number, although none of GPX's do; then a superfluous element would be read.
  static func key(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
    var value: UInt64 = 0
    for index in range { value = value &* factor ^ UInt64(bytes[index]) }
    return value
  }

  private typealias Part = (key: UInt64, element: GPXElement)

  private static let factor: UInt64 = 0x100_0000_01B3
  private static let gpxKey = key("gpx")
  private static let rootParts: [Part] = [
    (key("wpt"), .waypoint), (key("trk"), .track), (key("rte"), .route), (key("metadata"), .metadata),
    (key("name"), .name),
  ]
  private static let metadataParts: [Part] = [(key("name"), .name)]
  private static let trackParts: [Part] = [
    (key("trkseg"), .segment), (key("name"), .name), (key("trkpt"), .trackPoint),
  ]
  private static let segmentParts: [Part] = [(key("trkpt"), .trackPoint)]
  private static let routeParts: [Part] = [(key("rtept"), .routePoint), (key("name"), .name)]
  private static let pointParts: [Part] = [
    (key("ele"), .elevation), (key("time"), .time), (key("speed"), .speed), (key("course"), .course),
    (key("hdop"), .horizontalDilution), (key("vdop"), .verticalDilution), (key("extensions"), .extensions),
  ]
  private static let extensionParts: [Part] = [
    (key("sextant:speed"), .speed), (key("sextant:course"), .course),
    (key("sextant:horizontalAccuracy"), .horizontalAccuracy),
    (key("sextant:verticalAccuracy"), .verticalAccuracy),
  ]

  private static func key(_ name: StaticString) -> UInt64 {
    name.withUTF8Buffer { $0.reduce(0) { $0 &* factor ^ UInt64($1) } }
  }

  private static func named(_ key: UInt64, among parts: [Part]) -> GPXElement {
    for part in parts where part.key == key { return part.element }
    return .other
  }
}
