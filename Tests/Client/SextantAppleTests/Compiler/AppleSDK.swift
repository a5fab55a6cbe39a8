import Foundation
import TestSupport

/// The modules that the compiler takes for those of Apple's platforms, made once for all tests of a run.
///
/// Everything is compiled for iOS, and then disguised for the other platforms: of each declaration its module says
/// which platforms have it.
final class AppleSDK: Sendable {
  private let compilers: [ApplePlatform: AppleCompiler]

  init() throws {
    let toolchain = try HostToolchain.current()
    let modules = try ModuleFolder(for: .iOS, toolchain)
    for framework in Framework.allCases { try modules.build(framework) }
    // This build's own modules are for Linux, as the toolchain's are; in these, nothing differs from platform to platform.
    for module in LibraryModule.common { try modules.disguise(built: module) }
    compilers = try Dictionary(
      uniqueKeysWithValues: ApplePlatform.allCases.map { platform in
        let folder = try platform == .iOS ? modules : Self.disguised(modules, for: platform, toolchain)
        return (platform, AppleCompiler(folder, target: platform.triple))
      })
  }

  /// A folder for a platform, with the platform's frameworks and the package's common modules.
  private static func disguised(
    _ modules: ModuleFolder, for platform: ApplePlatform, _ toolchain: HostToolchain
  ) throws -> ModuleFolder {
    let copy = try ModuleFolder(for: platform, toolchain)
    let frameworks = Framework.allCases.filter(platform.has).map(\.rawValue)
    for name in frameworks + LibraryModule.common.map(\.rawValue) { try copy.disguise(name, from: modules) }
    return copy
  }

  /// The compiler for a platform; all tests share it.
  func compiler(for platform: ApplePlatform) throws -> AppleCompiler {
    guard let compiler = compilers[platform] else { throw ToolError("there is no compiler for \(platform)") }
    return compiler
  }
}
