import AppProject
import AuditReports
import Foundation
import LocationEvidence
import LocationPolicy
import Phrases
import TestSupport
import Testing

@testable import SextantCommand

@Suite struct CheckedFolderTests {
  private func finding(_ file: String, _ line: Int, _ column: Int) -> Finding {
    Finding(
      rule: RuleID(rawValue: "r"), severity: .note, target: "T",
      at: Site(file: file, line: line, column: column),
      releases: .iOS8 ... .newest, message: "m", fix: "f", facts: [])
  }

  private func excerpts(_ folder: CheckedFolder, _ findings: Finding...) -> [String] {
    let excerpts = folder.excerpts(for: findings)
    return findings.compactMap { finding in
      let place = finding.site
      return excerpts[place].map { $0.before + "|" + $0.after }
    }
  }

  @Test func `lines are found whatever ends them`() throws {
    let folder = try ScratchFolder()
    try folder.write("one\r\ntwo 跑\nthree".utf8, to: "a b/跑.swift")
    let root = CheckedFolder(inputPath: folder.path)
    #expect(
      excerpts(root, finding("a b/跑.swift", 1, 2), finding("a b/跑.swift", 2, 5), finding("a b/跑.swift", 3, 1))
        == ["o|ne", "two |跑", "|three"])
    #expect(excerpts(root, finding("a b/跑.swift", 4, 1), finding("missing", 1, 1), finding("a", 1, 1)) == [])
  }

  @Test func `binary files have no lines`() throws {
    let folder = try ScratchFolder()
    try folder.write([0x62, 0x70, 0x00, 0x01], to: "Info.plist")
    #expect(excerpts(CheckedFolder(inputPath: folder.path), finding("Info.plist", 1, 1)) == [])
  }

  @Test(arguments: ["", "App.xcodeproj", "App.xcodeproj/project.pbxproj", "App.xcworkspace", "Info.plist"])
  func `paths count from the folder that holds what is checked`(path: String) throws {
    let folder = try ScratchFolder()
    try folder.write("here".utf8, to: "main.swift")
    try folder.write("".utf8, to: "App.xcodeproj/project.pbxproj")
    try folder.write("".utf8, to: "App.xcworkspace/contents.xcworkspacedata")
    try folder.write("".utf8, to: "Info.plist")
    let root = CheckedFolder(inputPath: folder.url.appending(path: path).path(percentEncoded: false))
    #expect(excerpts(root, finding("main.swift", 1, 1)) == ["|here"])
  }

  @Test(arguments: [
    (".", ""), ("./", ""), ("App", "App/"), ("a/./App/", "a/App/"), ("../App.xcodeproj", "../"),
    ("a/App.xcodeproj/project.pbxproj", "a/"), ("/Info.plist", "/"), ("a/App.ipa", "a/App.ipa/"),
  ])
  func `paths in a report on several begin as they were given`(path: String, prefix: String) throws {
    let folder = try ScratchFolder()
    for name in ["App", "a/App", "a/App.xcodeproj", "App.xcodeproj"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    let isAbsolute = path.hasPrefix("/") || path.hasPrefix("..") || path.hasPrefix(".")
    let start = isAbsolute ? "" : folder.path + "/"
    #expect(CheckedFolder(inputPath: start + path).prefix == start + prefix)
  }
}
