import Markup
import Testing

@Suite struct MarkupTests {
  @Test func `texts and attributes are escaped, and what no page may hold is replaced`() {
    let markup = Markup("p", ["title": "\"a\" & <b>"], text: "1 < 2 & \u{0}\u{1B}[31m “ok” 好")
    #expect(
      markup.written
        == "<p title=\"&quot;a&quot; &amp; &lt;b&gt;\">1 &lt; 2 &amp; \u{FFFD}\u{FFFD}[31m “ok” 好</p>")
  }

  @Test func `elements have lines of their own unless text stands among them`() {
    let markup = Markup(
      "div", [:],
      [
        Markup("p", [:], [.text("one "), Markup("b", text: "two")]), Markup("div"),
        Markup("svg", [:], [Markup("rect", ["x": 1])]), Markup("br"),
      ])
    #expect(
      markup.written == """
        <div>
          <p>one <b>two</b></p>
          <div></div>
          <svg>
            <rect x="1"/>
          </svg>
          <br>
        </div>
        """)
  }

  @Test(
    arguments: [
      (0.0, "0"), (1, "1"), (-0.5, "-0.5"), (0.05, "0.05"), (12.345, "12.35"), (-3.999, "-4"), (.nan, "0"),
      (.infinity, "0"), (-1e300, "0"),
    ])
  func `numbers have at most two digits after the point`(number: Double, text: String) {
    #expect(AttributeValue(number).text == text)
  }
}
