import LocationExploration
import Testing

@Suite struct PropertyTests {
  /// The shortest journey on a line of five that breaks a property, as the places it passes; empty when none does.
  private func counterexample(to property: Property<UInt64>) -> [String]? {
    let space = WatchedSpace(Line(length: 5), keepingTo: property)
    var search = StateSearch(space)
    search.run()
    return search.report { space.isBroken(in: $0) ? [true] : [] }.found.first?.journey
  }

  @Test func `what is always so has a shortest journey to where it isn't`() {
    #expect(counterexample(to: .always { $0 < 3 }) == ["up", "up", "up"])
    #expect(counterexample(to: .always { $0 < 6 }) == nil)
    #expect(counterexample(to: .always { $0 != 0 }) == [])
  }

  @Test func `what never comes after something else may come before it`() {
    #expect(counterexample(to: .never({ $0 == 1 }, after: { $0 == 2 })) == ["up", "up", "back", "up"])
    #expect(counterexample(to: .never({ $0 == 1 }, after: { $0 == 5 })) == nil)
    #expect(counterexample(to: .never({ $0 == 2 }, after: { $0 == 2 })) == ["up", "up"])
  }

  @Test func `what comes within some moves has to come before the journey ends`() {
    #expect(
      counterexample(to: .eventually({ $0 == 0 }, within: 2, after: { $0 == 1 })) == ["up", "up", "up"])
    #expect(
      counterexample(to: .eventually({ $0 == 0 }, within: 9, after: { $0 == 4 })) == [
        "up", "up", "up", "up", "up",
      ])
    #expect(counterexample(to: .eventually({ $0 != 0 }, within: 1, after: { $0 == 0 })) == nil)
  }

  @Test func `a journey is judged alike as a whole`() {
    let property = Property<Int>.eventually({ $0 == 0 }, within: 2, after: { $0 == 1 })
    #expect(property.isBroken(by: [0, 1, 2, 3], isOver: false))
    #expect(!property.isBroken(by: [0, 1, 2], isOver: false))
    #expect(property.isBroken(by: [0, 1, 2], isOver: true))
    #expect(!property.isBroken(by: [0, 1, 2, 0], isOver: true))
  }
}
