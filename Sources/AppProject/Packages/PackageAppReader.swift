/// Reads the apps of a Swift Playgrounds package: products declared with ".iOSApplication(…)".
struct PackageAppReader {
  private static let purposeKeys = [
    "locationWhenInUse": "NSLocationWhenInUseUsageDescription",
    "locationAlwaysAndWhenInUse": "NSLocationAlwaysAndWhenInUseUsageDescription",
  ]

  let path: FilePath
  let manifest: PackageManifest
  let places: TextPlaces
  let context: InputContext

  /// Returns the apps, which take their sources from the package's targets.
  func apps(of targets: [TargetDraft]) -> [TargetDraft] {
    manifest.products.filter { $0.function == "iOSApplication" }.compactMap { app in
      app.name.map { draft(of: app, named: $0, targets: targets) }
    }
  }

  private func draft(of app: PackageManifest.Declaration, named name: String, targets: [TargetDraft])
    -> TargetDraft
  {
    let names = app["targets"]?.elements.compactMap(\.text) ?? []
    let own = targets.filter { names.contains($0.name) }
    let configuration = BuildConfiguration(
      name: "Release", deploymentTarget: manifest.deploymentTarget?.version, infoPlist: infoPlist(of: app),
      entitlements: [:], settings: [:], infoPlistKeySettings: [:],
      deploymentTargetOrigin: manifest.deploymentTarget.map { places.origin(at: $0.offset) })
    return TargetDraft(
      name: name, kind: .app, container: context.relative(path), origin: places.origin(at: app.offset),
      configurations: [configuration], sources: Set(own.flatMap(\.sources)).sorted(),
      dependencies: Set(own.flatMap(\.dependencies)).subtracting(names).sorted(), localizations: [])
  }

  private func infoPlist(of app: PackageManifest.Declaration) -> InfoPlist {
    var entries: [String: InfoPlist.Entry] = [:]
    let file = app["additionalInfoPlistContentFilePath"]?.text.map { path.folder.appending($0) }
    if let file {
      context.markUsed(file)
      if let list = context.propertyList(file) {
        entries = InfoPlistEntries.entries(of: list.root.entries, in: list, scope: nil)
      }
    }
    for capability in app["capabilities"]?.elements ?? [] { insert(capability, into: &entries) }
    return InfoPlist(path: file.map(context.relative), entries: entries)
  }

  private func insert(_ capability: ManifestValue, into entries: inout [String: InfoPlist.Entry]) {
    guard case .call(let name, let arguments) = capability, let key = PackageAppReader.purposeKeys[name],
      case .text(let purpose, let offset) = arguments.first(where: { $0.label == "purposeString" })?.value
    else { return }
    entries[key] = InfoPlist.Entry(value: .string(purpose), origin: places.origin(at: offset))
  }
}
