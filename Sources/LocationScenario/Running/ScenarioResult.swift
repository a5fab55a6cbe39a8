public import LocationPolicy
public import LocationSimulation

/// What became of a scenario on one release.
public struct ScenarioResult: Sendable {
  /// The release.
  public let release: Release
  /// The device as the last step left it, with the trace of all that happened.
  public let device: SimulatedDevice
  /// What apps and objects are called in the scenario.
  public let names: TraceNames
  /// What the steps say, and which expectations failed, at their places in the trace.
  public let notes: [TimelineNote]
  /// What was not as expected; empty for a scenario that holds.
  public let failures: [ScenarioFailure]
  /// How many expectations were looked at.
  public let expectationCount: Int

  /// The lines that a person reads.
  public var timeline: [TimelineLine] {
    TraceTimeline(device.trace.entries, names: names, notes: notes).lines
  }
}
