import PropertyLists

/// Reads the targets of a specification.
struct SpecificationTargetReader {
  private let specification: ProjectSpecification
  private let settings: SpecificationSettings
  private let sources: SpecificationSources

  init(
    specification: ProjectSpecification, files: ConfigurationFileReader, missing: MissingSettingFiles,
    problems: InputProblems
  ) {
    self.specification = specification
    settings = SpecificationSettings(specification: specification, files: files, missing: missing)
    sources = SpecificationSources(specification: specification, problems: problems)
  }

  /// Returns the description of a target.
  func description(of target: ProjectSpecification.Target) -> TargetDescription {
    let (members, infoPlist) = sources.members(of: target)
    let found = filesByName(of: target, infoPlist: infoPlist)
    return TargetDescription(
      name: target.name, productType: SpecificationPlatform.productType(of: target.node),
      container: specification.path, origin: target.origin, sourceRoot: specification.folder,
      configurations: settings.configurations.map { name in
        var levels = settings.levels(of: target, configuration: name)
        // These are stronger than Xcode's presets, and weaker than all that the specification
        // defines.
        levels.insert(found, at: levels.count - 1)
        return (name, levels)
      },
      // If the specification was not read completely, unknown libraries are possible.
      members: members, dependencies: dependencies(of: target) + specification.unread,
      written: WrittenFiles(
        infoPlist: written("info", of: target), entitlements: written("entitlements", of: target),
        isWhole: specification.unread.isEmpty))
  }

  /// Returns the Info.plist and entitlements that XcodeGen adds to the settings automatically.
  private func filesByName(of target: ProjectSpecification.Target, infoPlist: FilePath?)
    -> [SettingAssignment]
  {
    let named = [
      (
        "INFOPLIST_FILE",
        target.node["info"]?["path"]?.string ?? infoPlist?.relative(to: specification.folder)
      ),
      ("CODE_SIGN_ENTITLEMENTS", target.node["entitlements"]?["path"]?.string),
    ]
    return named.compactMap { name, path in
      path.map { SettingAssignment(name, value: $0, origin: target.origin) }
    }
  }

  /// Returns a property list that XcodeGen writes before each build; nil if the specification has
  /// none.
  private func written(_ key: String, of target: ProjectSpecification.Target) -> PropertyListFile? {
    guard let file = target.node[key], file["path"] != nil else { return nil }
    let nothing = PropertyListNode(content: .dictionary([:]), offset: file.offset)
    return specification.tree.part(file["properties"] ?? nothing)
  }

  private func dependencies(of target: ProjectSpecification.Target) -> [String] {
    let names = (target.node["dependencies"]?.elements ?? []).flatMap { dependency -> [String] in
      // A target of another project follows the name of the project.
      if let name = dependency["target"]?.string {
        return [name.split(separator: "/").last.map(String.init) ?? name]
      }
      if let package = dependency["package"]?.string {
        let products = dependency["products"]?.texts ?? []
        return products.isEmpty ? [dependency["product"]?.string ?? package] : products
      }
      if let name = dependency["carthage"]?.string { return [name] }
      return dependency["framework"]?.string.map { [FilePath("/" + $0).stem] } ?? []
    }
    return Set(names).subtracting([target.name]).sorted()
  }
}
