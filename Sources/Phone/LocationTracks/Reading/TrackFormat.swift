import TextReading

/// The file formats of tracks.
public enum TrackFormat: String, CaseIterable, Hashable, Sendable, Codable {
  /// GPX 1.1, and 1.0 where it differs.
  case gpx
  /// Sentences of a receiver, NMEA 0183.
  case nmea
  /// A table with a header row, separated by commas, semicolons or tabs.
  case csv
  /// LineString and MultiLineString of RFC 7946.
  case geoJSON

  /// Finds the format with a file name's extension, ignoring case; nil if there is none.
  public init?(fileExtension: String) {
    switch fileExtension.lowercased() {
    case "gpx": self = .gpx
    case "nmea", "nma", "ubx": self = .nmea
    case "csv", "tsv": self = .csv
    case "geojson": self = .geoJSON
    default: return nil
    }
  }

  /// Detects the format from the first characters; nil if there is none.
  public init?(content bytes: [UInt8]) {
    let start = bytes.prefix(4_096).drop { $0.isWhitespace || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
    switch start.first {
    case UInt8(ascii: "<"): self = .gpx
    case UInt8(ascii: "{"): self = .geoJSON
    case UInt8(ascii: "$"), UInt8(ascii: "!"): self = .nmea
    default:
      if Self.hasSentence(start) {
        self = .nmea
      } else if Self.hasSeparator(start) {
        self = .csv
      } else {
        return nil
      }
    }
  }

  /// Returns whether a line starts like “$GPRMC,”, possibly after a log's prefix.
  private static func hasSentence(_ start: ArraySlice<UInt8>) -> Bool {
    start.indices.contains { index in
      let tail = start[index...].prefix(7)
      return tail.count == 7 && tail.first == UInt8(ascii: "$") && tail.last == UInt8(ascii: ",")
        && tail.dropFirst().dropLast().allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
    }
  }

  private static func hasSeparator(_ start: ArraySlice<UInt8>) -> Bool {
    let lines = start.split(separator: .newline)
    let header = lines.first { $0.first != UInt8(ascii: "#") } ?? []
    return header.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\t")
    }
  }
}
