/// A condition on a build setting, such as the "[sdk=iphoneos*]" of an xcconfig file.
struct SettingCondition: Hashable, Sendable {
  /// What is asked: sdk, arch, config, variant or something newer.
  let parameter: String
  /// What it must be; "*" stands for any text.
  let pattern: String

  /// Whether the condition holds in a build.
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
