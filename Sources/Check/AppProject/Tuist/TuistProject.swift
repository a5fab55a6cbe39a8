import SourceFacts

/// Projects that Tuist generates from manifests.
enum Tuist: ProjectKind {
  static let marker = ProjectMarker.fileNames(["Project.swift"])

  static let generator: ProjectGenerator? = ProjectGenerator(isRead: true) {
    "Tuist makes the project from \($0); run \"tuist generate\" first"
  }

  /// Returns the manifests without a generated project.
  static func projects(among markers: FoundMarkers) -> [any Project] {
    let helpers = TuistHelperFiles()
    return markers.paths(marker).filter { !markers.isBesideXcodeProject($0) }.map {
      TuistProject(path: $0, helpers: helpers)
    }
  }

  static func project(named path: FilePath, isFolder: Bool) -> (any Project)? {
    marker.matches(path, isFolder: isFolder) ? TuistProject(path: path, helpers: TuistHelperFiles()) : nil
  }
}

/// A project that Tuist generates from a manifest.
struct TuistProject: Project {
  /// The path of the manifest.
  let path: FilePath
  let helpers: TuistHelperFiles

  func read(in context: ReadingContext) -> ReadProject {
    context.show(path)
    let files = context.files
    guard let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .error) else {
      return ReadProject()
    }
    let helpers = helpers.helpers(below: TuistManifest.root(of: path.folder), readBy: files)
    let file = context.problems.relative(path)
    switch TuistManifest.read(bytes, at: path, file: file, helpers: helpers) {
    case .nothing: return ReadProject()
    case .project(let manifest): return read(manifest, in: context)
    case .unread(let name):
      let message =
        "A helper works out this project, and is not run; its Info.plist and what it links are unknown. Run tuist generate to have all checked."
      context.problems.report(.warning, message, in: path)
      let name = name ?? path.folder.name
      return withRemainder(
        context.withInstalledLibraries([], ofProjectAt: path.folder.appending(name + ".xcodeproj")),
        of: UnreadManifest(path: path, name: name), in: context)
    }
  }

  private func read(_ manifest: TuistManifest, in context: ReadingContext) -> ReadProject {
    let missing = MissingSettingFiles(context.problems)
    let settings = TuistSettings(
      manifest: manifest, files: context.settingFiles(below: manifest.folder, missing), missing: missing)
    let targets = TuistTargetReader(manifest: manifest, settings: settings, problems: context.problems)
    // A manifest can compute any setting.
    let (found, areAll) = targets.descriptions()
    let drafts = found.map { context.resolver.draft(of: $0).withUnreadSettings }
    for problem in manifest.problems {
      context.problems.report(.warning, problem.message, at: manifest.site(problem.position))
    }
    missing.report()
    var read = context.withInstalledLibraries(drafts, ofProjectAt: manifest.xcodeProject)
    read.references += manifest.packages.map(SwiftPackage.manifest)
    read.contents.infoPlistUse = found.allSatisfy(\.written.isWhole) ? .complete : .partial
    if areAll { return read }
    return withRemainder(read, of: UnreadManifest(path: path, name: manifest.name), in: context)
  }

  /// Returns the contents of a manifest with partly unknown targets; the code beside it is read
  /// last.
  private func withRemainder(_ read: ReadProject, of manifest: UnreadManifest, in context: ReadingContext)
    -> ReadProject
  {
    var read = read
    read.contents.infoPlistUse = .partial
    read.remainder = { known in
      let sources = known.targets.reduce(into: Set()) { $0.formUnion($1.sources) }
      let manifests = known.paths.filter { Tuist.marker.matches($0, isFolder: false) }
      let draft = manifest.draft(
        without: sources, manifests, in: context.folders, readBy: context.files)
      return ProjectContents(targets: draft.map { [$0] } ?? [])
    }
    return read
  }
}
