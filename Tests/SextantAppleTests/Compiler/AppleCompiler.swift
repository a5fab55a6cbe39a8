import Foundation
import TestSupport

/// The compiler of this toolchain, which checks code for Apple's platforms as Apple's does.
///
/// The modules for Linux say of each declaration since which release Apple's have it, but the compiler heeds that on
/// Apple's platforms only. So it is told that it compiles for one, and gets copies of the modules that claim to be
/// for it. For Core Location stand the declarations of Apple's table, for the frameworks that are on no Linux those
/// that the library needs. C headers are read as ever.
final class AppleCompiler {
  private let platform: ApplePlatform
  private let toolchain: HostToolchain
  private let folder: ScratchFolder

  init(_ platform: ApplePlatform) throws {
    self.platform = platform
    toolchain = try HostToolchain.current()
    folder = try ScratchFolder()
    try disguiseModules()
    try writeOverlay()
    for framework in platform.frameworks { try build(StandIn.interface(of: framework), as: framework) }
    try build(TableInterface(try AppleRow.all()).text, as: "CoreLocation")
  }

  /// Compiles a module and keeps it for the next ones; returns what the compiler says, without notes.
  func diagnostics(of module: String, files: [URL], flags: [String] = []) throws -> [Diagnostic] {
    // It goes as far as SIL, where the compiler finds what can't be sent between actors.
    try run(
      [
        "-emit-sil", "-o", path("\(module).sil"), "-emit-module-path", path("\(module).swiftmodule"),
        "-module-name", module, "-parse-as-library", "-swift-version", "6", "-package-name", "sextant",
        "-plugin-path", toolchain.resource("host/plugins"),
      ] + Self.features + flags + files.map { $0.path(percentEncoded: false) })
  }

  private func run(_ arguments: [String]) throws -> [Diagnostic] {
    let (code, text) = try Toolchain.run("swiftc", ["-frontend"] + arguments + platformFlags())
    let diagnostics = Diagnostic.printed(in: text).sorted()
    guard code == 0 || diagnostics.contains(where: { $0.severity == "error" }) else {
      throw ToolError("swiftc ended with \(code): \(text)")
    }
    return diagnostics
  }

  /// The package manifest's.
  private static let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    .flatMap { ["-enable-upcoming-feature", $0] }

  private func platformFlags() -> [String] {
    let headers = [
      toolchain.paths.runtimeResourcePath, toolchain.resource("clang/include"),
      "/usr/include/\(toolchain.target.moduleTriple.replacing("-unknown", with: ""))", Self.headerFolder,
    ]
    let clang =
      ["-fmodule-map-file=\(Self.headerFolder)/module.modulemap"] + headers.flatMap { ["-isystem", $0] }
    return [
      "-target", platform.triple, "-clang-target", toolchain.target.moduleTriple,
      "-disable-target-os-checking", "-disable-objc-interop", "-vfsoverlay", path("overlay.json"),
      "-I", folder.path,
    ] + clang.flatMap { ["-Xcc", $0] }
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path(percentEncoded: false) }

  // What the compiler finds

  private func disguiseModules() throws {
    let triple = try platform.triple(asLongAs: toolchain.target.moduleTriple)
    for module in try toolchain.modules() {
      let copy = folder.url.appending(path: module.deletingLastPathComponent().lastPathComponent)
        .appending(path: platform.moduleFileName)
      try DisguisedModule.copy(module, to: copy, triple: triple, replacing: toolchain.target.moduleTriple)
    }
  }

  /// For Linux the compiler lays the C library's module map over the C library's folder by itself.
  private func writeOverlay() throws {
    let files = try ["module.modulemap": "glibc.modulemap", "SwiftGlibc.h": "SwiftGlibc.h"].map {
      ["type": "file", "name": $0.key, "external-contents": try toolchain.glibcFile($0.value)]
    }
    let root: [String: Any] = ["type": "directory", "name": Self.headerFolder, "contents": files]
    let overlay: [String: Any] = ["version": 0, "use-external-names": false, "roots": [root]]
    try JSONSerialization.data(withJSONObject: overlay).write(to: URL(filePath: path("overlay.json")))
  }

  private static let headerFolder = "/usr/include"

  private func build(_ interface: String, as framework: String) throws {
    let file = path("\(framework).swiftinterface")
    try interface.write(toFile: file, atomically: true, encoding: .utf8)
    let diagnostics = try run([
      "-compile-module-from-interface", "-module-name", framework, "-enable-library-evolution",
      "-o", path("\(framework).swiftmodule"), file,
    ])
    guard diagnostics.isEmpty else { throw ToolError("\(framework) does not compile: \(diagnostics)") }
  }
}
