/// A version of iOS, such as 13.4.
package struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number before the first dot.
  package let major: Int
  /// The number after the first dot; 0 if absent.
  package let minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Creates a version from a text such as "13", "13.4" or "13.4.1"; nil if the text is invalid.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), let major = parts[0], !parts.contains(nil) else { return nil }
    self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
  }

  /// The version as text, which always includes the minor number.
  package var description: String { "\(major).\(minor)" }

  /// Orders versions by age.
  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
