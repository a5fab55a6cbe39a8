/// Reads the targets of an Xcode project.
struct TargetReader {
  private let document: ProjectDocument
  private let settings: TargetSettings
  private let members: TargetMemberReader
  private let dependencies: TargetDependencies

  /// Creates a reader for a project and its files of settings.
  init(document: ProjectDocument, files: ConfigurationFileReader, missing: MissingSettingFiles) {
    self.document = document
    settings = TargetSettings(document: document, files: files, missing: missing)
    members = TargetMemberReader(document)
    dependencies = TargetDependencies(document)
  }

  /// Returns the description of a target.
  func description(of target: ProjectObject) -> TargetDescription {
    TargetDescription(
      name: target.text("name") ?? "", productType: target.text("productType") ?? "",
      container: document.path, origin: document.origin(of: target), sourceRoot: document.sourceRoot,
      configurations: settings.configurations(of: target).map { configuration in
        (configuration.text("name") ?? "", settings.levels(of: configuration, in: target))
      },
      members: members.members(of: target), dependencies: dependencies.names(of: target))
  }
}
