import LocationPolicy
import Testing

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("kitten", "sitting", 3), ("same", "same", 0), ("ab", "ba", 2),
  ])
  func `the distance counts added, dropped and changed letters`(
    _ left: String, _ right: String, _ distance: Int
  ) {
    #expect(EditDistance.between(left, right) == distance)
    #expect(EditDistance.between(right, left) == distance)
  }

  @Test func `long texts are unlike everything and cost nothing`() {
    #expect(EditDistance.between(String(repeating: "a", count: 1_000_000), "a") == .max)
  }
}
