import LocationPolicy
import LocationTerms
import Markup
import Phrases
import Testing
import Translations

@testable import LocationCatalogue

@Suite struct HandbookTests {
  private static let text = Handbook().sections.map(line).joined()

  /// Some markup without the breaks and indents between its elements.
  private static func line(_ markup: Markup) -> String { markup.written.replacing(/\n */, with: "") }

  @Test(arguments: Release.allCases) func `every release has its page`(release: Release) {
    #expect(Self.text.contains("<span lang=\"en\">What happens on iOS \(release.name)</span>"))
    #expect(Self.text.contains("<article id=\"ios-\(release.firstVersionText)\">"))
  }

  @Test func `a release says what it changes, with the words of both and the facts`() throws {
    let page = try #require(Handbook([.iOS13, .iOS13_4]).sections.dropFirst().first.map(Self.line))
    let changes = AuthorizationPolicy.policy(for: .iOS13).differences(to: .policy(for: .iOS13_4))
    #expect(!changes.isEmpty)
    for change in changes {
      let name = try #require(
        page.firstRange(
          of: Self.line(Markup("th", ["scope": "row"], phrase: RuleName.phrase(for: change.name))))
      )
      let before = try #require(page[name.upperBound...].firstRange(of: Self.cell(change.beforeInWords)))
      let after = try #require(page[before.upperBound...].firstRange(of: Self.cell(change.afterInWords)))
      let links = page[after.upperBound...].prefix(1_000)
      #expect(change.facts.allSatisfy { links.contains("#\($0.id)") }, "\(change.name)")
    }
    #expect(page.contains("What is not as on iOS \(Release.iOS13.name):"))
  }

  @Test func `every rule has a name for people, in every language`() {
    let rules = AuthorizationPolicy.policy(for: .newest).rules.map(\.name)
    #expect(Set(RuleName.names.keys) == Set(rules))
    for language in Language.allCases where language != .english {
      let names = rules.map { RuleName.phrase(for: $0).text(in: language) }
      #expect(zip(rules, names).filter { RuleName.phrase(for: $0).english == $1 }.map(\.0) == [])
    }
  }

  @Test func `the matrix has a row for each rule that changes, as wide as the releases`() throws {
    let matrix = try #require(Self.text.firstMatch(of: /<section id="matrix">.*?<\/section>/)).output
    let rows = matrix.matches(of: /<tr id="rule-([^"]+)">(.*?)<\/tr>/)
    let changed = zip(Policies.known, Policies.known.dropFirst()).flatMap { $0.differences(to: $1) }
      .filter { $0.beforeInWords != $0.afterInWords }.map(\.name)
    #expect(Set(rows.map { String($0.1) }) == Set(changed))
    for row in rows {
      let widths = row.2.matches(of: /colspan="(\d+)"/).compactMap { Int($0.1) }
      #expect(widths.reduce(0, +) == Release.allCases.count && widths.count > 1)
    }
    let escalation = try #require(rows.first { $0.1 == "escalation" }).2
    #expect(escalation.contains("prompts at once"))
  }

  @Test func `the words of phones are there in both languages, with who gives them`() throws {
    let words = try #require(Self.text.firstMatch(of: /<section id="words">.*?<\/section>/)).output
    let row = try #require(
      words.matches(of: /<tr><th scope="row">(.*?)<\/tr>/).first {
        $0.0.contains("大致") == false && $0.1.hasPrefix("14")
          && $0.0.contains("Allow “X” to use your location?")
      })
    #expect(row.0.contains("允许“X”使用您的位置？<br>允许一次<br>使用App时允许<br>不允许"))
    #expect(words.contains("no source: carried over"))
  }

  private static func cell(_ phrase: Phrase) -> String { line(Markup("td", phrase: phrase)) }

  @Test func `every symptom and every fact can be found, and every link within leads somewhere`() {
    let ids = Set(Self.text.matches(of: /<(?:article|tr) id="([^"]+)">/).map { String($0.1) })
    #expect(ids.isSuperset(of: MistakeCatalog.all.map(\.id.rawValue)))
    #expect(ids.isSuperset(of: HowToCatalog.all.map(\.id)))
    #expect(ids.isSuperset(of: FactCatalog.records.map(\.fact.id)))
    let targets = Set(Self.text.matches(of: /href="#([^"]+)"/).map { String($0.1) })
    #expect(targets.subtracting(ids).isEmpty, "\(targets.subtracting(ids).sorted())")
  }

  @Test(arguments: [
    ("Set `a` to **1** now", "Set a to 1 now", "Set <code>a</code> to <b>1</b> now"),
    ("what *every* app has", "what every app has", "what <em>every</em> app has"),
    ("`x * 2` times", "x * 2 times", "<code>x * 2</code> times"), ("2 * 3 = 6", "2 * 3 = 6", "2 * 3 = 6"),
    ("a lone ` stays", "a lone ` stays", "a lone ` stays"), ("", "", ""),
  ])
  func `a statement is shown without its marks`(markdown: String, plain: String, html: String) {
    #expect(InlineMarkdown(markdown).plainText == plain)
    #expect(InlineMarkdown(markdown).markup.map(\.written).joined() == html)
  }

  @Test func `what is marked is shown, and no mark is left`() throws {
    #expect(Self.text.firstMatch(of: /`|\*\*|\|-/) == nil)
    #expect(Self.text.contains("<b>provisional Always</b> with a callback of <code>authorizedAlways</code>"))
    for record in FactCatalog.records {
      let plain = MarkedText(record.statement).plain
      #expect(plain.firstMatch(of: /`|\*\*|\|-/) == nil, "\(record.fact.id): \(plain)")
    }
  }

  @Test func `words, symptoms and rules are there in both languages, and facts in short in Chinese as well`()
  {
    let english = Self.text.matches(of: /<span lang="en">/).count
    let chinese = Self.text.matches(of: /<span lang="zh-Hans">/).count
    #expect(english > 1_000 && chinese == english + FactCatalog.records.count)
    #expect(Self.text.contains("<span lang=\"zh-Hans\">弹窗一闪而过，没有回调</span>"))
  }
}
