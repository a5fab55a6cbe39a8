import CommandOutput
import Foundation
import TestSupport

@testable import LinuxSDK
@testable import SextantCommand

/// A small package of the user, another one with SwiftUI views, and an SDK from this build's products.
///
/// They are created once for all tests, because building the package is slow.
final class HarborPackage: Sendable {
  private let folder: ScratchFolder
  private let environment: [String: String]

  static let shared = Result { try HarborPackage() }

  private init() throws {
    folder = try ScratchFolder()
    // Static objects are never released.
    atexit { HarborPackage.remove() }
    let inherited = ProcessInfo.processInfo.environment
    environment = [
      "PATH": inherited["PATH"] ?? "/usr/bin:/bin", "HOME": inherited["HOME"] ?? "/",
      "SEXTANT_SOURCE": RepositoryFolder.root.path(percentEncoded: false),
      "XDG_CACHE_HOME": folder.path + "/cache",
    ]
    for name in ["Harbor", "Pier"] {
      try FileManager.default.copyItem(
        at: RepositoryFolder.root.appending(path: "Tests/Data/SextantCommand/Packages/\(name)"),
        to: folder.url.appending(path: name))
    }
    try makeSDK()
    let build = try test("--quiet", "--", "--filter", "NoTestOfThisName")
    guard build.exitCode == 0 else { throw HarborError(run: build) }
  }

  private static func remove() {
    guard case .success(let harbor) = shared else { return }
    try? FileManager.default.removeItem(at: harbor.folder.url)
  }

  private func makeSDK() throws {
    let console = Console(environment: environment, output: RecordingSink(), errors: RecordingSink())
    let builder = try SDKRequest(output: folder.path + "/sdk").builder(
      with: SwiftToolchain(environment: console.environment), in: console)
    let targets = try builder.sourceTargets()
    _ = try SDKAssembly(
      package: builder.package, targets: targets, products: try BuiltTool.folder(),
      folder: builder.place.folder,
      toolchain: builder.toolchain, console: console,
      fingerprint: try SourceFingerprint.text(of: targets.map(\.path), in: builder.package)
    ).assemble()
  }

  /// Tests the package as a user does.
  func test(_ arguments: String..., package: String = "Harbor") throws -> ToolRun {
    try BuiltTool.run(
      ["test", "--package-path", "\(folder.path)/\(package)", "--sdk", folder.path + "/sdk"] + arguments,
      environment: environment)
  }

  /// Returns the path of a file next to the package.
  func path(_ name: String) -> String { "\(folder.path)/\(name)" }
}

/// An error for a package that could not be built.
struct HarborError: Error {
  let run: ToolRun
}
