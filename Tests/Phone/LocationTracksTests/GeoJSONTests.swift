import Foundation
import LocationTracks
import Testing

@Suite struct GeoJSONTests {
  @Test func `a LineString is a segment, and longitude comes first`() throws {
    let file = try TrackFile(#"{"coordinates": [[13.4, 52.5, 34], [13.5, 52.6]], "type": "LineString"}"#)
    #expect(file.format == .geoJSON)
    #expect(file.summary == "52.5 13.4 alt 34.0\n52.6 13.5")
  }

  @Test func `features have names and times, whatever their order`() throws {
    let file = try TrackFile(
      #"""
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "properties": {"name": "Caf\u00e9 \"\ud83d\ude00\"", "coordTimes": [
            "2024-05-01T12:00:00Z", null, "2024-05-01T12:00:02Z"]},
          "geometry": {"type": "LineString", "coordinates": [[1, 1], [2, 2], [3, 3]]}},
        {"geometry": {"type": "MultiLineString", "coordinates": [[[4, 4]], [[5, 5], [6, 6]]]}, "type": "Feature",
          "properties": {"coordinateProperties": {"times": [["2024-05-01T13:00:00Z"], ["2024-05-01T13:00:01Z"]]}}},
        {"type": "Feature", "geometry": null, "properties": null}
      ]}
      """#)
    #expect(file.track.name == "Café \"😀\"")
    #expect(
      file.summary == """
        1.0 1.0 2024-05-01T12:00:00.000Z
        2.0 2.0
        3.0 3.0 2024-05-01T12:00:02.000Z
        --
        4.0 4.0 2024-05-01T13:00:00.000Z
        --
        5.0 5.0 2024-05-01T13:00:01.000Z
        6.0 6.0
        """)
  }

  @Test
  func `what is not a place, no time or no track is reported with its line, and the rest is used`() throws {
    let file = try TrackFile(
      #"""
      {"type": "FeatureCollection", "features": [
      {"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2]}},
      {"type": "Feature", "properties": {"coordTimes": ["2024-05-01T12:00:00Z", "noon", "2024-05-01T12:00:02Z"]},
      "geometry": {"type": "LineString", "coordinates": [[1, 1],
      [2, 99],
      [3, 3], ["x", 0]]}}
      ]} x
      """#)
    #expect(
      file.summary == """
        1.0 1.0 2024-05-01T12:00:00.000Z
        3.0 3.0 2024-05-01T12:00:02.000Z
        line 2: a Point is not a track; use LineString or MultiLineString
        line 3: “noon” is not a time; write it like 2024-05-01T12:00:00Z
        line 5: “[2, 99]” is not a place; write longitude within ±180, then latitude within ±90
        line 6: “["x", 0]” is not a place; write longitude within ±180, then latitude within ±90
        line 7: more follows after the end; take it out
        """)
  }

  @Test func `of a file that is cut off, what stands before is used`() throws {
    #expect(
      try TrackFile("{\"coordinates\": [[1, 1],\n[2, 2],\n[3, ").summary == """
        1.0 1.0
        2.0 2.0
        line 3: the file is cut off: a value is missing; fix the JSON there; everything before it is used
        """)
  }
}
