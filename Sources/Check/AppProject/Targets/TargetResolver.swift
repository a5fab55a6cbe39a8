import SourceFacts

/// Resolves the settings of a target, and reads the files that they refer to.
struct TargetResolver {
  let input: InputFiles
  let spelling: FileSpelling
  /// The remaining size of the expanded settings of all targets.
  let budget: SettingBudget

  /// Returns the target without its sources.
  func draft(of target: TargetDescription) -> TargetDraft {
    let builds = target.configurations.map { build(of: target, named: $0.name, levels: $0.levels) }
    let kind = ProductKindChoice.kind(
      productType: target.productType, platform: builds.first?.platform ?? .iPhone,
      infoPlist: builds.first?.configuration.infoPlist)
    let configurations = builds.map(\.configuration)
    let definitions = BuildDefinitions(configurations)
    return TargetDraft(
      name: target.name, kind: kind, container: input.problems.relative(target.container),
      origin: target.origin, configurations: configurations,
      sources: existing(target.members.sources), dependencies: dependencies(of: target, configurations),
      localizations: LocalizationReader(input).localizations(in: existing(target.members.localizedFiles)),
      firstScreens: FirstScreenReader.firstScreens(
        of: configurations, storyboards: existing(target.members.storyboards), readBy: input),
      interfaces: existing(target.members.storyboards.union(target.members.views)),
      infoPlists: Set(builds.compactMap(\.infoPlist)),
      definitions: kind == .watch ? definitions.onWatch : definitions)
  }

  /// Returns the dependencies in build phases, and in the settings of all configurations.
  private func dependencies(of target: TargetDescription, _ configurations: [BuildConfiguration]) -> [String]
  {
    let flagged = configurations.reduce(into: Set()) { names, configuration in
      names.formUnion(LinkerFlags.libraries(in: configuration.settings["OTHER_LDFLAGS"] ?? ""))
    }
    return flagged.union(target.dependencies).subtracting([target.name]).sorted()
  }

  private func existing(_ paths: Set<FilePath>) -> [FilePath] {
    Set(paths.map(spelling.existing)).sorted()
  }

  private func build(
    of target: TargetDescription, named name: String, levels: [[SettingAssignment]]
  ) -> (platform: Platform, configuration: BuildConfiguration, infoPlist: FilePath?) {
    let platform = PlatformChoice.platform(of: levels, configuration: name, budget: budget)
    let table = SettingTable(levels: levels, for: BuildKind(configuration: name, platform: platform))
    let reader = ConfigurationReader(
      files: input, spelling: spelling, budget: budget, sourceRoot: target.sourceRoot,
      written: target.written, isChecked: isChecked(target.productType, on: platform))
    let (configuration, infoPlist) = reader.configuration(
      name, scope: SettingScope(table, budget: budget), platform: platform)
    return (platform, configuration, infoPlist)
  }

  /// Returns whether location rules apply to a product, so that a missing Info.plist matters.
  private func isChecked(_ productType: String, on platform: Platform) -> Bool {
    switch ProductKindChoice.kind(productType: productType, platform: platform, infoPlist: nil) {
    case .app, .appClip, .widget, .appExtension: true
    case .framework, .watch, .test, .other: false
    }
  }
}
