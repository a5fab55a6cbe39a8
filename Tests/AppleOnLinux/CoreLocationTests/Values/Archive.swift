import Foundation

/// Round trips through a keyed archive that requires secure coding.
enum Archive {
  /// Archives an object, and reads it as an object of its class.
  static func roundTrip<Object: NSObject & NSCoding>(_ object: Object) throws -> Object? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
  }
}
