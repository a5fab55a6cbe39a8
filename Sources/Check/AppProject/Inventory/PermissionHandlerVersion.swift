/// The version of permission_handler_apple, the part for iOS of Flutter's permission_handler, that an app locks, as far
/// as it decides what is built and requested (its LocationPermissionStrategy.m and changelog).
package struct PermissionHandlerVersion: Hashable, Sendable {
  private let numbers: [Int]

  package init(_ numbers: [Int]) { self.numbers = numbers }

  /// Whether `Permission.location` requests Always where there is the text of iOS 8 to 10; later versions request When
  /// In Use first, and nothing once that is granted.
  package var requestsAlwaysByText: Bool { numbers.lexicographicallyPrecedes([9, 4, 3]) }

  /// Whether its package for Swift's package manager takes the permissions from the keys of the Info.plist.
  var isBuiltByKeys: Bool { !numbers.lexicographicallyPrecedes([9, 4, 8]) }
}
