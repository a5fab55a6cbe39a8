import Foundation
import TestSupport
import Testing

@testable import SextantCommand

/// A file of a project with unsaved contents.
@Suite struct UnsavedFileTests {
  /// Runs the built command in a folder, with the contents of a file on its standard input.
  private func check(
    _ arguments: [String], in folder: borrowing ScratchFolder, input: String
  ) throws -> (code: Int32, text: String) {
    try folder.write(input.utf8, to: "input")
    let tool = try BuiltTool.folder().appending(path: BuiltTool.name).path(percentEncoded: false)
    return try Program(at: URL(filePath: "/bin/sh")).run(
      ["-c", #"exec "$0" check "$@" < ../input"#, tool] + arguments, in: folder.url.appending(path: "App"))
  }

  private let recorder = "RunTracker/RunRecorder.swift"

  @Test func `what is on standard input counts, and only its findings are told`() throws {
    let folder = try ScratchFolder()
    try folder.copyRunTracker()
    let text = try folder.text(of: "App/" + recorder)
    let moved = try check(["--stdin", recorder], in: folder, input: "\n\n" + text)
    #expect(
      moved.code == 1 && moved.text.contains("\(recorder):46:15\n    46 | manager.request"), "\(moved.text)")
    // Predictions, and findings in other files such as about an unnecessary description, are omitted.
    let mended = text.replacing("requestAlwaysAuthorization", with: "requestWhenInUseAuthorization")
    #expect(try check(["--stdin", recorder], in: folder, input: mended) == (0, ""))
    #expect(try check(["."], in: folder, input: "").code == 1)
    #expect(try folder.text(of: "App/" + recorder) == text)
  }

  @Test func `a file that no project can have is named`() throws {
    let folder = try ScratchFolder()
    try folder.copyRunTracker()
    let run = try check(["--stdin", "None.swift"], in: folder, input: "")
    #expect(run.code == 2 && run.text.hasPrefix("Error: None.swift: there is no such file; "), "\(run.text)")
  }

  @Test(arguments: [
    ["--fix"], ["--diff"], ["--write-baseline", "a.json"], ["one", "two"], ["--watch"], ["--explain-flow"],
  ]) func `what makes no sense with it is refused`(arguments: [String]) {
    #expect(ToolRun(arguments: ["check", "--stdin", "a.swift"] + arguments).exitCode == 2)
  }
}
