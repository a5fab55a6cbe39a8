import LeanFoundation
import LocationTracks
import TextReading

/// A line of gpsd's protocol, with the fields that positions need.
///
/// The protocol only ever gains fields and classes, so unknown ones are ignored, and its version isn't
/// checked.
enum GPSDReport {
  /// The daemon's greeting.
  case version
  /// The receivers that the daemon has.
  case devices([Device])
  /// A receiver that was added, changed or removed.
  case device(Device)
  /// A report on time, position and velocity.
  case position(TimePositionVelocity)
  /// The standard deviations of a receiver's position, in meters: along the meridian, across it, and of the altitude.
  case noise(device: String, north: Double?, east: Double?, up: Double?)
  /// The dilutions of precision.
  case sky(device: String, horizontal: Double?, vertical: Double?)
  /// The daemon rejects something.
  case error(String)
  /// Something else.
  case other

  /// A receiver as the daemon knows it.
  struct Device {
    let path: String
    let driver: String?
  }

  /// Reads a line; nil if it doesn't belong to the protocol.
  init?(_ line: [UInt8]) {
    guard let fields = try? GPSDFields(line), let name = fields.texts["class"] else { return nil }
    let device = fields.texts["device"] ?? ""
    switch name {
    case "VERSION": self = .version
    case "DEVICES": self = .devices(fields.list.compactMap(Device.init))
    case "DEVICE":
      guard let device = Device(fields) else { return nil }
      self = .device(device)
    case "TPV": self = .position(TimePositionVelocity(fields, device: device))
    case "GST":
      self = .noise(
        device: device, north: fields.numbers["lat"], east: fields.numbers["lon"],
        up: fields.numbers["alt"])
    case "SKY":
      self = .sky(device: device, horizontal: fields.numbers["hdop"], vertical: fields.numbers["vdop"])
    case "ERROR": self = .error(fields.texts["message"] ?? "")
    default: self = .other
    }
  }
}

extension GPSDReport.Device {
  init?(_ fields: GPSDFields) {
    guard let path = fields.texts["path"] else { return nil }
    self.init(path: path, driver: fields.texts["driver"])
  }
}

/// A receiver's report of time, position and velocity; values that it lacks are nil.
struct TimePositionVelocity: Equatable {
  let device: String
  /// 2 with a place, 3 with a place and an altitude; less without a place.
  let mode: Int
  /// 2 with corrections, 8 if simulated.
  let status: Int?
  let time: Date?
  let numbers: [String: Double]

  init(_ fields: GPSDFields, device: String) {
    self.device = device
    mode = fields.numbers["mode"].flatMap(Int.init(exactly:)) ?? 0
    status = fields.numbers["status"].flatMap(Int.init(exactly:))
    time = fields.texts["time"].flatMap(Timestamp.date(in:))
    numbers = fields.numbers
  }

  var coordinate: Coordinate? {
    guard mode >= 2, let latitude = numbers["lat"], let longitude = numbers["lon"] else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}

/// The fields of a JSON object: texts and finite numbers by name, and the objects of an array of objects.
struct GPSDFields {
  private(set) var texts: [String: String] = [:]
  private(set) var numbers: [String: Double] = [:]
  private(set) var list: [GPSDFields] = []

  /// Reads an object, and ignores any bytes after it.
  init(_ line: [UInt8]) throws(JSONCursor.Fault) {
    var cursor = JSONCursor(line)
    try self.init(&cursor, depth: 0)
  }

  private init(_ cursor: inout JSONCursor, depth: Int) throws(JSONCursor.Fault) {
    var (texts, numbers, list) = ([String: String](), [String: Double](), [GPSDFields]())
    try cursor.members { (name, cursor) throws(JSONCursor.Fault) in
      switch cursor.peek() {
      case UInt8(ascii: "\""): texts[name] = try cursor.string()
      case UInt8(ascii: "[") where depth == 0 && name == "devices":
        try cursor.elements { (cursor) throws(JSONCursor.Fault) in
          list.append(try GPSDFields(&cursor, depth: 1))
        }
      default:
        if let range = try cursor.scalarRange(), let number = Double(ascii: cursor.bytes[range]) {
          numbers[name] = number
        }
      }
    }
    (self.texts, self.numbers, self.list) = (texts, numbers, list)
  }
}

extension Double {
  /// Reads a finite number as JSON writes it; nil for “nan”, hexadecimal numbers and anything else.
  fileprivate init?(ascii bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first, first == UInt8(ascii: "-") || first.digit != nil,
      let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite
    else { return nil }
    self = value
  }
}
