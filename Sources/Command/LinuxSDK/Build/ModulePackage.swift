import CommandOutput
import LeanFoundation
import TextReading

/// A package of the user whose libraries replace a module of Apple's.
///
/// The package is built unchanged: another package in the cache links its libraries into one, and a
/// module with Apple's name re-exports them.
struct ModulePackage {
  /// Apple's name of the module.
  let name: String
  /// The folder with the package's Package.swift.
  let folder: URL
  /// The folder in the cache in which it is built.
  let place: URL
  let toolchain: SwiftToolchain
  let console: Console

  /// The name of the module and library that link the package's libraries.
  private var link: String { "StandIn_\(name)" }
  private var scratch: URL { place.appending(path: "build") }
  private var products: URL { scratch.appending(path: "release") }
  private var standIn: StandIn { StandIn(name: name, modules: [link]) }

  init(name: String, folder: String, for sdk: ReadySDK, in console: Console) throws(SDKError) {
    guard let builds = sdk.builds else { throw .noCacheFolder }
    self.name = name
    self.folder = URL(filePath: folder, directoryHint: .isDirectory).absoluteURL.standardizedFileURL
    toolchain = sdk.toolchain
    self.console = console
    var hash = FowlerNollVoHash()
    hash.add("\(name)\0\(self.folder.path(percentEncoded: false))\0\(toolchain.version)")
    place = builds.appending(path: "module-\(hash.text)")
  }

  /// Builds the package incrementally, and returns the settings for compiling and linking with it.
  func build() throws(SDKError) -> BuiltModule {
    guard FolderWork.exists(folder.appending(path: "Package.swift")) else {
      throw .noModulePackage(name, folder: folder.path(percentEncoded: false))
    }
    try FolderWork.create(place.appending(path: "Sources/\(link)"))
    return try FileLock.hold(
      place.appending(path: "sextant.lock"),
      isBusy: { () throws(SDKError) in try console.say("another process builds \(name); waiting for it") },
      work: { () throws(SDKError) in try buildAlone() })
  }

  private func buildAlone() throws(SDKError) -> BuiltModule {
    let description = try describe()
    try write(description.manifest(linking: folder, as: link), to: "Package.swift")
    try write(description.exports, to: "Sources/\(link)/Exports.swift")
    try console.say("building \(name) from '\(folder.path(percentEncoded: false))'")
    let words = ["build", "-c", "release", "--product", link] + paths(of: place, scratch)
    let code = try run(words) { (_, text) throws(SDKError) in try console.tell(text) }
    guard code == .success else { throw .moduleFailed(name, code) }
    let headers = description.headerFolders(in: folder, built: products)
    let folders = [products.appending(path: "Modules")] + headers
    try StandInCompiler(
      toolchain: toolchain, console: console, searchFolders: folders.map { $0.path(percentEncoded: false) }
    ).compile(standIn, below: place.appending(path: "stand-ins"))
    return BuiltModule(
      name: name, searchFolders: folders + [place.appending(path: "stand-ins/\(name)")],
      libraryFolder: products, library: link, fingerprint: try fingerprint())
  }

  private func describe() throws(SDKError) -> ModulePackageDescription {
    var json = ""
    let words = ["package"] + paths(of: folder, scratch) + ["describe", "--type", "json"]
    let code = try run(words) { (stream, text) throws(SDKError) in
      if stream == .output { json += text } else { try console.tell(text) }
    }
    guard code == .success else { throw .moduleFailed(name, code) }
    do {
      return try JSONDecoder().decode(ModulePackageDescription.self, from: Data(json.utf8))
    } catch {
      throw .standIn(name, reason: "the package's description is not understood: \(error)")
    }
  }

  private func paths(of package: URL, _ scratch: URL) -> [String] {
    [
      "--package-path", package.path(percentEncoded: false), "--scratch-path",
      scratch.path(percentEncoded: false),
    ]
  }

  private func run(
    _ words: [String], _ receive: (ChildProcess.Stream, String) throws(SDKError) -> Void
  ) throws(SDKError) -> ExitCode {
    try ChildProcess(program: toolchain.swift, arguments: words, environment: console.environment)
      .run(receive)
  }

  /// Writes a file unless its contents are the same, because SwiftPM rebuilds whatever depends on a
  /// written file.
  private func write(_ text: String, to path: String) throws(SDKError) {
    let file = place.appending(path: path)
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try FolderWork.write(Data(text.utf8), to: file)
  }

  /// Returns a fingerprint that changes with each build of the library.
  private func fingerprint() throws(SDKError) -> String {
    let library = products.appending(path: "lib\(link).so")
    guard let data = try? Data(contentsOf: library, options: .mappedIfSafe) else {
      throw .file(library.path(percentEncoded: false), reason: "the build didn't produce it")
    }
    var hash = FowlerNollVoHash()
    hash.add([UInt8](data))
    return hash.text
  }
}

/// A module that was built, with the settings for compiling and linking with it.
struct BuiltModule: Hashable {
  /// Apple's name of the module.
  let name: String
  /// The folders with modules and module maps.
  let searchFolders: [URL]
  let libraryFolder: URL
  let library: String
  /// A fingerprint that changes with each build of the library.
  let fingerprint: String
}
