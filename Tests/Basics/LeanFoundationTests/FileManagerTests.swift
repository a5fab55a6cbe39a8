import Foundation
import LeanFoundation
import TestSupport
import Testing

/// The additions of the module to Foundation.
@Suite struct FileManagerTests {
  @Test func `files are listed in order, and links are not followed`() throws {
    let folder = try ScratchFolder()
    for file in ["b/c/3", "b/2", "a"] { try folder.write("x".utf8, to: file) }
    let files = FileManager.default
    try files.createDirectory(at: folder.url.appending(path: "empty"), withIntermediateDirectories: true)
    for (name, target) in [("loop", "."), ("folder", "b"), ("file", "a"), ("gone", "none")] {
      try files.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: target)
    }
    #expect(try files.regularFiles(below: folder.path) == ["a", "b/2", "b/c/3"])
    #expect(try files.regularFiles(below: folder.path, limit: 0) == ["a"])
    #expect(try files.size(ofFile: folder.path + "/b/2") == 1)
  }

  @Test func `a folder that can't be read is an error, in the system's words`() {
    do {
      _ = try FileManager.default.regularFiles(below: "/nonexistent")
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.systemReason == "No such file or directory")
    }
  }

  @Test func `other errors give their own words`() {
    #expect(ToolError("the tool broke").systemReason == "the tool broke")
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0.0), ("2026-11-24T09:41:00Z", 1_795_513_260), ("2026-11-24", nil), ("", nil),
  ])
  func `dates are read as property lists write them`(text: String, seconds: Double?) {
    #expect(Date(iso8601: text)?.timeIntervalSince1970 == seconds)
  }
}
