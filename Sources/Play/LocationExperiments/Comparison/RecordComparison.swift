package import LocationPolicy
package import LocationScenario

/// The comparison of a record with the simulated phone on the same journey, played at the same pace.
package struct RecordComparison: Sendable {
  /// The first place where the two differ.
  package struct Difference: Hashable, Sendable {
    /// The step, by its position.
    package let step: Int
    /// The observation of the simulated phone; nil if it has none there.
    package let expected: Observation?
    /// The observation in the record; nil if it has none there.
    package let found: Observation?
    /// The facts behind what the simulated phone shows.
    package let facts: [Fact]
  }

  /// The record.
  package let record: ExperimentRecord
  /// The first difference; nil if the record agrees with the simulated phone.
  package let difference: Difference?
  /// The values of assumptions with which the simulated phone would have done the same.
  package let explanations: [Experiment.Alternative]

  /// Whether the whole journey was made and agrees with the simulated phone.
  package var agrees: Bool { difference == nil && isWhole }

  /// Whether the record has all steps of the journey.
  package var isWhole: Bool { record.run.steps.count == stepCount }

  /// The number of steps of the journey.
  package var stepCount: Int { record.scenario["steps"]?.elements.count ?? 0 }

  /// Compares a record with the simulated phone of its release.
  package init(_ record: ExperimentRecord) throws(ScenarioError) {
    guard let release = record.phone.release else {
      throw ScenarioError("ios", "“\(record.phone.ios)” is no version of iOS")
    }
    self.record = record
    let usual = try Self.play(record.scenario, on: release, asSlowlyAs: record.run)
    difference = Self.difference(between: usual, and: record.run)
    guard difference != nil else {
      explanations = []
      return
    }
    var explanations: [Experiment.Alternative] = []
    for candidate in Self.candidates(for: record.experiment) {
      let assuming = record.scenario.assuming(candidate)
      // A value that a scenario doesn't take, or with which the journey can't be played, explains nothing.
      guard let run = try? Self.play(assuming, on: release, asSlowlyAs: record.run) else { continue }
      if Self.difference(between: run, and: record.run) == nil { explanations.append(candidate) }
    }
    self.explanations = explanations
  }

  private static func play(
    _ scenario: JSONValue, on release: Release, asSlowlyAs run: ObservedRun
  ) throws(ScenarioError) -> ObservedRun {
    Observer.run(
      of: try ScenarioReader().scenario(from: scenario), on: release, times: run.steps.map(\.time),
      end: run.end
    ).run
  }

  /// Returns the first place where a record differs from the simulated phone; nil if they agree.
  ///
  /// Only the steps in the record are compared: a journey can be interrupted.
  package static func difference(between expected: ObservedRun, and found: ObservedRun) -> Difference? {
    for (index, (one, other)) in zip(expected.steps, found.steps).enumerated() {
      let (wanted, seen) = (one.observations, other.observations)
      for place in 0..<max(wanted.count, seen.count) {
        let left = wanted.indices.contains(place) ? wanted[place] : nil
        let right = seen.indices.contains(place) ? seen[place] : nil
        if left == right { continue }
        return Difference(
          step: index, expected: left, found: right, facts: facts(of: left, in: one, upTo: index, expected))
      }
    }
    return nil
  }

  /// Returns the facts behind an expected observation, or the last ones named before if nothing was expected.
  private static func facts(
    of observation: Observation?, in step: ObservedRun.Step, upTo index: Int, _ run: ObservedRun
  ) -> [Fact] {
    let own = step.sightings.first { $0.observation == observation }.map { Array($0.facts) } ?? []
    if !own.isEmpty { return own }
    let before = run.steps[...index].reversed().flatMap { $0.sightings.reversed() }
    return before.first { !$0.facts.isEmpty }.map { Array($0.facts) } ?? []
  }

  /// Returns the values that may explain a difference: the experiment's own, then those of all other
  /// assumptions.
  private static func candidates(for experiment: String) -> [Experiment.Alternative] {
    let all = Experiment.drafts.compactMap(\.alternative)
    let own = Experiment.drafts.filter { $0.name == experiment }.compactMap(\.alternative)
    var seen: Set<Experiment.Alternative> = []
    return (own + all).filter { seen.insert($0).inserted }
  }
}

extension JSONValue {
  /// Returns a scenario with another value of an assumption or a duration.
  func assuming(_ alternative: Experiment.Alternative) -> JSONValue {
    var scenario = self
    let group = SettingWord.timings.contains { $0.name == alternative.assumption } ? "timings" : "assumptions"
    var values = scenario[group] ?? .object([:])
    values[alternative.assumption] = alternative.json
    scenario[group] = values
    return scenario
  }
}
