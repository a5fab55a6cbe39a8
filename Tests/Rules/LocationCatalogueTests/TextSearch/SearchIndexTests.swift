import Testing

@testable import LocationCatalogue

@Suite struct SearchIndexTests {
  private let index = SearchIndex(
    [
      SearchDocument(
        id: "prompt",
        fields: [.init("The prompt vanishes after a second", weight: 2), .init("manager", weight: 1)]),
      SearchDocument(id: "bar", fields: [.init("A blue bar shows in the background", weight: 1)]),
      SearchDocument(id: "crash", fields: [.init("setAllowsBackgroundLocationUpdates crashes", weight: 1)]),
      SearchDocument(
        id: "half", fields: [.init("A blue bar shows in the background", weight: 1)], prior: 0.5),
    ],
    synonyms: SynonymTable([
      ["prompt", "dialog", "弹窗"], ["vanish", "disappear", "一闪而过"], ["blue bar", "小蓝条"], ["background", "后台"],
    ]))

  @Test(arguments: [
    ("why does the prompt vanish?", "prompt"), ("the dialog disappears", "prompt"), ("弹窗一闪而过", "prompt"),
    ("后台小蓝条", "bar"), ("allowsBackgroundLocationUpdates", "crash"),
    ("setallowsbackgroundlocationupdates", "crash"),
    ("promt vanishs", "prompt"), ("cbrash", "crash"),
  ])
  func `the document is found by its words, by others for them, and misspelled`(question: String, id: String)
  {
    #expect(index.search(question).first?.id == id)
  }

  @Test func `what has nothing of the question is not found`() {
    #expect(index.search("sourdough bread") == [])
    #expect(index.search("") == [])
    #expect(index.search("what is the") == [])
  }

  @Test func `of documents alike the likelier comes first, and a factor turns that round`() {
    #expect(index.search("blue bar").map(\.id) == ["bar", "half"])
    #expect(index.search("blue bar") { $0 == "half" ? 3 : 1 }.map(\.id) == ["half", "bar"])
  }

  @Test func `words that no document has lessen what is covered`() throws {
    let all = try #require(index.search("blue bar").first)
    let part = try #require(index.search("blue bar xylophone").first)
    #expect(all.score == part.score)
    #expect(part.coverage < all.coverage)
    #expect(all.coverage <= 1)
  }

  @Test func `a synonym is a phrase as a whole, and within a longer one it does not count`() {
    let table = SynonymTable([["bar"], ["blue bar", "蓝条"], ["status bar"]])
    #expect(table.matches(in: SearchText("the blue bars, a bar")).map(\.term) == ["#1", "#0"])
    #expect(table.matches(in: SearchText("小蓝条")).map(\.range) == [1..<3])
    #expect(table.matches("status bar"))
    #expect(!table.matches("status"))
  }

  @Test(arguments: [
    (1.0, 0.0), (2.718_281_828_459_045, 1.0), (10, 2.302_585_092_994_046), (300, 5.703_782_474_656_201),
  ])
  func `the logarithm is right to nine places`(number: Double, expected: Double) {
    #expect(abs(SearchMath.logarithm(number) - expected) < 1e-9)
  }
}
