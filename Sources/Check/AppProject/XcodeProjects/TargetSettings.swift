import PropertyLists

/// Collects the levels of build settings of a target and its configurations.
struct TargetSettings {
  private let document: ProjectDocument
  private let files: ConfigurationFileReader
  private let missing: MissingSettingFiles

  init(document: ProjectDocument, files: ConfigurationFileReader, missing: MissingSettingFiles) {
    self.document = document
    self.files = files
    self.missing = missing
  }

  /// Returns the target's configurations; the one for archives is first.
  func configurations(of target: ProjectObject) -> [ProjectObject] {
    guard let list = document[target.text("buildConfigurationList")] else { return [] }
    let all = document.objects("buildConfigurations", of: list)
    let preferred = ["Release", list.text("defaultConfigurationName")].compactMap { $0 }
    let first = preferred.lazy.compactMap { name in all.first { $0.text("name") == name } }.first
    guard let first else { return all }
    return [first] + all.filter { $0.id != first.id }
  }

  /// Returns the levels of a target's configuration, from the strongest to the weakest.
  func levels(of configuration: ProjectObject, in target: ProjectObject) -> [[SettingAssignment]] {
    let name = configuration.text("name") ?? ""
    let own = levels(of: configuration)
    let shared = projectConfiguration(named: name).map(levels) ?? []
    return own + shared + [
      builtIn(target).assignments(for: name)
    ]
  }

  private func builtIn(_ target: ProjectObject) -> BuiltInSettings {
    BuiltInSettings(
      target: target.text("name") ?? "", productType: target.text("productType") ?? "",
      project: document.path, sourceRoot: document.sourceRoot,
      developmentRegion: document.project.text("developmentRegion") ?? "en",
      origin: document.origin(of: target))
  }

  private func projectConfiguration(named name: String) -> ProjectObject? {
    guard let list = document[document.project.text("buildConfigurationList")] else { return nil }
    let all = document.objects("buildConfigurations", of: list)
    let standard = list.text("defaultConfigurationName")
    return all.first { $0.text("name") == name } ?? all.first { $0.text("name") == standard } ?? all.first
  }

  private func levels(of configuration: ProjectObject) -> [[SettingAssignment]] {
    [literals(of: configuration), fileAssignments(of: configuration)]
  }

  private func literals(of configuration: ProjectObject) -> [SettingAssignment] {
    let entries = configuration.node["buildSettings"]?.entries ?? [:]
    // In this order, a conditional setting follows the unconditional one and overrides it.
    return entries.sorted { $0.key < $1.key }.map { name, entry in
      let texts = entry.value.string.map { [$0] } ?? entry.value.elements.compactMap(\.string)
      let origin = document.file.origin(at: entry.keyOffset)
      return SettingAssignment(name, value: texts.joined(separator: " "), origin: origin)
    }
  }

  private func configurationFile(of configuration: ProjectObject) -> FilePath? {
    if let reference = configuration.text("baseConfigurationReference") { return document.paths[reference] }
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor"),
      let path = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return document.paths[anchor]?.appending(path)
  }

  private func fileAssignments(of configuration: ProjectObject) -> [SettingAssignment] {
    guard let path = configurationFile(of: configuration).map(files.spelling.existing) else { return [] }
    if FileBytes.isFile(path) { return files.assignments(in: path) }
    missing.insert(path, namedAt: document.origin(of: configuration))
    return []
  }
}
