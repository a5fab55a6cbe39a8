import CommandOutput
import LeanFoundation
import LocationEvidence

/// Assembles the folder of an SDK from the products of a build.
struct SDKAssembly {
  /// The page that a test generates from Apple's declarations and the symbols of the built modules.
  private static let scoreboard = "Documentation/CoreLocationCompatibility.md"

  let package: SourcePackage
  let targets: [SourceTarget]
  /// The folder with the products.
  let products: URL
  /// The destination folder.
  let folder: URL
  let toolchain: SwiftToolchain
  let console: Console
  let fingerprint: String

  /// Assembles the SDK in a temporary folder, and moves it to its destination when it is complete.
  func assemble() throws(SDKError) -> SDKFolder {
    let draft = SDKFolder(
      url: folder.deletingLastPathComponent().appending(path: ".\(folder.lastPathComponent).new"),
      manifest: manifest)
    try FolderWork.remove(draft.url)
    for part in [draft.modules, draft.headers, draft.libraries] { try FolderWork.create(part) }
    try FolderWork.copy(products.appending(path: SDKFolder.libraryName), to: draft.library)
    try FolderWork.copy(products.appending(path: SDKFolder.observerName), to: draft.observer)
    try TestingLibrary(
      package: package,
      targets: targets.filter {
        !$0.isInProduct && ![SDKManifest.overlay, SDKManifest.observer].contains($0.name)
      }, products: products, toolchain: toolchain, console: console
    ).link(into: draft)
    for module in draft.manifest.modules { try copyModule(module, to: draft.modules) }
    try writeOverlay(to: draft.modules)
    for target in targets where Self.hasHeaders(target, in: package) {
      let headers = package.folder.appending(path: target.path).appending(path: "include")
      try FolderWork.copy(headers, to: draft.headers.appending(path: target.name))
    }
    let compiler = StandInCompiler(
      toolchain: toolchain, console: console, searchFolders: draft.searchFolders)
    for standIn in draft.standIns { try compiler.compile(standIn, below: draft.standInFolder) }
    try FolderWork.copy(package.folder.appending(path: Self.scoreboard), to: draft.scoreboard)
    try FolderWork.write(
      try Self.data(of: draft.manifest), to: draft.url.appending(path: SDKManifest.fileName))
    try FolderWork.replace(folder, with: draft.url)
    return SDKFolder(url: folder, manifest: draft.manifest)
  }

  private var manifest: SDKManifest {
    SDKManifest(
      sextant: ToolVersion.number, toolchain: toolchain.version, fingerprint: fingerprint,
      sources: targets.map(\.path),
      modules: targets.map(\.name)
        .filter { $0 != SDKManifest.observer && FolderWork.exists(module($0, "swiftmodule")) },
      headers: targets.filter { Self.hasHeaders($0, in: package) }.map(\.name))
  }

  private func module(_ name: String, _ kind: String) -> URL {
    products.appending(path: "Modules/\(name).\(kind)")
  }

  /// Copies a module, with its documentation if there is any.
  private func copyModule(_ name: String, to folder: URL) throws(SDKError) {
    for kind in ["swiftmodule", "swiftdoc"] where FolderWork.exists(module(name, kind)) {
      try FolderWork.copy(module(name, kind), to: folder.appending(path: "\(name).\(kind)"))
    }
  }

  /// Declares the overlay to the compiler, in the file that it looks for beside a module.
  private func writeOverlay(to folder: URL) throws(SDKError) {
    let names = SDKManifest.overlay.split(separator: "_")
    guard names.count == 2, FolderWork.exists(module(SDKManifest.overlay, "swiftmodule")) else { return }
    let declarations = folder.appending(path: "\(names[0]).swiftcrossimport")
    try FolderWork.create(declarations)
    let text = "%YAML 1.2\n---\nversion: 1\nmodules:\n  - name: \(SDKManifest.overlay)\n"
    try FolderWork.write(Data(text.utf8), to: declarations.appending(path: "\(names[1]).swiftoverlay"))
  }

  private static func hasHeaders(_ target: SourceTarget, in package: SourcePackage) -> Bool {
    FolderWork.exists(package.folder.appending(path: "\(target.path)/include/module.modulemap"))
  }

  private static func data(of manifest: SDKManifest) throws(SDKError) -> Data {
    do {
      return Data(try StableJSON.text(of: manifest).utf8)
    } catch {
      throw .file(SDKManifest.fileName, reason: "\(error)")
    }
  }
}
