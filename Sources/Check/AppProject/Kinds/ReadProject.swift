/// The contents of projects.
struct ProjectContents {
  /// The extent to which projects declare the Info.plists that they use.
  enum InfoPlistUse: Comparable {
    /// They declare none; an app's Info.plist that is not used by any target counts as an app.
    case unknown
    /// They declare all; any other is unused.
    case complete
    /// They may use others, because the projects were not read completely.
    case partial
  }

  /// The targets to check.
  var targets: [TargetDraft] = []
  /// The targets that count if a checked target links them.
  var linkable: [TargetDraft] = []
  /// The targets of each product, by the name that others depend on.
  var products: [String: [String]] = [:]
  /// The files that were read as projects or parts of them.
  var paths: Set<FilePath> = []
  /// The Info.plists that no target uses.
  var unusedInfoPlists: [FilePath] = []
  /// The extent to which the projects declare the Info.plists that they use.
  var infoPlistUse = InfoPlistUse.unknown

  /// Adds the contents of other projects.
  mutating func append(_ other: ProjectContents) {
    targets += other.targets
    linkable += other.linkable
    products.merge(other.products) { first, second in first + second }
    paths.formUnion(other.paths)
    unusedInfoPlists += other.unusedInfoPlists
    infoPlistUse = max(infoPlistUse, other.infoPlistUse)
  }
}

/// The contents of a project, and the other projects that it refers to.
struct ReadProject {
  /// Its own contents.
  var contents = ProjectContents()
  /// The projects that are part of it, in the order of reading.
  var members: [any Project] = []
  /// The files of external projects that it refers to; missing ones are ignored.
  var references: [FilePath] = []
  /// Computes the contents that depend on all other projects, once those are read.
  var remainder: ((ProjectContents) -> ProjectContents)?
  /// Advice if nothing can be read.
  var advice: String?
}
