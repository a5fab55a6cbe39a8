import TestSupport
import Testing
import TextReading

@testable import YAML

@Suite struct YAMLParserTests {
  @Test(arguments: [
    ("a: 1\nb: two words\n", #"{"a": 1, "b": two words}"#),
    ("- a\n- b: c\n  d: e\n-\n  - f\n- - g\n  - h\n", #"[a, {"b": c, "d": e}, [f], [g, h]]"#),
    ("a:\n- 1\n- 2\nb:\n  - 3\nc:\nd: ~\n", #"{"a": [1, 2], "b": [3], "c": , "d": ~}"#),
    ("a: [1, {b: c, \"d\":e}, 'x, y',\n  # why\n  $(F), ]\n", #"{"a": [1, {"b": c, "d": e}, "x, y", $(F)]}"#),
    ("[a: b, c]", #"[{"a": b}, c]"#),
    ("\t{\n\t\"a\": [true,\n\tnull]}", #"{"a": [true, null]}"#),
    ("%YAML 1.2\n--- # one\na: b\n...\nc: d\n", #"{"a": b}"#),
    ("a: b#c\nd: e #f\n# g\nh: http://x.y/#z\n", #"{"a": b#c, "d": e, "h": http://x.y/#z}"#),
    ("a:\r\n  b: c\r\n  d: e\r\nf: g\r\n", #"{"a": {"b": c, "d": e}, "f": g}"#),
    ("\"a b\": 1\n'c' : 2\n", #"{"a b": 1, "c": 2}"#),
    ("a: !!str 5\nb: !t\n  c: d\n", #"{"a": 5, "b": {"c": d}}"#),
  ])
  func `documents are read as they are indented and bracketed`(text: String, tree: String) throws {
    #expect(try parsed(text).description == tree)
  }

  @Test(arguments: [
    ("a: one\n  two\n\n  three\n  # no text\nb: c\n", #"{"a": one two\nthree, "b": c}"#),
    ("a: 'it''s\n  fine'\n", #"{"a": "it's fine"}"#),
    ("a: \"x\\ty \\u00e9 \\uD83D\\uDCCD\\\n  z  \n\n  w\"\n", #"{"a": "x\ty é 📍z\nw"}"#),
    ("a: |\n  one\n    two\n\n  three\n\nb: c\n", #"{"a": "one\n  two\n\nthree\n", "b": c}"#),
    (
      "a: |-\n  one\n\nb: >\n  two\n  three\n\n  four\n    five\n  six\n",
      #"{"a": "one", "b": "two three\nfour\n  five\nsix\n"}"#
    ),
    ("- |+ # all\n  one\n\n- |2\n   two\n", #"["one\n\n", " two\n"]"#),
  ])
  func `text of several lines is folded, or kept`(text: String, tree: String) throws {
    #expect(try parsed(text).description == tree)
  }

  @Test func `anchors are repeated, and merged keys stand behind a mapping's own`() throws {
    let text = """
      base: &base {a: 1, b: 2}
      list: &list
        - x
      other: *list
      one:
        <<: *base
        b: 3
      two:
        <<: [*base, {c: 4, a: 5}]
      """
    let tree =
      #"{"base": {"a": 1, "b": 2}, "list": [x], "other": [x], "one": {"b": 3, "a": 1}, "two": {"a": 1, "b": 2, "c": 4}}"#
    #expect(try parsed(text).description == tree)
  }

  @Test func `each value and key knows where it stands`() throws {
    let text = "a:\n  - b\n  - c: 'd'\n"
    guard case .mapping(let pairs) = try parsed(text).content, let list = pairs.first,
      case .sequence(let elements) = list.value.content, let last = elements.last,
      case .mapping(let inner) = last.content, let pair = inner.first
    else { throw ReadingError("another tree", at: 0) }
    let offsets: [Int] = [list.offset, list.value.offset, elements[0].offset, pair.offset, pair.value.offset]
    #expect(offsets == [0, 5, 7, 13, 16])
  }

  @Test(arguments: [
    ("a: b\n c: d\n", "a key may not stand here; is it indented too far?", 6),
    ("a: b: c\n", "a second \": \" on one line; put the text into quotes", 3),
    ("a: b\nc\n", "a key with its \":\" is missing here", 5),
    ("a:\n\tb: c\n", "lines are indented by blanks, not by tabs", 4),
    ("a: [b, c\n", "this bracket is never closed", 3),
    ("a: {b: c d: e}\n", "a comma or a bracket is missing here", 10),
    ("a: \"b\n", "this quote is never closed", 3),
    ("a: 'b\n", "this quote is never closed", 3),
    ("a: \"\\q\"\n", "this escape is unknown", 4),
    ("a: \"\\u12\"\n", "this escape needs 4 hexadecimal digits", 4),
    ("a: *b\n", "nothing before this line is named \"&b\"", 3),
    ("a: 1\na: 2\n", "the key \"a\" stands twice", 5),
    ("a: %b\n", "no text begins with \"%\" unless it is in quotes", 3),
    ("? a\n", "keys written with \"?\" are not read", 0),
    ("a: |x\n", "after \"|\" or \">\" the line ends", 4),
    ("a: - b\n", "a list begins on a line of its own", 3),
    ("<<: a\n", "\"<<\" merges mappings only", 0),
    ("a: [b]\n  c\n", "this line is not indented like those around it", 9),
  ])
  func `what is no YAML is told with its reason and place`(text: String, reason: String, offset: Int) {
    #expect(throws: ReadingError(reason, at: offset)) { try parsed(text) }
  }

  @Test func `nesting and repetition are bounded`() {
    let deep = String(repeating: "[", count: 10_000)
    #expect(throws: ReadingError("values are nested deeper than 64 levels", at: 64)) { try parsed(deep) }
    var laughs = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let names = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      laughs += "a\(level): &a\(level) [\(names)]\n"
    }
    #expect {
      try parsed(laughs)
    } throws: {
      ($0 as? ReadingError)?.reason == "it stands for more than 200000 values"
    }
  }

  @Test(arguments: ["specification", "flow", "anchors"])
  func `no cut of a document, and no change of one byte, ends in anything but a value or an error`(
    name: String
  ) throws {
    let bytes = [UInt8](try RepositoryFolder.text(of: "Tests/Corpus/yaml/\(name).yml").utf8)
    _ = try YAMLParser.parse(bytes)
    for length in 0...bytes.count { expectPlace(in: Array(bytes[..<length])) }
    for place in bytes.indices {
      for byte in "[]{},:-?#&*!|>%'\"\\ \n\t\u{0}".utf8 {
        var changed = bytes
        changed[place] = byte
        expectPlace(in: changed)
      }
    }
  }

  /// Expects that results and errors are within the text.
  private func expectPlace(in bytes: [UInt8]) {
    do throws(ReadingError) {
      let node = try YAMLParser.parse(bytes)
      #expect(0...bytes.count ~= node.offset)
    } catch {
      #expect(0...bytes.count ~= error.offset && !error.reason.isEmpty)
    }
  }

  private func parsed(_ text: String) throws -> YAMLNode { try YAMLParser.parse(Array(text.utf8)) }
}

extension YAMLNode: CustomStringConvertible {
  /// Plain text as it is, other text in quotes.
  public var description: String {
    switch content {
    case .scalar(let text, isPlain: true): text.replacing("\n", with: "\\n")
    case .scalar(let text, isPlain: false):
      "\"" + text.replacing("\n", with: "\\n").replacing("\t", with: "\\t") + "\""
    case .sequence(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
    case .mapping(let pairs):
      "{" + pairs.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}"
    }
  }
}
