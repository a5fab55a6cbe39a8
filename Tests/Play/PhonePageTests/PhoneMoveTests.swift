import LocationPolicy
import LocationScenario
import LocationSimulation
import PhonePage
import Phrases
import Testing

/// A random number generator for journeys of many moves.
private struct Draw: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 16 | state << 48
  }
}

@Suite struct PhoneMoveTests {
  @Test(arguments: Release.allCases, PhoneApp.Kind.allCases)
  func `a journey is the scenario that it is written as`(release: Release, kind: PhoneApp.Kind) throws {
    var draw = Draw(state: UInt64(release.major))
    var history = PhoneHistory(PhoneApp(kind), on: release)
    for _ in 0..<40 {
      let moves = history.moves
      #expect(Dictionary(grouping: moves, by: \.word).filter { $0.value.count > 1 } == [:])
      // Benchmarks measure a day with a fix per second.
      let some = moves.filter { $0.deed != .wait(86_400) }
      try history.add(#require(some.randomElement(using: &draw)))
    }
    let scenario = try ScenarioReader(folder: nil).scenario(from: history.scenario)
    let result = scenario.run(on: release)
    let names = history.play.names
    #expect(
      result.device.trace.entries.map { $0.value(result.names) }
        == history.play.device.trace.entries.map { $0.value(names) })
  }

  @Test func `a button and the reminder have words of their own, and an older link finds either`() throws {
    var history = PhoneHistory(PhoneApp(.geofence), on: .iOS12)
    for word in ["opens.Nearby", "reminds", "answers.alwaysAllow"] { try history.add(word) }
    let both = history.moves.filter { $0.word.hasPrefix("reminds") }
    #expect(both.map(\.word) == ["reminds", "remindsOfUse"])
    #expect(both.map(\.mover) == [.app, .time])
    for word in ["goesHome", "reminds"] { try history.add(word) }
    #expect(history.steps.last?.move == both.last)
  }

  @Test func `moves read the same in every language where they are code`() throws {
    var history = PhoneHistory(on: .newest)
    try history.add("opens.Runs")
    for move in history.moves {
      #expect((move.label.format == "%@") == (move.mover == .app), "\(move.label)")
    }
  }
}
