import Testing

@testable import TextSearch

@Suite struct SearchIndexTests {
  private static let title = SearchField(weight: 2)
  private static let text = SearchField(weight: 1)
  private let index = SearchIndex(
    [
      SearchDocument(
        id: "prompt",
        parts: [.init(title, "The prompt vanishes after a second"), .init(text, "manager")]),
      SearchDocument(id: "bar", parts: [.init(text, "A blue bar shows in the background")]),
      SearchDocument(id: "crash", parts: [.init(text, "setAllowsBackgroundLocationUpdates crashes")]),
      SearchDocument(id: "half", parts: [.init(text, "A blue bar shows in the background")], prior: 0.5),
    ],
    synonyms: SynonymTable([
      ["prompt", "dialog", "弹窗"], ["vanish", "disappear", "一闪而过"], ["blue bar", "小蓝条"], ["background", "后台"],
    ]), stopWords: ["what", "is", "the", "why", "does"])

  @Test func `a word counts more in a field that weighs more, and less in a longer one`() {
    func best(_ question: String, in documents: [SearchDocument]) -> String? {
      SearchIndex(documents, synonyms: SynonymTable([])).search(question).first?.id
    }
    let heavy = SearchDocument(id: "z", parts: [.init(Self.title, "widget")])
    let light = SearchDocument(id: "a", parts: [.init(Self.text, "widget")])
    #expect(best("widget", in: [light, heavy]) == "z")
    let short = SearchDocument(id: "z", parts: [.init(Self.text, "widget")])
    let long = SearchDocument(id: "a", parts: [.init(Self.text, "widget among many other words of a text")])
    #expect(best("widget", in: [long, short]) == "z")
    let phrases = SearchField(weight: 1, lengthWeight: 0)
    let list = SearchDocument(id: "a", parts: [.init(phrases, ["widget", "among many", "other phrases"])])
    #expect(best("widget", in: [list, SearchDocument(id: "z", parts: [.init(phrases, "widget")])]) == "a")
  }

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

  @Test func `a name of a product counts little in a question`() {
    let documents = [
      SearchDocument(id: "name", parts: [.init(Self.text, "Flutter")]),
      SearchDocument(id: "trouble", parts: [.init(Self.text, "a prompt with other words besides vanishes")]),
    ]
    func best(_ minorWords: [String]) -> String? {
      SearchIndex(documents, synonyms: SynonymTable([]), minorWords: minorWords).search("Flutter prompt")
        .first?.id
    }
    #expect(best([]) == "name")
    #expect(best(["flutter"]) == "trouble")
  }

  @Test(arguments: [
    ("Guideline 4.3", true), ("guidelines 2.5.4 and 4.3", false), ("ITMS-90001", true), ("ITMS-90683", false),
    ("iOS 99", false), ("guideline", false),
  ])
  func `a number that no document has is unknown after some words`(question: String, isUnknown: Bool) {
    let index = SearchIndex(
      [SearchDocument(id: "a", parts: [.init(Self.text, "ITMS-90683 and guideline 2.5.4")])],
      synonyms: SynonymTable([]))
    #expect(index.hasUnknownNumber(after: ["ITMS", "guideline"], in: question) == isUnknown)
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

  @Test func `of documents that fit alike, the first is the one that is known to answer a similar question`()
  {
    let documents = ["one", "other"].map { id in
      SearchDocument(id: id, parts: [.init(SearchField(weight: 1), "blue bar")])
    }
    let index = SearchIndex(
      documents, synonyms: SynonymTable([]),
      answered: [
        AnsweredQuestion(text: "the red arrow", answers: ["one"]),
        AnsweredQuestion(text: "my blue bar flickers", answers: ["other", "gone"]),
      ])
    let found = index.search("blue bar that flickers")
    #expect(found.map(\.id) == ["one", "other"])
    #expect(index.reordered(found, for: "blue bar that flickers").map(\.hit.id) == ["other", "one"])
    #expect(index.answeredTable.texts.count == 2)
  }

  @Test func `of documents that fit alike, the first is the one with a phrase that is like the question`() {
    func first(isCompared: Bool, inField fieldIsCompared: Bool = true) -> String? {
      let phrases = SearchField(weight: 1, lengthWeight: 0, isCompared: fieldIsCompared)
      let scattered = SearchDocument(
        id: "a", parts: [.init(phrases, "blue sky of may", "a steel bar", "prompt")], isCompared: isCompared)
      let whole = SearchDocument(
        id: "b", parts: [.init(phrases, "blue bar", "a steel sky", "prompt of may")], isCompared: isCompared)
      let index = SearchIndex([scattered, whole], synonyms: SynonymTable([]))
      #expect(index.comparedTexts.map(\.count) == (isCompared && fieldIsCompared ? [3, 3] : [0, 0]))
      return index.reordered(index.search("blue bar"), for: "blue bar").first?.hit.id
    }
    #expect(first(isCompared: true) == "b")
    #expect(first(isCompared: true, inField: false) == "a")
    #expect(first(isCompared: false) == "a")
  }

  @Test func `a rank is the score and the votes, each relative to the best, and only what was found has one`()
  {
    let documents = ["asked", "unasked"].map { id in
      SearchDocument(
        id: id, parts: [.init(SearchField(weight: 1), id == "asked" ? "a bar of steel" : "blue bar")])
    }
    let index = SearchIndex(
      documents, synonyms: SynonymTable([]),
      answered: [AnsweredQuestion(text: "bar in my kitchen", answers: ["asked", "gone"])])
    let found = index.search("blue bar")
    let ranks = index.reordered(found, for: "blue bar")
    #expect(found.map(\.id) == ["unasked", "asked"] && ranks.map(\.hit.id) == ["asked", "unasked"])
    #expect(ranks[1].rank == 1 && abs(ranks[0].rank - 1 - found[1].score / found[0].score) < 1e-9)
    #expect(index.reordered([], for: "blue bar").isEmpty)
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
