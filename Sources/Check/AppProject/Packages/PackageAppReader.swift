import LocationPolicy
import PropertyLists
import SourceFacts

/// Reads the apps of a Swift Playgrounds package, which are products declared with
/// ".iOSApplication(…)".
struct PackageAppReader {
  /// The keys for the purposes that capabilities declare.
  private static let purposeKeys: [String: LocationKey] = [
    "locationWhenInUse": .whenInUse, "locationAlwaysAndWhenInUse": .alwaysAndWhenInUse,
  ]

  let folder: FilePath
  /// The path of the manifest in the inventory.
  let file: String
  let manifest: PackageManifest
  let files: InputFiles

  /// Returns the apps, whose sources are those of the package's targets.
  func apps(of targets: [TargetDraft]) -> [TargetDraft] {
    manifest.products.filter { $0.name == "iOSApplication" }.compactMap { app in
      app.declaredName.map { draft(of: app, named: $0, targets: targets) }
    }
  }

  private func draft(of app: WrittenCall, named name: String, targets: [TargetDraft]) -> TargetDraft {
    let names = app.texts("targets")
    let own = targets.filter { names.contains($0.name) }
    let file = app["additionalInfoPlistContentFilePath"]?.string.map { folder.appending($0) }
    let configuration = BuildConfiguration(
      name: "Release", deploymentTarget: manifest.deploymentTarget?.version,
      infoPlist: infoPlist(of: app, and: file), entitlements: [:], settings: [:], infoPlistKeySettings: [:],
      deploymentTargetOrigin: manifest.deploymentTarget.map { Site(file: self.file, position: $0.position) })
    return TargetDraft(
      name: name, kind: .app, container: self.file, origin: Site(file: self.file, position: app.position),
      configurations: [configuration], sources: Set(own.flatMap(\.sources)).sorted(),
      dependencies: Set(own.flatMap(\.dependencies)).subtracting(names).sorted(), localizations: [],
      infoPlists: Set([file].compactMap { $0 }))
  }

  private func infoPlist(of app: WrittenCall, and path: FilePath?) -> InfoPlist {
    var entries: [String: InfoPlist.Entry] = [:]
    if let path, let list = files.propertyList(path) {
      entries = InfoPlistEntries.entries(of: list.root.entries, in: list, scope: nil)
    }
    for capability in app["capabilities"]?.elements ?? [] { insert(capability, into: &entries) }
    return InfoPlist(path: path.map(files.problems.relative), entries: entries)
  }

  private func insert(_ capability: WrittenValue, into entries: inout [String: InfoPlist.Entry]) {
    guard case .call(let call) = capability, let key = Self.purposeKeys[call.name],
      case .string(let purpose, let position) = call["purposeString"]
    else { return }
    entries[key.rawValue] = InfoPlist.Entry(
      value: .string(purpose), origin: Site(file: file, position: position))
  }
}
