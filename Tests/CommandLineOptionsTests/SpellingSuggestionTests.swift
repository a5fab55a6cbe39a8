import Testing

@testable import CommandLineOptions

@Suite struct SpellingSuggestionTests {
  @Test(arguments: [
    ("check", "check", 0), ("chekc", "check", 1), ("chck", "check", 1), ("cheeck", "check", 1),
    ("shack", "check", 2), ("", "check", 5), ("check", "", 5),
  ])
  func `edits are insertions, removals, replacements and swaps`(source: String, target: String, edits: Int) {
    #expect(SpellingSuggestion.edits(from: source, to: target) == edits)
  }

  @Test func `the nearest name is suggested, and nothing when all are far`() {
    #expect(SpellingSuggestion.nearest(to: "polcy", among: ["check", "policy"]) == "policy")
    #expect(SpellingSuggestion.nearest(to: "banana", among: ["check", "policy"]) == nil)
    #expect(SpellingSuggestion.nearest(to: "x", among: []) == nil)
  }
}
