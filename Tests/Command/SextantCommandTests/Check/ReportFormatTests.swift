import Foundation
import TestSupport
import Testing

@testable import SextantCommand

@Suite struct ReportFormatTests {
  /// Creates a repository with the example in a folder.
  private func writeRepository(in folder: borrowing ScratchFolder) throws -> String {
    try folder.write("ref: refs/heads/main\n".utf8, to: "My Repo/.git/HEAD")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/My Repo/ios", withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: RepositoryFolder.path("Examples/RunTracker"), toPath: folder.path + "/My Repo/ios/Run")
    return URL(filePath: folder.path).standardizedFileURL.path(percentEncoded: false) + "/My Repo"
  }

  @Test(arguments: [
    ("xcode", "ROOT/ios/Run/RunTracker/RunRecorder.swift:44:15: error: "),
    (
      "github",
      "::error file=ios/Run/RunTracker/RunRecorder.swift,line=44,col=15,title=always-before-when-in-use::"
    ),
    ("junit", "ios/Run/RunTracker/RunRecorder.swift:44:15: error: "),
    ("markdown", "`ios/Run/RunTracker/RunRecorder.swift:44:15`"),
    ("sarif", #""uri" : "ios/Run/RunTracker/RunRecorder.swift""#),
  ])
  func `files are named from the root of the repository, for Xcode by their absolute paths`(
    format: String, text: String
  ) throws {
    let folder = try ScratchFolder()
    let root = try writeRepository(in: folder)
    for path in ["", "/RunTracker.xcodeproj"] {
      let run = ToolRun("check", root + "/ios/Run" + path, "--format", format)
      #expect(run.exitCode == 1)
      #expect(run.output.contains(text.replacing("ROOT", with: root)))
    }
  }

  @Test func `SARIF says where the root is, and leads to the rules' pages where they have an address`() throws
  {
    let folder = try ScratchFolder()
    let root = try writeRepository(in: folder)
    let run = ToolRun(
      "check", root + "/ios/Run", "--format", "sarif", "--rules-url", "https://example.com/rules/")
    let address = "file://" + root.replacing(" ", with: "%20") + "/"
    #expect(run.output.contains("\"uri\" : \"\(address)\""))
    #expect(run.output.contains(#""helpUri" : "https://example.com/rules/always-before-when-in-use.md""#))
    let other = ToolRun("check", root + "/ios/Run", "--format", "sarif", "--rules-url", "rules")
    #expect(other.exitCode == 2)
    #expect(other.errors.hasPrefix("Error: The value 'rules' is invalid"))
  }

  @Test func `files get what standard output would`() throws {
    let folder = try ScratchFolder()
    let root = try writeRepository(in: folder)
    let formats = ["sarif", "markdown", "junit", "text"]
    let also = formats.flatMap { ["--also-write", "\($0)=\(folder.path)/report.\($0)"] }
    let run = ToolRun(arguments: ["check", root + "/ios/Run", "--format", "github"] + also)
    #expect(run == ToolRun("check", root + "/ios/Run", "--format", "github"))
    for format in formats {
      let expected = ToolRun("check", root + "/ios/Run", "--format", format).output
      #expect(try folder.text(of: "report.\(format)") == expected, "\(format)")
    }
    let unwritable = ToolRun("check", root + "/ios/Run", "--also-write", "json=\(folder.path)/none/report")
    #expect(unwritable.exitCode == 2 && unwritable.errors.contains("could not be written"))
    for value in ["sarif", "sarif=", "ndjson=a", "pdf=a"] {
      #expect(ToolRun("check", root + "/ios/Run", "--also-write", value).exitCode == 2, "\(value)")
    }
  }

  @Test func `what could not be read is in every form`() throws {
    let folder = try ScratchFolder()
    let root = try writeRepository(in: folder)
    try folder.write("// !$*UTF8*$!\n{ objects = {".utf8, to: "My Repo/ios/Run/B.xcodeproj/project.pbxproj")
    for format in ["xcode", "github", "junit", "markdown", "sarif"] {
      let run = ToolRun("check", root + "/ios/Run", "--format", format)
      #expect(run.exitCode == 2)
      #expect(run.output.contains("B.xcodeproj"), "\(format)")
    }
  }
}
