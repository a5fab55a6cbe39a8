/// A range of iOS versions that share one set of location rules.
///
/// A release doesn't contain its rules; those are in ``Policies``, so that code can name a release whose rules are
/// not known yet.
public struct Release: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The major number of its versions.
  public let major: Int
  /// The minor number of its first version.
  public let firstMinor: Int
  /// The minor number of its last version; nil if it extends to the next release.
  public let lastMinor: Int?

  /// Creates a release from its versions: all of a major number, or a part of them.
  ///
  /// - Parameters:
  ///   - major: The major number.
  ///   - firstMinor: The minor number of the first version.
  ///   - lastMinor: The minor number of the last version, if the rules changed within the major number; nil if that
  ///     is not known or does not matter.
  public init(major: Int, from firstMinor: Int = 0, through lastMinor: Int? = nil) {
    self.major = major
    self.firstMinor = firstMinor
    self.lastMinor = lastMinor
  }

  /// The first version: major and minor number.
  public var firstVersion: (major: Int, minor: Int) { (major, firstMinor) }

  /// The name of the range, such as "14" or "13.0-13.3".
  public var name: String {
    guard let lastMinor else { return firstVersionText }
    return "\(major).\(firstMinor)-\(major).\(lastMinor)"
  }

  /// The first version, without a minor number of zero: "13" or "13.4".
  public var firstVersionText: String { firstMinor == 0 ? "\(major)" : "\(major).\(firstMinor)" }

  /// The name with that of the system: "iOS 14".
  public var description: String { "iOS \(name)" }

  /// Orders releases from the oldest to the newest.
  public static func < (left: Release, right: Release) -> Bool {
    left.major == right.major ? left.firstMinor < right.firstMinor : left.major < right.major
  }
}
