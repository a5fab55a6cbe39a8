import Markup
import Testing

@Suite struct MarkedTextTests {
  private static let table = """
    Result table, first prompt:
    | request | `Allow | Once` |
    |---|:-:|
    | Always | **provisional `cb 3`** (x) |
    """

  @Test func `a table is a table, and marks stand within each other`() {
    #expect(
      MarkedText(Self.table).markup.map { $0.written } == [
        "<p>Result table, first prompt:</p>",
        """
        <div class="wide">
          <table>
            <tbody>
              <tr>
                <th>request</th>
                <th>
                  <code>Allow | Once</code>
                </th>
              </tr>
              <tr>
                <td>Always</td>
                <td><b>provisional <code>cb 3</code></b> (x)</td>
              </tr>
            </tbody>
          </table>
        </div>
        """,
      ])
  }

  @Test func `without marks, each row is a line`() {
    #expect(
      MarkedText(Self.table).plain == """
        Result table, first prompt:
        request | Allow | Once
        Always | provisional cb 3 (x)
        """)
  }

  @Test(arguments: ["a ` b", "2 ** 3", "``", "****", "", "a | b"])
  func `what is not closed or empty is text`(text: String) {
    #expect(MarkedText(text).plain == text)
    #expect(InlineMarkdown(text).markup == (text.isEmpty ? [] : [.text(text)]))
  }

  @Test func `nothing is marked within code`() {
    #expect(InlineMarkdown("`a ** b ** c`").markup == [Markup("code", text: "a ** b ** c")])
  }
}
