import LocationExploration
import TestSupport
import Testing

@Suite struct RandomWalksTests {
  @Test func `deep walks find what is deep and shrink it to what is needed`() async throws {
    let counters = Counters(counters: 3, height: 6)
    let walks = RandomWalks(walks: 20, length: 40)
    let report = try await walks.run(
      numbers: { SeededGenerator(seed: UInt64($0)) }, playing: { counters.end(of: $0) })
    #expect(report.found.map(\.finding) == ["top"])
    #expect(report.found.first?.journey.count == 18)
    #expect(report.ending == .depth(40))
    let again = try await walks.run(
      numbers: { SeededGenerator(seed: UInt64($0)) }, playing: { counters.end(of: $0) })
    #expect(again == report)
  }

  @Test func `a detour is left out`() async throws {
    let lock = Lock(isAtomic: false)
    let long: [Lock.Move] = [
      .looks(1), .enters(1), .leaves(1), .looks(0), .looks(1), .enters(1), .leaves(1), .looks(1), .enters(0),
      .enters(1),
    ]
    #expect(lock.end(of: long)?.findings == ["both inside"])
    let shrunk = await JourneyShrinker().shrink(long) { lock.end(of: $0)?.findings.isEmpty == false }
    #expect(shrunk.journey == [.looks(0), .looks(1), .enters(0), .enters(1)])
  }

  @Test func `the bound of the shrinker is kept`() async throws {
    let result = await JourneyShrinker<Int>(bound: 5).shrink(Array(0..<100)) { $0.contains(77) }
    #expect(result.played == 5)
    #expect(result.journey.contains(77))
  }
}
