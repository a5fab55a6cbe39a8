import Foundation
import TestSupport
import Testing

/// Several paths at once, and releases that no target deploys to.
@Suite struct SeveralPathsTests {
  private let tracker = RepositoryFolder.path("Examples/RunTracker")
  private let mended = RepositoryFolder.path("Examples/RunTrackerFixed")

  @Test func `several paths make one report, with places as the paths were given`() throws {
    let run = ToolRun("check", mended, tracker, "--quiet")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("    \(tracker)/RunTracker/RunRecorder.swift:44:15\n"))
    #expect(run.output.hasPrefix("RunTracker (\(tracker)): app, iOS 15.0 and later,"))
    #expect(ToolRun("check", mended, tracker).output.hasSuffix("\n1 error in 3 targets\n"))
  }

  @Test func `without a path the folder is checked that one is in`() throws {
    let run = try BuiltTool.run(["check", "--target", "no"], in: "Examples/RunTracker")
    #expect(run.exitCode == 2)
    #expect(run.errors == "Error: no target is called 'no'. There are: RunTracker.\n")
  }

  @Test func `a path that can't be checked is told, and the rest is checked`() throws {
    let folder = try ScratchFolder()
    let run = ToolRun("check", folder.path, tracker, "--quiet")
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("Error: \(folder.path): there is no Xcode project"))
    #expect(run.output.contains("    \(tracker)/RunTracker/RunRecorder.swift:44:15\n"))
  }

  @Test func `a target that only one path has is enough`() {
    #expect(
      ToolRun("check", tracker, RepositoryFolder.path("Examples/Whereabouts"), "--target", "RunTracker")
        .exitCode == 1)
    #expect(ToolRun("check", tracker, mended, "--target", "Tracker").exitCode == 2)
  }

  @Test(arguments: ["--ios", "--release"])
  func `a release that nothing installs on is an error that says the range`(option: String) {
    #expect(
      ToolRun("check", tracker, option, "14")
        == ToolRun(
          exitCode: 2, output: "",
          errors:
            "Error: nothing here installs on iOS 14: the targets deploy to iOS 15+. Name one of these.\n"
        ))
  }
}
