import Testing
import TextReading

@Suite struct XMLScannerTests {
  /// Returns the tokens of a document, each as a text.
  private func tokens(_ document: String) -> [String] {
    var scanner = XMLScanner(Array(document.utf8))
    var tokens: [String] = []
    func text(_ range: Range<Int>) -> String { String(decoding: scanner.bytes[range], as: UTF8.self) }
    while true {
      switch scanner.next() {
      case .start:
        let attributes = scanner.attributes.map { " \(text($0.name))=\(text($0.value))" }.joined()
        tokens.append("<\(text(scanner.name))\(attributes)\(scanner.isEmptyElement ? "/" : "")>")
      case .end: tokens.append("</\(text(scanner.name))\(scanner.isEndClosed ? ">" : "")")
      case .text: tokens.append((scanner.isLiteral ? "literal " : "") + text(scanner.text))
      case .documentType(let type): tokens.append("type \(type.bracket ?? -1) \(type.isClosed)")
      case .fault(let fault): tokens.append("\(fault.kind) \(text(fault.range))")
      case .finished: return tokens
      }
    }
  }

  @Test func `tags, texts and literal sections come one by one`() {
    #expect(
      tokens("<?xml?><!-- < --><a:b c:d=\"1>2\" e='3'>x &amp;<![CDATA[<y>]]></a:b ><f/>")
        == ["<b d=1>2 e=3>", "x &amp;", "literal <y>", "</b>", "<f/>"])
  }

  @Test func `a document type is passed over with all that it declares`() {
    #expect(
      tokens("<!DOCTYPE a [<!ENTITY b \"]>\">]><a/>") == ["type 12 true", "<a/>"])
    #expect(tokens("<!DOCTYPE a") == ["type -1 false"])
  }

  @Test(arguments: [
    ("<a><!-- b", ["<a>", "commentWithoutEnd <!-- b"]), ("<?a", ["instructionWithoutEnd <?a"]),
    ("<a><![CDATA[b", ["<a>", "characterDataWithoutEnd <![CDATA[b", "literal b"]),
    ("a < b<c>", ["a ", "strayBracket <", " b", "<c>"]),
    ("<a b=\"c><d>", ["brokenTag <a b=\"c>", "<d>"]), ("<a b", ["brokenAttribute <a b", "brokenTag <a b"]),
    ("<a b=c d='e'>f", ["brokenAttribute <a b=", "<a>", "f"]), ("<a></a", ["<a>", "</a"]),
  ])
  func `a fault is told, and what can be read after it`(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test func `only the references of XML itself are known`() {
    var text = XMLText()
    let bytes = Array("&lt;&#65;&#x42;&#X43; &nbsp; & b".utf8)
    text.append(bytes[...])
    #expect(String(decoding: text.bytes, as: UTF8.self) == "<ABC &nbsp; & b")
    #expect(text.unknown == ["nbsp"])
    #expect(text.firstUnknown == 22)
  }
}
