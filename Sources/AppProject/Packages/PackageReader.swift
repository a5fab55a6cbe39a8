/// Reads a Swift package into targets, without running its manifest.
struct PackageReader {
  /// What a package gives.
  struct Package {
    /// Its targets, and its apps.
    let targets: [TargetDraft]
    /// The targets of its products, by the product's name.
    let products: [String: [String]]
  }

  private let context: InputContext

  init(_ context: InputContext) { self.context = context }

  /// Returns the package of a manifest, or nil after reporting why it can't be read.
  func package(at path: FilePath) -> Package? {
    guard let bytes = context.bytes(of: path, limit: FileBytes.settingsLimit, .error) else { return nil }
    let manifest = PackageManifest(bytes)
    let places = TextPlaces(bytes, file: context.relative(path))
    reportUnknownNames(manifest, places)
    let reader = PackageTargetReader(
      folder: path.folder, context: context, configuration: configuration(of: manifest, places),
      hasOneTarget: manifest.targets.count { $0.function != "testTarget" } == 1)
    let targets = manifest.targets.compactMap { declaration in
      declaration.name.map {
        reader.draft(of: declaration, named: $0, at: places.origin(at: declaration.offset))
      }
    }
    let apps = PackageAppReader(path: path, manifest: manifest, places: places, context: context).apps(
      of: targets)
    return Package(targets: targets + apps, products: products(of: manifest))
  }

  private func configuration(of manifest: PackageManifest, _ places: TextPlaces) -> BuildConfiguration {
    BuildConfiguration(
      name: "Release", deploymentTarget: manifest.deploymentTarget?.version, infoPlist: nil,
      entitlements: [:],
      settings: [:], infoPlistKeySettings: [:],
      deploymentTargetOrigin: manifest.deploymentTarget.map { places.origin(at: $0.offset) })
  }

  private func products(of manifest: PackageManifest) -> [String: [String]] {
    let pairs = manifest.products.compactMap { product in
      product.name.map { ($0, product["targets"]?.elements.compactMap(\.text) ?? []) }
    }
    return Dictionary(pairs) { first, second in first + second }
  }

  private func reportUnknownNames(_ manifest: PackageManifest, _ places: TextPlaces) {
    for target in manifest.targets where target.name == nil {
      let message =
        "The name of this target is worked out by the manifest, which is not run; the target was skipped."
      context.report(.warning, message, at: places.origin(at: target.offset))
    }
  }
}
