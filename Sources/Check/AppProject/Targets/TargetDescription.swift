/// A target as a project declares it, before its settings are resolved and its files are read.
struct TargetDescription {
  let name: String
  /// The product type, such as "com.apple.product-type.application".
  let productType: String
  /// The project that declares it.
  let container: FilePath
  let origin: Site
  /// The folder to which paths in its settings are relative.
  let sourceRoot: FilePath
  /// The build configurations with their levels of settings, strongest first; the configuration for
  /// archives is first.
  let configurations: [(name: String, levels: [[SettingAssignment]])]
  var members: TargetMembers
  /// The names of the targets and libraries that it links or embeds, sorted.
  let dependencies: [String]
  /// The files that a tool generates for the target.
  var written = WrittenFiles()
}

/// The files of a target that are generated together with the project, so that existing ones are
/// ignored.
struct WrittenFiles {
  var infoPlist: PropertyListFile?
  var entitlements: PropertyListFile?
  /// Whether the generated contents are fully known; otherwise nothing can be concluded from what
  /// they lack.
  var isWhole = true
}
