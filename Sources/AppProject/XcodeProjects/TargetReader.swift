/// Reads the targets of an Xcode project.
struct TargetReader {
  private let document: ProjectDocument
  private let input: InputFiles
  private let spelling: FileSpelling
  private let budget: SettingBudget
  private let settings: TargetSettings
  private let members: TargetMemberReader
  private let dependencies: TargetDependencies

  /// Takes a project, and what reading its files takes: targets of one input share what their settings may grow to.
  init(
    document: ProjectDocument, missing: MissingSettingFiles, input: InputFiles, spelling: FileSpelling,
    budget: SettingBudget
  ) {
    self.document = document
    self.input = input
    self.spelling = spelling
    self.budget = budget
    let files = ConfigurationFileReader(
      searchFolder: document.sourceRoot, missing: missing, files: input, spelling: spelling)
    settings = TargetSettings(document: document, files: files, missing: missing)
    members = TargetMemberReader(document)
    dependencies = TargetDependencies(document)
  }

  /// Returns the target without its sources read.
  func draft(of target: ProjectObject) -> TargetDraft {
    let builds = settings.configurations(of: target).map { build(of: $0, in: target) }
    let files = members.members(of: target)
    let kind = ProductKindChoice.kind(
      productType: target.text("productType") ?? "", platform: builds.first?.platform ?? .iPhone,
      infoPlist: builds.first?.configuration.infoPlist)
    let configurations = builds.map(\.configuration)
    return TargetDraft(
      name: target.text("name") ?? "", kind: kind, container: input.problems.relative(document.path),
      origin: document.origin(of: target), configurations: configurations,
      sources: existing(files.sources), dependencies: dependencies.names(of: target),
      localizations: LocalizationReader(input).localizations(in: existing(files.localizedFiles)),
      firstScreens: FirstScreenReader.firstScreens(
        of: configurations, storyboards: existing(files.storyboards), readBy: input),
      infoPlists: Set(builds.compactMap(\.infoPlist)))
  }

  private func existing(_ paths: Set<FilePath>) -> [FilePath] {
    Set(paths.map(spelling.existing)).sorted()
  }

  private func build(
    of configuration: ProjectObject, in target: ProjectObject
  ) -> (platform: Platform, configuration: BuildConfiguration, infoPlist: FilePath?) {
    let name = configuration.text("name") ?? ""
    let levels = settings.levels(of: configuration, in: target)
    let platform = PlatformChoice.platform(of: levels, configuration: name, budget: budget)
    let table = SettingTable(levels: levels, for: BuildKind(configuration: name, platform: platform))
    let reader = ConfigurationReader(
      files: input, spelling: spelling, budget: budget, sourceRoot: document.sourceRoot,
      isChecked: isChecked(target, on: platform))
    let (configuration, infoPlist) = reader.configuration(
      name, scope: SettingScope(table, budget: budget), platform: platform)
    return (platform, configuration, infoPlist)
  }

  /// A missing Info.plist matters where the product is one that location rules apply to.
  private func isChecked(_ target: ProjectObject, on platform: Platform) -> Bool {
    let kind = ProductKindChoice.kind(
      productType: target.text("productType") ?? "", platform: platform, infoPlist: nil)
    return switch kind {
    case .app, .appClip, .widget, .appExtension: true
    case .framework, .watch, .test, .other: false
    }
  }
}
