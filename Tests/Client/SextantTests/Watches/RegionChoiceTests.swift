import Testing

@testable import Sextant

/// The choice of the regions that the system monitors, which is a pure function.
@Suite struct RegionChoiceTests {
  private let here = Position(latitude: 48, longitude: 11)

  private func candidate(_ id: String, north degrees: Double, radius: Double = 100) -> RegionChoice.Candidate
  {
    RegionChoice.Candidate(id: id, center: Position(latitude: 48 + degrees, longitude: 11), radius: radius)
  }

  @Test func `the nearest borders come first, and the next one limits the reach`() {
    let far = candidate("far", north: 0.3)
    let near = candidate("near", north: 0.1)
    let nearest = candidate("nearest", north: -0.05)
    let choice = RegionChoice(of: [far, near, nearest], around: here, limit: 2)
    #expect(choice.ids == ["nearest", "near"])
    #expect(abs(choice.reach - (0.3 * 111_195 - 100)) < 50)
  }

  @Test func `the border counts and not the middle, from within too`() {
    let country = candidate("country", north: 0.01, radius: 500_000)
    let farBlock = candidate("block", north: 0.5)
    let wide = candidate("wide", north: 1, radius: 110_000)
    #expect(RegionChoice(of: [country, farBlock, wide], around: here, limit: 2).ids == ["wide", "block"])
  }

  @Test func `ties go by name, whatever the order they come in`() {
    let same = ["d", "a", "c", "b"].map { candidate($0, north: 0.1) }
    #expect(RegionChoice(of: same, around: here, limit: 2).ids == ["a", "b"])
    #expect(RegionChoice(of: same.reversed(), around: here, limit: 2).ids == ["a", "b"])
  }

  @Test(arguments: [3, 4, 19]) func `when all are chosen the reach has no end`(limit: Int) {
    let choice = RegionChoice(
      of: ["c", "a", "b"].map { candidate($0, north: 0.1) }, around: here, limit: limit)
    #expect(choice.ids == ["a", "b", "c"])
    #expect(choice.reach == .infinity)
  }

  @Test(arguments: [0, -1]) func `nothing fits into no room`(limit: Int) {
    let choice = RegionChoice(of: [candidate("a", north: 0.1)], around: here, limit: limit)
    #expect(choice.ids == [])
    #expect(choice.reach < 12_000)
  }

  @Test func `the way across the date line is the short one`() {
    let west = RegionChoice.Candidate(
      id: "west", center: Position(latitude: 0, longitude: -179.9), radius: 100)
    let east = RegionChoice.Candidate(id: "east", center: Position(latitude: 0, longitude: 178), radius: 100)
    let choice = RegionChoice(of: [east, west], around: Position(latitude: 0, longitude: 179.9), limit: 1)
    #expect(choice.ids == ["west"])
  }

  @Test(.timeLimit(.minutes(20))) func `100,000 regions take one walk`() {
    let all = (0..<100_000).map { candidate("\($0)", north: Double(100_000 - $0) / 10_000, radius: 1) }
    let choice = RegionChoice(of: all, around: here, limit: 19)
    #expect(choice.ids == (1...19).map { "\(100_000 - $0)" })
    #expect(choice.reach > 0)
  }
}
