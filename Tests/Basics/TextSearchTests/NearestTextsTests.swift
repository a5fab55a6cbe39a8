import Testing

@testable import TextSearch

@Suite struct NearestTextsTests {
  private static let texts = [
    "blue bar", "the prompt vanishes", "a prompt", "requestAlwaysAuthorization does nothing", "后台定位", "定位",
    "blue bar",
  ]
  private let nearest = NearestTexts(
    zip(texts, [[0], [1, 2], [1], [1], [1], [3], [4]]).map { (SearchText($0), $1) })

  private func score(of document: Int, for question: String) -> Double {
    nearest.scores(for: question)[document] ?? -1
  }

  @Test func `a text is as similar as it has the words, in whatever order, and nothing else`() {
    #expect(abs(score(of: 0, for: "bars, blue") - 1) < 1e-9)
    #expect(score(of: 0, for: "blue bar") == score(of: 4, for: "blue bar"))
    let part = score(of: 0, for: "blue prompt")
    #expect(part > 0 && part < 0.9)
    #expect(score(of: 0, for: "blue") > part)
  }

  @Test func `of a document with more texts the three most similar count, and of one with fewer all`() {
    #expect(abs(score(of: 2, for: "the prompt vanishes") - 1) < 1e-9)
    let mean = score(of: 1, for: "the prompt vanishes")
    // The first text fits, the second one in part, and nothing else does.
    #expect(mean > 1 / 3.0 && mean < 2 / 3.0)
  }

  @Test func `parts of names, whole names and pairs of Chinese characters are words`() {
    #expect(score(of: 1, for: "authorization") > 0)
    #expect(score(of: 1, for: "requestalwaysauthorization") > 0)
    #expect(abs(score(of: 3, for: "定位") - 1) < 1e-9)
    #expect(score(of: 1, for: "台定") > 0 && score(of: 3, for: "台定") == 0)
  }

  @Test func `a rare word says more than a frequent one`() {
    let nearest = NearestTexts(
      ["rare word", "frequent word", "frequent", "frequent thing"].enumerated().map { (SearchText($1), [$0]) }
    )
    let scores = nearest.scores(for: "rare frequent")
    #expect((scores[0] ?? 0) > (scores[1] ?? 1))
  }

  @Test func `words that no text has count for nothing, and a document without texts has no score`() {
    #expect(nearest.scores(for: "xylophone") == [0: 0, 1: 0, 2: 0, 3: 0, 4: 0])
    #expect(nearest.scores(for: "") == [0: 0, 1: 0, 2: 0, 3: 0, 4: 0])
    #expect(score(of: 0, for: "blue bar xylophone") == score(of: 0, for: "blue bar"))
    #expect(NearestTexts([]).scores(for: "blue") == [:])
  }
}
