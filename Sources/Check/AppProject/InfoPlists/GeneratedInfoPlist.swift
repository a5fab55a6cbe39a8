import LocationPolicy

/// The entries that Xcode generates from INFOPLIST_KEY_ settings if GENERATE_INFOPLIST_FILE is on.
struct GeneratedInfoPlist {
  private let scope: SettingScope
  private let problems: InputProblems

  init(scope: SettingScope, problems: InputProblems) {
    self.scope = scope
    self.problems = problems
  }

  /// Merges the generated entries, which take precedence over those of the file; arrays are joined.
  func merge(into entries: inout [String: InfoPlist.Entry]) {
    for key in GeneratedInfoPlistKey.all {
      guard let value = scope.value(of: key.setting), let origin = scope.origin(of: key.setting) else {
        continue
      }
      let generated = InfoPlist.Entry(
        value: key.value(of: value.text), origin: origin, undefinedSettings: value.undefined)
      merge(generated, key: key.name, into: &entries)
    }
  }

  private func merge(_ generated: InfoPlist.Entry, key: String, into entries: inout [String: InfoPlist.Entry])
  {
    guard let written = entries[key] else {
      entries[key] = generated
      return
    }
    switch (written.value, generated.value) {
    case (.array(let old), .array(let new)):
      let joined = old + new.filter { !old.contains($0) }
      entries[key] = InfoPlist.Entry(
        value: .array(joined), origin: written.origin, memberOrigins: written.memberOrigins,
        undefinedSettings: written.undefinedSettings)
    case (.array, _), (.object, _), (_, .array):
      let message =
        "The value generated for \(key) is of another kind than the one in the Info.plist; the build fails."
      problems.report(.warning, message, at: generated.origin)
    default:
      entries[key] = generated
    }
  }
}
