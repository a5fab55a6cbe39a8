import Foundation
import TestSupport
import Testing

@testable import SextantCommand

/// Checks that continue after changes.
@Suite struct WatchTests {
  @Test(.timeLimit(.minutes(5)))
  func `a change is checked, also one that breaks the project, and a signal ends it with the last exit code`()
    async throws
  {
    let folder = try ScratchFolder()
    try folder.copyRunTracker()
    let recorder = "App/RunTracker/RunRecorder.swift"
    let text = try folder.text(of: recorder)
    let tool = try RunningTool(
      ["check", folder.path + "/App", "--quiet", "--watch"], environment: BuiltTool.bareEnvironment)
    await tool.wait(for: "RunRecorder.swift:44:15")
    await tool.wait(for: "Watching for changes; Ctrl-C ends it.")
    try folder.replace("requestAlwaysAuthorization", with: "requestWhenInUseAuthorization", in: recorder)
    await tool.wait(for: "unused-always-description")
    try folder.write("a: [".utf8, to: "App/.sextant.yml")
    await tool.wait(for: "this is not readable YAML")
    try folder.write("rules: {unused-always-description: off}".utf8, to: "App/.sextant.yml")
    try folder.write("\n\(text)".utf8, to: recorder)
    await tool.wait(for: "RunRecorder.swift:45:15")
    // If the tests were started in the background, Ctrl-C may be ignored.
    tool.send(SIGTERM)
    #expect(tool.exitCode() == 1, "\(tool.text)")
  }

  @Test(arguments: [
    ["--fix"], ["--diff"], ["--format", "json"], ["--write-baseline", "a.json"], ["--explain-flow"],
  ])
  func `what makes no sense with it is refused`(arguments: [String]) {
    let run = ToolRun(arguments: ["check", "--watch"] + arguments)
    #expect(run.exitCode == 2 && run.errors.contains("--watch"))
  }

  @Test func `files, their lengths and times make a difference, and those of builds don't`() throws {
    let folder = try ScratchFolder()
    try folder.write("1".utf8, to: "a/b.swift")
    let first = FileTree(below: [folder.path])
    try folder.write("1".utf8, to: ".build/c")
    try folder.write("1".utf8, to: "DerivedData/c")
    #expect(FileTree(below: [folder.path]) == first)
    try folder.write("2".utf8, to: "a/b.swift")
    let second = FileTree(below: [folder.path])
    #expect(second != first)
    try folder.write("".utf8, to: ".sextant.yml")
    #expect(FileTree(below: [folder.path]) != second)
  }
}
