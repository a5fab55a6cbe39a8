import Foundation
import LocationTracks
import Testing

@Suite struct GPXTests {
  @Test
  func `a track's segments, times, elevations and name are read; extensions and foreign elements are not`()
    throws
  {
    let file = try TrackFile(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1" xmlns:a="urn:a">
        <metadata><name>The file</name><time>2020-01-01T00:00:00Z</time><author><name>Me</name></author></metadata>
        <wpt lat="1" lon="2"><name>A bench</name></wpt>
        <trk>
          <name>Over &amp; out &#228;<![CDATA[ <b>]]></name>
          <trkseg>
            <trkpt lat="52.5" lon="13.4"><ele>34.5</ele><time>2024-05-01T12:00:00Z</time><hdop>0.8</hdop><vdop>2</vdop>
              <extensions><a:speed>99</a:speed><speed>98</speed><ele>97</ele></extensions></trkpt>
            <!-- a comment with <trkpt lat="0" lon="0"/> -->
            <trkpt lon='13.5' lat='52.6'/>
          </trkseg>
          <trkseg>
            <trkpt lat="-52.7" lon="-13.6"><time> 2024-05-01T14:00:00.250+02:00 </time><cmt><time>2001-01-01T00:00:00Z</time></cmt></trkpt>
          </trkseg>
        </trk>
        <trk><trkseg><trkpt lat="0" lon="0"></trkpt></trkseg></trk>
      </gpx>
      """)
    #expect(file.format == .gpx)
    #expect(file.track.name == "Over & out ä <b>")
    #expect(
      file.summary == """
        52.5 13.4 alt 34.5 hacc 4.0 vacc 10.0 2024-05-01T12:00:00.000Z
        52.6 13.5
        --
        -52.7 -13.6 2024-05-01T12:00:00.250Z
        --
        0.0 0.0
        """)
  }

  @Test func `prefixed elements and the speed and course of GPX 1.0 are read`() throws {
    let file = try TrackFile(
      """
      <g:gpx version="1.0" xmlns:g="http://www.topografix.com/GPX/1/0"><g:trk><g:trkseg>
      <g:trkpt lat="1" lon="2"><g:course>361</g:course><g:speed>2.5</g:speed></g:trkpt>
      <g:trkpt lat="1" lon="3"><g:course>270</g:course><g:speed>-1</g:speed></g:trkpt>
      </g:trkseg></g:trk></g:gpx>
      """)
    #expect(file.summary == "1.0 2.0 speed 2.5\n1.0 3.0 course 270.0")
  }

  @Test
  func `without a track the route is read, without a route the waypoints, as Xcode wants them`() throws {
    let waypoints = "<wpt lat='1' lon='2'><time>2024-05-01T12:00:00Z</time></wpt><wpt lat='3' lon='4'/>"
    let route = "<rte><name>R</name><rtept lat='5' lon='6'/><rtept lat='7' lon='8'/></rte>"
    #expect(
      try TrackFile("<gpx>\(waypoints)</gpx>").summary == "1.0 2.0 2024-05-01T12:00:00.000Z\n3.0 4.0")
    let file = try TrackFile("<gpx>\(waypoints)\(route)</gpx>")
    #expect(file.summary == "5.0 6.0\n7.0 8.0")
    #expect(file.track.name == "R")
  }

  @Test func `what is broken is reported with its line, and the rest is used`() throws {
    let file = try TrackFile(
      """
      <!DOCTYPE gpx [<!ENTITY bomb "&bomb;&bomb;"> <!ENTITY file SYSTEM "file:///etc/hostname">]>
      <gpx><trk><name>&file;</name><trkseg>
      <trkpt lat="91" lon="0"/>
      <trkpt lat="nan" lon="0"/>
      <trkpt lat="1" lon="1"><ele>high</ele><time>yesterday</time></trkpt>
      <trkpt lat="2" lon="2><ele>5</ele></trkpt>
      <trkpt lat="3" lon="3"><ele>5</trkpt>
      </ele>
      < <trkpt lat="4" lon="4" broken></trkpt>
      <trkpt lat="1e999" lon="0x10"/>
      <trkpt lat="5" lon="5"><time>2024-02-30T00:00:00Z</time>
      """)
    #expect(file.track.name == "&file;")
    #expect(
      file.summary == """
        1.0 1.0
        3.0 3.0 alt 5.0
        4.0 4.0
        5.0 5.0
        line 1: a document type declaration is not read; take it out; entities that it declares are not known
        line 2: the entity &file; is not known; write the character itself
        line 3: 91.0, 0.0 is not a place; keep lat within ±90 and lon within ±180
        line 4: the point has no lat and lon that are numbers; write lat="52.5" lon="13.4"
        line 5: “high” is not a number; write decimal digits, such as 52.5
        line 5: “yesterday” is not a time; write it like 2024-05-01T12:00:00Z
        line 6: the tag “<trkpt lat="2" lon="2>” is broken off; close its quotes and end it with >
        line 6: “trkpt” ends but never starts; take it out
        line 7: “ele” has no end; add its end tag
        line 8: “ele” ends but never starts; take it out
        line 9: “<” does not start a tag here; write &lt; where it is meant
        line 9: an attribute in “<trkpt lat="4" lon="4" broken” is broken; write it as name="value"
        line 10: the point has no lat and lon that are numbers; write lat="52.5" lon="13.4"
        line 11: “2024-02-30T00:00:00Z” is not a time; write it like 2024-05-01T12:00:00Z
        line 11: the file ends within “trkpt”; it may be cut off; fetch it again
        """)
  }

  @Test func `a file without one usable point is an error that says why`() {
    #expect(throws: TrackFileError.noPoints(.gpx, problems: [])) { try TrackFile("<gpx></gpx>") }
    let kml = TrackProblem(
      line: 1, message: "“kml” is not an element of GPX", remedy: "convert the file to GPX")
    #expect(throws: TrackFileError.noPoints(.gpx, problems: [kml])) { try TrackFile("<kml><wpt/></kml>") }
    let problem = TrackProblem(
      line: 2, message: "0.0, 181.0 is not a place", remedy: "keep lat within ±90 and lon within ±180")
    #expect(throws: TrackFileError.noPoints(.gpx, problems: [problem])) {
      try TrackFile("<gpx>\n<wpt lat='0' lon='181'/></gpx>")
    }
  }

  @Test(arguments: [
    ("2024-02-29T23:59:60Z", "2024-03-01T00:00:00.000Z"),
    ("2001-01-01T00:00:00Z", "2001-01-01T00:00:00.000Z"),
    ("1969-12-31 23:59:59.5", "1969-12-31T23:59:59.500Z"), ("2024-05-01", "2024-05-01T00:00:00.000Z"),
    ("2024-05-01T12:30-0330", "2024-05-01T16:00:00.000Z"),
    ("2024-05-01T12:30:15,125+01", "2024-05-01T11:30:15.125Z"),
  ])
  func `times are read as ISO 8601 allows them`(text: String, expected: String) throws {
    let file = try TrackFile("<gpx><wpt lat='1' lon='2'><time>\(text)</time></wpt></gpx>")
    #expect(file.summary == "1.0 2.0 \(expected)")
  }
}
