import LeanFoundation

/// The contents of one GeoJSON object: a geometry, a feature or a collection.
struct GeoJSONObject {
  /// The lines with their points, in order.
  var lines: [[TrackPoint]] = []
  var type: String?
  var name: String?
  /// The times of `coordTimes`, line by line.
  var times: [[Date?]] = []
  var hasCoordinates = false
  /// The offset at which the object starts.
  var offset = 0

  /// Adds the contents of a geometry or a feature within this object.
  mutating func adopt(_ object: GeoJSONObject) {
    lines += object.lines
    name = name ?? object.name
  }

  /// Assigns the points their times, which are stored separately.
  mutating func applyTimes() {
    for (line, times) in zip(lines.indices, times) {
      for (index, time) in zip(lines[line].indices, times) { lines[line][index].time = time }
    }
    times = []
  }
}
