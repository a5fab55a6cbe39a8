import Testing

@testable import SextantCommand

@Suite struct EditorTextTests {
  private let text = EditorText(Array("let a = 1\r\n  é👍.request()\n\nend".utf8))

  @Test func `a place counts UTF-16 units, in lines from 0`() {
    let offset = Array("let a = 1\r\n  é👍.".utf8).count
    #expect(text.position(at: offset) == .init(line: 1, character: 6))
    #expect(text.position(at: 10_000) == .init(line: 3, character: 3))
  }

  @Test func `a word is found from any place in it`() {
    for character in 6...13 {
      let word = text.word(at: .init(line: 1, character: character))
      #expect(word?.text == "request")
      #expect(word?.range == .init(start: .init(line: 1, character: 6), end: .init(line: 1, character: 13)))
    }
    for (line, character) in [(0, 6), (2, 0), (7, 0), (1, 14)] {
      #expect(text.word(at: .init(line: line, character: character)) == nil)
    }
    #expect(text.word(at: .init(line: 3, character: 99))?.text == "end")
  }

  @Test func `a finding's word is marked, or one character where there is none`() {
    #expect(
      text.range(line: 1, column: 5)
        == .init(start: .init(line: 0, character: 4), end: .init(line: 0, character: 5)))
    #expect(
      text.range(line: 4, column: 1)
        == .init(start: .init(line: 3, character: 0), end: .init(line: 3, character: 3)))
    #expect(text.range(line: 99, column: 3).start == .init(line: 98, character: 0))
    #expect(text.line(1) == "let a = 1" && text.line(99) == "")
  }
}
