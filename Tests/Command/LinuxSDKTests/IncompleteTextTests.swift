import Testing

@testable import LinuxSDK

@Suite struct IncompleteTextTests {
  @Test(arguments: ["plain", "grüße", "日本語", "🧭 here", ""])
  func `text cut anywhere is put together again`(text: String) {
    var incomplete = IncompleteText()
    var result = ""
    for byte in text.utf8 { result += incomplete.append([byte]) }
    #expect(result + incomplete.rest() == text)
  }

  @Test func `what is no UTF-8 is repaired at once`() {
    var incomplete = IncompleteText()
    #expect(incomplete.append([0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
    #expect(incomplete.append([0x80, 0x80, 0x80, 0x80]) == "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
    #expect(incomplete.append([0xE2, 0x82]) == "")
    #expect(incomplete.rest() == "\u{FFFD}")
  }
}
