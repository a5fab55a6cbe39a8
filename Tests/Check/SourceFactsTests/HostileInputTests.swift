import SourceFacts
import Testing

@Suite struct HostileInputTests {
  private let word = "CLLocationManager"

  private func problems(_ text: String, _ language: SourceLanguage = .swift) -> [String]? {
    SourceReader().read(Array(text.utf8), as: language)?.problems.map {
      "\($0.position.line):\($0.position.column) \($0.message)"
    }
  }

  @Test func `a file without a watched word is not read`() {
    #expect(SourceReader().read([], as: .swift) == nil)
    #expect(SourceReader().read(Array("let location = delegate.heading".utf8), as: .swift) == nil)
    #expect(SourceReader().read(Array("C".utf8), as: .objectiveC) == nil)
  }

  @Test func `bytes that are not UTF-8 are reported and the rest is read`() {
    let bytes =
      Array("let a = \"".utf8) + [0xFF, 0xED, 0xA0, 0x80] + Array("\"; let m = CLLocationManager()".utf8)
    let file = SourceReader().read(bytes, as: .swift)
    #expect(
      file?.problems == [
        SourceProblem(
          message: "4 bytes are not UTF-8; each was read as a question mark.",
          position: SourcePosition(line: 1, column: 10))
      ])
    #expect(file?.facts.map(\.position) == [SourcePosition(line: 1, column: 25)])
  }

  @Test(arguments: SourceLanguage.allCases.filter(\.isCompiled))
  func `a file beyond the limit is reported and not parsed`(language: SourceLanguage) {
    let text = word + String(repeating: " ", count: 5 << 20)
    #expect(
      problems(text, language) == [
        "1:1 The file is larger than \(language == .swift ? 1 : 4) MB and was not read."
      ])
  }

  @Test(arguments: [
    "(", "[", "{", "((", "[{", "a{", "!", "a.", "a(", "a?", "if a {} else ", "a ? b : ", "#if A\n",
  ])
  func `brackets and chains nested without end do not end the process`(piece: String) {
    let text = word + "\n" + String(repeating: piece, count: 20_000)
    for language in SourceLanguage.allCases where language.isCompiled {
      #expect(SourceReader().read(Array(text.utf8), as: language) != nil)
    }
  }

  @Test func `code too deep to walk is reported`() {
    let chain = "let m = CLLocationManager()" + String(repeating: ".a", count: 2_000)
    #expect(problems(chain) == ["1:9 The code here is nested too deeply; the file was not read."])
    let brackets = word + String(repeating: "[", count: 1_000)
    #expect(
      problems(brackets, .objectiveC) == [
        "1:517 The code here is nested too deeply; the rest of the file was not read."
      ])
  }

  @Test(arguments: [
    "\"", "\"\"\"", "/*", "@\"", "'", "R\"x(", "`", "#\"", "\\(", "//", "#define a \\", "@", "\0", "\u{FEFF}",
  ])
  func `literals and comments without an end are read to the end`(opening: String) {
    for language in SourceLanguage.allCases where language.isCompiled {
      #expect(SourceReader().read(Array((word + " " + opening).utf8), as: language) != nil)
      #expect(SourceReader().read(Array((word + " " + opening + "\n x").utf8), as: language) != nil)
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `line ends of all kinds count once, and a byte order mark not at all`(lineEnd: String) {
    let text = ["\u{FEFF}import CoreLocation", "", "let m = CLLocationManager()"].joined(separator: lineEnd)
    let file = SourceReader().read(Array(text.utf8), as: .swift)
    #expect(
      file?.facts.map(\.position) == [SourcePosition(line: 1, column: 8), SourcePosition(line: 3, column: 9)])
  }

  @Test func `a NUL byte is white space`() {
    let file = SourceReader().read(Array("let m\0= CLLocationManager()".utf8), as: .swift)
    #expect(file?.facts.map(\.name) == [word])
  }
}
