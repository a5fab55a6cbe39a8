import LocationPolicy
import PropertyLists

/// An Expo app without a native project, which Expo generates from `app.json` or what a script
/// returns, with the modules that are compiled into it.
struct ExpoApp {
  /// The scripts that Expo runs to compute the configuration; the first that exists counts.
  static let scripts = ["app.config.ts", "app.config.js"]

  private let folder: FilePath
  private let files: InputFiles
  private let configuration: ExpoConfiguration
  private let path: FilePath
  /// The script that Expo runs to compute the settings, if any.
  private let script: FilePath?
  /// Whether nothing is known of what the script returns.
  private let mayBeReplaced: Bool

  /// Reads the app in a folder; nil if there is none or it can't be read.
  init?(in folder: FilePath, readBy files: InputFiles) {
    let json = folder.appending("app.json")
    let written = ExpoConfiguration(json, readBy: files)
    script = Self.scripts.map(folder.appending).first(where: FileBytes.isFile)
    if let script, written != nil || NodeModules(app: folder, files: files).names().contains("expo"),
      let computed = ExpoConfiguration(script: script, json: json, readBy: files)
    {
      mayBeReplaced = !computed.isWhole && computed.root.entries.isEmpty
      configuration = mayBeReplaced ? written ?? computed : computed
      path = mayBeReplaced && written != nil ? json : script
    } else {
      guard let written else { return nil }
      configuration = written
      path = json
      mayBeReplaced = false
    }
    self.folder = folder
    self.files = files
  }

  /// Returns the app, and the modules whose source code is available.
  func drafts(isDependency: (FilePath) -> Bool) -> (app: TargetDraft, modules: [TargetDraft]) {
    let packages = NodeModules(app: folder, files: files).packages()
    let names = packages.map(\.name)
    let modules = modules(names)
    let file = files.problems.relative(path)
    let origin = configuration.file.origin(at: configuration.root.offset)
    let minimum = configuration.plugIns.first { $0.name == "expo-build-properties" }?
      .options?["ios"]?["deploymentTarget"]
    let infoPlist = InfoPlist(path: nil, entries: entries(linking: names))
    let isWhole = isWhole
    var build = BuildConfiguration(
      name: "Release", deploymentTarget: minimum?.string.flatMap { SystemVersion($0) },
      infoPlist: isWhole ? infoPlist : nil, entitlements: [:],
      settings: [:], infoPlistKeySettings: [:],
      deploymentTargetOrigin: minimum.map { configuration.file.origin(at: $0.offset) })
    // A script may replace all settings; a plug-in of another company adds keys to them.
    if !isWhole, !mayBeReplaced {
      let unread = configuration.isWhole ? [] : [script].compactMap { $0?.name }
      build.unfinishedInfoPlist = UnfinishedInfoPlist(infoPlist, writers: unread + otherPlugIns.map(\.name))
    }
    let scripts = AppScripts.node(in: folder, files: files)
    var app = TargetDraft(
      name: configuration.root["name"]?.string ?? folder.name, kind: .app, container: file, origin: origin,
      configurations: [build], sources: scripts.reached, dependencies: modules.names.sorted(),
      localizations: [])
    if keepsTexts { app.locationPlugIns = [PlugInPlace(name: ExpoLocation.name, at: origin)] }
    app.packages = packages
    app.scriptEntries = scripts.entries
    return (
      app, modules.libraries.map { $0.draft(isDependency: isDependency($0.folder), problems: files.problems) }
    )
  }

  /// Whether all writers of the Info.plist are known; others are reported.
  private var isWhole: Bool {
    if let script, mayBeReplaced || !configuration.isWhole {
      report("Expo runs this file to work out the app's settings", in: script)
      return false
    }
    guard let other = otherPlugIns.first else { return true }
    let origin = configuration.file.origin(at: other.offset)
    report("The plug-in \(other.name) is a program that may change the Info.plist", at: origin)
    return false
  }

  /// The plug-ins of which it isn't known what they write, and which may change the project for iOS.
  private var otherPlugIns: [ExpoConfiguration.PlugIn] {
    configuration.plugIns.filter {
      !KnownExpoPlugIns.contains($0.name) && !ExpoPlugInScript.leavesIOS($0.name, in: folder)
    }
  }

  private func report(_ reason: String, in path: FilePath) {
    report(reason, at: Site(file: files.problems.relative(path), line: 1))
  }

  private func report(_ reason: String, at origin: Site) {
    let message =
      "\(reason), and is not run; the keys are unknown. Run npx expo prebuild --platform ios to have them checked."
    files.problems.report(.warning, message, at: origin)
  }

  private func version(of module: String) -> [Int]? {
    NodeModules(app: folder, files: files).version(of: module)
  }

  /// Whether texts for location are written even if the app says to leave them out.
  private var keepsTexts: Bool {
    ExpoLocation.isInShell(of: version(of: "expo"))
      || version(of: ExpoLocation.name)?.first.map { $0 < ExpoLocation.firstThatLeavesTextsOut } ?? false
  }

  private func entries(linking modules: [String]) -> [String: InfoPlist.Entry] {
    let keepsTexts = keepsTexts
    var entries = configuration.infoPlist
    var plugIns = configuration.plugIns.filter { ExpoLocation.all.contains($0.name) }
    // Expo also applies these to apps that link the module without naming the plug-in, and before there were plug-ins the
    // app that it built for all had the texts.
    let place = configuration.root.entries["plugins"]?.keyOffset ?? configuration.root.offset
    let isLinked = modules.contains(ExpoLocation.name) || ExpoLocation.isInShell(of: version(of: "expo"))
    if isLinked, !plugIns.contains(where: { $0.name == ExpoLocation.name }) {
      plugIns.append(ExpoConfiguration.PlugIn(name: ExpoLocation.name, options: nil, offset: place))
    }
    if ExpoLocation.writesText(forMapView: version(of: ExpoLocation.mapView)) {
      plugIns.append(ExpoConfiguration.PlugIn(name: ExpoLocation.mapView, options: nil, offset: place))
    }
    // The change that is added last is made first.
    for plugIn in plugIns.reversed() {
      entries = ExpoLocation.applied(
        by: plugIn.name, plugIn.options, areKnown: configuration.knowsTexts, keepsTexts: keepsTexts,
        at: plugIn.offset, to: entries)
    }
    return InfoPlistEntries.entries(of: entries, in: configuration.file, scope: nil)
  }

  /// Returns the modules with code for iOS, and the names of all that the app links.
  private func modules(_ names: [String]) -> InstalledLibraries {
    let modules = NodeModules(app: folder, files: files)
    let pods = PodReader(files: files)
    let folders = names.map(modules.folder)
    var found = InstalledLibraries(names: folders.contains(nil) ? [NodeModules.unnamed] : [])
    for folder in folders.compactMap(\.self) {
      // Expo's own modules keep the podspec in the folder of their code.
      let places = [folder, folder.appending("ios")]
      if let library = places.lazy.compactMap({ pods.library(nil, in: $0, podfile: nil) }).first {
        found.insert(library)
      }
    }
    return found
  }
}
