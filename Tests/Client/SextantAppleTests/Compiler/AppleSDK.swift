import TestSupport

/// The modules that the compiler takes for those of Apple's platforms, made once for all tests of a run.
///
/// Everything is compiled for iOS, and then disguised for the other platforms: of each declaration its module says
/// which platforms have it.
final class AppleSDK: Sendable {
  private let modules: ModuleFolder
  private let toolchain: HostToolchain

  init() throws {
    toolchain = try HostToolchain.current()
    modules = try ModuleFolder(for: .iOS, toolchain)
    for framework in Framework.allCases { try modules.build(framework) }
    let compiler = AppleCompiler(modules, target: modules.moduleTriple)
    for module in LibraryModule.common { try compiler.declare(module) }
  }

  /// A compiler for a platform, with the platform's frameworks and the package's common modules.
  func compiler(for platform: ApplePlatform) throws -> AppleCompiler {
    let copy = try ModuleFolder(for: platform, toolchain)
    let frameworks = Framework.allCases.filter(platform.has).map(\.rawValue)
    for name in frameworks + LibraryModule.common.map(\.rawValue) { try copy.disguise(name, from: modules) }
    return AppleCompiler(copy, target: platform.triple)
  }
}
