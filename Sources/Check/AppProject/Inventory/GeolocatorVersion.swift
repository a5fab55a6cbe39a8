/// The version of Flutter's geolocator that an app locks or declares, as far as it decides what calls do on an iPhone, by
/// its changelog (https://pub.dev/packages/geolocator/changelog).
package struct GeolocatorVersion: Hashable, Sendable {
  private let numbers: [Int]

  package init(_ numbers: [Int]) { self.numbers = numbers }

  /// Whether getting a position asks for the permission; version 8.0.0 removed that.
  package var asksByItself: Bool { numbers.lexicographicallyPrecedes([8]) }

  /// Whether it goes on looking while no location is known, rather than fail, as since version 5.2.0.
  package var keepsTrying: Bool { !numbers.lexicographicallyPrecedes([5, 2]) }
}
