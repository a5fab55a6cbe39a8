import CommandOutput
import Foundation
import TestSupport

@testable import LinuxSDK
@testable import SextantCommand

/// A small package of somebody's, another that shows things, and an SDK made of what this build has put beside the tests.
///
/// All are made once for all tests: what is slow is the package's build.
final class HarborPackage: Sendable {
  private let folder: ScratchFolder
  private let environment: [String: String]

  static let shared = Result { try HarborPackage() }

  private init() throws {
    folder = try ScratchFolder()
    // Nothing that is static is ever let go of.
    atexit { HarborPackage.remove() }
    let inherited = ProcessInfo.processInfo.environment
    environment = [
      "PATH": inherited["PATH"] ?? "/usr/bin:/bin", "HOME": inherited["HOME"] ?? "/",
      "SEXTANT_SOURCE": RepositoryFolder.root.path(percentEncoded: false),
      "XDG_CACHE_HOME": folder.path + "/cache",
    ]
    for name in ["Harbor", "Pier"] {
      try FileManager.default.copyItem(
        at: RepositoryFolder.root.appending(path: "Tests/Command/SextantCommandTests/SDK/Packages/\(name)"),
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
    let builder = try SDKRequest(output: folder.path + "/sdk").builder(in: console)
    let targets = try builder.sourceTargets()
    _ = try SDKAssembly(
      package: builder.package, targets: targets, products: try BuiltTool.folder(),
      folder: builder.place.folder,
      toolchain: builder.toolchain, console: console,
      fingerprint: try SourceFingerprint.text(of: targets.map(\.path), in: builder.package)
    ).assemble()
  }

  /// Tests the package as a person does.
  func test(_ arguments: String..., package: String = "Harbor") throws -> ToolRun {
    try BuiltTool.run(
      ["test", "--package-path", "\(folder.path)/\(package)", "--sdk", folder.path + "/sdk"] + arguments,
      environment: environment)
  }

  /// A path for a file that goes with the package.
  func path(_ name: String) -> String { "\(folder.path)/\(name)" }
}

/// A package that could not be built.
struct HarborError: Error {
  let run: ToolRun
}
