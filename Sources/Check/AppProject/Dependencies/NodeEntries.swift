import SourceFacts

/// The files with which an app begins that has a `package.json`.
struct NodeEntries {
  let folder: FilePath
  let package: NodeModules.Declaration
  /// Its scripts, without those of packages below its folder.
  let files: [FilePath]
  private let paths: NodePaths

  init(folder: FilePath, package: NodeModules.Declaration, files: [FilePath]) {
    self.folder = folder
    self.package = package
    self.files = files
    paths = NodePaths(files)
  }

  /// The files with which it begins; none if that isn't known.
  var all: [FilePath] { package.isNative ? nativeEntries : webEntries }

  /// What React Native and Expo begin with: the routes of expo-router, and `main`, or else `index` or `App`, and what
  /// registers itself.
  private var nativeEntries: [FilePath] {
    let routes = package.modules.contains("expo-router") ? files(below: ["app", "src/app"]) : []
    if !routes.isEmpty, package.main == "expo-router/entry" { return routes }
    let names = [package.main, "index", "src/index", "App", "src/App"].compactMap(\.self)
    let main = names.lazy.compactMap { paths.file(at: folder.appending($0)) }.first ?? []
    return Set(routes + main + files(with: Self.registration)).sorted()
  }

  /// What a page begins with: the scripts that it names, those of usual names from which tools make it, and the pages of
  /// Next.js.
  private var webEntries: [FilePath] {
    guard Self.finders.isDisjoint(with: package.modules) else { return [] }
    let pages = ["index.html", "src/index.html", "public/index.html"].map(folder.appending)
    let named = pages.flatMap { WebPage.scripts(namedIn: $0, below: folder) }
    let usual = ["src/main", "src/app/main", "src/index", "src/polyfills", "main"].map(folder.appending)
    let routes =
      package.modules.contains("next")
      ? files(below: ["pages", "src/pages"])
        + files(below: ["app", "src/app"]).filter { Self.nextFiles.contains($0.stem) } : []
    return Set((named + usual).flatMap { paths.file(at: $0) ?? [] } + routes).sorted()
  }

  /// The modules that find components and pages by their folders.
  private static let finders: Set<String> = [
    "@stencil/core", "@generouted/react-router", "aurelia-framework", "unplugin-auto-import",
    "unplugin-vue-components", "unplugin-vue-router", "vite-plugin-pages",
  ]

  /// The names of files that Next.js takes by itself.
  private static let nextFiles: Set<String> = [
    "page", "layout", "template", "loading", "error", "global-error", "not-found", "default",
  ]

  /// The modules of pages that Ionic 3 finds by itself and shows by the names of the pages.
  var ionicPages: [FilePath] {
    package.isNative ? [] : files(with: Self.ionicPage).filter { $0.stem.hasSuffix(".module") }
  }

  private static let registration = ["AppRegistry.registerComponent(", "registerRootComponent("].map(
    ByteSearch.init)
  private static let ionicPage = [ByteSearch("IonicPageModule")]

  private func files(below folders: [String]) -> [FilePath] {
    files.filter { file in folders.contains { file.isInside(folder.appending($0)) } }
  }

  private func files(with words: [ByteSearch]) -> [FilePath] {
    let found = files.tracedMap { file in
      guard let bytes = try? FileBytes.read(file, limit: FileBytes.sourceLimit) else { return false }
      return words.contains { $0.occurs(in: bytes) }
    }
    return zip(files, found).filter(\.1).map(\.0)
  }
}
