import Testing
import TextReading

@Suite struct LineTableTests {
  private let table = LineTable(Array("a\nbc\r\n\rd".utf8))

  @Test func `a line ends with LF, CR LF or a lone CR`() {
    let positions = (0...8).map { table.position(at: $0) }.map { "\($0.line):\($0.column)" }
    #expect(positions == ["1:1", "1:2", "2:1", "2:2", "2:3", "2:4", "3:1", "4:1", "4:2"])
  }

  @Test func `a line stands where it stands, and none beyond the last`() {
    #expect((0...5).map(table.range) == [nil, 0..<2, 2..<6, 6..<7, 7..<8, nil])
  }

  @Test func `an empty text has one line`() {
    #expect(LineTable([]).position(at: 0) == (1, 1))
    #expect(LineTable([]).range(ofLine: 1) == 0..<0)
  }
}
