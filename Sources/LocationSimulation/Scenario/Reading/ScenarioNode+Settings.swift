import LocationPolicy

extension ScenarioNode {
  /// The properties of the policy's durations by name.
  static let policyTimings: [(name: String, value: any WritableKeyPath<Timings, Double> & Sendable)] = [
    ("grace", \.grace), ("allowOnceExpiry", \.allowOnceExpiry), ("heldEventLifetime", \.heldEventLifetime),
    ("reminderDelay", \.reminderDelay), ("requestLocationTimeout", \.requestLocationTimeout),
    ("automaticPause", \.automaticPause), ("sessionRejoin", \.sessionRejoin), ("widgetInUse", \.widgetInUse),
  ]
  /// The properties of the device's durations by name, the time until the second prompt aside.
  static let deviceTimings: [(name: String, value: any WritableKeyPath<DeviceTimings, Double> & Sendable)] = [
    ("fixInterval", \.fixInterval), ("monitoringInterval", \.monitoringInterval),
    ("backgroundLaunch", \.backgroundLaunch),
  ]
  /// The assumptions that hold or don't.
  static let switches: [(name: String, value: any WritableKeyPath<Assumptions, Bool> & Sendable)] = [
    ("allowOnceSpendsAlwaysRequest", \.allowOnceSpendsAlwaysRequest),
    ("askNextTimeRestoresAlwaysRequest", \.askNextTimeRestoresAlwaysRequest),
    ("downgradeRestoresAlwaysRequest", \.downgradeRestoresAlwaysRequest),
    ("reinstallResets", \.reinstallResets),
    ("provisionalEntryCallsBack", \.provisionalEntryCallsBack),
    ("locationButtonGrantsAfterDenial", \.locationButtonGrantsAfterDenial),
    ("accuracyOutlivesAllowOnce", \.accuracyOutlivesAllowOnce),
    ("decliningFullAccuracyFails", \.decliningFullAccuracyFails),
    ("blankDescriptionCounts", \.blankDescriptionCounts),
    ("nonStringDescriptionCounts", \.nonStringDescriptionCounts),
    ("headingNeedsAuthorization", \.headingNeedsAuthorization),
    ("promptGoesWithForeground", \.promptGoesWithForeground),
  ]
  /// The assumptions that are lengths in metres.
  static let distances: [(name: String, value: any WritableKeyPath<Assumptions, Double> & Sendable)] = [
    ("coarsestBackgroundAccuracy", \.coarsestBackgroundAccuracy)
  ]

  /// Reads durations by name.
  func readTimings(into scenario: inout Scenario) throws(ScenarioError) {
    let object = try object(
      allowing: Self.policyTimings.map(\.name) + Self.deviceTimings.map(\.name) + ["secondPrompt"])
    for (name, property) in Self.policyTimings {
      guard let node = object[name] else { continue }
      scenario.policyTimings.append(ScenarioSetting(property: property, value: try node.duration()))
    }
    for (name, property) in Self.deviceTimings {
      guard let node = object[name] else { continue }
      let value = try node.duration()
      guard value >= 0.01 else { throw node.error("the shortest is 0.01 s") }
      scenario.deviceTimings.append(ScenarioSetting(property: property, value: value))
    }
    scenario.secondPrompt = try object["secondPrompt"]?.durations()
  }

  /// Reads assumptions by name.
  func readAssumptions(into scenario: inout Scenario) throws(ScenarioError) {
    let object = try object(allowing: Self.switches.map(\.name) + Self.distances.map(\.name))
    for (name, property) in Self.switches {
      guard let node = object[name] else { continue }
      scenario.switches.append(ScenarioSetting(property: property, value: try node.boolean()))
    }
    for (name, property) in Self.distances {
      guard let node = object[name] else { continue }
      scenario.distances.append(ScenarioSetting(property: property, value: try node.number(in: 0...1e9)))
    }
  }

  /// A shortest and a longest time, or one that is both.
  private func durations() throws(ScenarioError) -> ClosedRange<Double> {
    guard isList else {
      let time = try duration()
      return time...time
    }
    let ends = try list()
    guard ends.count == 2 else { throw error("expected the shortest and the longest time") }
    let (shortest, longest) = (try ends[0].duration(), try ends[1].duration())
    guard shortest <= longest else { throw error("the shortest time is longer than the longest") }
    return shortest...longest
  }
}
