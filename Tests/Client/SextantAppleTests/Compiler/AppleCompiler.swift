import Foundation
import TestSupport

/// A compiler that checks this package's modules for one of Apple's platforms.
struct AppleCompiler: Sendable {
  private let modules: ModuleFolder
  private let target: String

  /// Creates a compiler that finds modules in a folder.
  init(_ modules: ModuleFolder, target: String) {
    self.modules = modules
    self.target = target
  }

  /// Makes the modules available that only tests import.
  func addTesting() throws { try modules.addTesting() }

  /// Declares a module for the following ones without checking its functions.
  func declare(_ module: LibraryModule) throws {
    let output = ["-emit-module", "-o", modules.path("\(module.rawValue).swiftmodule")]
    let diagnostics = try run(
      output + ["-experimental-skip-all-function-bodies"], module.rawValue, try module.files.map(Self.path))
    guard diagnostics.isEmpty else { throw ToolError("\(module.rawValue) has faults: \(diagnostics)") }
  }

  /// Compiles a module and keeps it for the following ones; returns the compiler's messages without notes.
  func build(_ module: LibraryModule, flags: [String] = []) throws -> [Diagnostic] {
    // It compiles to SIL, which includes the checks of sendability.
    let output = [
      "-emit-sil", "-o", modules.path("\(module.rawValue).sil"), "-emit-module-path",
      modules.path("\(module.rawValue).swiftmodule"),
    ]
    return try run(output + flags, module.rawValue, try module.files.map(Self.path))
  }

  /// Type-checks a module, or only some of its files.
  func check(
    _ module: LibraryModule, where isOfInterest: (URL) throws -> Bool = { _ in true }, flags: [String] = []
  ) throws -> [Diagnostic] {
    let files = try module.files.flatMap { file in
      try isOfInterest(file) ? ["-primary-file", Self.path(file)] : [Self.path(file)]
    }
    return try run(["-typecheck"] + flags, module.rawValue, files)
  }

  /// Type-checks a file.
  func check(_ file: URL, flags: [String]) throws -> [Diagnostic] {
    try run(["-emit-sil", "-o", modules.path("Refused.sil")] + flags, "Refused", [Self.path(file)])
  }

  private func run(_ flags: [String], _ module: String, _ files: [String]) throws -> [Diagnostic] {
    let settings =
      ["-parse-as-library", "-swift-version", "6", "-package-name", Self.packageName]
      + Self.features
    return try modules.run(flags + ["-module-name", module] + settings + files, target: target)
  }

  /// The features of the package manifest.
  private static let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    .flatMap { ["-enable-upcoming-feature", $0] }

  /// The package name for `package` declarations in this build, which SwiftPM derives from the folder's name.
  private static let packageName = String(
    RepositoryFolder.root.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })

  private static func path(_ file: URL) -> String { file.path(percentEncoded: false) }
}
