import Markup
import Testing

@testable import Website

/// A resolver that keeps links unchanged.
private struct PlainLinks: LinkResolver {
  func link(to address: String, _ text: [Markup]) -> [Markup] {
    [Markup("a", ["href": AttributeValue(address)], text)]
  }

  func picture(_ address: String, alt: String) -> [Markup] {
    [Markup("img", ["src": AttributeValue(address), "alt": AttributeValue(alt)])]
  }

  func documentation(_ name: String) -> [Markup] { [Markup("a", ["href": AttributeValue(name)], text: name)] }

  func code(_ code: String, isSymbol: Bool) -> [Markup] { [Markup("code", text: code)] }
}

@Suite struct MarkdownTests {
  private func html(_ text: String) -> String {
    var writer = MarkdownWriter(links: PlainLinks())
    return Markup("x", [:], writer.markup(of: MarkdownReader.blocks(of: text))).written
      .replacing(/\n */, with: "\n").replacing(/<x>\n?|\n?<\/x>/, with: "")
  }

  @Test(arguments: [
    ("a `b < c` d", "<p>a <code>b &lt; c</code> d</p>"),
    ("``a ` b`` and `` ` ``", "<p><code>a ` b</code> and <code>`</code></p>"),
    ("**a *b* c** *d*", "<p><strong>a <em>b</em> c</strong> <em>d</em></p>"),
    ("2 * 3 * 4, a_b_c, _d_", "<p>2 * 3 * 4, a_b_c, <em>d</em></p>"),
    ("a \\* b \\| c", "<p>a * b | c</p>"),
    ("[a `]` b](c(d)#e)", "<p>\n<a href=\"c(d)#e\">a <code>]</code> b</a>\n</p>"),
    ("[a](<b c>), <https://d.e>", "<p><a href=\"b c\">a</a>, <a href=\"https://d.e\">https://d.e</a></p>"),
    ("![a \"b\"](c.svg) [d] (e)", "<p><img src=\"c.svg\" alt=\"a &quot;b&quot;\"> [d] (e)</p>"),
    ("<a id=\"1\"></a>1 <b>", "<p><a id=\"1\"></a>1 &lt;b&gt;</p>"),
    ("an open ` and **", "<p>an open ` and **</p>"),
  ]) func `marks within a line`(text: String, expected: String) {
    #expect(html(text) == expected)
  }

  @Test(arguments: [
    (
      "# A `b`\n\n## A b\n## A b",
      "<h1 id=\"a-b\">A <code>b</code></h1>\n<h2 id=\"a-b-1\">A b</h2>\n<h2 id=\"a-b-2\">A b</h2>"
    ),
    ("a\nb\n\nc", "<p>a\nb</p>\n<p>c</p>"),
    (
      "```swift\nlet a = \"<b>\"\n\n  c\n```",
      "<pre class=\"swift\">let a = &quot;&lt;b&gt;&quot;\n\nc</pre>".replacing("&quot;", with: "\"")
    ),
    ("> a\n> b\n>\n> c", "<blockquote>\n<p>a\nb</p>\n<p>c</p>\n</blockquote>"),
    ("- a\n  b\n- c\n  - d", "<ul>\n<li>a\nb</li>\n<li>c<ul><li>d</li></ul></li>\n</ul>"),
    ("3. a\n\n4. b", "<ol start=\"3\">\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ol>"),
    (
      "| a | b |\n| --- | :-: |\n| `c|d` | e \\| f |",
      "<div class=\"wide\">\n<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>\n<code>c|d</code>\n</td>\n<td>e | f</td>\n</tr>\n</tbody>\n</table>\n</div>"
    ),
    ("<!-- a\nb -->\nc\n\n---", "<p>c</p>\n<hr>"),
  ]) func `blocks`(text: String, expected: String) {
    #expect(html(text) == expected)
  }
}
