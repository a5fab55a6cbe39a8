import Foundation
import LocationTracks
import TestSupport

/// The committed table of GeographicLib's results.
struct GeodesicTable {
  struct Pair {
    let line: Int
    let kind: String
    let start: Coordinate
    let end: Coordinate
    let distance: Double
    let initialAzimuth: Double
    let finalAzimuth: Double

    /// Whether there is only one shortest line, so that the azimuths are determined.
    var hasOneWay: Bool { !kind.hasSuffix("*") }
  }

  let pairs: [Pair]

  init() throws {
    let text = try RepositoryFolder.text(of: "Tests/Data/LocationTracks/geodesics.csv")
    let lines = text.split(separator: "\n")
    pairs = lines.enumerated().dropFirst(2).compactMap { Self.pair($0.element, line: $0.offset + 1) }
  }

  private static func pair(_ text: Substring, line: Int) -> Pair? {
    let fields = text.split(separator: ",")
    let numbers = fields.dropFirst().compactMap { Double($0) }
    guard numbers.count == 7 else { return nil }
    return Pair(
      line: line, kind: String(fields[0]),
      start: Coordinate(latitude: numbers[0], longitude: numbers[1]),
      end: Coordinate(latitude: numbers[2], longitude: numbers[3]),
      distance: numbers[4], initialAzimuth: numbers[5], finalAzimuth: numbers[6])
  }
}
