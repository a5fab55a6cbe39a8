/// Reads the targets of an Xcode project.
struct TargetReader {
  private let document: ProjectDocument
  private let context: InputContext
  private let settings: TargetSettings
  private let members: TargetMemberReader
  private let dependencies: TargetDependencies

  init(document: ProjectDocument, missing: MissingSettingFiles, context: InputContext) {
    self.document = document
    self.context = context
    let files = ConfigurationFileReader(searchFolder: document.sourceRoot, missing: missing, context: context)
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
      name: target.text("name") ?? "", kind: kind, container: context.relative(document.path),
      origin: document.origin(of: target), configurations: configurations,
      sources: existing(files.sources), dependencies: dependencies.names(of: target),
      localizations: LocalizationReader(context).localizations(in: existing(files.localizedFiles)),
      firstScreens: FirstScreenReader.firstScreens(
        of: configurations, storyboards: existing(files.storyboards), context: context))
  }

  private func existing(_ paths: Set<FilePath>) -> [FilePath] {
    Set(paths.map(context.spelling.existing)).sorted()
  }

  private func build(
    of configuration: ProjectObject, in target: ProjectObject
  ) -> (platform: Platform, configuration: BuildConfiguration) {
    let name = configuration.text("name") ?? ""
    let levels = settings.levels(of: configuration, in: target)
    let platform = PlatformChoice.platform(of: levels, configuration: name, budget: context.settingBudget)
    let table = SettingTable(levels: levels, for: BuildKind(configuration: name, platform: platform))
    let reader = ConfigurationReader(
      context: context, sourceRoot: document.sourceRoot, isChecked: isChecked(target, on: platform))
    return (
      platform,
      reader.configuration(
        name, scope: SettingScope(table, budget: context.settingBudget), platform: platform)
    )
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
