/// A version of iOS.
package struct Version: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// The number before the point.
  package let major: Int
  /// The number behind the point.
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

/// Which versions of iOS have a declaration, as Apple's SDK says.
package struct Availability: Hashable, Sendable {
  /// What the SDK says about the end of a declaration.
  package enum Deprecation: Hashable, Sendable {
    /// The compiler warns of it from a version on.
    case since(Version)
    /// Apple has announced it, and no compiler warns yet.
    case announced
  }

  /// The first version that has it; nil where Swift can't use it on any version of iOS.
  package let introduced: Version?
  /// When it is deprecated; nil for as long as Apple has said nothing.
  package let deprecation: Deprecation?

  /// What Swift can't use on iOS.
  package static let never = Availability(introduced: nil, deprecation: nil)
}
