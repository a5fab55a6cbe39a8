/// An Xcode project.
struct XcodeProject: ProjectKind, Project {
  static let marker = XcodeProjectFile.marker

  let path: FilePath

  static func projects(among markers: FoundMarkers) -> [any Project] {
    markers.xcodeProjects.map { XcodeProject(path: $0) }
  }

  static func project(named path: FilePath, isFolder: Bool) -> (any Project)? {
    if marker.matches(path, isFolder: isFolder) { return XcodeProject(path: path) }
    return !isFolder && path == XcodeProjectFile.path(in: path.folder) ? XcodeProject(path: path.folder) : nil
  }

  func read(in context: ReadingContext) -> ReadProject {
    context.show(path)
    // A project that can't be read may use the Info.plists beside it.
    let nothing = ReadProject(contents: ProjectContents(infoPlistUse: .partial))
    guard let file = context.files.propertyList(XcodeProjectFile.path(in: path)) else { return nothing }
    guard let document = ProjectDocument(path: path, file: file) else {
      context.problems.report(
        .error, "This project file states no project; restore it from version control.", in: path)
      return nothing
    }
    return read(document, in: context)
  }

  private func read(_ document: ProjectDocument, in context: ReadingContext) -> ReadProject {
    let missing = MissingSettingFiles(context.problems)
    let settingFiles = context.settingFiles(below: document.sourceRoot, missing)
    let reader = TargetReader(document: document, files: settingFiles, missing: missing)
    let found = document.targets.map { target in
      var description = reader.description(of: target)
      if let lost = SynchronizedFolders(document).lost(of: target) {
        replace(lost, of: &description, in: context)
      }
      return context.resolver.draft(of: description)
    }
    let targets = missing.isEmpty ? found : found.map(\.withUnreadSettings)
    missing.report()
    var read =
      context.standing == .checked
      ? context.withInstalledLibraries(targets, ofProjectAt: path)
      : ReadProject(contents: ProjectContents(targets: targets))
    read.contents.products = Self.products(of: found)
    read.contents.infoPlistUse = .complete
    let references = ProjectReferences(document: document)
    read.references += references.projects.map(XcodeProjectFile.path)
    read.references += references.packages.map(SwiftPackage.manifest)
    return read
  }

  /// Reports a folder of sources that isn't there, and takes those beside the project for an app that has no others.
  private func replace(_ lost: FilePath, of target: inout TargetDescription, in context: ReadingContext) {
    let isApp = target.productType == "com.apple.product-type.application"
    guard isApp, target.members.sources.isEmpty else { return }
    target.members.insertFiles(below: target.sourceRoot, entering: context.folders.isEntered) { _ in true }
    context.problems.report(
      .warning,
      "The sources of \(target.name) are in \(context.problems.relative(lost)), which is not there; those beside the project are read instead.",
      in: path)
  }

  /// Returns libraries by the other names with which they are linked.
  private static func products(of found: [TargetDraft]) -> [String: [String]] {
    let own = Set(found.map(\.name))
    var products: [String: [String]] = [:]
    for draft in found where draft.kind == .framework {
      let settings = draft.configurations.first?.settings ?? [:]
      var names = Set(["PRODUCT_NAME", "PRODUCT_MODULE_NAME"].compactMap { settings[$0] })
      if InstalledLibraries.isLibraryOfPods(draft.name) { names.insert(draft.name.replacing("-", with: "_")) }
      for name in names.subtracting(own).subtracting([""]) { products[name, default: []].append(draft.name) }
    }
    return products
  }
}

/// An Xcode workspace, which contains projects and packages.
struct XcodeWorkspace: ProjectKind, Project {
  // In a folder, the projects are found individually.
  static let marker = ProjectMarker.none

  let path: FilePath

  static func project(named path: FilePath, isFolder: Bool) -> (any Project)? {
    isFolder && path.pathExtension == "xcworkspace" ? XcodeWorkspace(path: path) : nil
  }

  func read(in context: ReadingContext) -> ReadProject {
    ReadProject(
      members: WorkspaceReader(context.files).members(of: path).compactMap { member in
        if member.pathExtension == "xcodeproj" {
          return context.folders.isRead(project: member) ? XcodeProject(path: member) : nil
        }
        let manifest = SwiftPackage.manifest(in: member)
        return FileBytes.isFile(manifest) ? SwiftPackage(path: manifest) : nil
      })
  }
}
