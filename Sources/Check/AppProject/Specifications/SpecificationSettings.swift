import PropertyLists

/// Collects the levels of build settings that XcodeGen generates for the targets of a
/// specification.
struct SpecificationSettings {
  private static let deepest = 16

  let specification: ProjectSpecification
  let files: ConfigurationFileReader
  let missing: MissingSettingFiles

  /// The names of the configurations; the one for archives is first.
  var configurations: [String] {
    let kinds = specification["configs"]?.entries.mapValues { $0.value.string ?? "" } ?? [:]
    guard !kinds.isEmpty else { return ["Release", "Debug"] }
    return kinds.keys.sorted { left, right in rank(left, kinds[left]) < rank(right, kinds[right]) }
  }

  private func rank(_ name: String, _ kind: String?) -> (Int, String) {
    (name == "Release" ? 0 : kind == "release" ? 1 : 2, name)
  }

  /// Returns the levels of a target's configuration, from the strongest to the weakest.
  func levels(of target: ProjectSpecification.Target, configuration: String) -> [[SettingAssignment]] {
    let projectFile = file(specification["configFiles"], configuration)
    let targetFile = file(target.node["configFiles"], configuration)
    // XcodeGen omits presets that a settings file defines.
    let stated = Set((projectFile + targetFile).map(\.name))
    func presets(_ values: [(String, String)], at origin: Site) -> [SettingAssignment] {
      values.filter { !stated.contains($0.0) }.map { SettingAssignment($0.0, value: $0.1, origin: origin) }
    }
    return [
      assignments(of: target.node["settings"], configuration),
      targetFile,
      presets(
        SpecificationPlatform.settings(of: target.node), at: origin(target.node["deploymentTarget"], target)),
      assignments(of: specification["settings"], configuration),
      projectFile,
      presets(
        SpecificationPlatform.settings(of: specification["options"]),
        at: origin(specification["options"]?["deploymentTarget"], target)),
      builtIn(target).assignments(for: configuration),
    ]
  }

  private func origin(_ node: PropertyListNode?, _ target: ProjectSpecification.Target) -> Site {
    node.map { specification.tree.origin(at: $0.offset) } ?? target.origin
  }

  private func builtIn(_ target: ProjectSpecification.Target) -> BuiltInSettings {
    BuiltInSettings(
      target: target.name, productType: SpecificationPlatform.productType(of: target.node),
      project: specification.project, sourceRoot: specification.folder,
      developmentRegion: specification["options"]?["developmentLanguage"]?.string ?? "en",
      origin: target.origin)
  }

  /// Returns the assignments of settings and of their groups, the weakest first.
  private func assignments(
    of settings: PropertyListNode?, _ configuration: String, depth: Int = 0
  ) -> [SettingAssignment] {
    guard let settings, depth < Self.deepest else { return [] }
    guard ["base", "configs", "groups"].contains(where: { settings[$0] != nil }) else {
      return literals(settings)
    }
    let groups = (settings["groups"]?.texts ?? []).flatMap {
      assignments(of: specification["settingGroups"]?[$0], configuration, depth: depth + 1)
    }
    let variants = (settings["configs"]?.entries ?? [:]).sorted { $0.key < $1.key }
      .filter { applies($0.key, to: configuration) }
      .flatMap { assignments(of: $0.value.value, configuration, depth: depth + 1) }
    return groups + (settings["base"].map(literals) ?? []) + variants
  }

  /// Returns whether a variant applies to a configuration: as part of its name, unless it is the
  /// name of another.
  private func applies(_ variant: String, to configuration: String) -> Bool {
    guard configuration.lowercased().contains(variant.lowercased()) else { return false }
    return variant == configuration || !configurations.contains(variant)
  }

  private func literals(_ settings: PropertyListNode) -> [SettingAssignment] {
    settings.entries.sorted { $0.key < $1.key }.compactMap { name, entry in
      entry.value.settingText.map {
        SettingAssignment(name, value: $0, origin: specification.tree.origin(at: entry.keyOffset))
      }
    }
  }

  private func file(_ configFiles: PropertyListNode?, _ configuration: String) -> [SettingAssignment] {
    guard let entry = configFiles?.entries[configuration], let name = entry.value.string else { return [] }
    let path = files.spelling.existing(specification.folder.appending(name))
    if FileBytes.isFile(path) { return files.assignments(in: path) }
    missing.insert(path, namedAt: specification.tree.origin(at: entry.keyOffset))
    return []
  }
}
