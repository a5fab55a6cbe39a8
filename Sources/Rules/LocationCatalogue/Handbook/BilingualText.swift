import Markup

/// Words of the page itself, in English and Simplified Chinese; the page shows those of the reader's language.
struct BilingualText {
  /// The elements that hold them.
  let spans: [Markup]

  init(_ english: String, _ chinese: String) {
    spans = [
      Markup("span", ["lang": "en"], text: english), Markup("span", ["lang": "zh-Hans"], text: chinese),
    ]
  }

  /// What reads the same in both.
  init(_ text: String) { spans = [.text(text)] }

  static let rule = BilingualText("Rule", "规则")
  static let value = BilingualText("What it says", "内容")
  static let facts = BilingualText("Facts", "事实")
}
