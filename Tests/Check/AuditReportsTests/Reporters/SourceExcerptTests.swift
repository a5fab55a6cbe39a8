import AuditReports
import LocationEvidence
import Testing

@Suite struct SourceExcerptTests {
  @Test func `columns count bytes, and excerpts count letters`() {
    let excerpt = SourceExcerpt(line: Array("跑 x".utf8), column: 5)
    #expect(excerpt == SourceExcerpt(before: "跑 ", after: "x", scalarColumn: 3))
  }

  @Test(arguments: [(0, 1), (1, 1), (4, 4), (99, 4)])
  func `columns outside the line are held to its ends`(column: Int, scalarColumn: Int) {
    #expect(SourceExcerpt(line: Array("abc".utf8), column: column)?.scalarColumn == scalarColumn)
  }

  @Test func `only the neighborhood of the place is kept from a very long line`() throws {
    let line = String(repeating: "跑", count: 100_000)
    let excerpt = try #require(SourceExcerpt(line: Array(line.utf8), column: 150_001))
    #expect(excerpt.before.allSatisfy { $0 == "跑" } && (130...134).contains(excerpt.before.count))
    #expect(excerpt.after.allSatisfy { $0 == "跑" } && (130...134).contains(excerpt.after.count))
    #expect(excerpt.scalarColumn == 50_001)
  }

  @Test func `bytes that are no text have no excerpt`() {
    #expect(SourceExcerpt(line: [0x62, 0x70, 0, 1], column: 1) == nil)
  }

  @Test func `invalid UTF-8 is repaired`() {
    #expect(SourceExcerpt(line: [0x61, 0xFF, 0x62], column: 2)?.after == "\u{FFFD}b")
  }
}
