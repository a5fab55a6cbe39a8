import Foundation
import TestSupport

/// Modules that the compiler accepts as those of Apple's platforms, created once for all tests of a run.
///
/// Everything is compiled for iOS and then disguised for the other platforms; each declaration of a module says which
/// platforms have it.
final class AppleSDK: Sendable {
  private let compilers: [ApplePlatform: AppleCompiler]

  init() throws {
    let toolchain = try HostToolchain.current()
    let modules = try ModuleFolder(for: .iOS, toolchain)
    for framework in Framework.allCases { try modules.build(framework) }
    // This build's modules are for Linux, like the toolchain's; these modules don't differ between platforms.
    for module in LibraryModule.common { try modules.disguise(built: module) }
    compilers = try Dictionary(
      uniqueKeysWithValues: ApplePlatform.allCases.map { platform in
        let folder = try platform == .iOS ? modules : Self.disguised(modules, for: platform, toolchain)
        return (platform, AppleCompiler(folder, target: platform.triple))
      })
  }

  /// Returns a folder for a platform, with its frameworks and the package's common modules.
  private static func disguised(
    _ modules: ModuleFolder, for platform: ApplePlatform, _ toolchain: HostToolchain
  ) throws -> ModuleFolder {
    let copy = try ModuleFolder(for: platform, toolchain)
    let frameworks = Framework.allCases.filter(platform.has).map(\.rawValue)
    for name in frameworks + LibraryModule.common.map(\.rawValue) { try copy.disguise(name, from: modules) }
    return copy
  }

  /// Returns the compiler for a platform, which all tests share.
  func compiler(for platform: ApplePlatform) throws -> AppleCompiler {
    guard let compiler = compilers[platform] else { throw ToolError("there is no compiler for \(platform)") }
    return compiler
  }
}
