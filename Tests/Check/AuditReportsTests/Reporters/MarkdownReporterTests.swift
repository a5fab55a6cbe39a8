import AuditReports
import LocationEvidence
import Testing

@Suite struct MarkdownReporterTests {
  private let reporter = MarkdownReporter(places: SampleReport.places)

  @Test func `a summary, and the findings by target with their lines`() {
    #expect(
      reporter.text(of: SampleReport.full) == """
        ### Location permission: 1 error, 1 note in 2 targets

        **Läufer 跑步**: app, iOS 13.2 and later

        - **error** `always-requested-first`, iOS 13+, `ios/App/定位 Manager.swift:7:16`

          ```
          self.manager.requestAlwaysAuthorization() // 申请始终定位
          ```

          The first request is for Always, so Allow While Using App makes a provisional Always.

          **Fix:** Ask for When In Use first. (MIS-13, AUTH-060)

        **Outside any target**

        - **note** `unused-info-plist`, iOS 8-10, `ios/Old/Info.plist:1:1`

          No target uses this file.

          **Fix:** Delete it. (MIS-04)

        **Input that could not be read**

        - **error** `App/Broken.plist:3:9`: The plist ends in the middle of an element.

        """)
  }

  @Test func `what a project says makes no markup, mentions nobody and refers to no issue`() {
    let text = reporter.text(of: SampleReport.hostile)
    let message =
      #"\]\]\>\</failure\>\&" ::error file=x::100% @"# + "\u{200B}octocat \\#\u{200B}1 "
      + #"\`a\`\`b\` \<b\>\|\*\_\\u{1B}\[31m\\u{0}"#
    #expect(text.contains("\n\n**\(message)**: app, no deployment target\n\n"))
    #expect(text.contains("**Fix:** \(message)\n"))
    #expect(text.contains(#"`ios/a,b:c%\n::error::d.swift:1:2`"#))
  }
}
