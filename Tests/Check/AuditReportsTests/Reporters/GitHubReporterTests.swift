import AppProject
import AuditReports
import LocationEvidence
import LocationPolicy
import Phrases
import Testing

@Suite struct GitHubReporterTests {
  private let reporter = GitHubReporter(places: SampleReport.places)

  @Test func `a command for each finding and problem, with paths from the repository's root`() {
    #expect(
      reporter.text(of: SampleReport.full) == """
        ::notice file=ios/Old/Info.plist,line=1,col=1,title=unused-info-plist::No target uses this file.%0AFix: Delete it.
        ::error file=ios/App/定位 Manager.swift,line=7,col=16,title=always-requested-first::The first request is for \
        Always, so Allow While Using App makes a provisional Always.%0AFix: Ask for When In Use first.
        ::error file=ios/App/Broken.plist,line=3,col=9,title=Input that could not be read::The plist ends in the middle \
        of an element.

        """)
  }

  @Test func `what a project says neither ends a property nor begins a command`() {
    let text = reporter.text(of: SampleReport.hostile)
    #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
    #expect(text.hasPrefix("::warning file=ios/a%2Cb%3Ac%25%0A%3A%3Aerror%3A%3Ad.swift,line=1,col=2,title="))
    #expect(text.contains("&\"%0D%0A::error file=x::100%25 @octocat"))
  }

  @Test func `a library has no line, and its member stands in the message`() {
    let finding = Finding(
      rule: RuleID(rawValue: "r"), severity: .error, target: "T", at: Site(wholeFile: "libGeo.a(Locator.o)"),
      releases: .iOS8 ... .newest, message: "m", fix: "f", facts: [])
    #expect(
      reporter.text(of: CheckReport(targets: [], findings: [finding]))
        == "::error file=ios/libGeo.a,title=r::Locator.o: m%0AFix: f\n")
  }
}
