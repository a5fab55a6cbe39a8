package import LocationPolicy

/// The observations in each step of a journey.
package struct ObservedRun: Hashable, Sendable {
  /// The observations in one step.
  package struct Step: Hashable, Sendable {
    /// The start of the step, in seconds after the start of the journey.
    package var time: Double
    /// The observations with their times, in order.
    package var sightings: [Sighting]

    /// Creates a step.
    package init(time: Double, sightings: [Sighting] = []) {
      self.time = time
      self.sightings = sightings
    }

    /// The distinct observations, in the order of their first occurrence.
    ///
    /// Repetitions are omitted: the rate of locations depends on the device.
    package var observations: [Observation] {
      var seen: Set<Observation> = []
      return sightings.map(\.observation).filter { seen.insert($0).inserted }
    }
  }

  /// An observation with its time.
  package struct Sighting: Hashable, Sendable {
    /// The time in seconds after the start of the journey.
    package let time: Double
    /// The observation.
    package let observation: Observation
    /// The facts behind it; empty unless the simulated phone was observed.
    package let facts: FactList

    /// Creates a sighting.
    package init(time: Double, _ observation: Observation, facts: FactList = FactList()) {
      self.time = time
      self.observation = observation
      self.facts = facts
    }
  }

  /// The steps, in order.
  package var steps: [Step]
  /// The end of the observation after the last step, in seconds after the start; nil if there was none.
  package var end: Double?

  /// Creates a run.
  package init(_ steps: [Step], end: Double? = nil) {
    self.steps = steps
    self.end = end
  }
}
