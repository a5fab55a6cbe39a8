import Foundation
import LocationTracks

extension TrackFile {
  /// Reads a track from text.
  init(_ text: String, _ format: TrackFormat? = nil) throws {
    try self.init(Array(text.utf8), format: format)
  }

  /// The points and problems as text, for comparing everything at once.
  ///
  /// Each point is on a line, with “--” between segments.
  var summary: String {
    let points = track.segments.map { $0.map(\.summary).joined(separator: "\n") }
    return (points.joined(separator: "\n--\n") + "\n" + problems.map(\.description).joined(separator: "\n"))
      .trimmingCharacters(in: .newlines)
  }
}

extension TrackPoint {
  /// The values that exist, as text.
  var summary: String {
    let values: [(String, Double?)] = [
      ("alt", altitude), ("speed", speed), ("course", course), ("hacc", horizontalAccuracy),
      ("vacc", verticalAccuracy),
    ]
    let named = values.compactMap { name, value in value.map { "\(name) \(($0 * 1e6).rounded() / 1e6)" } }
    let stamp = time.map { $0.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)) }
    let place =
      "\((coordinate.latitude * 1e9).rounded() / 1e9) \((coordinate.longitude * 1e9).rounded() / 1e9)"
    return ([place] + named + [stamp].compactMap(\.self)).joined(separator: " ")
  }
}
