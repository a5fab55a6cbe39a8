/// What was read of projects.
struct ProjectContents {
  /// How far projects say which Info.plists are used.
  enum InfoPlistUse: Comparable {
    /// They say nothing of it; an Info.plist of an app that nothing names is an app.
    case unknown
    /// They name all; any other is unused.
    case complete
    /// They may use any, because not all that they say was read.
    case partial
  }

  /// The targets to check.
  var targets: [TargetDraft] = []
  /// The targets that count where what is checked links them.
  var linkable: [TargetDraft] = []
  /// The targets behind the names that others depend on.
  var products: [String: [String]] = [:]
  /// The files that were read as projects, or as parts of them.
  var paths: Set<FilePath> = []
  /// Info.plists that no target uses.
  var unusedInfoPlists: [FilePath] = []
  /// How far the projects say which Info.plists are used.
  var infoPlistUse = InfoPlistUse.unknown

  /// Adds what was read of other projects.
  mutating func append(_ other: ProjectContents) {
    targets += other.targets
    linkable += other.linkable
    products.merge(other.products) { first, second in first + second }
    paths.formUnion(other.paths)
    unusedInfoPlists += other.unusedInfoPlists
    infoPlistUse = max(infoPlistUse, other.infoPlistUse)
  }
}

/// What one project holds, and what else it leads to.
struct ReadProject {
  /// What it states itself.
  var contents = ProjectContents()
  /// The projects that are part of it, to be read in this order.
  var members: [any Project] = []
  /// The files of projects that it takes in from outside; those that are not there lead nowhere.
  var references: [FilePath] = []
  /// Works out what depends on all other projects, once those are read: what none of them accounts for.
  var remainder: ((ProjectContents) -> ProjectContents)?
  /// What to do where nothing can be read.
  var advice: String?
}
