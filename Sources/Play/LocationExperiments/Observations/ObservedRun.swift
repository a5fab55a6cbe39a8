package import LocationPolicy

/// What was seen in each step of a journey.
package struct ObservedRun: Hashable, Sendable {
  /// What was seen in one step.
  package struct Step: Hashable, Sendable {
    /// When the step began, in seconds after the journey did.
    package var time: Double
    /// What was seen, in order.
    package var sightings: [Sighting]

    /// Creates a step.
    package init(time: Double, sightings: [Sighting] = []) {
      self.time = time
      self.sightings = sightings
    }

    /// What was seen, each once, in the order of the first time.
    ///
    /// How often something came is left out: locations come at a rate that depends on the device.
    package var observations: [Observation] {
      var seen: Set<Observation> = []
      return sightings.map(\.observation).filter { seen.insert($0).inserted }
    }
  }

  /// An observation with its time.
  package struct Sighting: Hashable, Sendable {
    /// The seconds after the start of the journey.
    package let time: Double
    /// What was seen.
    package let observation: Observation
    /// The facts behind it, where the simulated phone is what was seen.
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
  /// When the look after the last step ended, in seconds after the journey began; nil for a journey without one.
  package var end: Double?

  /// Creates a run.
  package init(_ steps: [Step], end: Double? = nil) {
    self.steps = steps
    self.end = end
  }
}
