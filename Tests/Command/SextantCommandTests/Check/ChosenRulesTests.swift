import TestSupport
import Testing

@Suite struct ChosenRulesTests {
  private static let tracker = RepositoryFolder.path("Examples/RunTracker")
  private static let rule = "always-before-when-in-use"

  @Test func `only the rules that are asked for are applied`() throws {
    #expect(ToolRun("check", Self.tracker, "--select", Self.rule).exitCode == 1)
    #expect(ToolRun("check", Self.tracker, "--select", "always-at-launch").exitCode == 0)
    #expect(ToolRun("check", Self.tracker, "--ignore", Self.rule).exitCode == 0)
    #expect(ToolRun("check", Self.tracker, "--select", Self.rule, "--ignore", Self.rule).exitCode == 0)
  }

  @Test func `the command line wins over a configuration`() throws {
    let scratch = try ScratchFolder()
    try scratch.copyRunTracker()
    try scratch.write("rules:\n  \(Self.rule): off\n".utf8, to: "App/.sextant.yml")
    #expect(ToolRun("check", scratch.path + "/App").exitCode == 0)
    #expect(ToolRun("check", scratch.path + "/App", "--select", Self.rule).exitCode == 1)
  }

  @Test func `what each rule found is counted`() {
    #expect(
      ToolRun("check", Self.tracker, "--statistics")
        == ToolRun(exitCode: 1, output: "\(Self.rule)  error  1\n", errors: ""))
    #expect(ToolRun("check", Self.tracker, "--statistics", "--ignore", Self.rule).output == "")
  }

  @Test(arguments: [
    ["--select", "none"], ["--statistics", "--format", "json"],
    ["--ignore", rule, "--write-baseline", "none.json"],
  ])
  func `what makes no sense together is refused`(arguments: [String]) {
    let run = ToolRun(arguments: ["check", Self.tracker] + arguments)
    #expect(run.exitCode == 2 && run.errors.hasPrefix("Error: "))
  }
}
