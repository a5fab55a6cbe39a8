import Testing
import TextReading

@Suite struct JSONCursorTests {
  @Test func `members and elements are passed, and every string knows its place`() throws {
    var cursor = JSONCursor(Array(#"{"a": [1, {"b": [2]}], "\u0063": "d"}"#.utf8))
    var seen: [String] = []
    try cursor.members { (name, cursor) throws(JSONCursor.Fault) in
      seen.append("\(name) \(cursor.stringRange)")
      try cursor.skipValue()
    }
    #expect(seen == ["a 2..<3", "c 24..<30"])
    #expect(cursor.peek() == nil)
  }

  @Test(arguments: [
    ("{\"a\"", 4, "the file is cut off: “:” is missing"), ("{\"a\": }", 6, "a value is missing"),
    ("{\"a", 3, "the file is cut off: a string has no end"), ("{1}", 1, "a string is missing"),
  ])
  func `a fault says where the text stops being JSON`(text: String, offset: Int, message: String) {
    var cursor = JSONCursor(Array(text.utf8))
    let fault = #expect(throws: JSONCursor.Fault.self) {
      try cursor.members { (_, cursor) throws(JSONCursor.Fault) in try cursor.skipValue() }
    }
    #expect(fault?.offset == offset)
    #expect(fault?.message == message)
  }

  @Test func `a value nested a million times is passed without going deeper`() throws {
    let count = 1_000_000
    var cursor = JSONCursor(
      Array((String(repeating: "[", count: count) + String(repeating: "]", count: count)).utf8))
    try cursor.skipValue()
    #expect(cursor.peek() == nil)
  }
}
