import LocationExploration
import Testing

@Suite struct WatchedSpaceTests {
  /// Returns the shortest journey on a line of five on which one condition holds after another; nil if there is none.
  private func journey(
    to second: @escaping @Sendable (UInt64) -> Bool, after first: @escaping @Sendable (UInt64) -> Bool
  ) -> [String]? {
    let space = WatchedSpace(Line(length: 5), until: second, after: first)
    var search = StateSearch(space)
    search.run()
    return search.report { space.isFinal($0) ? [true] : [] }.found.first?.journey
  }

  @Test func `what is looked for after something else may come before it, too`() {
    #expect(journey(to: { $0 == 1 }, after: { $0 == 2 }) == ["up", "up", "back", "up"])
    #expect(journey(to: { $0 == 1 }, after: { $0 == 5 }) == nil)
    #expect(journey(to: { $0 == 2 }, after: { $0 == 2 }) == ["up", "up"])
    #expect(journey(to: { $0 == 0 }, after: { $0 == 0 }) == [])
  }
}
