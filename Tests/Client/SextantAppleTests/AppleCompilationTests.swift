import Foundation
import TestSupport
import Testing

/// The shipped code compiles for the oldest releases of Apple's platforms, and invalid code is rejected here as there.
@Suite(.appleSDK) struct AppleCompilationTests {
  /// These modules contain no tasks, so type checking is enough.
  @Test(arguments: LibraryModule.common)
  func `what is the same on all platforms compiles`(module: LibraryModule) throws {
    let compiler = try AppleSDKTrait.sdk.compiler(for: .iOS)
    #expect(try compiler.check(module).map(\.description) == [])
  }

  @Test func `the client compiles for iOS and its app extensions, and the phone for tests does`() throws {
    let compiler = try AppleSDKTrait.sdk.compiler(for: .iOS)
    #expect(try compiler.build(.sextant, flags: ["-D", "DEBUG"]).map(\.description) == [])
    #expect(try compiler.build(.sextantAlways).map(\.description) == [])
    try compiler.addTesting()
    let inTests = try compiler.build(.sextantTesting).map(\.description)
    #expect(inTests == [])
    // Without DEBUG, so that the code of release builds is also compiled.
    let inExtensions = try compiler.check(
      .sextant, where: LibraryModule.dependsOnPlatform, flags: ["-application-extension"])
    #expect(inExtensions.map(\.description) == [], "app extensions can't have it")
  }

  @Test(arguments: ApplePlatform.allCases.filter { $0 != .iOS })
  func `the client compiles for the other platforms`(platform: ApplePlatform) throws {
    let compiler = try AppleSDKTrait.sdk.compiler(for: platform)
    let client = try compiler.check(
      .sextant, where: LibraryModule.dependsOnPlatform, flags: ["-D", "DEBUG"])
    #expect(client.map(\.description) == [])
    try compiler.declare(.sextant)
    #expect(try compiler.check(.sextantAlways).map(\.description) == [])
  }

  /// Code under a condition on a module would be silently omitted if the module were missing.
  @Test func `every module that the library asks for is there`() throws {
    let asked = try LibraryModule.client.flatMap { try $0.files }.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: #/canImport\((\w+)\)/#).map { String($0.1) }
    }
    #expect(Set(asked).subtracting(Framework.allCases.map(\.rawValue)) == [])
    #expect(asked.contains("Darwin"))
  }

  /// The compiler here can't distinguish releases of visionOS, so API of the second one is found by its text.
  @Test func `what asks for iOS 18 asks for visionOS 2, too`() throws {
    let asked = try LibraryModule.client.flatMap { try $0.files }.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: #/available\(([^)]*iOS 18[^)]*)\)/#).map {
        $0.1
      }
    }
    #expect(!asked.isEmpty)
    #expect(asked.filter { !$0.contains("visionOS 2") } == [])
  }

  @Test(arguments: RefusedCode.allCases)
  func `what a platform does not have is refused`(code: RefusedCode) throws {
    let compiler = try AppleSDKTrait.sdk.compiler(for: code.platform)
    let files = try code.files()
    #expect(!files.isEmpty)
    for file in files {
      let diagnostics = try compiler.check(file, flags: code.flags)
      let announced = Diagnostic.announced(
        in: try String(contentsOf: file, encoding: .utf8), file: file.lastPathComponent, languageMode: 6)
      #expect(diagnostics.map(\.description) == announced.sorted().map(\.description))
    }
  }
}
