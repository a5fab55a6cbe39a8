import AuditReports
import LocationEvidence
import Testing

@Suite struct XcodeReporterTests {
  private let reporter = XcodeReporter(places: SampleReport.places)

  @Test func `a line for each finding and problem, with absolute paths`() {
    #expect(
      reporter.text(of: SampleReport.full) == """
        /Users/me/My Repo/ios/Old/Info.plist:1:1: note: No target uses this file. Delete it. [unused-info-plist]
        /Users/me/My Repo/ios/App/定位 Manager.swift:7:16: error: The first request is for Always, so Allow While Using \
        App makes a provisional Always. Ask for When In Use first. [always-requested-first]
        /Users/me/My Repo/ios/App/Broken.plist:3:9: error: The plist ends in the middle of an element.

        """)
  }

  @Test func `nothing that a project says begins a line of its own or colors the terminal`() {
    let text = reporter.text(of: SampleReport.hostile)
    #expect(text.count { $0.isNewline } == 1)
    #expect(text.hasPrefix(#"/Users/me/My Repo/ios/a,b:c%\n::error::d.swift:1:2: warning: ]]></failure>"#))
    #expect(!text.contains("\u{1B}"))
  }
}
