import Foundation
import TestSupport
import Testing

/// What apps ship compiles for Apple's platforms at their oldest releases, and what would not is refused here as there.
@Suite(.serialized) struct AppleCompilationTests {
  @Test(arguments: ApplePlatform.allCases)
  func `the library compiles for Apple's platforms`(platform: ApplePlatform) throws {
    let compiler = try AppleCompiler(platform)
    for module in LibraryModule.allCases {
      let diagnostics = try compiler.diagnostics(
        of: module.rawValue, files: module.files, flags: ["-D", "DEBUG"])
      #expect(diagnostics.map(\.description) == [])
    }
    guard platform == .iOS else { return }
    // Without DEBUG, so that what release builds have instead is compiled, too.
    let inExtensions = try compiler.diagnostics(
      of: "Sextant", files: LibraryModule.sextant.files, flags: ["-application-extension"])
    #expect(inExtensions.map(\.description) == [], "app extensions can't have it")
  }

  /// What stands under the condition that a module is there would be left out without a word if it were not.
  @Test func `every module that the library asks for is there`() throws {
    let asked = try LibraryModule.allCases.flatMap(\.files).flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: #/canImport\((\w+)\)/#).map { String($0.1) }
    }
    #expect(Set(asked).subtracting(ApplePlatform.iOS.frameworks) == [])
    #expect(asked.contains("Darwin"))
  }

  @Test func `what an old iPhone does not have is refused`() throws {
    let compiler = try AppleCompiler(.iOS)
    let folder = RepositoryFolder.root.appending(path: "Tests/SextantAppleTests/Refused")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    #expect(!files.isEmpty)
    for file in files {
      let diagnostics = try compiler.diagnostics(of: "Refused", files: [file])
      let announced = Diagnostic.announced(
        in: try String(contentsOf: file, encoding: .utf8), file: file.lastPathComponent, languageMode: 6)
      #expect(diagnostics.map(\.description) == announced.sorted().map(\.description))
    }
  }
}
