import LeanFoundation
import TextReading

/// A reader of LineString and MultiLineString, alone, in features and in collections.
///
/// Times are in `coordTimes` of a feature's properties, as GPX converters write them, or in
/// `coordinateProperties.times`. If a file is truncated, the lines up to there are used.
struct GeoJSONReader {
  /// The maximum nesting of collections.
  private static let deepest = 32

  private var log = ProblemLog()
  private var budget = PointBudget()
  private let bytes: [UInt8]
  private var name: String?
  private var lines: [[TrackPoint]] = []
  /// The position at which the text stops being JSON, if it does.
  private var fault: JSONCursor.Fault?

  static func read(_ bytes: [UInt8]) -> (Track, [TrackProblem]) {
    var reader = GeoJSONReader(bytes: bytes)
    reader.readAll()
    return (Track(name: reader.name, segments: reader.lines), reader.log.problems)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readAll() {
    var cursor = JSONCursor(bytes)
    let object = object(&cursor, depth: 0)
    name = object.name
    lines = object.lines.map { line in line.filter { $0.coordinate.isValid } }
    budget.report(to: &log, in: bytes)
    if let fault {
      note(at: fault.offset, fault.message, remedy: "fix the JSON there; everything before it is used")
    } else if cursor.peek() != nil {
      note(at: cursor.position, "more follows after the end", remedy: "take it out")
    }
  }

  /// Reads an object as far as possible; ``fault`` shows whether that was its end.
  private mutating func object(_ cursor: inout JSONCursor, depth: Int) -> GeoJSONObject {
    var object = GeoJSONObject()
    _ = cursor.peek()
    object.offset = cursor.position
    do {
      guard depth < Self.deepest else {
        note(at: cursor.position, "the collections are nested too deeply", remedy: "flatten the file")
        try cursor.skipValue()
        return object
      }
      try cursor.members { (name, cursor) throws(JSONCursor.Fault) in
        try read(name, into: &object, &cursor, depth)
      }
    } catch {
      fault = fault ?? error
    }
    finish(&object)
    return object
  }

  private mutating func adoptObject(
    into object: inout GeoJSONObject, _ cursor: inout JSONCursor, _ depth: Int
  ) throws(JSONCursor.Fault) {
    object.adopt(self.object(&cursor, depth: depth + 1))
    if let fault { throw fault }
  }

  private mutating func read(
    _ member: String, into object: inout GeoJSONObject, _ cursor: inout JSONCursor, _ depth: Int
  ) throws(JSONCursor.Fault) {
    switch (member, cursor.peek()) {
    case ("type", UInt8(ascii: "\"")): object.type = try cursor.string()
    case ("name", UInt8(ascii: "\"")): object.name = try cursor.string()
    case ("coordinates", UInt8(ascii: "[")):
      object.hasCoordinates = true
      try coordinates(into: &object, &cursor, depth: 0)
    case ("properties", UInt8(ascii: "{")): try properties(into: &object, &cursor, depth: 0)
    case ("geometry", UInt8(ascii: "{")): try adoptObject(into: &object, &cursor, depth)
    case ("geometries", UInt8(ascii: "[")), ("features", UInt8(ascii: "[")):
      try cursor.elements { (cursor) throws(JSONCursor.Fault) in
        guard cursor.peek() == UInt8(ascii: "{") else { return try cursor.skipValue() }
        try adoptObject(into: &object, &cursor, depth)
      }
    default: try cursor.skipValue()
    }
  }

  /// Checks the type at the end of an object, because it may come after the coordinates.
  private mutating func finish(_ object: inout GeoJSONObject) {
    switch object.type {
    case "LineString", "MultiLineString", "GeometryCollection", "FeatureCollection": break
    case "Feature": object.applyTimes()
    // A truncated file may have lost the type.
    case nil where fault != nil: break
    default:
      guard object.hasCoordinates else { return }
      note(
        at: object.offset, "a \(object.type?.prefix(40) ?? "geometry without a type") is not a track",
        remedy: "use LineString or MultiLineString")
      object.lines = []
    }
  }

  private mutating func properties(
    into object: inout GeoJSONObject, _ cursor: inout JSONCursor, depth: Int
  ) throws(JSONCursor.Fault) {
    try cursor.members { (name, cursor) throws(JSONCursor.Fault) in
      switch (name, cursor.peek()) {
      case ("name", UInt8(ascii: "\"")): object.name = try cursor.string()
      case ("coordTimes", UInt8(ascii: "[")), ("times", UInt8(ascii: "[")):
        object.times = []
        try times(into: &object, &cursor, depth: 0)
      case ("coordinateProperties", UInt8(ascii: "{")) where depth == 0:
        try properties(into: &object, &cursor, depth: 1)
      default: try cursor.skipValue()
      }
    }
  }

  /// Reads times, in one array or one for each line.
  private mutating func times(
    into object: inout GeoJSONObject, _ cursor: inout JSONCursor, depth: Int
  ) throws(JSONCursor.Fault) {
    var times: [Date?] = []
    try cursor.elements { (cursor) throws(JSONCursor.Fault) in
      switch cursor.peek() {
      case UInt8(ascii: "\""): times.append(try time(&cursor))
      case UInt8(ascii: "[") where depth == 0: try self.times(into: &object, &cursor, depth: 1)
      default:
        times.append(nil)
        try cursor.skipValue()
      }
    }
    if !times.isEmpty { object.times.append(times) }
  }

  private mutating func time(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) -> Date? {
    let offset = cursor.position
    let text = Array(try cursor.string().utf8)
    let time = Timestamp.value(text, text.indices)
    if time == nil {
      note(
        at: offset, "\(text.excerpt(text.indices)) is not a time",
        remedy: "write it like 2024-05-01T12:00:00Z")
    }
    return time
  }

  /// Reads positions at any depth: those side by side form a line.
  private mutating func coordinates(
    into object: inout GeoJSONObject, _ cursor: inout JSONCursor, depth: Int
  ) throws(JSONCursor.Fault) {
    var isInLine = false
    try cursor.elements { (cursor) throws(JSONCursor.Fault) in
      guard cursor.peek() == UInt8(ascii: "[") else { return try cursor.skipValue() }
      if cursor.isNestedArrayNext, depth < 3 {
        isInLine = false
        try coordinates(into: &object, &cursor, depth: depth + 1)
        return
      }
      if !isInLine { object.lines.append([]) }
      isInLine = true
      let point = try position(&cursor)
      if budget.take() { object.lines[object.lines.count - 1].append(point) }
    }
  }

  /// Reads longitude, latitude and perhaps altitude.
  ///
  /// A position that is not valid is reported, and is removed at the end, after the times have been assigned to the
  /// points.
  private mutating func position(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) -> TrackPoint {
    let start = cursor.position
    var numbers: (Double?, Double?, Double?)
    var count = 0
    try cursor.elements { (cursor) throws(JSONCursor.Fault) in
      let number = try cursor.scalarRange().flatMap { DecimalNumber.value(bytes, $0) }
      switch count {
      case 0: numbers.0 = number
      case 1: numbers.1 = number
      case 2: numbers.2 = number
      default: break
      }
      count += 1
    }
    let place = Coordinate(latitude: numbers.1 ?? .nan, longitude: numbers.0 ?? .nan)
    if !place.isValid {
      note(
        at: start, "\(bytes.excerpt(start..<cursor.position)) is not a place",
        remedy: "write longitude within ±180, then latitude within ±90")
    }
    return TrackPoint(place, altitude: numbers.2)
  }

  private mutating func note(at offset: Int, _ message: String, remedy: String) {
    log.note(at: offset, in: bytes, message, remedy: remedy)
  }
}
