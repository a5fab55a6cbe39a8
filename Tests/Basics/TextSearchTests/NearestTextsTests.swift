import Testing

@testable import TextSearch

@Suite struct NearestTextsTests {
  private static let reader = NearestTexts.Reader(
    synonyms: SynonymTable([["bar", "strip", "蓝条"]]), subjects: SynonymTable([["night", "dark"]]),
    stopWords: ["the", "a"])

  private static func votes(of texts: [String], for question: String) -> [Int: Double] {
    NearestTexts(texts.enumerated().map { (SearchText($1), [$0]) }, by: reader).votes(for: question)
  }

  @Test func `the document of the most similar text has one, and that of a text without any word no vote`() {
    let votes = Self.votes(of: ["blue bar", "blue sky", "a prompt"], for: "bars, blue")
    #expect(votes[0] == 1 && votes[2] == nil)
    #expect((0..<1).contains(votes[1] ?? 1))
  }

  @Test func `each text votes for all of its documents, with the third power of how similar it is`() {
    let nearest = NearestTexts(
      [(SearchText("red arrow"), [0, 1]), (SearchText("red arrow"), [0]), (SearchText("an arrow"), [2])],
      by: Self.reader)
    let votes = nearest.votes(for: "red arrow")
    #expect(votes[0] == 1)
    #expect(abs((votes[1] ?? 0) - 0.5) < 1e-9)
    #expect((votes[2] ?? 1) < 0.125)
  }

  @Test func `only the nearest texts vote`() {
    let near = (0..<NearestTexts.count).map { "sharp arrow number \($0)" }
    let votes = Self.votes(
      of: near + ["an arrow among many others that say nothing"], for: "sharp arrow number")
    #expect(votes.count == NearestTexts.count && votes[NearestTexts.count] == nil)
  }

  @Test(arguments: [
    ("authorization", "requestAlwaysAuthorization"),
    ("requestalwaysauthorization", "requestAlwaysAuthorization"),
    ("定位", "后台定位"), ("台", "后台"), ("a strip", "my bar"), ("蓝条", "bar"), ("dark", "at night"),
  ])
  func `a text is known by parts of names, names, characters, synonyms and words of its subject`(
    question: String, text: String
  ) {
    #expect(Self.votes(of: ["nothing of it", text], for: question) == [1: 1])
  }

  @Test func `ignored words tell texts apart only by what they stand beside`() {
    #expect(Self.votes(of: ["the end"], for: "the start") == [:])
    let votes = Self.votes(of: ["the end", "end of line"], for: "the end")
    #expect(votes[0] == 1 && (votes[1] ?? 1) < 1)
  }

  @Test func `the order of words counts, and a rare word says more than a frequent one`() {
    let ordered = Self.votes(of: ["stops then asks", "asks then stops"], for: "stops then")
    #expect(ordered[0] == 1 && (ordered[1] ?? 1) < 1)
    let votes = Self.votes(
      of: ["rare word", "frequent word", "frequent", "frequent thing"], for: "rare frequent")
    #expect(votes[0] == 1)
  }

  @Test func `words that no text has count for nothing`() {
    #expect(Self.votes(of: ["blue bar"], for: "xylophone") == [:])
    #expect(Self.votes(of: ["blue bar"], for: "") == [:])
    #expect(Self.votes(of: [], for: "blue") == [:])
    #expect(Self.votes(of: ["blue bar"], for: "blue bar xylophone") == [0: 1])
  }
}
