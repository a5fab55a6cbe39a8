import SextantTesting
import Testing

@Suite struct TimelineTests {
  @Test func `equal timelines have no difference, however they are broken into lines`() {
    #expect(TimelineDifference(expected: "a → b c\n  → d", actual: "a → b c → d") == nil)
    #expect(TimelineDifference(expected: "", actual: "") == nil)
  }

  @Test func `a difference says after which step it begins, and what was there on both sides`() throws {
    let difference = try #require(TimelineDifference(expected: "a → b → c", actual: "a → b → d → e"))
    #expect(
      difference.description == """
        the timeline differs after “b” (step 2)
          expected: c
          happened: d → e
        """)
    let start = try #require(TimelineDifference(expected: "a", actual: ""))
    #expect(
      start.description == """
        the timeline differs from the start
          expected: a
          happened: nothing more
        """)
  }
}
