import Foundation
import LocationTracks

/// A day of walking with a point per second, and the files that a logger would write for it.
enum SampleTrack {
  static func day() -> Track {
    var place = Coordinate(latitude: 52.5, longitude: 13.4)
    let start = Date(timeIntervalSince1970: 1_714_521_600)
    let points = (0..<86_400).map { second in
      let point = TrackPoint(
        Coordinate(latitude: rounded(place.latitude), longitude: rounded(place.longitude)),
        altitude: Double(300 + second % 97) / 10, time: start + Double(second))
      place = place.moved(by: 1 + Double(second % 7) / 10, bearing: Double(second / 60 * 37 % 360))
      return point
    }
    return Track(name: "A day", segments: [points])
  }

  /// Returns a GPX file with line breaks, as most programs write it.
  static func gpx(_ track: Track) -> String {
    let points = track.points.map { point in
      let time = point.time?.formatted(.iso8601) ?? ""
      return """
              <trkpt lat="\(point.coordinate.latitude)" lon="\(point.coordinate.longitude)">
                <ele>\(point.altitude ?? 0)</ele>
                <time>\(time)</time>
              </trkpt>

        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="benchmark" xmlns="http://www.topografix.com/GPX/1/1">
        <trk><name>A day</name>
          <trkseg>
      \(points.joined())    </trkseg>
        </trk>
      </gpx>

      """
  }

  /// Returns NMEA sentences: GGA, GSA, VTG and RMC for each second.
  static func nmea(_ track: Track) -> String {
    track.points.enumerated().map { second, point in
      let time = digits(second / 3_600, 2) + digits(second / 60 % 60, 2) + digits(second % 60, 2) + ".00"
      let place = angle(point.coordinate.latitude, 2) + ",N," + angle(point.coordinate.longitude, 3) + ",E"
      return [
        "GPGGA,\(time),\(place),1,08,0.9,\(point.altitude ?? 0),M,46.9,M,,",
        "GPGSA,A,3,04,05,,09,12,,,24,,,,,2.5,1.3,2.1", "GPVTG,54.7,T,34.4,M,2.7,N,5.0,K",
        "GPRMC,\(time),A,\(place),2.7,54.7,010524,,",
      ].map(sentence).joined()
    }.joined()
  }

  private static func sentence(_ body: String) -> String {
    let checksum = String(body.utf8.reduce(0, ^), radix: 16, uppercase: true)
    return "$\(body)*\(checksum.count < 2 ? "0" : "")\(checksum)\r\n"
  }

  private static func angle(_ degrees: Double, _ width: Int) -> String {
    let units = Int((degrees * 600_000).rounded())
    return digits(units / 600_000, width) + digits(units % 600_000 / 10_000, 2) + "."
      + digits(units % 10_000, 4)
  }

  private static func digits(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }

  private static func rounded(_ degrees: Double) -> Double { (degrees * 1e6).rounded() / 1e6 }
}
