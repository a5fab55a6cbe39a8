import PropertyLists
import SourceFacts

/// Reads the targets of a Tuist manifest.
struct TuistTargetReader {
  let manifest: TuistManifest
  let settings: TuistSettings
  let problems: InputProblems

  /// Returns the descriptions of the targets, and whether they are complete; computed ones are
  /// reported and omitted.
  func descriptions() -> (targets: [TargetDescription], areAll: Bool) {
    let values = manifest.elements(manifest.project["targets"])
    let targets = values.compactMap(description)
    return (targets, targets.count == values.count)
  }

  private func description(of value: WrittenValue) -> TargetDescription? {
    guard let target = value.call, Self.names.contains(target.name), target["product"] != nil,
      let name = manifest.text(target["name"])
    else {
      let message =
        "\(manifest.file) works out a target, and is not run; the target was left out. Run tuist generate to have all checked."
      problems.report(
        .warning, message, at: manifest.site(value.call?.position ?? manifest.project.position))
      return nil
    }
    return description(of: target, named: name)
  }

  private static let names: Set<String> = ["target", "Target", "init"]

  private func description(of target: WrittenCall, named name: String) -> TargetDescription {
    let (infoPlist, isWhole) = infoPlist(of: target)
    if !isWhole {
      let message =
        "\(manifest.file) works out the Info.plist of \(name), and is not run; its keys are unknown. Run tuist generate to have them checked."
      problems.report(.warning, message, at: manifest.site(target.position))
    }
    let own = filesByName(of: target) + TuistPlatform(manifest: manifest).settings(of: target)
    let type = TuistPlatform(manifest: manifest).productType(of: target)
    return TargetDescription(
      name: name, productType: type, container: manifest.path, origin: manifest.site(target.position),
      sourceRoot: manifest.folder,
      configurations: settings.configurations.map { configuration in
        let stated = [target, manifest.project].flatMap {
          settings.levels(of: $0, configuration: configuration)
        }
        return (configuration, stated + [own, builtIn(name, type, target).assignments(for: configuration)])
      },
      members: members(of: target), dependencies: dependencies(of: target, named: name),
      written: WrittenFiles(
        infoPlist: infoPlist, entitlements: list(target["entitlements"]), isWhole: isWhole))
  }

  private func builtIn(_ name: String, _ type: String, _ target: WrittenCall) -> BuiltInSettings {
    BuiltInSettings(
      target: name, productType: type, project: manifest.xcodeProject,
      sourceRoot: manifest.folder,
      developmentRegion: manifest.text(manifest.project["developmentRegion"]) ?? "en",
      origin: manifest.site(target.position))
  }

  // MARK: - Property lists

  private func filesByName(of target: WrittenCall) -> [SettingAssignment] {
    let named = [("INFOPLIST_FILE", target["infoPlist"]), ("CODE_SIGN_ENTITLEMENTS", target["entitlements"])]
    return named.compactMap { name, value in
      let path = manifest.path(value) ?? (list(value) == nil ? nil : manifest.path)
      return path.map {
        SettingAssignment(name, value: $0.description, origin: manifest.site(target.position))
      }
    }
  }

  /// Returns the Info.plist that Tuist generates; if it is computed, there is none and it is
  /// incomplete.
  private func infoPlist(of target: WrittenCall) -> (list: PropertyListFile?, isWhole: Bool) {
    let value = manifest.resolved(target["infoPlist"])
    if manifest.path(value) != nil { return (nil, true) }
    if value == nil || value?.call?.name == "default" {
      return (file(PropertyListNode(content: .dictionary([:]), offset: 0)), true)
    }
    let list = list(value)
    return (list, list != nil)
  }

  /// Returns the list in ".dictionary([…])" or ".extendingDefault(with: […])"; Tuist's defaults
  /// have no keys for location.
  private func list(_ value: WrittenValue?) -> PropertyListFile? {
    guard let call = manifest.resolved(value)?.call,
      ["dictionary", "extendingDefault"].contains(call.name)
    else { return nil }
    return TuistPropertyList(manifest: manifest).node(call.arguments.first?.value).map(file)
  }

  private func file(_ node: PropertyListNode) -> PropertyListFile {
    PropertyListFile(root: node, places: manifest.places)
  }

  // MARK: - Files and libraries

  private func members(of target: WrittenCall) -> TargetMembers {
    var members = TargetMembers()
    for value in files(target["sources"]) + files(target["resources"]) {
      guard let path = manifest.path(value) else { continue }
      let excluded = manifest.elements(value.call?["excluding"]).compactMap { manifest.path($0) }
      let pattern = PathPattern(path.description)
      let left = excluded.map { PathPattern($0.description) }
      func parts(_ path: FilePath) -> [Substring] { path.description.split(separator: "/") }
      if FileBytes.isFile(path) { members.insert(path) }
      let start = FileBytes.isFolder(path) ? path : FilePath("/" + pattern.folder)
      members.insertFiles(below: start) { found in
        let parts = parts(found)
        if left.contains(where: { $0.matches(parts[...]) }) { return false }
        return FileBytes.isFolder(found) || start == path || pattern.matches(parts[...])
      }
    }
    return members
  }

  /// Returns the patterns in a list of files, which can be wrapped in ".paths([…])" or the like.
  private func files(_ value: WrittenValue?) -> [WrittenValue] {
    guard let call = manifest.resolved(value)?.call,
      ["paths", "sourceFilesList", "resources"].contains(call.name)
    else { return manifest.elements(value) }
    return manifest.elements(call.arguments.first?.value)
  }

  private func dependencies(of target: WrittenCall, named name: String) -> [String] {
    let names = manifest.elements(target["dependencies"]).compactMap { value -> String? in
      guard let call = value.call else { return manifest.file }
      switch call.name {
      case "target", "external": return manifest.text(call["name"]) ?? manifest.file
      case "project": return manifest.text(call["target"]) ?? manifest.file
      case "package": return manifest.text(call["product"]) ?? manifest.file
      case "framework", "xcframework", "library": return manifest.path(call["path"])?.stem ?? manifest.file
      case "sdk", "xctest": return nil
      // A path that a helper computes is unknown.
      default: return manifest.file
      }
    }
    return Set(names).subtracting([name]).sorted()
  }
}
