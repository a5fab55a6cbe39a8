// swift-format-ignore-file
import CoreLocation

extension CLLocationCoordinate2D: @retroactive Equatable {
  public static func == (one: CLLocationCoordinate2D, other: CLLocationCoordinate2D) -> Bool {
    one.latitude == other.latitude && one.longitude == other.longitude
  }
}

extension CLLocationCoordinate2D: @retroactive Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(latitude); hasher.combine(longitude) }
}

extension CLLocationCoordinate2D: Codable { // warning: extension declares a conformance of imported type 'CLLocationCoordinate2D' to imported protocols 'Decodable', 'Encodable'; this will not behave correctly if the owners of '_LocationEssentials' introduce this conformance in the future
  enum Keys: CodingKey { case latitude, longitude }
  public init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    self.init(latitude: try values.decode(Double.self, forKey: .latitude), longitude: try values.decode(Double.self, forKey: .longitude))
  }
  public func encode(to encoder: Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(latitude, forKey: .latitude)
    try values.encode(longitude, forKey: .longitude)
  }
  init(degrees: (CLLocationDegrees, CLLocationDegrees)) { self.init(); latitude = degrees.0; longitude = degrees.1 }
}

extension CLLocation { var age: TimeInterval { -timestamp.timeIntervalSinceNow } }
extension CLLocation { convenience init(_ place: CLLocationCoordinate2D) { self.init(latitude: place.latitude, longitude: place.longitude) } }
extension Array where Element == CLLocation { var length: CLLocationDistance { zip(self, dropFirst()).reduce(0) { $0 + $1.0.distance(from: $1.1) } } }
extension Array where Element: CLLocation { var newest: Element? { self.max { $0.timestamp < $1.timestamp } } }
extension CLError.Code { var isFinal: Bool { self == .denied } }
extension CLRegion { var isHome: Bool { identifier == "home" } }

struct Stop: Codable, Hashable { var place: CLLocationCoordinate2D }

func needsSendable<Value: Sendable>(_ value: Value) {}
func sends(location: CLLocation, place: CLLocationCoordinate2D, status: CLAuthorizationStatus, error: CLError) {
  needsSendable(location)
  needsSendable(place)
  needsSendable(status)
  needsSendable(error)
}

actor Recorder { var newest: CLLocation?; func record(_ location: CLLocation) { newest = location } }
func records(_ location: CLLocation, in recorder: Recorder) async { await recorder.record(location) }
