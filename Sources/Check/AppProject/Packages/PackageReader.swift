import SourceFacts

/// Reads the targets of a Swift package without running its manifest.
struct PackageReader {
  /// The contents of a package.
  struct Package {
    /// The targets and apps.
    let targets: [TargetDraft]
    /// The targets of each product, by the product's name.
    let products: [String: [String]]
    /// The folders of local packages that it depends on.
    let localPackages: [FilePath]
  }

  private let files: InputFiles
  private let folders: FolderChoice

  init(_ files: InputFiles, folders: FolderChoice) {
    self.files = files
    self.folders = folders
  }

  /// Returns the package of a manifest; nil after reporting why it can't be read.
  func package(at path: FilePath) -> Package? {
    guard let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .error) else { return nil }
    let manifest = PackageManifest(bytes)
    let file = files.problems.relative(path)
    report(manifest, in: file)
    let reader = PackageTargetReader(
      folder: path.folder, manifest: file, problems: files.problems, folders: folders,
      configuration: configuration(of: manifest, in: file),
      hasOneTarget: manifest.targets.count { $0.name != "testTarget" } == 1)
    let targets = manifest.targets.compactMap { call in
      call.declaredName.map { reader.draft(of: call, named: $0) }
    }
    let apps = PackageAppReader(folder: path.folder, file: file, manifest: manifest, files: files)
      .apps(of: targets)
    return Package(
      targets: targets + apps, products: products(of: manifest),
      localPackages: manifest.localPackages.map { path.folder.appending($0) })
  }

  private func configuration(of manifest: PackageManifest, in file: String) -> BuildConfiguration {
    BuildConfiguration(
      name: "Release", deploymentTarget: manifest.deploymentTarget?.version, infoPlist: nil,
      entitlements: [:], settings: [:], infoPlistKeySettings: [:],
      deploymentTargetOrigin: manifest.deploymentTarget.map { Site(file: file, position: $0.position) })
  }

  private func products(of manifest: PackageManifest) -> [String: [String]] {
    let pairs = manifest.products.compactMap { product in
      product.declaredName.map { ($0, product.texts("targets")) }
    }
    return Dictionary(pairs) { first, second in first + second }
  }

  private func report(_ manifest: PackageManifest, in file: String) {
    for problem in manifest.problems {
      files.problems.report(.warning, problem.message, at: Site(file: file, position: problem.position))
    }
    let nameless = manifest.targets.filter { $0.declaredName == nil }.map(\.position)
    for position in nameless + manifest.unfollowed {
      let message =
        "The name of this target is worked out by the manifest, which is not run; the target was skipped."
      files.problems.report(.warning, message, at: Site(file: file, position: position))
    }
  }
}
