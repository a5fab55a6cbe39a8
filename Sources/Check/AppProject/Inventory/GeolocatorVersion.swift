/// The version of Flutter's geolocator that an app locks or declares, as far as it decides what calls do on an iPhone.
package struct GeolocatorVersion: Hashable, Sendable {
  private let numbers: [Int]

  package init(_ numbers: [Int]) { self.numbers = numbers }

  /// Whether getting a position asks for the permission, as it did before version 8.
  package var asksByItself: Bool { numbers.lexicographicallyPrecedes([8]) }

  /// Whether it goes on looking while no location is known, rather than fail; its version 5.2 was the first to do so.
  package var keepsTrying: Bool { !numbers.lexicographicallyPrecedes([5, 2]) }
}
