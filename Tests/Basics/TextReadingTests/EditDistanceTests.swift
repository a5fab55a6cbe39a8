import Testing
import TextReading

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0, 0), ("", "abc", 3, 3), ("kitten", "sitting", 3, 3), ("same", "same", 0, 0),
    ("ab", "ba", 2, 1), ("chekc", "check", 2, 1), ("chck", "check", 1, 1), ("shack", "check", 2, 2),
  ])
  func `the distance counts added, dropped and changed letters, and swaps where they are asked for`(
    _ left: String, _ right: String, _ distance: Int, _ withSwaps: Int
  ) {
    #expect(EditDistance.between(left, right) == distance)
    #expect(EditDistance.between(right, left) == distance)
    #expect(EditDistance.between(left, right, countsSwaps: true) == withSwaps)
    #expect(EditDistance.between(right, left, countsSwaps: true) == withSwaps)
  }

  @Test func `long texts are unlike everything and cost nothing`() {
    #expect(EditDistance.between(String(repeating: "a", count: 1_000_000), "a") == .max)
    #expect(EditDistance.nearest(to: String(repeating: "a", count: 1_000_000), among: ["a"]) == nil)
  }

  @Test func `the nearest name is suggested, and nothing when all are far`() {
    #expect(EditDistance.nearest(to: "polcy", among: ["check", "policy"]) == "policy")
    #expect(EditDistance.nearest(to: "banana", among: ["check", "policy"]) == nil)
    #expect(EditDistance.nearest(to: "x", among: []) == nil)
  }
}
