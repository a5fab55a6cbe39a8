import SourceFacts

/// Collects the levels of build settings in a Tuist manifest.
struct TuistSettings {
  let manifest: TuistManifest
  let files: ConfigurationFileReader
  let missing: MissingSettingFiles

  /// The names of the configurations; the one for archives is first.
  var configurations: [String] {
    let named = manifest.elements(settings(of: manifest.project)?["configurations"]).compactMap(\.call)
      .compactMap { call in name(of: call).map { (name: $0, isRelease: call.name == "release") } }
    guard !named.isEmpty else { return ["Release", "Debug"] }
    let first = named.first { $0.name == "Release" } ?? named.first(where: \.isRelease) ?? named[0]
    return [first.name] + named.map(\.name).filter { $0 != first.name }
  }

  /// Returns the settings of a target or project for a configuration, from the strongest to the
  /// weakest.
  func levels(of owner: WrittenCall, configuration: String) -> [[SettingAssignment]] {
    guard let settings = settings(of: owner) else { return [] }
    let own = manifest.elements(settings["configurations"]).compactMap(\.call)
      .first { name(of: $0) == configuration }
    let variant = configuration == "Debug" ? settings["debug"] : settings["release"]
    return [
      literals(own?["settings"]), literals(own == nil ? variant : nil), literals(settings["base"]),
      file(own?["xcconfig"]),
    ]
  }

  /// Returns the name of a configuration; ".debug" and ".release" have names of their own.
  private func name(of configuration: WrittenCall) -> String? {
    let name = manifest.resolved(configuration["name"])
    if let text = name?.string { return text }
    guard let known = name?.call, known.arguments.isEmpty else { return nil }
    return ["debug": "Debug", "release": "Release"][known.name]
  }

  private func settings(of owner: WrittenCall) -> WrittenCall? { manifest.resolved(owner["settings"])?.call }

  private func literals(_ value: WrittenValue?) -> [SettingAssignment] {
    guard case .dictionary(let entries)? = manifest.resolved(value) else { return [] }
    return entries.compactMap { entry in
      guard case .string(let name, let position)? = manifest.resolved(entry.key), let text = text(entry.value)
      else { return nil }
      return SettingAssignment(name, value: text, origin: manifest.site(position))
    }
  }

  private func text(_ value: WrittenValue, depth: Int = 0) -> String? {
    guard depth < TuistManifest.deepest else { return nil }
    return switch manifest.resolved(value) ?? value {
    case .string(let text, _): text
    case .boolean(let flag): flag ? "YES" : "NO"
    case .integer(let number): "\(number)"
    case .array(let elements): elements.compactMap(manifest.text).joined(separator: " ")
    case .call(let call):
      ["string", "array"].contains(call.name)
        ? call.arguments.first.flatMap { text($0.value, depth: depth + 1) } : nil
    case .dictionary, .joined, .choice, .mapped, .other: nil
    }
  }

  private func file(_ value: WrittenValue?) -> [SettingAssignment] {
    guard let path = manifest.path(value).map(files.spelling.existing) else { return [] }
    if FileBytes.isFile(path) { return files.assignments(in: path) }
    missing.insert(path, namedAt: manifest.site(manifest.project.position))
    return []
  }
}
