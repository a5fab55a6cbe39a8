/// A version of iOS.
package struct Version: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// The number before the dot.
  package let major: Int
  /// The number after the dot.
  package let minor: Int

  /// Creates a version from its two numbers.
  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Creates a version that ends in zero.
  package init(integerLiteral major: Int) { self.init(major) }

  /// The version as Apple writes it, such as "4.2" and "14.0".
  package var description: String { "\(major).\(minor)" }

  /// Orders versions from the oldest to the newest.
  package static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

/// The versions of iOS that have a declaration, according to Apple's SDK.
package struct Availability: Hashable, Sendable {
  /// The SDK's statement about the end of a declaration.
  package enum Deprecation: Hashable, Sendable {
    /// The compiler warns about it from this version on.
    case since(Version)
    /// Apple has announced the deprecation, but no compiler warns yet.
    case announced
  }

  /// The first version that has the declaration; nil if Swift can't use it on any version of iOS.
  package let introduced: Version?
  /// The deprecation; nil if Apple has announced none.
  package let deprecation: Deprecation?

  /// The availability of a declaration that Swift can't use on iOS.
  package static let never = Availability(introduced: nil, deprecation: nil)
}
