import LocationPolicy
import PropertyLists

/// Resolves one build configuration of a target.
struct ConfigurationReader {
  let files: InputFiles
  let spelling: FileSpelling
  /// The remaining size of expanded build settings.
  let budget: SettingBudget
  let sourceRoot: FilePath
  var written = WrittenFiles()
  /// Whether location rules apply to the product, so that a missing file is an error.
  let isChecked: Bool

  /// Returns the configuration for a scope of settings.
  func configuration(
    _ name: String, scope: SettingScope, platform: Platform
  ) -> (configuration: BuildConfiguration, infoPlist: FilePath?) {
    let settings = Dictionary(uniqueKeysWithValues: scope.names.map { ($0, scope[$0]) })
    let reader = InfoPlistReader(
      files: files, spelling: spelling, scope: scope, sourceRoot: sourceRoot, written: written.infoPlist)
    let infoPlist = written.isWhole ? reader.infoPlist(isChecked: isChecked) : nil
    let keys = scope.names.filter { $0.hasPrefix("INFOPLIST_KEY_") }
    let origins = keys.compactMap { key in scope.origin(of: key).map { (key, $0) } }
    let configuration = BuildConfiguration(
      name: name,
      deploymentTarget: platform == .iPhone ? SystemVersion(scope["IPHONEOS_DEPLOYMENT_TARGET"]) : nil,
      infoPlist: infoPlist, entitlements: entitlements(scope), settings: settings,
      infoPlistKeySettings: Dictionary(uniqueKeysWithValues: origins),
      deploymentTargetOrigin: scope.origin(of: "IPHONEOS_DEPLOYMENT_TARGET"))
    reportEndless(scope)
    return (configuration, reader.path)
  }

  private func entitlements(_ scope: SettingScope) -> [String: JSONValue] {
    let name = scope["CODE_SIGN_ENTITLEMENTS"]
    guard !name.isEmpty,
      let file = written.entitlements ?? files.propertyList(sourceRoot.appending(name), .warning)
    else { return [:] }
    return InfoPlistEntries.entries(of: file.root.entries, in: file, scope: scope).mapValues(\.value)
  }

  private func reportEndless(_ scope: SettingScope) {
    guard let name = scope.endless.min() else { return }
    if !budget.isSpent, let origin = scope.origin(of: name) {
      let message = "The value of \(name) has no end and was cut; settings name each other in a circle."
      files.problems.report(.warning, message, at: origin)
    } else if let file = scope.names.lazy.compactMap(scope.origin).first?.file {
      let message =
        "The build settings expand to more text than any project has, and were cut; remove what repeats."
      files.problems.report(.error, message, at: Site(file: file, line: 1))
    }
  }
}
