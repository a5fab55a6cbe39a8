import LocationCatalogue
import LocationScenario
import LocationSimulation
import Phrases
import Testing

@testable import LocationExperiments

/// Every assumption makes a difference.
@Suite struct AssumptionJourneyTests {
  @Test(arguments: Experiment.ofAssumptions)
  func `another value of an assumption leads somewhere else`(experiment: Experiment) throws {
    let usual = try Self.run(experiment)
    let other = try Self.run(experiment, assuming: experiment.alternative.map { [$0] } ?? [])
    #expect(usual.failures == [])
    let isSame = usual.device.trace.entries == other.device.trace.entries && other.failures.isEmpty
    #expect(!isSame)
  }

  private static func run(
    _ experiment: Experiment, assuming alternatives: [Experiment.Alternative] = []
  ) throws -> ScenarioResult {
    let scenario = alternatives.reduce(experiment.scenario) { $0.assuming($1) }
    return try ScenarioReader().scenario(from: scenario).run(on: experiment.release)
  }

  /// Assumptions that limit explorations but not scenarios; InSettingsTests tries both values.
  private static let ofExplorations: Set = ["settingsListsAppsThatNeverAsked"]

  /// Assumptions about extensions, which the app of the journeys doesn't have; ExtensionTests tries both values.
  private static let ofExtensions: Set = ["extensionUseCountsForReminder"]

  @Test func `every value that an assumption can have by name has a journey, and every number another`() {
    let alternatives = Experiment.ofAssumptions.compactMap(\.alternative)
    let durations = Set(SettingWord.timings.map(\.name))
    let played = Set(alternatives.map { "\($0.assumption): \($0.value)" })
    let names = Set(alternatives.map(\.assumption)).subtracting(durations)
    let words = SettingWord.assumptions.filter {
      !Self.ofExplorations.union(Self.ofExtensions).contains($0.name)
    }
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

extension Experiment: CustomTestStringConvertible {
  /// The name of the experiment.
  public var testDescription: String { name }
}
