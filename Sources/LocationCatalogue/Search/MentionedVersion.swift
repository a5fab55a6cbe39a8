/// A version of iOS as a question names it: "iOS 14", "iOS13.4", "iOS 16.4.1".
struct MentionedVersion: Hashable, Comparable, Sendable {
  let major: Int
  let minor: Int
  /// Whether a minor number was named.
  let hasMinor: Bool

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

  /// Whether it is the same minor version or a later one of the same major version.
  func isPatch(of other: MentionedVersion) -> Bool { major == other.major && minor >= other.minor }

  static func < (left: MentionedVersion, right: MentionedVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
