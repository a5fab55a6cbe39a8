import LocationPolicy
import Testing

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("kitten", "sitting", 3), ("same", "same", 0), ("ab", "ba", 2),
  ])
  func theDistanceCountsAddedDroppedAndChangedLetters(_ left: String, _ right: String, _ distance: Int) {
    #expect(EditDistance.between(left, right) == distance)
    #expect(EditDistance.between(right, left) == distance)
  }

  @Test func longTextsAreUnlikeEverythingAndCostNothing() {
    #expect(EditDistance.between(String(repeating: "a", count: 1_000_000), "a") == .max)
  }
}
