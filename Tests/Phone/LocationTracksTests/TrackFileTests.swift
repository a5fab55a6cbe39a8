import Foundation
import LocationTracks
import TestSupport
import Testing

@Suite struct TrackFileTests {
  @Test(arguments: [
    ("gpx", TrackFormat.gpx), ("GPX", .gpx), ("nmea", .nmea), ("csv", .csv), ("tsv", .csv),
    ("geojson", .geoJSON), ("json", nil), ("txt", nil), ("", nil),
  ])
  func `the extension says the format, of either case`(name: String, expected: TrackFormat?) {
    #expect(TrackFormat(fileExtension: name) == expected)
  }

  @Test(arguments: [
    ("\u{FEFF}  <gpx/>", TrackFormat.gpx), ("{}", .geoJSON), ("$GPRMC,", .nmea), ("log $GNRMC,1", .nmea),
    ("lat;lon", .csv), ("a\tb", .csv), ("prose", nil), ("", nil),
  ])
  func `the content says the format where the name does not`(text: String, expected: TrackFormat?) {
    #expect(TrackFormat(content: Array(text.utf8)) == expected)
  }

  @Test func `a file is read by its name, then by its content`() throws {
    let folder = try ScratchFolder()
    let text = "<gpx><wpt lat='1' lon='2'/></gpx>"
    for name in ["a.gpx", "b.xml", "with space"] {
      try folder.write(text.utf8, to: name)
      #expect(try TrackFile(contentsOf: folder.url.appending(path: name)).summary == "1.0 2.0")
    }
    let url = folder.url
    let missing = folder.url.appending(path: "missing.gpx")
    let error = #expect(throws: TrackFileError.self) { try TrackFile(contentsOf: missing) }
    #expect(error?.description.hasPrefix(missing.path(percentEncoded: false) + " can't be read: ") == true)
    #expect(throws: TrackFileError.self) { try TrackFile(contentsOf: url) }
  }

  @Test(arguments: [String.Encoding.utf16BigEndian, .utf16LittleEndian])
  func `UTF-16 with a byte order mark is read`(encoding: String.Encoding) throws {
    let mark: [UInt8] = encoding == .utf16BigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
    let text = try #require("<gpx><name>ä</name><wpt lat='1' lon='2'/></gpx>".data(using: encoding))
    let file = try TrackFile(mark + text)
    #expect(file.summary == "1.0 2.0")
    #expect(file.track.name == "ä")
  }

  @Test func `what is not a track file at all is an error that says what to do`() {
    let error = #expect(throws: TrackFileError.unknownFormat) { try TrackFile("prose") }
    #expect(
      error?.description == "this is neither GPX, NMEA 0183, CSV nor GeoJSON; convert it to one of them")
    let empty = #expect(throws: TrackFileError.self) { try TrackFile("lat,lon\n91,0") }
    #expect(
      empty?.description == """
        no point of the csv file can be used
        line 2: 91.0, 0.0 is not a place; keep the latitude within ±90 and the longitude within ±180
        """)
  }
}
