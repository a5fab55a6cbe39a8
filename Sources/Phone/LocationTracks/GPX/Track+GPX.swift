extension Track {
  /// Returns the track as GPX 1.1, which reads back the same.
  ///
  /// GPX 1.1 has no speed, no course and no accuracy in meters: they are written as extensions in the namespace
  /// `urn:sextant:track`. Times outside the years 0 to 9999 are omitted, as are points that are not valid places and
  /// characters of the name that XML does not allow.
  ///
  /// - Parameter creator: The program that the file names as its creator.
  public func gpx(creator: String = "Sextant") -> String {
    var text = Self.gpxStart(creator: creator, name: name)
    for segment in segments {
      text += Self.gpxSegmentStart
      for point in segment { text += Self.gpxText(of: point) }
      text += Self.gpxSegmentEnd
    }
    return text + Self.gpxEnd
  }

  /// The part of a GPX file before the first segment.
  package static func gpxStart(creator: String = "Sextant", name: String? = nil) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="\(escaped(creator))" xmlns="http://www.topografix.com/GPX/1/1" \
    xmlns:sextant="urn:sextant:track">
      <trk>

    """ + (name.map { "    <name>\(escaped($0))</name>\n" } ?? "")
  }

  /// The parts of a GPX file before and after the points of a segment, and after the last segment.
  package static let (gpxSegmentStart, gpxSegmentEnd) = ("    <trkseg>\n", "    </trkseg>\n")
  package static let gpxEnd = "  </trk>\n</gpx>\n"

  /// A point in a GPX file; empty if it is no place.
  package static func gpxText(of point: TrackPoint) -> String {
    guard point.coordinate.isValid else { return "" }
    let latitude = DecimalText.positional(point.coordinate.latitude)
    let longitude = DecimalText.positional(point.coordinate.longitude)
    var text = "      <trkpt lat=\"\(latitude)\" lon=\"\(longitude)\">"
    append(point.altitude, as: "ele", to: &text)
    if let time = point.time.flatMap(Timestamp.text(of:)) { text += "<time>\(time)</time>" }
    var extensions = ""
    append(point.speed, as: "sextant:speed", to: &extensions)
    append(point.course, as: "sextant:course", to: &extensions)
    append(point.horizontalAccuracy, as: "sextant:horizontalAccuracy", to: &extensions)
    append(point.verticalAccuracy, as: "sextant:verticalAccuracy", to: &extensions)
    if !extensions.isEmpty { text += "<extensions>\(extensions)</extensions>" }
    return text + "</trkpt>\n"
  }

  private static func append(_ value: Double?, as element: String, to text: inout String) {
    guard let value, value.isFinite else { return }
    text += "<\(element)>\(DecimalText.positional(value))</\(element)>"
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\r": escaped += "&#13;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
