import Foundation
import LocationTracks
import Testing

@Suite struct NMEATests {
  /// Returns a sentence with its checksum.
  private func sentence(_ body: String) -> String {
    let sum = body.utf8.reduce(0, ^)
    return "$\(body)*\(sum < 16 ? "0" : "")\(String(sum, radix: 16, uppercase: true))"
  }

  private func file(_ bodies: String...) throws -> TrackFile {
    try TrackFile(bodies.map(sentence).joined(separator: "\r\n"))
  }

  @Test func `the sentences of a moment make one point, whoever talks`() throws {
    let file = try file(
      "GPGGA,123519.00,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,",
      "GNGSA,A,3,04,05,,09,12,,,24,,,,,2.5,1.3,2.1", "GPGSV,1,1,00",
      "GLVTG,084.4,T,077.8,M,022.4,N,041.5,K",
      "BDRMC,123519,A,4807.038,N,01131.000,E,022.4,084.4,230394,003.1,W",
      "GPGLL,4807.060,N,01131.000,E,123520,A", "PGRME,15.0,M,45.0,M,25.0,M")
    #expect(file.format == .nmea)
    #expect(
      file.summary == """
        48.1173 11.516666667 alt 545.4 speed 11.523556 course 84.4 hacc 6.5 vacc 10.5 1994-03-23T12:35:19.000Z
        48.117666667 11.516666667 1994-03-23T12:35:20.000Z
        """)
  }

  @Test func `southern and western places are negative, and fractions of seconds are kept`() throws {
    #expect(
      try file("GPRMC,000000.25,A,3352.5000,S,07030.0000,W,,,010179,,").summary
        == "-33.875 -70.5 2079-01-01T00:00:00.250Z")
    #expect(
      try file("GPRMC,000000,A,3352.5000,S,07030.0000,W,1.0,,010180,,").summary
        == "-33.875 -70.5 speed 0.514444 1980-01-01T00:00:00.000Z")
  }

  @Test func `where a sentence says that there is no fix, the track has a gap`() throws {
    let file = try file(
      "GPRMC,120000,A,5230.000,N,01324.000,E,0.0,,010524,,", "GPRMC,120001,V,,,,,,,010524,,",
      "GPRMC,120002,A,5230.000,N,01324.000,E,0.0,,010524,,",
      "GPGGA,120003,,,,,0,00,99.99,,,,,,", "GPGGA,120004,5230.000,N,01324.000,E,1,05,99.99,30,M,,,,")
    #expect(
      file.summary == """
        52.5 13.4 speed 0.0 2024-05-01T12:00:00.000Z
        --
        52.5 13.4 speed 0.0 2024-05-01T12:00:02.000Z
        --
        52.5 13.4 alt 30.0 2024-05-01T12:00:04.000Z
        """)
  }

  @Test func `at midnight the date goes on, also before the first date and where only times come`() throws {
    let file = try file(
      "GPGGA,235958,5230.000,N,01324.000,E,1,,,,,,,,", "GPGGA,000001,5230.000,N,01324.000,E,1,,,,,,,,",
      "GPRMC,000002,A,5230.000,N,01324.000,E,,,290224,,", "GPGLL,5230.000,N,01324.000,E,235959,A",
      "GPGLL,5230.000,N,01324.000,E,000000,A")
    #expect(
      file.summary == """
        52.5 13.4 2024-02-28T23:59:58.000Z
        52.5 13.4 2024-02-29T00:00:01.000Z
        52.5 13.4 2024-02-29T00:00:02.000Z
        52.5 13.4 2024-02-29T23:59:59.000Z
        52.5 13.4 2024-03-01T00:00:00.000Z
        """)
  }

  @Test
  func `sentences without a time make a point each, and a prefix with an exclamation mark is passed over`()
    throws
  {
    let place = "5230.000,N,01324.000,E"
    let file = try TrackFile(
      "new! $GPGLL,\(place),,A\nnew! $GPGLL,\(place),,A\n$GPGLL,,,,,,V\n$GPGLL,\(place),,A")
    #expect(file.summary == "52.5 13.4\n52.5 13.4\n--\n52.5 13.4")
  }

  @Test func `times without any date count from 2001, and that is said`() throws {
    #expect(
      try file("GPGLL,5230.000,N,01324.000,E,120000,A").summary == """
        52.5 13.4 2001-01-01T12:00:00.000Z
        line 1: no sentence says the date, so the times count from 1 January 2001; record RMC sentences as well
        """)
  }

  @Test func `a wrong checksum loses its sentence and is reported; a missing one is no fault`() throws {
    let file = try TrackFile(
      """
      # a log
      12:00:00 $GPRMC,120000,A,5230.000,N,01324.000,E,,,010524,,

      $GPRMC,120001,A,5230.000,N,01324.000,E,,,010524,,*00
      $GPRMC,120002,A,5230.000,N,01324.000,E,,,010524,,*
      $GPRMC,120003,A,5260.000,N,01324.000,E,,,010524,,
      $GPRMC,120004,A,9130.000,N,01324.000,E,,,010524,,
      GPRMC,120005
      $GPRMC,120006,A,5230.000,N,01324.000,E,,,010524,,
      \(String(repeating: "x", count: 2_000))
      """)
    #expect(
      file.summary == """
        52.5 13.4 2024-05-01T12:00:00.000Z
        52.5 13.4 2024-05-01T12:00:06.000Z
        line 4: the checksum of “$GPRMC,120001,A,5230.000,N,01324.000,E,,…” is wrong; it should be 1D, unless the sentence was garbled
        line 5: the checksum of “$GPRMC,120002,A,5230.000,N,01324.000,E,,…” is wrong; it should be 1E, unless the sentence was garbled
        line 6: the sentence has no latitude and longitude; write degrees, minutes and hemisphere, such as 5230.000,N,01324.000,E
        line 7: the sentence has no latitude and longitude; write degrees, minutes and hemisphere, such as 5230.000,N,01324.000,E
        line 8: “GPRMC,120005” is not a sentence; sentences start with $
        line 10: the line is too long for a sentence; put each sentence on its own line
        """)
  }
}
