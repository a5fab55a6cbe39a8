import LocationPolicy

/// A Cordova app as its `config.xml` describes it, with the plug-ins that are compiled into it.
struct CordovaApp {
  let manifest: CordovaManifest
  let files: InputFiles

  /// Reads an app's manifest; nil if the file is something else or can't be read.
  init?(_ path: FilePath, readBy files: InputFiles) {
    guard let manifest = CordovaManifest(path, root: "widget", readBy: files) else { return nil }
    self.manifest = manifest
    self.files = files
  }

  private var folder: FilePath { manifest.path.folder }
  private var modules: NodeModules { NodeModules(app: folder, files: files) }

  /// Returns the app, and the plug-ins whose source code is available.
  func drafts(isDependency: (FilePath) -> Bool) -> (app: TargetDraft, plugIns: [TargetDraft]) {
    let named = plugIns()
    let read = named.values.compactMap(\.self).sorted { $0.name < $1.name }
    let isWhole =
      read.count == named.count
      || isForIOS && named.allSatisfy { $0.value != nil || knowsEntries(ofUnread: $0.key) }
    let minimum = manifest["preference"].first { $0.attributes["name"]?.lowercased() == "deployment-target" }
    let name = manifest["name"].first?.text.trimmedBlanks ?? folder.name
    let file = files.problems.relative(manifest.path)
    var configuration = BuildConfiguration(
      name: "Release", deploymentTarget: minimum?.attributes["value"].flatMap { SystemVersion($0) },
      // A plug-in that was not read may also add keys.
      infoPlist: isWhole ? InfoPlist(path: nil, entries: entries(of: read)) : nil, entitlements: [:],
      settings: [:], infoPlistKeySettings: [:], deploymentTargetOrigin: minimum.map { _ in manifest.origin })
    // The app's own entries take precedence over those of any plug-in.
    let own = manifest.infoPlistEntries([:])
    if !isWhole, !own.isEmpty {
      configuration.unfinishedInfoPlist = UnfinishedInfoPlist(InfoPlist(path: nil, entries: own), writers: [])
    }
    let scripts = AppScripts.cordova(in: folder, files: files)
    var app = TargetDraft(
      name: name, kind: .app, container: file, origin: manifest.origin, configurations: [configuration],
      sources: scripts.reached, dependencies: named.map { $0.value?.name ?? $0.key }.sorted(),
      localizations: [])
    app.scriptEntries = scripts.entries
    app.packages = (["cordova"] + named.keys).sorted().map { DeclaredPackage(name: $0) }
    return (
      app,
      read.map { plugIn in
        let path = plugIn.manifest.path
        return plugIn.draft(
          isDependency: isDependency(path) || path.isInside(folder.appending("plugins")),
          problems: files.problems)
      }
    )
  }

  /// Returns the plug-ins by the names that the app uses for them; nil for those that aren't on
  /// disk.
  private func plugIns() -> [String: CordovaPlugIn?] {
    var found: [String: CordovaPlugIn?] = [:]
    // Installed plug-ins count; otherwise those that would be installed.
    for entry in FolderListing.entries(of: folder.appending("plugins")) ?? [] where entry.kind != .file {
      let path = folder.appending("plugins").appending(entry.name).appending("plugin.xml")
      if FileBytes.isFile(path) { found[entry.name] = .some(CordovaPlugIn(path, readBy: files)) }
    }
    if !found.isEmpty { return found }
    var pending = manifest["plugin"].compactMap { $0.attributes["name"] } + modules.cordovaPlugIns().keys
    while let name = pending.popLast() {
      guard found[name] == nil else { continue }
      let path = modules.folder(of: name)?.appending("plugin.xml")
      let plugIn = path.flatMap { FileBytes.isFile($0) ? CordovaPlugIn($0, readBy: files) : nil }
      found[name] = .some(plugIn)
      pending += plugIn?.manifest["dependency"].compactMap { $0.attributes["id"] } ?? []
    }
    return found
  }

  /// Returns the entries of the Info.plist: arrays are joined; for other values, the app's own take
  /// precedence.
  private func entries(of plugIns: [CordovaPlugIn]) -> [String: InfoPlist.Entry] {
    let unread = KnownCordovaPlugIns.writers.subtracting(plugIns.map(\.name))
    var entries = entries(ofUnread: unread)
    for plugIn in plugIns {
      let variables = plugIn.manifest.variables.merging(settings(for: plugIn.name)) { _, set in set }
      entries.merge(plugIn.manifest.infoPlistEntries(variables), uniquingKeysWith: Self.joined)
    }
    entries.merge(manifest.infoPlistEntries([:]), uniquingKeysWith: Self.joined)
    return entries
  }

  /// Whether the app may be made for iOS: it names that platform, or none.
  private var isForIOS: Bool {
    let platforms = modules.cordovaPlatforms() + manifest["engine"].compactMap { $0.attributes["name"] }
    return platforms.isEmpty || platforms.contains("ios")
  }

  /// Returns whether it is known what a plug-in that isn't on disk adds to the Info.plist.
  private func knowsEntries(ofUnread plugIn: String) -> Bool {
    plugIn == KnownCordovaPlugIns.geolocation
      ? version(of: plugIn) != nil : KnownCordovaPlugIns.others.contains(plugIn)
  }

  private func version(of plugIn: String) -> [Int]? {
    let declared = manifest["plugin"].first { $0.attributes["name"] == plugIn }?.attributes["spec"]
    return modules.version(of: plugIn) ?? declared.flatMap(DeclaredVersion.numbers)
  }

  /// Returns the text that plug-ins which aren't on disk write; that of the plug-in for location comes last.
  private func entries(ofUnread plugIns: Set<String>) -> [String: InfoPlist.Entry] {
    var entries: [String: InfoPlist.Entry] = [:]
    for name in plugIns.sorted() {
      guard let version = version(of: name),
        let text = KnownCordovaPlugIns.text(name, version, settings(for: name))
      else { continue }
      let place = manifest["plugin"].first { $0.attributes["name"] == name }
      entries[LocationKey.whenInUse.rawValue] = InfoPlist.Entry(
        value: .string(text), origin: place.map(manifest.origin(of:)) ?? manifest.origin)
    }
    return entries
  }

  private func settings(for plugIn: String) -> [String: String] {
    let variables = manifest["plugin"].filter { $0.attributes["name"] == plugIn }.flatMap { $0["variable"] }
    let pairs = variables.compactMap { variable in
      variable.attributes["name"].flatMap { name in variable.attributes["value"].map { (name, $0) } }
    }
    return (modules.cordovaPlugIns()[plugIn] ?? [:]).merging(pairs) { _, last in last }
  }

  private static func joined(_ first: InfoPlist.Entry, _ second: InfoPlist.Entry) -> InfoPlist.Entry {
    guard case .array(let old) = first.value, case .array(let new) = second.value else { return second }
    return InfoPlist.Entry(
      value: .array(old + new.filter { !old.contains($0) }), origin: first.origin,
      memberOrigins: first.memberOrigins.merging(second.memberOrigins) { first, _ in first })
  }
}
