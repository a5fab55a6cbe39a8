import Foundation
import Testing

@testable import SextantCommand

@Suite struct SourcePackageTests {
  @Test func `the package is found above the program, wherever a link to it lies`() throws {
    let folder = try TemporaryFolder()
    let link = folder.url.appending(path: "sextant")
    let program = try BuiltTool.folder().appending(path: "sextant")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: program)
    for program in [program, link] {
      let package = try SourcePackage(named: nil, environment: [:], program: program)
      #expect(
        package.folder.standardizedFileURL.pathComponents
          == Repository.root.standardizedFileURL.pathComponents)
    }
  }

  @Test func `a program that lies elsewhere asks for the folder`() {
    #expect(throws: SDKError.self) {
      try SourcePackage(
        named: nil, environment: ["SEXTANT_SOURCE": ""], program: URL(filePath: "/bin/sextant"))
    }
  }
}
