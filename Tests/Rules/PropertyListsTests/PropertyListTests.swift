import Foundation
import PropertyLists
import Testing
import TextReading

@Suite("Property lists")
struct PropertyListTests {
  @Test func `booleans, integers, reals and strings of XML stay apart`() throws {
    let text = """
      <plist version="1.0"><dict><key>t</key><true/><key>f</key><false></false><key>one</key><integer>1</integer>
      <key>hex</key><integer>0x10</integer><key>real</key><real>1</real><key>yes</key><string>YES</string>
      <key>none</key><string/><key>data</key><data> AQ ID </data><key>date</key><date>2001-01-01T00:00:01Z</date>
      </dict></plist>
      """
    #expect(
      try value(text)
        == "{data: data [1, 2, 3], date: date 1.0, f: false, hex: 16, none: \"\", one: 1, real: real 1.0, t: true, yes: \"YES\"}"
    )
  }

  @Test func `binary property lists say the same as the XML they were made from`() throws {
    let original: [String: Any] = [
      "t": true, "f": false, "one": 1, "minus": -7, "real": 1.5, "text": "a", "wide": "Größe 位置",
      "data": Data([1, 2, 3]), "date": Date(timeIntervalSinceReferenceDate: 1),
      "list": ["x", ["y": 2]], "long": Array(repeating: "z", count: 20),
    ]
    let binary = try PropertyListSerialization.data(fromPropertyList: original, format: .binary, options: 0)
    let xml = try PropertyListSerialization.data(fromPropertyList: original, format: .xml, options: 0)
    let fromBinary = try PropertyListParser.parse(Array(binary)).root
    #expect(literal(fromBinary) == literal(try PropertyListParser.parse(Array(xml)).root))
    #expect(
      literal(fromBinary).hasPrefix(
        "{data: data [1, 2, 3], date: date 1.0, f: false, list: [\"x\", {y: 2}], long: [\"z\", "))
  }

  @Test func `OpenStep property lists have comments, escapes, data and bare words`() throws {
    let text = #"""
      // !$*UTF8*$!
      { /* a comment */ bare = $(SRCROOT)/a-b.c; "quoted key" = "tab\t quote\" \U4f4d\U7f6e \101";
        'single' = 'it"s'; list = (1, "two", ); data = <01 aF>; nested = { a = b; }; }
      """#
    #expect(throws: ReadingError.self) { try PropertyListParser.parse(Array("{ a = $(b); }".utf8)) }
    #expect(
      try value(text.replacing("$(SRCROOT)/", with: "$SRCROOT/"))
        == #"""
        {bare: "$SRCROOT/a-b.c", data: data [1, 175], list: ["1", "two"], nested: {a: "b"}, quoted key: "tab	 quote" 位置 A", single: "it"s"}
        """#)
  }

  @Test func `strings files need no braces, may be UTF-16 and may leave out values`() throws {
    let text = "/* x */ \"A\" = \"位置\";\nB = \"b\\nc\"; \"alone\";"
    for encoding in [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian] {
      let data = try #require(text.data(using: encoding))
      let list = try PropertyListParser.parseStrings(Array(data))
      #expect(literal(list.root) == "{A: \"位置\", B: \"b\nc\", alone: \"alone\"}")
    }
  }

  @Test func `entities, CDATA and comments inside text are resolved without loading anything`() throws {
    #expect(
      try value("<plist><string>&lt;&#x4f4d;&#65;<!-- no --><![CDATA[ <&> ]]>&apos;</string></plist>")
        == "\"<位A <&> '\"")
  }

  @Test func `a key that stands twice keeps its last value and is noted`() throws {
    for text in ["<plist><dict><key>a</key><true/><key>a</key><false/></dict></plist>", "{a = 1; a = 2; }"] {
      let list = try PropertyListParser.parse(Array(text.utf8))
      #expect(list.duplicates.map(\.key) == ["a"])
    }
  }

  @Test(arguments: [
    ("", "the file is empty at 0"),
    ("<plist><dict><key>a</key></dict></plist>", "the key \"a\" has no value at 25"),
    ("<plist><dict><key>a</key><string>b", "the text ends too early at 34"),
    ("<plist><dict><string>b</string></dict></plist>", "found <string> instead of <key> at 13"),
    ("<plist><array><true></array></plist>", "found </array> instead of </true> at 20"),
    ("<plist><integer>1x</integer></plist>", "\"1x\" is not an integer at 7"),
    (
      "<plist><string>a & b</string></plist>",
      "\"&\" starts no known entity; write \"&amp;\" for the character itself at 17"
    ),
    ("<html></html>", "unknown tag <html> at 0"),
    ("<plist></plist>", "the property list is empty at 7"),
    ("{ a = b", "\";\" is missing after the value of \"a\" at 7"),
    ("{ a = (b c); }", "\",\" or \")\" is missing in an array at 9"),
    ("{ a = \"b; }", "a quoted string is not closed at 6"),
    ("{ a /* b }", "a comment is not closed at 4"),
    ("{ a = <0g>; }", "\"g\" is not a hexadecimal digit at 8"),
    ("bplist00", "the binary property list is cut off at 0"),
  ])
  func `what is no property list ends in a reason and a place`(text: String, reason: String) {
    #expect(explanation(Array(text.utf8)) == reason)
  }

  @Test func `entity bombs and external entities are refused before anything is expanded`() {
    let bomb = """
      <?xml version="1.0"?><!DOCTYPE plist [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>
      <plist><string>&b;</string></plist>
      """
    #expect(explanation(Array(bomb.utf8)).contains("declares entities of its own"))
  }

  @Test(arguments: ["<array>", "(", "{a="])
  func `nesting beyond the limit is refused in every form`(opening: String) {
    let text = (opening == "<array>" ? "<plist>" : "") + String(repeating: opening, count: 100_000)
    #expect(explanation(Array(text.utf8)).contains("nested deeper than 64 levels"))
  }

  @Test func `a binary list that shares its objects over and over is refused`() {
    // Each of 40 arrays contains the next one twice: a tree of 2^40 values in a few hundred bytes.
    let count = 40
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for index in 0..<count {
      offsets.append(UInt8(bytes.count))
      bytes += index < count - 1 ? [0xA2, UInt8(index + 1), UInt8(index + 1)] : [0x09]
    }
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [UInt8(count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    #expect(explanation(bytes).contains("more than a property list ever does"))
  }

  @Test func `truncation at any byte ends in an error, never in a trap`() throws {
    let original: [String: Any] = [
      "a": [1, 2.5, "x", true], "b": Data([1]), "c": Date(timeIntervalSinceReferenceDate: 0),
    ]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let bytes = Array(
        try PropertyListSerialization.data(fromPropertyList: original, format: format, options: 0))
      // The line break after an XML list isn't part of it.
      let length = (bytes.lastIndex { $0 != UInt8(ascii: "\n") } ?? 0) + 1
      // Anything shorter than a signature is a word of an OpenStep list.
      for count in (format == .binary ? 6 : 0)..<length {
        #expect(explanation(Array(bytes[..<count])) != "readable", "\(count) bytes")
      }
      for index in bytes.indices {
        var damaged = bytes
        damaged[index] ^= 0xFF
        _ = explanation(damaged)
      }
    }
  }

  private func value(_ text: String) throws -> String {
    literal(try PropertyListParser.parse(Array(text.utf8)).root)
  }

  private func explanation(_ bytes: [UInt8]) -> String {
    do {
      _ = try PropertyListParser.parse(bytes)
      return "readable"
    } catch {
      return "\(error.reason) at \(error.offset)"
    }
  }

  /// Returns a value as a short literal.
  private func literal(_ node: PropertyListNode) -> String {
    switch node.content {
    case .string(let text): "\"\(text)\""
    case .boolean(let flag): flag ? "true" : "false"
    case .integer(let number): "\(number)"
    case .real(let number): "real \(number)"
    case .date(let date): "date \(date.timeIntervalSinceReferenceDate)"
    case .data(let data): "data \(Array(data))"
    case .array(let elements): "[" + elements.map(literal).joined(separator: ", ") + "]"
    case .dictionary(let entries):
      "{"
        + entries.sorted { $0.key < $1.key }.map { "\($0.key): \(literal($0.value.value))" }
        .joined(separator: ", ") + "}"
    }
  }
}
