import Terminal
import Testing

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("plain 定位 “quoted” 👩‍👧 é", "plain 定位 “quoted” 👩‍👧 é"),
    ("\u{1B}[31mred", "\\u{1B}[31mred"), ("bell\u{7}", "bell\\u{7}"), ("c1\u{9B}2J", "c1\\u{9B}2J"),
    ("two\nlines\r\tand", "two\\nlines\\r\\tand"), ("\u{202E}txt.exe", "\\u{202E}txt.exe"),
    ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"), ("a\u{2028}b", "a\\u{2028}b"),
    ("\u{FEFF}bom\u{200B}", "\\u{FEFF}bom\\u{200B}"),
  ])
  func `nothing from a file can control the terminal`(text: String, escaped: String) {
    #expect(TerminalText.escaped(text) == escaped)
  }

  @Test func `a very long text is cut`() {
    let text = TerminalText.escaped(String(repeating: "x", count: 1_000_000))
    #expect(text.count == TerminalText.longest + 1)
    #expect(text.hasSuffix("x…"))
  }

  @Test(arguments: [
    ("abc", 3), ("跑步", 4), ("é", 1), ("e\u{301}", 1), ("👩‍👧", 2), ("🇨🇭", 2), ("⚠️", 2), ("한글", 4), ("“”…", 3),
    ("\u{FF01}", 2), ("", 0),
  ])
  func `text is measured in cells`(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test func `text is cut between characters`() {
    #expect(DisplayWidth.prefix(of: "跑步x", fitting: 3) == "跑")
    #expect(DisplayWidth.suffix(of: "x跑步", fitting: 3) == "步")
    #expect(DisplayWidth.suffix(of: "跑步", fitting: 9) == "跑步")
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("", 5, [""]), ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("申请始终定位权限", 8, ["申请始终", "定位权限"]), ("先请求\u{FF0C}再升级", 6, ["先请", "求\u{FF0C}再", "升级"]),
    ("先请求,再", 6, ["先请", "求,再"]),
    ("用 WhenInUse 模式", 12, ["用 WhenInUse", "模式"]), ("他说“好”了吗", 6, ["他说", "“好”了", "吗"]),
  ])
  func `lines break between words and between ideographs, never before a comma`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(LineWrapping(width: width).lines(of: text) == lines)
  }

  @Test(arguments: [
    (
      "Read https://developer.apple.com/documentation/corelocation first", 20,
      ["Read", "https://developer.apple.com/documentation/corelocation", "first"]
    ),
    (
      "Add: <key>A</key><string>It is shown on a map.</string> Or drop it.", 20,
      ["Add:", "<key>A</key><string>It is shown on a map.</string>", "Or drop it."]
    ),
    (
      "添加\u{FF1A}<key>A</key><string>用来 画图</string>", 12,
      ["添加\u{FF1A}", "<key>A</key><string>用来 画图</string>"]
    ),
  ])
  func `what is to be copied stays whole, however narrow the terminal is`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(LineWrapping(width: width).lines(of: text) == lines)
  }

  @Test func `words that belong together fill lines, of which the first may be shorter`() {
    let words = ["sextant check", "[--format <format>]", "[--ios <release>]", "<path>"]
    #expect(
      LineWrapping(width: 30).fill(words, first: 20)
        == ["sextant check", "[--format <format>]", "[--ios <release>] <path>"])
  }
}
