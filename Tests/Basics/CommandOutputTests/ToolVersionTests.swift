import Testing

@testable import CommandOutput

@Suite struct ToolVersionTests {
  @Test func `a released build names its commit and the day of its rules`() {
    let origin = ReleaseOrigin(commit: "0123456789ab", rulesDate: "2026-11-24")
    #expect(ToolVersion.text(from: origin) == "0.2.0 (0123456789ab, rules of 2026-11-24)")
    #expect(ToolVersion.text(from: nil) == "0.2.0 (source)")
  }
}
