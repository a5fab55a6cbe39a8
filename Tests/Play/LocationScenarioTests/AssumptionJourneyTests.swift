import LocationSimulation
import Phrases
import Testing

@testable import LocationScenario

/// Every assumption makes a difference.
@Suite struct AssumptionJourneyTests {
  @Test(arguments: AssumptionJourney.all)
  func `another value of an assumption leads somewhere else`(journey: AssumptionJourney) throws {
    let usual = try journey.run(isOther: false)
    let other = try journey.run(isOther: true)
    #expect(usual.failures == [])
    let isSame = usual.device.trace.entries == other.device.trace.entries && other.failures.isEmpty
    #expect(!isSame)
  }

  /// Assumptions that limit explorations but not scenarios; InSettingsTests tries both values.
  private static let ofExplorations: Set = ["settingsListsAppsThatNeverAsked"]

  @Test func `every value that an assumption can have by name has a journey, and every number another`() {
    let played = Set(AssumptionJourney.all.map { "\($0.name): \($0.value)" })
    let names = Set(AssumptionJourney.all.map(\.name))
    let words = SettingWord.assumptions.filter { !Self.ofExplorations.contains($0.name) }
    for word in words {
      let isNumber = word.alternatives.english.hasPrefix("any other")
      let wanted =
        isNumber ? [] : word.alternatives.english.split(separator: ", ").map(String.init)
      let all = wanted.map { "\(word.name): \(word.name == "explicitSessionKeys" ? "\"\($0)\"" : $0)" }
      #expect(names.contains(word.name), "\(word.name)")
      #expect(played.isSuperset(of: all), "\(word.name)")
    }
    #expect(names == Set(words.map(\.name)))
  }
}
