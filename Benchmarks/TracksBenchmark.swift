import Foundation
import LocationTracks
import TestSupport

/// The speed of playing tracks, and of reading them compared with GPSBabel.
enum TracksBenchmark {
  struct Result: Encodable {
    let points: Int
    let playbackSetUpSeconds: Double
    let playbackAtPointsSeconds: Double
    let playbackBetweenPointsSeconds: Double
    let geodesicsPerSecond: Double
    let gpx: Comparison
    let nmea: Comparison
  }

  /// Whole processes on the same file: one that reads it with LocationTracks, and GPSBabel, which
  /// discards it.
  struct Comparison: Encodable {
    let megabytes: Double
    let seconds: Double
    let gpsbabelSeconds: Double?
    /// The time of GPSBabel as a multiple.
    let gpsbabelTimesAsLong: Double?
    /// The reason why GPSBabel was not measured.
    let skipped: String?
  }

  /// The argument with which this program only reads a file, as the measured process.
  static let readArgument = "--read-track"

  static func read(_ path: String) throws {
    let file = try TrackFile(contentsOf: URL(filePath: path))
    print(file.track.segments.reduce(0) { $0 + $1.count }, "points,", file.problems.count, "problems")
  }

  static func run() throws -> Result {
    let track = SampleTrack.day()
    let folder = FileManager.default.temporaryDirectory.appending(path: "sextant-tracks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let gpx = try compare(Data(SampleTrack.gpx(track).utf8), in: folder, type: "gpx")
    let nmea = try compare(Data(SampleTrack.nmea(track).utf8), in: folder, type: "nmea")
    var playback = Playback(track)
    let setUp = Stopwatch.least(of: 5) { playback = Playback(track) }
    return Result(
      points: track.points.count, playbackSetUpSeconds: setUp,
      playbackAtPointsSeconds: Stopwatch.least(of: 5) { play(playback, shifted: 0) },
      playbackBetweenPointsSeconds: Stopwatch.least(of: 5) { play(playback, shifted: 0.5) },
      geodesicsPerSecond: geodesicsPerSecond(), gpx: gpx, nmea: nmea)
  }

  private static func play(_ playback: Playback, shifted: Double) {
    var sum = 0.0
    for second in 0..<Int(playback.duration) {
      sum += playback.sample(at: Double(second) + shifted)?.coordinate.latitude ?? 0
    }
    precondition(sum != 0, "nothing was played")
  }

  private static func geodesicsPerSecond() -> Double {
    let count = 100_000
    var sum = 0.0
    let seconds = Stopwatch.least(of: 3) {
      for index in 0..<count {
        let place = Coordinate(latitude: Double(index % 170) - 85, longitude: Double(index % 359) - 180)
        sum += place.distance(to: Coordinate(latitude: 52.5, longitude: 13.4))
      }
    }
    precondition(sum > 0, "nothing was measured")
    return Double(count) / seconds
  }

  private static func compare(_ data: Data, in folder: URL, type: String) throws -> Comparison {
    let file = folder.appending(path: "day." + type)
    try data.write(to: file)
    let path = file.path(percentEncoded: false)
    let own = try Program(at: URL(filePath: CommandLine.arguments[0])).seconds([readArgument, path])
    let megabytes = Double(data.count) / 1e6
    guard let gpsbabel = Program(named: "gpsbabel") else {
      return Comparison(
        megabytes: megabytes, seconds: own, gpsbabelSeconds: nil, gpsbabelTimesAsLong: nil,
        skipped: "gpsbabel is not installed; on Debian: apt-get install gpsbabel")
    }
    let discard = ["-x", "nuketypes,waypoints,tracks,routes"]
    let other = try gpsbabel.seconds(["-t", "-i", type, "-f", path] + discard)
    return Comparison(
      megabytes: megabytes, seconds: own, gpsbabelSeconds: other, gpsbabelTimesAsLong: other / own,
      skipped: nil)
  }
}
