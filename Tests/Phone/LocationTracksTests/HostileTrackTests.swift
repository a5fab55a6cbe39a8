import Foundation
import LocationTracks
import TestSupport
import Testing

// The limit includes the time in the queue, which is long under a sanitizer.
@Suite(.timeLimit(.minutes(20))) struct HostileTrackTests {
  /// Repetitions of whatever begins an element for a reader.
  private static let longLines =
    ["<", "x", ",", "\"", "&", "[", "{", "$", "<a ", "<a b=\"", "1", "</a>", "<![CDATA["].map {
      String(repeating: $0, count: 60_000 / $0.utf8.count)
    }

  /// Reads a track, and returns the numbers of points and problems; -1 points if nothing is usable.
  private func outcome(_ bytes: [UInt8], _ format: TrackFormat) -> [Int] {
    do {
      let file = try TrackFile(bytes, format: format)
      return [file.track.points.count, file.problems.count]
    } catch {
      guard case .noPoints(_, let problems) = error else { return [] }
      return [-1, problems.count]
    }
  }

  private func outcome(_ text: String, _ format: TrackFormat) -> [Int] { outcome(Array(text.utf8), format) }

  @Test func `a file with more faults than can be listed lists a hundred and counts the rest`() throws {
    let file = try TrackFile("<gpx><wpt lat='1' lon='2'/>\n" + String(repeating: "<wpt/>\n", count: 5_000))
    #expect(file.problems.count == 101)
    #expect(
      file.problems.last?.description
        == "line 102: 4901 more problems are not listed; fix those above and read the file again")
  }

  @Test func `very deep nesting ends, with a message`() {
    let depth = 100_000
    let elements = String(repeating: "<a>", count: depth) + "<wpt lat='1' lon='2'/>"
    #expect(outcome("<gpx><wpt lat='1' lon='2'/>" + elements, .gpx) == [1, 2])
    let ends = String(repeating: "</a>", count: depth)
    #expect(outcome("<gpx>" + elements + ends + "<wpt lat='1' lon='2'/></gpx>", .gpx) == [1, 1])
    let brackets = String(repeating: "[", count: depth)
    #expect(outcome(#"{"coordinates": \#(brackets)"#, .geoJSON) == [-1, 1])
    #expect(
      outcome(#"{"type": "LineString", "coordinates": [[1,1]], "x": \#(brackets)"#, .geoJSON) == [1, 1])
    let collections = String(repeating: #"{"geometries": ["#, count: depth)
    #expect(outcome(collections, .geoJSON) == [-1, 2])
    let features = String(repeating: #"{"geometry": "#, count: depth)
    #expect(outcome(features, .geoJSON) == [-1, 2])
    let properties = String(repeating: #"{"coordinateProperties": "#, count: depth)
    #expect(outcome(#"{"properties": "# + properties, .geoJSON) == [-1, 1])
    let times = #"{"properties": {"coordTimes": \#(brackets)"#
    #expect(outcome(times, .geoJSON) == [-1, 1])
  }

  @Test func `entities are never expanded, however many are declared`() {
    let declarations = (1..<10).map { "<!ENTITY e\($0) '&e\($0 - 1);&e\($0 - 1);&e\($0 - 1);'>" }.joined()
    let text =
      "<!DOCTYPE gpx [<!ENTITY e0 'x'>\(declarations)]><gpx><name>&e9;</name><wpt lat='1' lon='2'/></gpx>"
    #expect(outcome(text, .gpx) == [1, 2])
  }

  @Test(arguments: TrackFormat.allCases)
  func `a line of tens of thousands of characters is read in passing`(format: TrackFormat) {
    for line in Self.longLines {
      #expect(outcome(line, format).first == -1)
      if format == .csv { #expect(outcome("lat,lon\n" + line, format).first == -1) }
    }
  }

  @Test func `a long line behind a point leaves the point`() {
    for line in Self.longLines { #expect(outcome("<gpx><wpt lat='1' lon='2'>" + line, .gpx).first == 1) }
  }

  @Test(arguments: TrackFormat.allCases)
  func `what is no text ends, with a message or without a point`(format: TrackFormat) {
    var generator = SeededGenerator(seed: 7)
    for length in stride(from: 0, to: 2_000, by: 40) {
      let bytes = (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
      #expect(outcome(bytes, format).first == -1)
    }
    for byte in UInt8.min..<200 {
      #expect(outcome([UInt8](repeating: byte, count: 1_000), format).first == -1)
    }
  }

  @Test func `a name that is not UTF-8 is read with replaced characters`() throws {
    let bytes =
      Array("<gpx><name>a".utf8) + [0xFF, 0xC3] + Array("b</name><wpt lat='1' lon='2'/></gpx>".utf8)
    #expect(try TrackFile(bytes).track.name == "a\u{FFFD}\u{FFFD}b")
  }

  @Test(arguments: TrackFormat.allCases)
  func `a file cut off anywhere gives the points before the cut`(format: TrackFormat) throws {
    for file in try Corpus.files(of: format) {
      let bytes = try Corpus.bytes(file)
      let whole = try TrackFile(bytes, format: format).track.points.count
      var last = -1
      for length in 0...bytes.count {
        let points = try #require(outcome(Array(bytes.prefix(length)), format).first)
        // A point can be lost only if the rest says what the beginning could not.
        #expect(points <= whole + 1)
        last = points
      }
      #expect(last == whole)
    }
  }

  @Test func `times far away do not spoil the playback`() throws {
    let table = """
      lat,lon,time
      1,1,0001-01-01T00:00:00Z
      1,1.1,9999-12-31T23:59:59.999999999999999999Z
      1,1.2,-60000000000
      1,1.3,99999999999999
      """
    let playback = Playback(try TrackFile(table).track)
    #expect(playback.duration.isFinite)
    #expect(playback.sample(at: playback.duration)?.coordinate.isValid == true)
    let distant = Track(segments: [
      [-1e300, 1e300, .nan, .infinity].map {
        TrackPoint(Coordinate(latitude: 1, longitude: 1), time: Date(timeIntervalSinceReferenceDate: $0))
      }
    ])
    #expect(Playback(distant).duration == 0)
  }
}
