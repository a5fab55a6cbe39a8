import AppProject
import InfoPlistProblems
import LocationPolicy
import Phrases
import Testing

@testable import LocationEvidence

@Suite struct ConfigurationMergeTests {
  private func finding(_ message: Phrase, line: Int = 1, releases: ClosedRange<Release> = .iOS13 ... .iOS26)
    -> Finding
  {
    Finding(
      rule: RuleID(.mistypedKey), severity: .error, target: "App",
      at: Site(file: "Info.plist", line: line, column: 1),
      releases: releases, message: message, fix: "Mend it.", facts: [])
  }

  @Test func `a finding of all configurations is reported once`() {
    let merged = ConfigurationMerge.merged([("Release", [finding("Wrong.")]), ("Debug", [finding("Wrong.")])])
    #expect(merged == [finding("Wrong.")])
  }

  @Test func `a finding of some configurations names them`() {
    let merged = ConfigurationMerge.merged([("Release", []), ("Debug", [finding("Wrong.")])])
    #expect(merged == [finding("Wrong. Only in Debug.")])
  }

  @Test func `the releases of all configurations are joined`() {
    let merged = ConfigurationMerge.merged([
      ("Release", [finding("Wrong.")]), ("Debug", [finding("Wrong.", releases: .iOS11 ... .iOS26)]),
    ])
    #expect(merged == [finding("Wrong.", releases: .iOS11 ... .iOS26)])
  }

  @Test func `a setting that each configuration repeats is reported once`() {
    let merged = ConfigurationMerge.merged([
      ("Release", [finding("Wrong.", line: 9)]), ("Debug", [finding("Wrong.", line: 4)]),
    ])
    #expect(merged == [finding("Wrong.", line: 9)])
  }

  @Test func `findings at different places stay apart`() {
    let merged = ConfigurationMerge.merged([("Release", [finding("Wrong."), finding("Wrong.", line: 2)])])
    #expect(merged == [finding("Wrong."), finding("Wrong.", line: 2)])
  }
}
