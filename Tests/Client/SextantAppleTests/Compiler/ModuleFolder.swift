import Foundation
import TestSupport

/// A folder of modules that are disguised as those of a platform of Apple's, and a compiler that finds them.
///
/// The modules for Linux contain the availability of each declaration on Apple's platforms, but the compiler uses it
/// only when it compiles for one. So it gets such a target, and disguised copies of the modules. C headers are read as
/// usual.
final class ModuleFolder: Sendable {
  /// The target triple of its modules.
  let moduleTriple: String
  private let toolchain: HostToolchain
  private let folder: ScratchFolder

  /// Creates a folder with the modules of the standard library, Foundation and their dependencies.
  init(for platform: ApplePlatform, _ toolchain: HostToolchain) throws {
    let original = toolchain.target.moduleTriple
    self.toolchain = toolchain
    moduleTriple = try platform.moduleTriple(asLongAs: original)
    folder = try ScratchFolder()
    for module in try toolchain.modules() {
      let place = folder.url.appending(path: module.deletingLastPathComponent().lastPathComponent)
      try DisguisedModule.copy(
        module, to: place.appending(path: platform.moduleFileName), triple: moduleTriple, replacing: original)
    }
    try writeOverlay()
  }

  /// Compiles the declarations for a framework.
  func build(_ framework: Framework) throws {
    let name = framework.rawValue
    try framework.interface().write(
      toFile: path("\(name).swiftinterface"), atomically: true, encoding: .utf8)
    let diagnostics = try run(
      [
        "-compile-module-from-interface", "-module-name", name, "-enable-library-evolution",
        "-o", path("\(name).swiftmodule"), path("\(name).swiftinterface"),
      ], target: moduleTriple)
    guard diagnostics.isEmpty else { throw ToolError("\(name) does not compile: \(diagnostics)") }
  }

  /// Adds a disguised copy of a module that this build has compiled for Linux.
  func disguise(built module: LibraryModule) throws {
    let name = "\(module.rawValue).swiftmodule"
    try DisguisedModule.copy(
      try RepositoryFolder.modules().appending(path: name), to: URL(filePath: path(name)),
      triple: moduleTriple, replacing: toolchain.target.moduleTriple)
  }

  /// Adds a disguised copy of a module that was built in another folder.
  func disguise(_ module: String, from other: ModuleFolder) throws {
    try DisguisedModule.copy(
      URL(filePath: other.path("\(module).swiftmodule")), to: URL(filePath: path("\(module).swiftmodule")),
      triple: moduleTriple, replacing: other.moduleTriple)
  }

  /// Adds the modules that only tests import: Swift Testing, and the package's C code, for which SwiftPM writes a
  /// module map.
  func addTesting() throws {
    let interface = try toolchain.testingInterface()
      .replacing(toolchain.target.moduleTriple, with: moduleTriple)
    try interface.write(toFile: path("Testing.swiftinterface"), atomically: true, encoding: .utf8)
    let header = RepositoryFolder.root.appending(
      path: "Sources/Testing/ConcurrencyHooks/include/ConcurrencyHooks.h")
    let map = "module ConcurrencyHooks { header \"\(header.path(percentEncoded: false))\" export * }\n"
    try map.write(toFile: path("module.modulemap"), atomically: true, encoding: .utf8)
  }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { folder.url.appending(path: name).path(percentEncoded: false) }

  /// Runs the compiler for a target; returns its messages without notes.
  func run(_ arguments: [String], target: String) throws -> [Diagnostic] {
    let flags = ["-target", target, "-plugin-path", toolchain.resource("host/plugins")] + self.flags
    let (code, text) = try Toolchain.run("swiftc", ["-frontend"] + arguments + flags)
    let diagnostics = Diagnostic.printed(in: text).sorted()
    guard code == 0 || diagnostics.contains(where: { $0.severity == "error" }) else {
      throw ToolError("swiftc ended with \(code): \(text)")
    }
    return diagnostics
  }

  private var flags: [String] {
    let headers = [
      toolchain.paths.runtimeResourcePath, toolchain.resource("clang/include"),
      "/usr/include/\(toolchain.target.moduleTriple.replacing("-unknown", with: ""))", Self.headerFolder,
    ]
    let bus = RepositoryFolder.path("Sources/Basics/SystemBus/include/module.modulemap")
    let clang =
      ["\(Self.headerFolder)/module.modulemap", bus].map { "-fmodule-map-file=\($0)" }
      + headers.flatMap { ["-isystem", $0] }
    return [
      "-clang-target", toolchain.target.moduleTriple, "-disable-target-os-checking", "-disable-objc-interop",
      "-vfsoverlay", path("overlay.json"), "-I", folder.path,
    ] + clang.flatMap { ["-Xcc", $0] }
  }

  /// Adds the overlay that places the C library's module map in its folder, which the compiler does automatically only
  /// for Linux.
  private func writeOverlay() throws {
    let files = try ["module.modulemap": "glibc.modulemap", "SwiftGlibc.h": "SwiftGlibc.h"].map {
      ["type": "file", "name": $0.key, "external-contents": try toolchain.glibcFile($0.value)]
    }
    let root: [String: Any] = ["type": "directory", "name": Self.headerFolder, "contents": files]
    let overlay: [String: Any] = ["version": 0, "use-external-names": false, "roots": [root]]
    try JSONSerialization.data(withJSONObject: overlay).write(to: URL(filePath: path("overlay.json")))
  }

  private static let headerFolder = "/usr/include"
}
