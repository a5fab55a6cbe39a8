import Foundation
import TestSupport
import Testing

@testable import LinuxSDK

@Suite struct SourcePackageTests {
  @Test func `the package is found above the program, wherever a link to it lies`() throws {
    let folder = try ScratchFolder()
    let root = folder.url.appending(path: "checkout")
    let program = root.appending(path: ".build/debug/sextant")
    let link = folder.url.appending(path: "sextant")
    try FileManager.default.createDirectory(
      at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: program)
    try FileManager.default.copyItem(
      at: RepositoryFolder.root.appending(path: "Package.swift"), to: root.appending(path: "Package.swift"))
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: program)
    for program in [program, link] {
      let package = try SourcePackage(named: nil, environment: [:], program: program)
      #expect(
        package.folder.resolvingSymlinksInPath().pathComponents
          == root.resolvingSymlinksInPath().pathComponents)
    }
  }

  @Test func `a program that lies elsewhere asks for the folder`() {
    #expect(throws: SDKError.self) {
      try SourcePackage(
        named: nil, environment: ["SEXTANT_SOURCE": ""], program: URL(filePath: "/bin/sextant"))
    }
  }
}
