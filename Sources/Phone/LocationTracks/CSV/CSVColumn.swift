import LeanFoundation

/// The meaning of a table's column, by its name in the header.
enum CSVColumn: CaseIterable {
  case latitude, longitude, altitude, time, date, speed, speedInKilometersPerHour, speedInKnots, course
  case horizontalAccuracy, verticalAccuracy, horizontalDilution, verticalDilution, segment, track

  /// Finds the column with a name, ignoring case, spaces, underscores and units in brackets.
  init?(header: String) {
    let header = header.lowercased()
    let name = header.prefix { $0 != "(" && $0 != "[" }.filter { $0.isLetter || $0.isNumber }
    let isInKilometers = header.indices.contains { index in
      ["km/h", "kmh", "kph"].contains { header[index...].hasPrefix($0) }
    }
    if name == "speed", isInKilometers {
      self = .speedInKilometersPerHour
    } else if let column = Self.allCases.first(where: { $0.names.contains(name) }) {
      self = column
    } else {
      return nil
    }
  }

  private var names: [String] {
    switch self {
    case .latitude: ["latitude", "lat", "y", "latdeg", "latitudedeg", "positionlat"]
    case .longitude: ["longitude", "lon", "lng", "long", "x", "londeg", "longitudedeg", "positionlong"]
    case .altitude: ["altitude", "alt", "ele", "elevation", "height", "altitudem", "elevationm"]
    case .time:
      ["time", "timestamp", "datetime", "utc", "utctime", "timeutc", "timestampms", "epoch", "unixtime"]
    case .date: ["date", "day", "utcdate"]
    case .speed: ["speed", "velocity", "speedms", "speedmps"]
    case .speedInKilometersPerHour: ["speedkmh", "speedkph"]
    case .speedInKnots: ["speedknots", "speedkn", "speedkt"]
    case .course: ["course", "bearing", "heading", "cog", "direction"]
    case .horizontalAccuracy: ["horizontalaccuracy", "accuracy", "hacc", "accuracym", "accuracyhorizontal"]
    case .verticalAccuracy: ["verticalaccuracy", "altitudeaccuracy", "vacc", "accuracyvertical"]
    case .horizontalDilution: ["hdop"]
    case .verticalDilution: ["vdop"]
    case .segment: ["segment", "segmentid", "seg", "trkseg"]
    case .track: ["track", "trackname"]
    }
  }
}
