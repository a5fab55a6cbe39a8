import Foundation
import LocationTracks
import Testing

@Suite struct CSVTests {
  @Test func `columns are found by their usual names, in any order`() throws {
    let file = try TrackFile(
      """
      Timestamp,Lng,"Lat",Elevation (m),Speed,Bearing,Accuracy,Note
      2024-05-01T12:00:00Z,13.4,52.5,34.5,1.5,90,5,"a ""bench"", here"
      1714564801,13.5,52.6,,,,,
      1714564802500,13.6,52.7,,-1,-1,-1
      """)
    #expect(file.format == .csv)
    #expect(
      file.summary == """
        52.5 13.4 alt 34.5 speed 1.5 course 90.0 hacc 5.0 2024-05-01T12:00:00.000Z
        52.6 13.5 2024-05-01T12:00:01.000Z
        52.7 13.6 2024-05-01T12:00:02.500Z
        """)
  }

  @Test(arguments: [";", "\t"])
  func `semicolons with decimal commas, and tabs, separate too`(separator: String) throws {
    let rows = ["date,time,lat,lon,speed (km/h),hdop", "2024-05-01,12:00:00,52|5,13|4,36,0|8"]
    let text = rows.joined(separator: "\r\n").replacing(",", with: separator).replacing("|", with: ",")
    #expect(try TrackFile(text).summary == "52.5 13.4 speed 10.0 hacc 4.0 2024-05-01T12:00:00.000Z")
  }

  @Test func `a new label in the segment column is a gap`() throws {
    let file = try TrackFile("lat,lon,segment,track\n1,1,a,Way\n2,2,a,Way\n3,3,b,Way\n")
    #expect(file.summary == "1.0 1.0\n2.0 2.0\n--\n3.0 3.0")
    #expect(file.track.name == "Way")
  }

  @Test func `a broken row is reported with its line, and the rest is used`() throws {
    let file = try TrackFile(
      """
      # made by hand
      lat,lon,altitude,time,note

      1,1,high,2024-05-01T12:00:00Z,"two
      lines"
      2
      91,0,,,
      nan,inf,,,
      3,3,,noon,
      4,4,,,"no end
      """)
    #expect(
      file.summary == """
        1.0 1.0 2024-05-01T12:00:00.000Z
        3.0 3.0
        4.0 4.0
        line 4: “high” is not a number; write decimal digits, such as 52.5
        line 6: the row has no latitude and longitude that are numbers; write decimal degrees, such as 52.5 and 13.4
        line 7: 91.0, 0.0 is not a place; keep the latitude within ±90 and the longitude within ±180
        line 8: the row has no latitude and longitude that are numbers; write decimal degrees, such as 52.5 and 13.4
        line 9: “noon” is not a time; write it like 2024-05-01T12:00:00Z, or in seconds since 1970
        line 10: the quotes are never closed; add the missing quote
        """)
  }

  @Test func `a table without a header is an error that says what to write`() {
    let problem = TrackProblem(
      line: 1, message: "the first row does not name a latitude and a longitude column",
      remedy: "start with a header such as latitude,longitude,time")
    #expect(throws: TrackFileError.noPoints(.csv, problems: [problem])) {
      try TrackFile("52.5,13.4\n52.6,13.5")
    }
  }
}
