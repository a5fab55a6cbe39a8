import LocationAudit
import LocationEvidence
import Testing

@testable import SextantCommand

@Suite struct InstallationTests {
  @Test func `an installation that is whole is said to be so, part by part`() {
    let examples = RuleCatalog.all.flatMap(\.examples).count
    let text = """
      sextant 0.2.0 (source)
      ok    rules     \(RuleCatalog.all.count) rules on \(examples) small projects
      ok    catalog   a question, and the facts that rules rest on
      ok    phone     a request and its answer on each release from iOS 8 on
      ok    archives  zlib of the system, which .ipa files are read with

      """
    #expect(ToolRun("self-check") == ToolRun(exitCode: 0, output: text, errors: ""))
  }

  @Test func `what is wrong is told below its part`() {
    let report = InstallationReport(parts: [(.phone, []), (.archives, ["There is no zlib."])])
    #expect(!report.isWhole)
    #expect(
      report.text == """
        sextant 0.2.0 (source)
        ok    phone     a request and its answer on each release from iOS 8 on
        bad   archives  zlib of the system, which .ipa files are read with
              There is no zlib.
        """)
    #expect(InstallationReport(parts: [(.phone, [])]).isWhole)
  }
}
