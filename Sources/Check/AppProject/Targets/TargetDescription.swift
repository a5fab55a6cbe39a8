/// A target as a project describes it, before its settings are resolved and its files are read.
struct TargetDescription {
  let name: String
  /// What it builds, such as "com.apple.product-type.application".
  let productType: String
  /// The project that declares it.
  let container: FilePath
  let origin: Site
  /// The folder from which the paths in its settings count.
  let sourceRoot: FilePath
  /// The build configurations, the one that is archived first, with their levels of settings, the strongest first.
  let configurations: [(name: String, levels: [[SettingAssignment]])]
  let members: TargetMembers
  /// The names of what it links or embeds, sorted.
  let dependencies: [String]
  /// What a tool writes for the target rather than reads from its folder.
  var written = WrittenFiles()
}

/// The files of a target that the tool which makes the project writes, and whose text on disk does not count.
struct WrittenFiles {
  var infoPlist: PropertyListFile?
  var entitlements: PropertyListFile?
  /// Whether all is known of what the tool writes; if not, nothing can be said of what is not in it.
  var isWhole = true
}
