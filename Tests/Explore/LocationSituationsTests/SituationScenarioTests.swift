import LocationPolicy
import LocationScenario
import LocationSimulation
import LocationSituations
import Testing

/// The simulated phone can play a journey that was found.
@Suite struct SituationScenarioTests {
  @Test(arguments: Release.allCases)
  func `the journey to each named question ends on a phone as the situation does`(release: Release) throws {
    let journeys = try NamedJourneys.all.get().journeys(on: release)
    #expect(!journeys.isEmpty)
    for journey in journeys {
      let scenario = SituationScenario(name: journey.name, journey: journey.moves, under: journey.rules)
      let result = try ScenarioReader().scenario(from: scenario.value).run(on: release)
      #expect(result.failures.map { "\($0)" } == [], "\(journey.name): \(journey.moves)")
      #expect(result.expectationCount == 6, "\(journey.name)")
    }
  }

  @Test func `a scenario that ends otherwise is told from one that ends as it should`() throws {
    let rules = SituationRules(.policy(for: .newest))
    let scenario = SituationScenario(
      name: "asked", journey: [.opensApp, .requestsWhenInUse], under: rules)
    guard case .object(var values) = scenario.value, case .array(let steps)? = values["steps"] else {
      throw ScenarioError("", "a scenario is an object with steps")
    }
    values["steps"] = .array([steps[0]] + steps.suffix(1))
    let result = try ScenarioReader().scenario(from: .object(values)).run(on: .newest)
    #expect(result.failures.count == 1)
  }

  @Test func `every move can be written down and played`() throws {
    for release in Release.allCases {
      let rules = SituationRules(.policy(for: release), addedMoves: Set(AddedMoves.allCases))
      var situation = Situation()
      var journey: [SituationMove] = []
      var left = Set(SituationMove.all(under: rules))
      // Moves that have not been made yet come first; if nothing is new, a minute passes.
      while journey.count < 200 {
        let possible = SituationMove.all(under: rules).filter { situation.canMake($0, under: rules) }
        guard let move = possible.first(where: left.contains) ?? possible.last else { break }
        left.remove(move)
        journey.append(move)
        situation.make(move, under: rules)
      }
      let scenario = SituationScenario(name: "all", journey: journey, under: rules)
      let result = try ScenarioReader().scenario(from: scenario.value).run(on: release)
      #expect(result.failures.map { "\($0)" } == [], "iOS \(release.name)")
    }
  }
}
