import LocationPolicy

/// The versions that an entry is about, read from texts such as "13+", "8-10" and "13.0-13.3".
package struct MentionedReleases: Hashable, Encodable, Sendable {
  /// The oldest version that is still common.
  private static let firstInUse = 12
  /// The version with which it begins; nil when it is about all, or about the store.
  private let first: MentionedVersion?
  /// The version with which it ends; nil when it goes on.
  private let last: MentionedVersion?

  /// Reads a text.
  init(_ text: String) {
    let versions = MentionedVersion.all(
      in: "iOS " + text.split(separator: ";")[0].replacing("-", with: " iOS "))
    first = versions.first
    last = versions.count > 1 ? versions.last : text.contains("+") ? nil : versions.first
  }

  /// Whether they begin with a version, and not before it.
  func begin(with version: MentionedVersion) -> Bool { first == version }

  /// Returns how much likelier an entry is what is meant when versions are named.
  ///
  /// A question often names the version at hand, which says little; but what ended before it, or began after it, is
  /// hardly meant, and what began with just that version often is.
  /// What is about versions that hardly anybody has any more isn't meant either where none is named.
  func factor(for versions: [MentionedVersion]) -> Double {
    guard let first else { return 1 }
    if versions.isEmpty { return last.map { $0.major < Self.firstInUse } == true ? 0.8 : 1 }
    let includes = versions.contains { version in
      first <= version && (last.map { version <= $0 || version.major == $0.major && !$0.hasMinor } ?? true)
    }
    if !includes { return 0.6 }
    return versions.contains { $0 == first || first.hasMinor && $0.isPatch(of: first) } ? 1.25 : 1
  }
}

/// A version of iOS as a question names it: "iOS 14", "iOS13.4", "iOS 16.4.1".
struct MentionedVersion: Hashable, Comparable, Encodable, Sendable {
  let major: Int
  let minor: Int
  /// Whether a minor number was named.
  let hasMinor: Bool

  /// Creates the first version of a release.
  init(_ release: Release) {
    let (major, minor) = release.firstVersion
    self.init(major: major, minor: minor, hasMinor: minor != 0)
  }

  init(major: Int, minor: Int, hasMinor: Bool) {
    self.major = major
    self.minor = minor
    self.hasMinor = hasMinor
  }

  /// Returns the versions that stand after the system's name; other numbers are no versions.
  static func all(in text: String) -> [MentionedVersion] {
    let text = text.lowercased()
    var found: [MentionedVersion] = []
    var rest = text[...]
    while let name = rest.firstRange(of: "ios") {
      rest = rest[name.upperBound...].drop { $0 == " " || $0 == "v" || $0 == "\u{2264}" }
      let number = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
      let parts = number.split(separator: ".").compactMap { Int($0) }
      if let major = parts.first {
        found.append(
          MentionedVersion(major: major, minor: parts.count > 1 ? parts[1] : 0, hasMinor: parts.count > 1))
      }
      rest = rest[number.endIndex...]
    }
    return found
  }

  /// Whether a version that was named is one of a release's, or stands for all of its major version.
  func names(_ release: Release) -> Bool {
    major == release.major && (!hasMinor || Policies.known.release(major: major, minor: minor) == release)
  }

  /// Whether it is the same minor version or a later one of the same major version.
  func isPatch(of other: MentionedVersion) -> Bool { major == other.major && minor >= other.minor }

  static func < (left: MentionedVersion, right: MentionedVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
