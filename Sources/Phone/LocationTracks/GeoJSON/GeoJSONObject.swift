import Foundation

/// What was read of one object of GeoJSON: a geometry, a feature or a collection.
struct GeoJSONObject {
  /// The lines with their points, in order.
  var lines: [[TrackPoint]] = []
  var type: String?
  var name: String?
  /// The times of `coordTimes`, line by line.
  var times: [[Date?]] = []
  var hasCoordinates = false
  /// Where the object starts.
  var offset = 0

  /// Takes what a geometry or a feature within it holds.
  mutating func adopt(_ object: GeoJSONObject) {
    lines += object.lines
    name = name ?? object.name
  }

  /// Gives the points their times, which stand apart from them.
  mutating func applyTimes() {
    for (line, times) in zip(lines.indices, times) {
      for (index, time) in zip(lines[line].indices, times) { lines[line][index].time = time }
    }
    times = []
  }
}
