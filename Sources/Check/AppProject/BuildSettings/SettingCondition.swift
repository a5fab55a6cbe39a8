/// A condition of a build setting, such as "[sdk=iphoneos*]" in an xcconfig file.
struct SettingCondition: Hashable, Sendable {
  /// The parameter: sdk, arch, config, variant or an unknown one.
  let parameter: String
  /// The pattern for the value; "*" matches any text.
  let pattern: String

  /// Returns whether the condition is true for a build.
  func holds(in build: BuildKind) -> Bool {
    switch parameter {
    case "sdk": build.sdkNames.contains { Wildcard.matches(pattern, $0) }
    case "arch": Wildcard.matches(pattern, "arm64")
    case "config": Wildcard.matches(pattern, build.configuration)
    case "variant": Wildcard.matches(pattern, "normal")
    default: false
    }
  }

  /// Splits a name such as "FOO[sdk=iphoneos*][arch=arm64]" into the setting and its conditions.
  static func split(_ text: String) -> (name: String, conditions: [SettingCondition]) {
    guard let bracket = text.firstIndex(of: "[") else { return (text, []) }
    let conditions = text[bracket...].split { "[],".contains($0) }.map { part in
      let sides = part.split(separator: "=", maxSplits: 1)
      return SettingCondition(parameter: String(sides[0]), pattern: sides.count > 1 ? String(sides[1]) : "")
    }
    return (String(text[..<bracket]).trimmedBlanks, conditions)
  }
}

/// Matches patterns in which "*" matches any text and "?" any single byte.
enum Wildcard {
  /// Returns whether a pattern matches a whole text, in time proportional to the product of their
  /// lengths at worst.
  static func matches(_ pattern: String, _ text: String) -> Bool {
    let pattern = Array(pattern.utf8)
    let text = Array(text.utf8)
    var (at, inText) = (0, 0)
    // Backtracking is necessary only to the last star, which can match whatever an earlier one
    // could.
    var star: (pattern: Int, text: Int)?
    while inText < text.count {
      if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
        star = (at, inText)
        at += 1
      } else if at < pattern.count, pattern[at] == text[inText] || pattern[at] == UInt8(ascii: "?") {
        at += 1
        inText += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        at = last.pattern + 1
        inText = last.text + 1
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

extension StringProtocol {
  /// The text without leading and trailing spaces, tabs and line breaks.
  var trimmedBlanks: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0.isNewline }
    guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) })
    else {
      return ""
    }
    return String(self[first...last])
  }
}
